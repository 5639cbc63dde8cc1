// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QComboBox;

namespace views {

/// How people call who may sit on a seat, in the order of model::SeatPlayer.
[[nodiscard]] QStringList seatPlayerNames();

/// Lets only those players of a list (in that order) be chosen whose strength was shown in this variant, with
/// this many seats. A level that was chosen and is not offered becomes the next weaker one.
void offerPlayers(QComboBox& choice, const QString& game, const QString& variant, std::size_t seats);

} // namespace views
