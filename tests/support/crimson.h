// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tests {

/// The game that most tests of library, decks and rulebooks are about.
inline const QString kCrimson = QStringLiteral("crimson-company");

} // namespace tests
