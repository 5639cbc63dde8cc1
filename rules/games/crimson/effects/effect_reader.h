// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json_walk.h"
#include "rules/core/result.h"
#include "rules/games/crimson/effects/effect_check.h"

#include <string_view>
#include <vector>

namespace rules::effects {

/// Reads the effects of one card from a list ("effects" in the card files) and checks them. Everything wrong
/// goes to the problems of the place; what is returned may only be used if there are none.
[[nodiscard]] Effects readEffects(const json::Place& list, CardKind kind);

/// The same from text that holds just the list; paths begin with "effects".
[[nodiscard]] Result<Effects, std::vector<Error>> readEffects(std::string_view text, CardKind kind);

/// The list as readEffects takes it, with defaults left out. Reading it gives equal effects, if they are
/// valid.
[[nodiscard]] json::Value toJson(const Effects& effects);

} // namespace rules::effects
