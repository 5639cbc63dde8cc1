// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace app {

/// The manual pages in roff, made from the tables that --help prints, in the language that is installed as
/// translation. `version` is that of the program.
[[nodiscard]] QString windowManual(const QString& version);
[[nodiscard]] QString commandLineManual(const QString& version);

} // namespace app
