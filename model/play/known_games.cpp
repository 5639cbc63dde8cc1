// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/known_games.h"

#include "model/library/built_in_library.h"
#include "rules/games/battleground/known_battleground.h"
#include "rules/games/crimson/known_crimson.h"

#include <QFile>

#include <array>

namespace model {

namespace {

rules::battleground::Characters builtInCharacters()
{
    QFile file(QStringLiteral(":/castellan/cards/battleground/characters.json"));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    auto characters = rules::battleground::readCharacters(file.readAll().toStdString());
    Q_ASSERT(characters);
    return std::move(characters).value();
}

const auto& games()
{
    static const rules::crimson::KnownCrimson crimson(builtInCrimsonLibrary());
    static const rules::battleground::KnownBattleground battleground(builtInCharacters());
    static const std::array<const rules::KnownGame*, 2> all{&crimson, &battleground};
    return all;
}

} // namespace

const rules::KnownGame* knownGame(const QString& id)
{
    for (const rules::KnownGame* game : games())
        if (id == QString::fromStdString(std::string(game->id())))
            return game;
    return nullptr;
}

QStringList knownGameIds()
{
    QStringList ids;
    for (const rules::KnownGame* game : games())
        ids << QString::fromStdString(std::string(game->id()));
    return ids;
}

} // namespace model
