// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"

#include <QString>

namespace model {

/// A mark that words of rules share where they mean much the same, whatever the game: "~reveal" for "show",
/// "open" and "disclose". Takes a folded word; empty for one that has no such company.
[[nodiscard]] QString meaningOf(const QString& folded, Language language);

} // namespace model
