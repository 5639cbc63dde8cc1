// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace app {

/// `library info`: where the library is, whether it is sound, its version and its backups. Changes nothing.
[[nodiscard]] int runLibraryInfo(CommandContext& context);

} // namespace app
