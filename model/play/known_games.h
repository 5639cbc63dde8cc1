// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/database.h"
#include "rules/games/known_game.h"

#include <QStringList>

#include <memory>

namespace model {

/// The game of this id with the cards that come with the program; null if there is none.
[[nodiscard]] const rules::KnownGame* knownGame(const QString& id);

/// The ids of all games.
[[nodiscard]] QStringList knownGameIds();

/// The game of this id as a library has it: its cards with packs and the owner's corrections. A library
/// without cards of the game gives those that come with the program. Null for a game that is not known.
[[nodiscard]] StorageResult<std::unique_ptr<rules::KnownGame>> libraryGame(Database& database,
                                                                           const QString& id);

} // namespace model
