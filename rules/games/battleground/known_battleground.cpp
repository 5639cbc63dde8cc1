// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/known_battleground.h"

#include "rules/core/words.h"
#include "rules/games/battleground/match.h"
#include "rules/games/battleground/option_names.h"
#include "rules/games/battleground/rating.h"
#include "rules/games/battleground/scenario_stage.h"
#include "rules/games/battleground/setup_words.h"

#include <set>
#include <string>

namespace rules::battleground {

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
    bool sampled = true;
    for (const std::vector<std::string>& line : words.lines) {
        subject.decks.push_back(joinWords(line));
        sampled = sampled && line[0] != "deck";
    }
    subject.rules = std::to_string(Game::kRulesVersion) + "/" + std::to_string(m_libraryHash);
    const auto begin = [&game, setup = *read, sampled](std::uint64_t seed) {
        Setup mine = setup;
        mine.seed = seed;
        if (sampled)
            mine.decks = sampleDecks(game.table(), seed);
        return *game.start(mine);
    };
    return bots::Simulator(game, begin, seats).run(subject, seeds, threads, progress);
}

} // namespace rules::battleground
