// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crowns/game.h"

#include <string>
#include <string_view>

namespace rules::crowns {

/// The whole position as text, secrets included.
[[nodiscard]] std::string savePosition(const Game& game, const State& state);
/// Reads what savePosition wrote. Everything is checked; an error names its line.
[[nodiscard]] Result<State> loadPosition(const Game& game, std::string_view text);

} // namespace rules::crowns
