// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/known_crimson.h"

#include "rules/games/crimson/narration/names.h"
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

BothLanguages KnownCrimson::variantName(std::string_view variant) const
{
    return variant == "tournament" ? BothLanguages{"Tournament", "Turnier"} : BothLanguages{"Duel", "Duell"};
}

std::vector<SetupField> KnownCrimson::setupFields() const
{
    SetupField castles{"castles", {"Castles", "Burgen"}, {}, {}, 0, "cc.castle"};
    for (Lane lane = 0; lane < kLanes; ++lane)
        castles.each.push_back(narration::wordName(laneWord(lane)));
    for (const Kind& castle : m_game->table().castles)
        castles.choices.push_back({castle.id, castle.name, {}});
    SetupField handicap{"handicap", {"Coin handicap", "Münzhandicap"}, {}, {}, Game::kCoins, "cc.handicap"};
    for (Side side = 0; side < kSides; ++side)
        handicap.each.push_back({std::string(sideWord(side)), std::string(sideWord(side))});
    return {castles, handicap};
}

std::unique_ptr<scenario::Stage> KnownCrimson::stage() const
{
    return std::make_unique<ScenarioStage>(usedBy({}));
}

Result<MatchSetup> KnownCrimson::complete(const MatchSetup& setup) const
{
    const auto game = gameFor(setup);
    const Result<Setup> read = readSetup(*game, setup);
    if (!read)
        return read.error();
    return writeSetup(*game, *read);
}

Result<scenario::Stage::Begun> KnownCrimson::start(const MatchSetup& setup) const
{
    const auto game = gameFor(setup);
    const Result<Setup> read = readSetup(*game, setup);
    if (!read)
        return read.error();
    EventLog log;
    const Result<State> state = game->start(*read, log);
    if (!state)
        return state.error();
    return scenario::Stage::Begun{std::make_unique<Match>(game, read->variant, *state), logLines(*game, log)};
}

KnownGame::Chooser KnownCrimson::bot(bots::BotKind kind, std::uint64_t seed) const
{
    return [bot = bots::Bot(kind, seed)](const AnyMatch& any) mutable {
        const auto& match = static_cast<const Match&>(any);
        return bot.choose(match.rules(), match.state(), match.rules().question(match.state()));
    };
}

Result<bots::Simulation> KnownCrimson::simulate(const MatchSetup& words,
                                                const std::vector<bots::BotKind>& seats,
                                                bots::SeedRange seeds, unsigned threads,
                                                bots::Progress* progress) const
{
    if (seats.size() != kSides)
        return Error{"bots", "a match has two seats, so it takes two bots"};
    const auto game = gameFor(words);
    const Result<Setup> read = readSetup(*game, words);
    if (!read)
        return read.error();
    if (const Result<State> trial = game->start(*read); !trial)
        return trial.error();
    bots::Subject subject{"crimson-company", words.variant, {}, {}, "", "castles"};
    for (const bots::BotKind seat : seats)
        subject.bots.emplace_back(bots::kBotNames[std::size_t(seat)]);
    for (const std::vector<std::string>& line : words.lines) {
        std::string text;
        for (const std::string& word : line)
            text += (text.empty() ? "" : " ") + word;
        subject.decks.push_back(std::move(text));
    }
    subject.rules = std::to_string(Game::kRulesVersion) + "/" + std::to_string(m_libraryHash);
    const bool sampled = words.lines.empty() && read->variant == Variant::Tournament;
    const auto begin = [&game, setup = *read, sampled](std::uint64_t seed) {
        Setup mine = setup;
        mine.seed = seed;
        if (sampled)
            mine.decks = sampleDecks(game->table(), mine.variant, seed);
        return *game->start(mine);
    };
    return bots::Simulator(*game, begin, seats).run(subject, seeds, threads, progress);
}

} // namespace rules::crimson
