// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/actions/action_registry.h"

namespace app {

/// Every action of the program, in the order of the menus.
[[nodiscard]] const std::vector<views::ActionSpec>& actionTable();

} // namespace app
