// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/battleground/game.h"

#include <string>
#include <string_view>

namespace rules::battleground {

/// A position as text, and back. Loading checks everything, the board and the other options of the game
/// included, and the hash of the whole.
[[nodiscard]] std::string savePosition(const Game& game, const State& state);
[[nodiscard]] Result<State> loadPosition(const Game& game, std::string_view text);

} // namespace rules::battleground
