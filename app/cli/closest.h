// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace app {

/// The candidate that a typing slip most likely meant: at most a third of its letters differ. Empty if none
/// is near. The order of the candidates breaks ties.
[[nodiscard]] QString closest(const QString& typed, const QStringList& candidates);

} // namespace app
