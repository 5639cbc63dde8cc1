// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/known_games.h"

#include "model/games/game_cards.h"
#include "model/library/library_content.h"

#include <map>

namespace model {

namespace {

std::map<QString, std::unique_ptr<rules::KnownGame>> readAll()
{
    std::map<QString, std::unique_ptr<rules::KnownGame>> all;
    for (const GameCards* game : allGameCards())
        all.emplace(game->id(), game->gameOf(builtInRecords(game->id())));
    return all;
}

} // namespace

const rules::KnownGame* knownGame(const QString& id)
{
    static const std::map<QString, std::unique_ptr<rules::KnownGame>> all = readAll();
    const auto found = all.find(id);
    return found == all.end() ? nullptr : found->second.get();
}

QStringList knownGameIds()
{
    QStringList ids;
    for (const GameCards* game : allGameCards())
        ids << game->id();
    return ids;
}

StorageResult<std::unique_ptr<rules::KnownGame>> libraryGame(Database& database, const QString& id)
{
    const GameCards* game = gameCards(id);
    if (game == nullptr)
        return std::unique_ptr<rules::KnownGame>();
    const auto records = LibraryStore(database).records(id);
    if (!records)
        return records.error();
    return game->gameOf(records->empty() ? builtInRecords(id) : *records);
}

} // namespace model
