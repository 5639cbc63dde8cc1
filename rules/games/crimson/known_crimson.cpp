// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/known_crimson.h"

#include "rules/games/crimson/narration/names.h"
#include "rules/games/crimson/rating.h"
#include "rules/games/crimson/scenario_stage.h"
#include "rules/games/crimson/setup_words.h"
#include "rules/games/crimson/words.h"

namespace rules::crimson {

KnownCrimson::KnownCrimson(effects::Library library)
    : m_library(std::move(library))
    , m_libraryHash(m_library.rulesHash())
    , m_game(std::make_shared<const Game>(m_library))
{}

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
    return std::make_unique<ScenarioStage>(m_library);
}

Result<MatchSetup> KnownCrimson::complete(const MatchSetup& setup) const
{
    const Result<Setup> read = readSetup(*m_game, setup);
    if (!read)
        return read.error();
    return writeSetup(*m_game, *read);
}

Result<scenario::Stage::Begun> KnownCrimson::start(const MatchSetup& setup) const
{
    const Result<Setup> read = readSetup(*m_game, setup);
    if (!read)
        return read.error();
    EventLog log;
    const Result<State> state = m_game->start(*read, log);
    if (!state)
        return state.error();
    return scenario::Stage::Begun{std::make_unique<Match>(m_game, read->variant, *state),
                                  logLines(*m_game, log)};
}

KnownGame::Chooser KnownCrimson::bot(bots::BotKind kind, std::uint64_t seed) const
{
    return [game = m_game, bot = bots::Bot(kind, seed)](const AnyMatch& any) mutable {
        const State& state = static_cast<const Match&>(any).state();
        return bot.choose(*game, state, game->question(state));
    };
}

Result<bots::Simulation> KnownCrimson::simulate(const MatchSetup& words,
                                                const std::vector<bots::BotKind>& seats,
                                                bots::SeedRange seeds, unsigned threads,
                                                bots::Progress* progress) const
{
    if (seats.size() != kSides)
        return Error{"bots", "a match has two seats, so it takes two bots"};
    const Result<Setup> read = readSetup(*m_game, words);
    if (!read)
        return read.error();
    if (const Result<State> trial = m_game->start(*read); !trial)
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
    const auto begin = [this, setup = *read, sampled](std::uint64_t seed) {
        Setup mine = setup;
        mine.seed = seed;
        if (sampled)
            mine.decks = sampleDecks(m_game->table(), mine.variant, seed);
        return *m_game->start(mine);
    };
    return bots::Simulator(*m_game, begin, seats).run(subject, seeds, threads, progress);
}

} // namespace rules::crimson
