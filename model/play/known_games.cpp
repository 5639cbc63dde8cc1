// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/known_games.h"

#include "model/library/built_in_library.h"
#include "rules/games/crimson/known_crimson.h"

namespace model {

const rules::KnownGame* knownGame(const QString& id)
{
    static const rules::crimson::KnownCrimson crimson(builtInCrimsonLibrary());
    return id == QString::fromStdString(std::string(crimson.id())) ? &crimson : nullptr;
}

QStringList knownGameIds()
{
    return {QStringLiteral("crimson-company")};
}

} // namespace model
