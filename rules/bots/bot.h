// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/greedy_bot.h"
#include "rules/bots/random_bot.h"

#include <array>
#include <optional>
#include <string_view>
#include <variant>

namespace rules::bots {

enum class BotKind : std::uint8_t { Random, Greedy };

inline constexpr std::array<std::string_view, 2> kBotNames{"random", "greedy"};

[[nodiscard]] inline std::optional<BotKind> botKind(std::string_view name)
{
    for (std::size_t i = 0; i < kBotNames.size(); ++i)
        if (kBotNames[i] == name)
            return static_cast<BotKind>(i);
    return std::nullopt;
}

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
    Bot(BotKind kind, std::uint64_t seed)
        : m_bot(make(kind, seed))
    {}

    template <Rated Game>
    Choice choose(const Game& game, const typename Game::State& state,
                  const typename Game::Question& question)
    {
        if (RandomBot* const random = std::get_if<RandomBot>(&m_bot))
            return random->choose(game, state, question);
        return std::get<GreedyBot>(m_bot).choose(game, state, question);
    }

private:
    using AnyBot = std::variant<RandomBot, GreedyBot>;

    static AnyBot make(BotKind kind, std::uint64_t seed)
    {
        if (kind == BotKind::Random)
            return RandomBot(seed);
        return GreedyBot(seed);
    }

    AnyBot m_bot;
};

} // namespace rules::bots
