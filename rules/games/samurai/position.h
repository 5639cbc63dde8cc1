// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/samurai/game.h"

#include <string>
#include <string_view>

namespace rules::samurai {

/// The whole position as text, and back. Everything is checked: what does not fit is refused with its line.
[[nodiscard]] std::string savePosition(const Game& game, const State& state);
[[nodiscard]] Result<State> loadPosition(const Game& game, std::string_view text);

} // namespace rules::samurai
