// SPDX-License-Identifier: GPL-3.0-or-later

// Nobody learns what they may not know: positions that differ in hidden data alone look the same to a seat,
// and a bot on that seat reasons from the same world.
#include "rules/bots/bot.h"
#include "rules/games/crowns/match.h"
#include "rules/games/crowns/narration/narration.h"
#include "rules/games/crowns/rating.h"
#include "tests/support/check.h"
#include "tests/support/crowns_invariants.h"
#include "tests/support/crowns_matches.h"
#include "tests/support/many.h"

#include <memory>

using namespace rules;
using namespace rules::crowns;
using crowns_matches::Table;
using tests::check;

namespace {

/// Changes what `viewer` cannot know: cards that it lost sight of change places, unrevealed votes and what
/// will be drawn are different. Returns how much was changed.
int changeSecrets(State& state, Seat viewer, Random& random)
{
    std::vector<CardIx> hidden;
    std::vector<CardIx> guests;
    const auto collect = [&](std::size_t zone) {
        for (const CardIx card : state.cards.in(zone))
            if ((state.knownTo[card] & seatBit(viewer)) == 0)
                (isGuest(state.code[card]) ? guests : hidden).push_back(card);
    };
    collect(zone::kGuests);
    collect(zone::kBox);
    for (Seat seat = 0; seat < state.players; ++seat)
        if (seat != viewer) {
            collect(zone::hand(seat));
            collect(zone::kAgenda + seat);
        }
    int changed = 0;
    for (std::vector<CardIx>* const cards : {&hidden, &guests})
        for (std::size_t i = 0; i + 1 < cards->size(); ++i) {
            CardCode& a = state.code[(*cards)[i]];
            CardCode& b = state.code[(*cards)[random.below(static_cast<std::uint32_t>(cards->size()))]];
            changed += a != b;
            std::swap(a, b);
        }
    if (state.ask == Ask::Vote)
        for (Seat seat = 0; seat < state.players; ++seat)
            if (seat != viewer && (state.waiting & seatBit(seat)) == 0 && random.below(2) == 0) {
                state.forDefender ^= seatBit(seat);
                ++changed;
            }
    state.random = Random(random.next());
    return changed;
}

/// What the table, a file opened as this seat and a bot on it show or decide.
void matchesLookAlike(const std::shared_ptr<const Game>& game, const State& one, const State& other,
                      Seat viewer, const Question& question, std::uint64_t seed)
{
    bots::Bot first(bots::BotKind::Greedy, seed);
    bots::Bot second(bots::BotKind::Greedy, seed);
    check(first.choose(*game, one, question) == second.choose(*game, other, game->question(other)),
          "a greedy bot decides by hidden data");
    const Match match(game, one);
    const Match changed(game, other);
    // What is saved is loaded by somebody who opens the file as one seat.
    Match opened(game, one);
    check(opened.load(match.save()).has_value(), "a saved match is opened");
    const std::string who = match.whoWord(viewer);
    const auto zones = opened.zonesSeenBy(who);
    const auto zonesToo = changed.zonesSeenBy(who);
    bool same = zones.size() == zonesToo.size();
    for (std::size_t i = 0; same && i < zones.size(); ++i) {
        same = zones[i].id == zonesToo[i].id && zones[i].cards.size() == zonesToo[i].cards.size();
        for (std::size_t k = 0; same && k < zones[i].cards.size(); ++k)
            same = zones[i].cards[k].id == zonesToo[i].cards[k].id &&
                   zones[i].cards[k].faceDown == zonesToo[i].cards[k].faceDown;
    }
    check(same, "the zones of an opened match show hidden cards");
    const auto counters = opened.countersSeenBy(who);
    const auto countersToo = changed.countersSeenBy(who);
    same = counters.size() == countersToo.size();
    for (std::size_t i = 0; same && i < counters.size(); ++i)
        same = counters[i].id == countersToo[i].id && counters[i].value == countersToo[i].value;
    check(same, "the numbers of an opened match follow from hidden data");
    check(opened.question().text == changed.question().text, "the question follows from hidden data");
    // An offer shows what the viewer shows, and nothing else.
    const Verb verb = verbOf(question.options[0]);
    if (verb != Verb::Exchange && verb != Verb::Add)
        return;
    Match applied(game, one);
    Match appliedToo(game, other);
    const auto lines = applied.apply(question.options[0]);
    const auto linesToo = appliedToo.apply(question.options[0]);
    check(!lines.empty() && !linesToo.empty() && lines[0].seenBy(who) == linesToo[0].seenBy(who),
          "the log tells a seat what it cannot know");
}

} // namespace

int main()
{
    const Box box = crowns_matches::builtInBox();
    long changes = 0;
    long votes = 0;
    for (const Table& table : crowns_matches::allTables()) {
        if ((table.rules & crowns_matches::OtherRulings) != 0)
            continue;
        const auto shared = std::make_shared<const Game>(box, crowns_matches::optionsOf(table));
        const Game& game = *shared;
        for (int seed = 1; seed <= tests::many(10); ++seed) {
            Random random(static_cast<std::uint64_t>(seed));
            State state = game.start(crowns_matches::setup(table, random.next())).value();
            while (!game.isOver(state)) {
                const Question question = game.question(state);
                if (random.below(8) == 0) {
                    const Seat viewer = question.seat;
                    State other = state;
                    changes += changeSecrets(other, viewer, random);
                    votes += state.ask == Ask::Vote && other.forDefender != state.forDefender;
                    check(game.observe(state, viewer) == game.observe(other, viewer),
                          table.name() + ": the view of a seat depends on hidden data");
                    const auto one = explainScore(game, state, viewer, Language::English);
                    const auto two = explainScore(game, other, viewer, Language::English);
                    bool alike = one.size() == two.size();
                    for (std::size_t i = 0; alike && i < one.size(); ++i)
                        alike = one[i].text == two[i].text;
                    check(alike, table.name() + ": the running score depends on hidden data");
                    const Question again = game.question(other);
                    bool same = question.options.size() == again.options.size();
                    for (std::size_t i = 0; same && i < question.options.size(); ++i)
                        same = question.options[i] == again.options[i];
                    check(same, table.name() + ": the answers depend on hidden data");
                    Random first(99);
                    Random second(99);
                    State seen = state;
                    State seenToo = other;
                    determinize(seen, viewer, first);
                    determinize(seenToo, viewer, second);
                    for (State* const each : {&seen, &seenToo})
                        each->knownTo = {};
                    check(seen.cards == seenToo.cards && seen.random == seenToo.random &&
                              seen.forDefender == seenToo.forDefender && seen.code == seenToo.code,
                          table.name() + ": a bot reasons from hidden data");
                    check(crowns_invariants::ravensWrong(game, seen).empty(), "ravens stay");
                    if (random.below(8) == 0)
                        matchesLookAlike(shared, state, other, viewer, question, random.next());
                }
                const auto count = static_cast<std::uint32_t>(question.options.size());
                game.apply(state, question.options[random.below(count)]);
            }
        }
    }
    std::printf("%ld changes, %ld changed votes\n", changes, votes);
    check(changes > 10'000 && votes > 50, "hidden data was really changed");
    return tests::result();
}
