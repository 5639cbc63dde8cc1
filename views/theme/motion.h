// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace views {

/// Whether the desktop was told to do without animation. KDE and GTK keep it in files below the user's
/// configuration folder; elsewhere it is not known and the answer is no.
[[nodiscard]] bool systemReducesMotion(const QString& configFolder);

} // namespace views
