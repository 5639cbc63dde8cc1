// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace app {

/// Every command of castellan-cli, in the order in which help lists them. To add one: write `int
/// runX(CommandContext&)` in a file of its own and add its entry in command_table.cpp.
[[nodiscard]] const std::vector<Command>& commandTable();

/// The options that every command accepts, before or after its name.
[[nodiscard]] const std::vector<Option>& commonOptionTable();

/// What the exit codes 0, 1 and 2 mean, marked for translation.
[[nodiscard]] const std::vector<const char*>& exitCodeTable();

} // namespace app
