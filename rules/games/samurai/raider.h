// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"
#include "rules/core/result.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// What is printed on a raider: ss.raider.card.
namespace rules::samurai {

enum class Symbol : std::uint8_t { None, Hat, Farm, Doll };
inline constexpr std::size_t kSymbols = 4;

enum class Penalty : std::uint8_t {
    None,
    Fire,
    Wound,
    Intruder,
    NoDefend,
    NoSupport,
    Left,
    Right,
    MustPass,
    Reshuffle,
    NoTalent,
    DiscardDefence,
};
inline constexpr std::size_t kPenalties = 12;

inline constexpr int kMaxRaiderValue = 6;

/// All that is printed on a raider, packed into one number. Equal cards have equal kinds: of two penalties
/// the one that comes first in the enumeration is the first.
using Kind = std::uint16_t;
/// A card that the viewer of a position does not know.
inline constexpr Kind kHiddenKind = 0xffff;

struct Raider
{
    std::uint8_t value = 1; ///< 1 … 6
    Symbol symbol = Symbol::None;
    bool flames = false;
    std::array<Penalty, 2> penalties{}; ///< None where there is none; a single one is the first

    friend bool operator==(const Raider&, const Raider&) = default;
};

[[nodiscard]] constexpr std::uint8_t valueOf(Kind kind)
{
    return kind & 7u;
}
[[nodiscard]] constexpr Symbol symbolOf(Kind kind)
{
    return static_cast<Symbol>(kind >> 3u & 3u);
}
[[nodiscard]] constexpr bool hasFlames(Kind kind)
{
    return (kind >> 5u & 1u) != 0;
}
[[nodiscard]] constexpr Penalty firstPenalty(Kind kind)
{
    return static_cast<Penalty>(kind >> 6u & 15u);
}
[[nodiscard]] constexpr Penalty secondPenalty(Kind kind)
{
    return static_cast<Penalty>(kind >> 10u & 15u);
}
[[nodiscard]] constexpr bool shows(Kind kind, Penalty penalty)
{
    return firstPenalty(kind) == penalty || secondPenalty(kind) == penalty;
}

[[nodiscard]] Kind kindOf(const Raider& raider);
[[nodiscard]] Raider raiderOf(Kind kind);
/// Whether a number is the kind of a raider that can be.
[[nodiscard]] bool isKind(Kind kind);

[[nodiscard]] std::span<const std::string_view> symbolWords();  ///< "none", "hat", …
[[nodiscard]] std::span<const std::string_view> penaltyWords(); ///< "none", "fire", …

/// "3:farm:flames:wound"; "?" for the hidden kind.
[[nodiscard]] std::string raiderWord(Kind kind);

/// Why words are no raider. `unknown`: they mean nothing; otherwise the card cannot be.
struct RaiderProblem
{
    Reason reason;
    bool unknown = false;
};
[[nodiscard]] Result<Kind, RaiderProblem> readRaider(std::string_view word);

} // namespace rules::samurai
