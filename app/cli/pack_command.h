// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace app {

int runPackBuild(CommandContext& context);
int runPackVerify(CommandContext& context);
int runPackInstall(CommandContext& context);
int runPackList(CommandContext& context);
int runPackRemove(CommandContext& context);

} // namespace app
