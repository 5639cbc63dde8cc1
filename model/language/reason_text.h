// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/result.h"

#include <QString>

namespace model {

/// Reasons and places in the language that the program is shown in (Translations::switchTo).
[[nodiscard]] QString inWords(const rules::Reason& reason);
[[nodiscard]] QString inWords(const rules::Location& place);
[[nodiscard]] QString inWords(const rules::Error& error);

} // namespace model
