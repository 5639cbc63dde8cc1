// SPDX-License-Identifier: GPL-3.0-or-later

// Game of Crowns behind the common face: set-ups, seats and parties, secret answers, what a seat sees, match
// files and scenario lines.
#include "rules/core/words.h"
#include "rules/games/crowns/known_crowns.h"
#include "rules/games/crowns/match.h"
#include "rules/scenario/runner.h"
#include "tests/support/check.h"
#include "tests/support/crowns_matches.h"

#include <algorithm>

using namespace rules;
using tests::check;

namespace {

const crowns::KnownCrowns& known()
{
    static const crowns::KnownCrowns game(crowns_matches::builtInBox());
    return game;
}

using Lines = std::vector<std::vector<std::string>>;

MatchSetup setup(unsigned players, Lines lines = {})
{
    MatchSetup setup{"game-of-crowns", "standard", 3, std::move(lines)};
    setup.players = players;
    return setup;
}

std::unique_ptr<AnyMatch> started(const MatchSetup& setup)
{
    auto begun = known().start(setup);
    check(begun.has_value(), begun ? "" : begun.error().text());
    return begun ? std::move(begun->match) : nullptr;
}

std::vector<std::string> words(std::string_view text)
{
    return splitWords(text);
}

void setUpsAreCheckedWithTheirClause()
{
    const auto refused = [](const MatchSetup& wrong, const char* clause) {
        const auto begun = known().start(wrong);
        check(!begun && begun.error().text().find(clause) != std::string::npos,
              std::string("refused with ") + clause);
        check(!known().complete(wrong).has_value(), "not completed either");
    };
    refused(setup(3), "gc.setup.players");
    refused(setup(10), "gc.setup.players");
    refused(setup(0, {{"houses", "lyre", "orlok", "lyre", "chiron"}}), "gc.setup.players");
    refused(setup(4, {{"houses", "lyre", "orlok", "midian", "chiron", "ki-rin"}}), "gc.setup.players");
    refused(setup(5, {{"option", "customized-hands", "on"}}), "gc.custom");
    refused(setup(7, {{"option", "teams", "on"}}), "gc.team");
    refused(setup(6, {{"option", "teams", "on"}, {"option", "customized-hands", "on"}}), "gc.custom");
    refused(setup(4, {{"spares", "midian"}}), "gc.custom");
    check(!known().start(setup(4, {{"houses", "lannister"}})), "a house that does not exist");
    check(!known().start(setup(4, {{"deck", "knight@lyre"}})), "a line of another game");
    for (unsigned players = 4; players <= 9; ++players)
        for (const MatchSetup& fits : {setup(players), setup(players, {{"houses", "ki-rin"}})}) {
            const auto complete = known().complete(fits);
            check(complete && complete->players == players, "completed");
            const auto one = known().start(fits);
            const auto two = known().start(*complete);
            check(one && two && one->match->hash() == two->match->hash(), "the same match");
        }
}

void everyViolationOfASetUpIsNamedWithItsClause()
{
    const auto clauses = [](const MatchSetup& wrong) {
        std::vector<std::string> found;
        for (const SetupIssue& issue : known().issues(wrong)) {
            check(!issue.text.en.empty() && !issue.text.de.empty(), "an issue is told in both languages");
            found.push_back(issue.clause + (issue.isWarning ? " (warning)" : ""));
        }
        return found;
    };
    using Found = std::vector<std::string>;
    check(clauses(setup(4)).empty(), "nothing is wrong with four houses");
    check(clauses(setup(5, {{"houses", "lyre", "orlok", "lyre", "orlok", "lyre"},
                            {"option", "teams", "on"},
                            {"option", "customized-hands", "on"}})) ==
              Found{"gc.setup.players", "gc.setup.players", "gc.custom", "gc.team"},
          "two houses twice and two options that do not fit");
    check(clauses(setup(3)) == Found{"gc.setup.players"}, "three houses");
    check(clauses(setup(8, {{"option", "rounds", "5"}})) == Found{"gc.rounds.many (warning)"},
          "a longer game with eight is advised against");
    check(known().start(setup(8, {{"option", "rounds", "5"}})).has_value(), "and can be played");
}

void housesLeftToChanceAreDrawnBySeed()
{
    const Lines lines{{"houses", "random", "lyre", "random", "random"}};
    std::vector<std::string> drawn;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        MatchSetup any = setup(4, lines);
        any.seed = seed;
        const auto seats = known().seats(any);
        check(seats.size() == 4 && seats[1].id == "lyre", "the named house stays");
        for (std::size_t i = 0; i < seats.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                check(seats[i].id != seats[k].id, "no house twice");
        drawn.push_back(seats[0].id);
        const auto complete = known().complete(any);
        check(complete && complete->lines[0][1] == seats[0].id, "written out, it is the same house");
    }
    std::sort(drawn.begin(), drawn.end());
    check(std::unique(drawn.begin(), drawn.end()) - drawn.begin() > 3, "seeds draw different houses");
}

void aSeatHasTheColourAndEmblemOfItsHouse()
{
    const auto match = started(setup(4, {{"houses", "ki-rin", "lyre", "orlok", "chiron"}}));
    const auto seats = match->seats();
    check(seats[0].colour == 8 && seats[0].emblem == "ki-rin" && seats[1].colour == 0,
          "colours go with the house, not with the seat");
}

void teamsAreParties()
{
    const auto match = started(setup(6, {{"option", "teams", "on"}}));
    const auto seats = match->seats();
    check(seats.size() == 6 && match->parties().size() == 3, "six seats, three parties");
    for (std::size_t i = 0; i < seats.size(); ++i)
        check(seats[i].party == seats[(i + 3) % 6].party, "opposite seats are a team");
    check(match->outcome().size() == 3 && match->outcome()[0].rank == 0 && match->outcome()[0].score == 22,
          "scores of a team are added up");
    check(known().seats(setup(6, {{"option", "teams", "on"}})) == seats, "seats known beforehand");
}

void votesComeInAnyOrderAndStaySecret()
{
    const auto match = started(setup(4, {{"option", "first", "first-seat"}}));
    const auto answer = [&](const char* who, const char* text) {
        const auto choice = match->read(who, words(text));
        check(choice.has_value(), text);
        const auto refusal = match->refuse(who, *choice);
        if (!refusal)
            (void)match->apply(*choice);
        return !refusal;
    };
    check(answer("lyre", "attack knight@lyre orlok"), "the attack");
    const QuestionView question = match->question();
    check(question.secret && question.seats.size() == 4 && question.seats.front() == question.who,
          "everybody is asked at once");
    check(question.card == "knight@lyre", "the Knight asks");
    check(answer("chiron", "vote defender"), "a seat that is not asked first");
    check(!answer("chiron", "vote attacker"), "nobody votes twice");
    check(match->optionsOf("chiron").empty() && match->optionsOf("orlok").size() == 2, "who owes a vote");
    const auto before = match->clone();
    const auto other = before->clone();
    check(!before->refuse("orlok", *before->read("orlok", words("vote attacker"))), "legal");
    (void)before->apply(*before->read("orlok", words("vote attacker")));
    (void)other->apply(*other->read("orlok", words("vote defender")));
    for (const char* const viewer : {"lyre", "redtower", "chiron"}) {
        const auto a = before->zonesSeenBy(viewer);
        const auto b = other->zonesSeenBy(viewer);
        bool same = a.size() == b.size();
        for (std::size_t i = 0; same && i < a.size(); ++i)
            same = a[i].cards.size() == b[i].cards.size();
        check(same && before->question().text == other->question().text, "a vote shows nowhere");
    }
    check(answer("lyre", "vote attacker") && answer("orlok", "vote defender") &&
              answer("redtower", "vote attacker"),
          "the other votes");
    check(match->question().who == "orlok", "the defender spends first");
}

void aSeatSeesItsOwnHandOnly()
{
    const auto match = started(setup(5, {{"option", "hidden-agendas", "on"}}));
    for (const SeatView& seat : match->seats())
        for (const ZoneView& zone : match->zonesSeenBy(seat.id))
            for (const CardView& card : zone.cards) {
                const bool own = zone.owner == seat.id;
                check(card.id.empty() != own, zone.id + " seen by " + seat.id);
            }
    bool secret = false;
    const auto begun = known().start(setup(5, {{"option", "hidden-agendas", "on"}}));
    for (const LogLine& line : begun->log) {
        check(!line.clause.empty() && !line.text.en.empty() && !line.text.de.empty(), "a full line");
        secret = secret || (!line.secretOf.empty() && line.seenBy("nobody") != line.text);
    }
    check(secret, "agendas are secret lines");
    const auto explained = match->explain("lyre vp");
    check(explained.size() > 5 && explained.front().secretOf == "lyre",
          "points are explained to their owner");
}

void matchFilesReplay()
{
    for (const unsigned players : {4u, 9u}) {
        std::vector<KnownGame::Chooser> seats;
        for (unsigned i = 0; i < players; ++i)
            seats.push_back(known().bot(i == 0 ? bots::BotKind::Greedy : bots::BotKind::Random, i));
        std::size_t lines = 0;
        const auto file = playMatch(known(), setup(players, {{"option", "rounds", "4"}}), seats, 100'000,
                                    [&](std::size_t, const LogLine&) { ++lines; });
        check(file.has_value() && lines > 50, "a whole match");
        const auto read = readMatchFile(writeMatchFile(*file));
        check(read.has_value(), "a match file is read");
        const auto again = replay(known(), *read, {});
        check(again && (*again)->isOver() && !(*again)->winners().empty(), "and replayed to its end");
    }
}

/// A position written as scenario lines is the same position.
void positionsCanBeWrittenAsScenarios()
{
    int written = 0;
    const auto match = started(setup(6, {{"option", "hidden-agendas", "on"}, {"option", "rounds", "5"}}));
    Random random(5);
    while (!match->isOver()) {
        const std::vector<std::string> lines = match->scenarioLines();
        if (!lines.empty()) {
            std::string text = "scenario Written\n";
            for (const std::string& line : lines)
                text += line + "\n";
            for (const SeatView& seat : match->seats())
                for (const ZoneView& zone : match->zones())
                    if (zone.id == "hand." + seat.id) {
                        text += "expect " + seat.id + " hand:";
                        for (const CardView& card : zone.cards)
                            text += " " + card.id;
                        text += "\n";
                    }
            text += "expect turn " + match->turn() + "\n";
            const auto read = scenario::readScenarios(text);
            const auto failure = scenario::runScenario(read->front(), [](std::string_view id) {
                return id == known().id() ? known().stage() : std::unique_ptr<scenario::Stage>();
            });
            check(!failure, failure ? failure->text("written") : "");
            ++written;
        }
        const auto options = match->question().options;
        (void)match->apply(options[random.below(static_cast<std::uint32_t>(options.size()))]);
    }
    check(written > 10, "positions were written");
}

void simulationsCountParties()
{
    using bots::BotKind;
    const std::vector<BotKind> seats(6, BotKind::Random);
    const MatchSetup teams = setup(6, {{"option", "teams", "on"}});
    const auto one = known().simulate(teams, seats, {1, 200}, 1, nullptr);
    const auto two = known().simulate(teams, seats, {1, 200}, 2, nullptr);
    check(one && two && *one == *two, "the same for any number of threads");
    check(one->subject.parties.size() == 3 && one->games == 200 && one->unfinished == 0, "three teams");
    check(!known().simulate(teams, {BotKind::Random}, {1, 2}, 1, nullptr), "one bot per seat");
}

} // namespace

int main()
{
    setUpsAreCheckedWithTheirClause();
    everyViolationOfASetUpIsNamedWithItsClause();
    housesLeftToChanceAreDrawnBySeed();
    aSeatHasTheColourAndEmblemOfItsHouse();
    teamsAreParties();
    votesComeInAnyOrderAndStaySecret();
    aSeatSeesItsOwnHandOnly();
    matchFilesReplay();
    positionsCanBeWrittenAsScenarios();
    simulationsCountParties();
    return tests::result();
}
