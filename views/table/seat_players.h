// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace views {

/// How people call who may sit on a seat, in the order of model::SeatPlayer.
[[nodiscard]] QStringList seatPlayerNames();

} // namespace views
