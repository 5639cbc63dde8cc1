// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace app {

/// `rule ID`: a clause of a rulebook with what players ask about it, or one clarification.
[[nodiscard]] int runRule(CommandContext& context);

} // namespace app
