// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/known_game.h"

namespace rules::crowns {

/// Adds names, and values to choose from, to an option whose key is set.
void nameOption(OptionView& option);

} // namespace rules::crowns
