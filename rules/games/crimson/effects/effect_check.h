// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/result.h"
#include "rules/games/crimson/effects/effect.h"
#include "rules/games/crimson/effects/effect_problem.h"

#include <functional>
#include <string>
#include <vector>

namespace rules::effects {

enum class CardKind : std::uint8_t { Character, Castle };

/// The bounds of every number in an effect. Small on purpose: no chain of effects can leave the range of the
/// engine's counters.
struct Range
{
    int least = 0;
    int most = 0;

    [[nodiscard]] constexpr bool holds(int number) const { return number >= least && number <= most; }
};
inline constexpr Range kCoins{1, 20};
inline constexpr Range kStrength{0, 20};
inline constexpr Range kChange{-20, 20};
inline constexpr Range kFactor{2, 9};
inline constexpr Range kPerCoin{1, 9};
inline constexpr Range kSeveral{2, 9};
inline constexpr Range kTotal{1, 20};
inline constexpr Range kScoreAt{2, 12};

/// What the amount of an operation may be; depends on its code, `change` and `amountOf`.
[[nodiscard]] Range amountRange(const Operation& operation);

/// Receives a path below the effect ("do[1].target.by"; empty: the effect itself) and what is wrong there.
using Report = std::function<void(const std::string& path, EffectProblem problem, const Reason& reason)>;

/// Whether the effect says something that can be played: operations that fit its type, words that mean
/// something where they stand, numbers in range. Reports everything that is wrong, with what would fit.
void checkEffect(const Effect& effect, CardKind kind, const Report& report);

/// All that is wrong with the effects of one card; empty: they are valid. Paths begin with "effects".
[[nodiscard]] std::vector<Error> check(const Effects& effects, CardKind kind);

/// Whether effects of this type and moment happen, and are not rules that hold: only they have conditions and
/// can be divided by "then".
[[nodiscard]] bool happens(EffectType type, Moment moment);

/// Whether an operation may stand in an effect of this type and moment, on this kind of card.
[[nodiscard]] bool fits(OpCode code, EffectType type, Moment moment, CardKind kind);

/// Whether this kind of card may have effects of this type.
[[nodiscard]] bool fits(EffectType type, CardKind kind);

} // namespace rules::effects
