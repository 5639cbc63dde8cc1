// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace app {

/// `proxy FILE -o OUT.pdf`: a deck as sheets of cards, with cut paths and other files beside it if asked for.
int runProxy(CommandContext& context);

/// `proxy calibrate -o OUT.pdf`: the page that a printer profile is measured from.
int runProxyCalibrate(CommandContext& context);

/// All options of `proxy`, for the table of commands.
[[nodiscard]] std::vector<Option> proxyOptions();

} // namespace app
