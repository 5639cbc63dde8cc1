// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace app {

enum class Shell { Bash, Zsh, Fish };

/// What the shells complete, made from the tables that --help prints. Descriptions, where the shell shows
/// any, are English.
[[nodiscard]] QString windowCompletion(Shell shell);
[[nodiscard]] QString commandLineCompletion(Shell shell);

} // namespace app
