// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/effects/effect_check.h"
#include "rules/games/crimson/effects/effect_reasons.h"

namespace rules::effects {

/// What "it" stands for at a point of an effect: no card yet, one card, one card that has been destroyed, or
/// several cards.
enum class Chosen : std::uint8_t { Nothing, One, Gone, Many };

/// Why "it" has no meaning; for any state but One.
[[nodiscard]] EffectReason noIt(Chosen chosen);
[[nodiscard]] EffectProblem noItProblem(Chosen chosen);

/// Checks the target of an operation, and `with` and `to`, which depend on it. `chosen` is what the
/// operations before chose; it is brought up to date.
void checkTarget(const Operation& operation, const Effect& effect, CardKind kind, Chosen& chosen,
                 const std::string& path, const Report& report);

} // namespace rules::effects
