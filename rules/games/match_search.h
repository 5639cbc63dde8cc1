// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/greedy_bot.h"
#include "rules/bots/search.h"
#include "rules/games/game_match.h"

/// The parts of GameMatch that search. A game includes this in one source, next to the parameters of its
/// search, and instantiates it there by CASTELLAN_SEARCH(Match, Game).
namespace rules {

template <class Derived, class GameType>
Analysis GameMatch<Derived, GameType>::analyse(const AnalysisBudget& budget,
                                               const OnAnalysis& onProgress) const
{
    if (isOver())
        return {};
    const Question question = m_game->question(m_state);
    if (question.options.empty())
        return {};
    bots::Search<Game> search(*m_game, m_state, question, searchParameters(*m_game, m_state));
    return search.run(budget, onProgress);
}

template <class Derived, class GameType>
std::unique_ptr<AnyMatch> GameMatch<Derived, GameType>::imagine(std::uint64_t seed) const
{
    auto copy = std::make_unique<Derived>(self());
    if (!isOver()) {
        Random random(seed);
        determinize(copy->m_state, m_game->question(m_state).seat, random);
    }
    return copy;
}

template <class Derived, class GameType>
Choice GameMatch<Derived, GameType>::greedyAnswer(std::uint64_t seed) const
{
    return bots::GreedyBot(seed).choose(*m_game, m_state, m_game->question(m_state));
}

template <class Derived, class GameType>
std::unique_ptr<AnyMatch> GameMatch<Derived, GameType>::playedOut(std::uint64_t seed,
                                                                  std::uint32_t maxDecisions) const
{
    auto copy = std::make_unique<Derived>(self());
    State& state = copy->m_state;
    if (isOver())
        return copy;
    Random random(seed);
    determinize(state, m_game->question(state).seat, random);
    for (std::uint32_t i = 0; i < maxDecisions && !m_game->isOver(state); ++i)
        m_game->apply(state, bots::GreedyBot(seed + i).choose(*m_game, state, m_game->question(state)));
    return copy;
}

} // namespace rules

#define CASTELLAN_SEARCH(Match, Game)                                                                        \
    template rules::Analysis rules::GameMatch<Match, Game>::analyse(const rules::AnalysisBudget&,            \
                                                                    const rules::OnAnalysis&) const;         \
    template std::unique_ptr<rules::AnyMatch> rules::GameMatch<Match, Game>::imagine(std::uint64_t) const;   \
    template rules::Choice rules::GameMatch<Match, Game>::greedyAnswer(std::uint64_t) const;                 \
    template std::unique_ptr<rules::AnyMatch> rules::GameMatch<Match, Game>::playedOut(std::uint64_t,        \
                                                                                       std::uint32_t) const
