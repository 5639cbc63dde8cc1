// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/known_game.h"

namespace rules::samurai {

/// Fills in how people call an option and its values.
void nameOption(OptionView& option);

} // namespace rules::samurai
