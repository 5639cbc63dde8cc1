// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace app {

/// `card ID`: the full text of one card, by id or by its name in either language.
[[nodiscard]] int runCard(CommandContext& context);

} // namespace app
