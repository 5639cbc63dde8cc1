// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace app {

/// `rulebook import PDF`: a rulebook of the user's own into the library.
[[nodiscard]] int runRulebookImport(CommandContext& context);

/// `rulebook links`: where the clauses of a game are told in those PDFs.
[[nodiscard]] int runRulebookLinks(CommandContext& context);

} // namespace app
