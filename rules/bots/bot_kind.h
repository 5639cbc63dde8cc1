// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rules::bots {

enum class BotLevel : std::uint8_t {
    Random, ///< any legal answer
    Greedy, ///< one decision ahead
    Casual, ///< tree search, from few iterations to many
    Club,
    Master
};

/// The words of the levels, weakest first.
inline constexpr std::array<std::string_view, 5> kBotNames{"random", "greedy", "casual", "club", "master"};

/// Which bot plays: a level and, for a tree search, its number of iterations.
struct BotKind
{
    BotLevel level = BotLevel::Random;
    std::optional<std::uint32_t> iterations{}; ///< none: what the game's parameters give the level

    static const BotKind Random;
    static const BotKind Greedy;
    static const BotKind Casual;
    static const BotKind Club;
    static const BotKind Master;

    [[nodiscard]] constexpr bool searches() const { return level >= BotLevel::Casual; }

    friend constexpr bool operator==(const BotKind&, const BotKind&) = default;
};
inline constexpr BotKind BotKind::Random{BotLevel::Random};
inline constexpr BotKind BotKind::Greedy{BotLevel::Greedy};
inline constexpr BotKind BotKind::Casual{BotLevel::Casual};
inline constexpr BotKind BotKind::Club{BotLevel::Club};
inline constexpr BotKind BotKind::Master{BotLevel::Master};

/// "greedy", "master" or, with a number of iterations of one's own, "master:20000". Nothing for other words
/// and for more iterations than kMaxIterations.
inline constexpr std::uint32_t kMaxIterations = 100'000'000;
[[nodiscard]] std::optional<BotKind> botKind(std::string_view name);
[[nodiscard]] std::string botName(const BotKind& kind);

} // namespace rules::bots
