// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/result.h"
#include "rules/games/crimson/game.h"

#include <string>
#include <string_view>

namespace rules::crimson {

/// A position as plain text, complete: loading it gives an equal state that goes on the same way.
[[nodiscard]] std::string savePosition(const Game& game, const State& state);

/// Reads what savePosition wrote. Text is outside data: every number is checked, and whatever does not fit
/// the game's cards or contradicts itself is an error with its line.
[[nodiscard]] Result<State> loadPosition(const Game& game, std::string_view text);

} // namespace rules::crimson
