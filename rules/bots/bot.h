// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/bot_kind.h"
#include "rules/bots/greedy_bot.h"
#include "rules/bots/random_bot.h"
#include "rules/bots/search_bot.h"

#include <variant>

namespace rules::bots {

/// The seed of the bot on `seat` in the match with seed `match`: a match played alone and the same match
/// within a simulation have the same bots.
[[nodiscard]] constexpr std::uint64_t botSeed(std::uint64_t match, Seat seat)
{
    return Random::mix(Random::mix(match) + seat + 1);
}

/// A bot of any kind.
class Bot
{
public:
    Bot(const BotKind& kind, std::uint64_t seed)
        : m_bot(make(kind, seed))
    {}

    template <Searchable Game>
    Choice choose(const Game& game, const typename Game::State& state,
                  const typename Game::Question& question)
    {
        if (RandomBot* const random = std::get_if<RandomBot>(&m_bot))
            return random->choose(game, state, question);
        if (GreedyBot* const greedy = std::get_if<GreedyBot>(&m_bot))
            return greedy->choose(game, state, question);
        return std::get<SearchBot>(m_bot).choose(game, state, question);
    }

private:
    using AnyBot = std::variant<RandomBot, GreedyBot, SearchBot>;

    static AnyBot make(const BotKind& kind, std::uint64_t seed)
    {
        if (kind.searches())
            return SearchBot(kind, seed);
        if (kind.level == BotLevel::Random)
            return RandomBot(seed);
        return GreedyBot(seed);
    }

    AnyBot m_bot;
};

} // namespace rules::bots
