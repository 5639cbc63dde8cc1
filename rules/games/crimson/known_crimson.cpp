// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/known_crimson.h"

#include "rules/bots/study_play.h"
#include "rules/games/crimson/narration/names.h"
#include "rules/games/crimson/raider_effects.h"
#include "rules/games/crimson/rating.h"
#include "rules/games/crimson/scenario_stage.h"
#include "rules/games/crimson/setup_words.h"
#include "rules/games/crimson/words.h"

#include <algorithm>
#include <set>
#include <string>

namespace rules::crimson {

namespace {

constexpr std::size_t kMost = Table::kMaxKinds - 10;

/// Starts the matches of a set-up, each with its own seed; where nobody brings decks to a tournament, each
/// with its own cards.
auto matchesOf(std::shared_ptr<const Game> game, const MatchSetup& words, const Setup& setup)
{
    const bool isSampled = setup.variant == Variant::Tournament &&
                           std::none_of(words.lines.begin(), words.lines.end(),
                                        [](const auto& line) { return line.front() == "deck"; });
    return [game = std::move(game), setup, isSampled](std::uint64_t seed) {
        Setup mine = setup;
        mine.seed = seed;
        if (isSampled)
            mine.decks = sampleDecks(game->table(), mine.variant, mine.players, seed);
        return *game->start(mine);
    };
}

bool fitsOneMatch(const effects::Library& library)
{
    return library.characters.size() <= kMost && library.castles.size() <= kMost;
}

} // namespace

KnownCrimson::KnownCrimson(effects::Library library)
    : m_library(std::move(library))
    , m_libraryHash(m_library.rulesHash())
    , m_game(std::make_shared<const Game>(usedBy({})))
{}

effects::Library KnownCrimson::usedBy(const MatchSetup& setup) const
{
    if (fitsOneMatch(m_library))
        return m_library;
    std::set<std::string> named;
    for (const std::vector<std::string>& line : setup.lines)
        if (!line.empty())
            named.insert(line.begin() + 1, line.end());
    effects::Library used;
    const auto take = [&named](const auto& from, auto& to) {
        for (const bool wanted : {true, false})
            for (const auto& each : from)
                if ((named.count(each.id) == 1) == wanted && to.size() < kMost)
                    to.push_back(each);
        std::sort(to.begin(), to.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
    };
    take(m_library.characters, used.characters);
    take(m_library.castles, used.castles);
    return used;
}

std::shared_ptr<const Game> KnownCrimson::gameFor(const MatchSetup& setup) const
{
    return fitsOneMatch(m_library) ? m_game : std::make_shared<const Game>(usedBy(setup));
}

std::vector<CardName> KnownCrimson::cards() const
{
    std::vector<CardName> names;
    for (const effects::Character& character : m_library.characters)
        names.push_back({character.id, character.name, character.otherNames});
    return names;
}

std::vector<VariantView> KnownCrimson::variants() const
{
    return {{"duel", {"Duel", "Duell"}, 2, 2, 2, DeckUse::Shared, "cc.goal"},
            {"tournament", {"Tournament", "Turnier"}, 2, 2, 2, DeckUse::PerSeat, "cc.tournament.deck"},
            {"two-versus-two", {"Two versus two", "Zwei gegen Zwei"}, 4, 4, 4, DeckUse::Shared, "cc.two"},
            {"free-for-all",
             {"Free for all", "Jeder für sich"},
             3,
             6,
             4,
             DeckUse::Shared,
             "cc.ffa.numbers",
             "",
             true},
            {"solo", {"Solo", "Solo"}, 1, 1, 1, DeckUse::Shared, "cc.solo"},
            {"coop", {"Co-op", "Koop"}, 2, 2, 2, DeckUse::Shared, "cc.coop", "co-op"}};
}

std::vector<OptionView> KnownCrimson::options(std::string_view variant) const
{
    if (variant == "solo" || variant == "coop") {
        OptionView difficulty{"difficulty",
                              variant == "solo" ? "cc.solo.difficulty" : "cc.coop.difficulty",
                              std::string(kDifficulties),
                              "easy",
                              {"Difficulty", "Schwierigkeitsgrad"}};
        difficulty.isMain = true;
        difficulty.choices = {
            {"easy", {"Easy: no coins on the castles", "Leicht: keine Münzen auf den Burgen"}, {}},
            {"medium", {"Medium: 1 coin on each castle", "Mittel: 1 Münze auf jeder Burg"}, {}},
            {"hard", {"Hard: 3 coins on each castle", "Schwer: 3 Münzen auf jeder Burg"}, {}},
            {"very-hard", {"Very hard: 6 coins on each castle", "Sehr schwer: 6 Münzen auf jeder Burg"}, {}},
            {"insane", {"Insane: 9 coins on each castle", "Verrückt: 9 Münzen auf jeder Burg"}, {}}};
        difficulty.isMain = true;
        return {difficulty};
    }
    if (variant != "free-for-all")
        return {};
    OptionView placements{"placements",
                          "cc.ffa.placements",
                          "on, off",
                          "off",
                          {"Play on for all places", "Alle Plätze ausspielen"}};
    placements.isMain = true;
    placements.choices = {
        {"off", {"No: the first to two castles wins", "Nein: Wer zuerst zwei Burgen hat, gewinnt"}, {}},
        {"on", {"Yes: until every place is decided", "Ja: bis alle Plätze vergeben sind"}, {}}};
    return {placements};
}

std::vector<SeatView> KnownCrimson::seats(const MatchSetup& setup) const
{
    const auto count = seatCount(*this, setup);
    if (!count)
        return {};
    State state;
    state.seating = seatingOf(*readVariant(count->variant.id), count->players);
    return Match(m_game, state).seats();
}

std::vector<SetupField> KnownCrimson::setupFields(std::string_view variant, unsigned players) const
{
    const auto known = readVariant(variant);
    if (!known)
        return {};
    const PlayerRange range = playersOf(*known);
    const Seating seating = seatingOf(*known, std::clamp(players, range.min, range.max));
    SetupField castles{"castles", {"Castles", "Burgen"}, {}, {}, 0, "cc.castle"};
    for (Lane lane = 0; lane < seating.lanes; ++lane)
        castles.each.push_back(narration::laneName(seating, lane));
    for (const Kind& castle : m_game->table().castles)
        castles.choices.push_back({castle.id, castle.name, {}});
    SetupField handicap{"handicap", {"Coin handicap", "Münzhandicap"}, {}, {}, seating.coins, "cc.handicap"};
    for (Seat seat = 0; seat < seating.seats; ++seat)
        handicap.each.push_back(narration::playerName(seating, seat));
    if (seating.isAgainstRaiders()) // cc.solo.coins: no purses
        return {castles};
    if (seating.isRing) // cc.ffa.fronts: regular castles only
        return {handicap};
    return {castles, handicap};
}

std::optional<BothLanguages> KnownCrimson::textIn(std::string_view variant, std::string_view card) const
{
    if (variant != "solo" && variant != "coop" && variant != "co-op")
        return std::nullopt;
    return m_library.character(card) == nullptr ? std::nullopt : raiderText(card);
}

std::unique_ptr<scenario::Stage> KnownCrimson::stage() const
{
    return std::make_unique<ScenarioStage>(usedBy({}));
}

Result<MatchSetup> KnownCrimson::complete(const MatchSetup& setup) const
{
    if (const auto count = seatCount(*this, setup); !count)
        return count.error();
    const auto game = gameFor(setup);
    const Result<Setup> read = readSetup(*game, setup);
    if (!read)
        return read.error();
    return writeSetup(*game, *read);
}

Result<scenario::Stage::Begun> KnownCrimson::start(const MatchSetup& setup) const
{
    if (const auto count = seatCount(*this, setup); !count)
        return count.error();
    const auto game = gameFor(setup);
    const Result<Setup> read = readSetup(*game, setup);
    if (!read)
        return read.error();
    EventLog log;
    const Result<State> state = game->start(*read, log);
    if (!state)
        return state.error();
    return scenario::Stage::Begun{std::make_unique<Match>(game, *state), logLines(*game, *state, log)};
}

KnownGame::Chooser KnownCrimson::bot(bots::BotKind kind, std::uint64_t seed) const
{
    return botOf<Match>(kind, seed);
}

Result<bots::Simulation> KnownCrimson::simulate(const MatchSetup& words,
                                                const std::vector<bots::BotKind>& seats,
                                                bots::SeedRange seeds, unsigned threads,
                                                bots::Progress* progress) const
{
    if (const auto fits = checkBots(*this, words, seats.size()); !fits)
        return fits.error();
    const auto game = gameFor(words);
    const Result<Setup> read = readSetup(*game, words);
    if (!read)
        return read.error();
    const Result<State> trial = game->start(*read);
    if (!trial)
        return trial.error();
    bots::Subject subject{"crimson-company", words.variant, {}, {}, "", "castles", {}};
    for (const PartyView& party : Match(game, *trial).parties())
        subject.parties.push_back(party.id);
    for (const bots::BotKind& seat : seats)
        subject.bots.push_back(bots::botName(seat));
    for (const std::vector<std::string>& line : words.lines) {
        std::string text;
        for (const std::string& word : line)
            text += (text.empty() ? "" : " ") + word;
        subject.decks.push_back(std::move(text));
    }
    subject.rules = std::to_string(Game::kRulesVersion) + "/" + std::to_string(m_libraryHash);
    return bots::Simulator(*game, matchesOf(game, words, *read), seats)
        .run(subject, seeds, threads, progress);
}

Result<std::unique_ptr<bots::StudyPlayer>> KnownCrimson::studyPlayer(const bots::StudyPlan& plan) const
{
    const auto prepare = [this](const MatchSetup& words) -> Result<bots::PreparedMatches<Game>> {
        const auto game = gameFor(words);
        const Result<Setup> read = readSetup(*game, words);
        if (!read)
            return read.error();
        if (const Result<State> trial = game->start(*read); !trial)
            return trial.error();
        bots::PreparedMatches<Game> prepared{game, matchesOf(game, words, *read), {}};
        for (const Kind& kind : game->table().characters)
            prepared.cards.push_back(kind.id);
        return prepared;
    };
    return bots::studyPlayerOf<Game>(plan, prepare);
}

} // namespace rules::crimson
