// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace app {

/// `deck check FILE`: everything that is wrong with a deck, each with its clause and repair.
[[nodiscard]] int runDeckCheck(CommandContext& context);

/// `deck convert IN OUT`: from any format to the one of OUT's ending.
[[nodiscard]] int runDeckConvert(CommandContext& context);
int runDeckSample(CommandContext& context);

/// `deck sheet FILE -o OUT`: the page that a player hands in before a tournament.
[[nodiscard]] int runDeckSheet(CommandContext& context);

} // namespace app
