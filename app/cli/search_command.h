// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace app {

/// `search QUERY`: cards, clarifications, rules and pages that fit, the best first.
[[nodiscard]] int runSearch(CommandContext& context);

} // namespace app
