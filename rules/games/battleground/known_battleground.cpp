// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/known_battleground.h"

#include "rules/bots/study_play.h"
#include "rules/core/words.h"
#include "rules/games/battleground/match.h"
#include "rules/games/battleground/option_names.h"
#include "rules/games/battleground/rating.h"
#include "rules/games/battleground/scenario_stage.h"
#include "rules/games/battleground/setup_words.h"

#include <algorithm>
#include <set>
#include <string>

namespace rules::battleground {

namespace {

/// Starts the matches of a set-up, each with its own seed; where nobody brings decks, each with its own
/// cards.
auto matchesOf(std::shared_ptr<const Game> game, const MatchSetup& words, const Setup& setup)
{
    const bool isSampled = std::none_of(words.lines.begin(), words.lines.end(),
                                        [](const auto& line) { return line.front() == "deck"; });
    return [game = std::move(game), setup, isSampled](std::uint64_t seed) {
        Setup mine = setup;
        mine.seed = seed;
        if (isSampled)
            mine.decks = sampleDecks(game->table(), seed);
        return *game->start(mine);
    };
}

} // namespace

KnownBattleground::KnownBattleground(Characters library)
    : m_library(std::move(library))
    , m_libraryHash(m_library.rulesHash())
{}

std::vector<CardName> KnownBattleground::cards() const
{
    std::vector<CardName> names;
    for (const Character& each : m_library.all)
        names.push_back({each.id, each.name, {}});
    return names;
}

std::vector<OptionView> KnownBattleground::options(std::string_view) const
{
    std::vector<OptionView> views;
    const MatchOptions defaults;
    for (const OptionForm& form : optionForms()) {
        views.push_back({std::string(form.key), std::string(generalClauseId(form.clause)),
                         std::string(form.values), optionValue(defaults, form.key)});
        nameOption(views.back());
    }
    return views;
}

std::unique_ptr<scenario::Stage> KnownBattleground::stage() const
{
    return std::make_unique<ScenarioStage>(usedBy({}));
}

Characters KnownBattleground::usedBy(const MatchSetup& setup) const
{
    if (m_library.all.size() <= Table::kMaxKinds)
        return m_library;
    std::set<std::string> named;
    for (const std::vector<std::string>& line : setup.lines)
        if (!line.empty() && line[0] == "deck")
            named.insert(line.begin() + 1, line.end());
    Characters used;
    for (const bool wanted : {true, false})
        for (const Character& each : m_library.all)
            if ((named.count(each.id) == 1) == wanted && used.all.size() < Table::kMaxKinds)
                used.all.push_back(each);
    return used;
}

Result<std::shared_ptr<const Game>> KnownBattleground::gameFor(const MatchSetup& setup) const
{
    const Result<MatchOptions> options = readOptions(setup);
    if (!options)
        return options.error();
    return std::make_shared<const Game>(usedBy(setup), *options);
}

Result<MatchSetup> KnownBattleground::complete(const MatchSetup& setup) const
{
    if (const auto count = seatCount(*this, setup); !count)
        return count.error();
    const auto game = gameFor(setup);
    if (!game)
        return game.error();
    const Result<Setup> read = readSetup(**game, setup);
    if (!read)
        return read.error();
    return writeSetup(**game, *read);
}

Result<scenario::Stage::Begun> KnownBattleground::start(const MatchSetup& setup) const
{
    if (const auto count = seatCount(*this, setup); !count)
        return count.error();
    const auto game = gameFor(setup);
    if (!game)
        return game.error();
    const Result<Setup> read = readSetup(**game, setup);
    if (!read)
        return read.error();
    EventLog log;
    const Result<State> state = (*game)->start(*read, log);
    if (!state)
        return state.error();
    return scenario::Stage::Begun{std::make_unique<Match>(*game, *state), logLines(**game, *state, log)};
}

KnownGame::Chooser KnownBattleground::bot(bots::BotKind kind, std::uint64_t seed) const
{
    return botOf<Match>(kind, seed);
}

Result<bots::Simulation> KnownBattleground::simulate(const MatchSetup& words,
                                                     const std::vector<bots::BotKind>& seats,
                                                     bots::SeedRange seeds, unsigned threads,
                                                     bots::Progress* progress) const
{
    if (const auto fits = checkBots(*this, words, seats.size()); !fits)
        return fits.error();
    const auto made = gameFor(words);
    if (!made)
        return made.error();
    const Game& game = **made;
    const Result<Setup> read = readSetup(game, words);
    if (!read)
        return read.error();
    if (const Result<State> trial = game.start(*read); !trial)
        return trial.error();
    bots::Subject subject{"battleground", words.variant, {}, {}, "", "living characters", {"A", "B"}};
    for (const bots::BotKind& seat : seats)
        subject.bots.push_back(bots::botName(seat));
    for (const std::vector<std::string>& line : words.lines)
        subject.decks.push_back(joinWords(line));
    subject.rules = std::to_string(Game::kRulesVersion) + "/" + std::to_string(m_libraryHash);
    return bots::Simulator(game, matchesOf(*made, words, *read), seats)
        .run(subject, seeds, threads, progress);
}

Result<std::unique_ptr<bots::StudyPlayer>> KnownBattleground::studyPlayer(const bots::StudyPlan& plan) const
{
    const auto prepare = [this](const MatchSetup& words) -> Result<bots::PreparedMatches<Game>> {
        const auto game = gameFor(words);
        if (!game)
            return game.error();
        const Result<Setup> read = readSetup(**game, words);
        if (!read)
            return read.error();
        if (const Result<State> trial = (*game)->start(*read); !trial)
            return trial.error();
        bots::PreparedMatches<Game> prepared{*game, matchesOf(*game, words, *read), {}};
        for (const Character& character : (*game)->table().characters)
            prepared.cards.push_back(character.id);
        return prepared;
    };
    return bots::studyPlayerOf<Game>(plan, prepare);
}

} // namespace rules::battleground
