// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/known_game.h"

#include <QString>
#include <QStringList>

namespace model {

/// The game of this id with the cards that come with the program; null if there is none.
[[nodiscard]] const rules::KnownGame* knownGame(const QString& id);

/// The ids of all games that can be played.
[[nodiscard]] QStringList knownGameIds();

} // namespace model
