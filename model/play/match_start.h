// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/table_setup.h"
#include "rules/games/known_game.h"

#include <functional>

namespace model {

/// The game of an id; null if there is none.
using GameFinder = std::function<const rules::KnownGame*(const QString& id)>;

/// The game of an id with the cards of a hash (KnownGame::libraryHash); null if they are not at hand.
using PlayedGameFinder = std::function<const rules::KnownGame*(const QString& id, quint64 libraryHash)>;

/// A match at its first question, not yet at the table.
struct MatchStart
{
    using Move = std::pair<std::string, std::vector<std::string>>; ///< seat and words

    const rules::KnownGame* game = nullptr;
    TableSetup setup; ///< complete
    rules::scenario::Stage::Begun stage;
    std::vector<Move> moves; ///< of the scenario, in its order
};

/// Begins what a set-up or its scenario says, or tells why it cannot be: an impossible position names its
/// line.
[[nodiscard]] rules::Result<MatchStart> startOf(const TableSetup& setup, const GameFinder& find);

} // namespace model
