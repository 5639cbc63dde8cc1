// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/bot_kind.h"
#include "rules/bots/search.h"

namespace rules::bots {

/// The iterations that a kind of bot spends on a decision.
[[nodiscard]] inline std::uint32_t iterationsOf(const BotKind& kind, const SearchParameters& parameters)
{
    if (kind.iterations)
        return *kind.iterations;
    switch (kind.level) {
    case BotLevel::Random:
    case BotLevel::Greedy: return 0;
    case BotLevel::Casual: return parameters.casual;
    case BotLevel::Club: return parameters.club;
    case BotLevel::Master: return parameters.master;
    }
    return 0;
}

/// Answers with what a tree search finds best. Two bots with the same kind and seed decide alike.
class SearchBot
{
public:
    SearchBot(const BotKind& kind, std::uint64_t seed)
        : m_kind(kind)
        , m_random(seed)
    {}

    /// `question` is the open question of `state` and has at least one answer.
    template <Searchable Game>
    Choice choose(const Game& game, const typename Game::State& state,
                  const typename Game::Question& question)
    {
        if (question.options.size() == 1)
            return question.options[0];
        const SearchParameters parameters = searchParameters(game, state);
        const std::uint64_t seed = std::uint64_t{m_random.next()} << 32u | m_random.next();
        Search<Game> search(game, state, question, parameters);
        return search.run({iterationsOf(m_kind, parameters), seed, 1, nullptr}).answers.front().choice;
    }

private:
    BotKind m_kind;
    Random m_random;
};

} // namespace rules::bots
