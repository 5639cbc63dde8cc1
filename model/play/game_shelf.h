// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/match_start.h"
#include "model/storage/database.h"

#include <map>
#include <memory>
#include <vector>

namespace model {

/// The games as the owner's library has them: packs, own cards and corrections included. Without a library
/// they have the cards that come with the program. A game that a match is played with stays as it is, so the
/// shelf outlives all matches.
class GameShelf
{
public:
    /// The library that is open now; null: none. It has to stay until the next call.
    void setLibrary(Database* database);
    /// Cards may be others by now: games are read anew when they are next asked for.
    void refresh() { m_now.clear(); }

    /// Null if there is no such game.
    [[nodiscard]] const rules::KnownGame* game(const QString& id);
    /// The game with the cards of a match that was played before: those of the program, those that were on
    /// the shelf, or the library's without what was added to it. Null if none of them are the same.
    [[nodiscard]] const rules::KnownGame* played(const QString& id, quint64 libraryHash);
    [[nodiscard]] PlayedGameFinder playedFinder()
    {
        return [this](const QString& id, quint64 hash) { return played(id, hash); };
    }
    [[nodiscard]] GameFinder finder()
    {
        return [this](const QString& id) { return game(id); };
    }

private:
    Database* m_database = nullptr;
    std::map<QString, const rules::KnownGame*> m_now;
    std::vector<std::unique_ptr<rules::KnownGame>> m_made; ///< one for every state of the cards that was used
};

} // namespace model
