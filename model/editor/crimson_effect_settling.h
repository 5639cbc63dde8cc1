// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/editor/crimson_effect_builder.h"

#include <optional>

namespace model {

/// Makes the other parts of a step fit after `kept` was chosen, changing as few as it can find. What cannot
/// be made to fit stays as it is. Members that mean nothing are set back.
void settleStep(Effect& effect, std::size_t step, std::optional<StepPart> kept, RuleKind kind);

/// Makes the whole effect fit after its type or moment was chosen: what the type does not have is taken away,
/// and steps that do not fit become others.
void settleEffect(Effect& effect, RuleKind kind);

/// How many mistakes are in this step (the effect itself for -1).
[[nodiscard]] int mistakesIn(const Effect& effect, int step, RuleKind kind);

} // namespace model
