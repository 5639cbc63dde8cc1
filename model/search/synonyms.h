// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/database.h"

#include <QHash>
#include <QStringList>

namespace model {

/// Words of the rulebooks that mean the same, in both languages: what one person calls a row is another's
/// lane.
class Synonyms
{
public:
    static StorageResult<Synonyms> load(Database& database);

    /// Folded words or groups of words with the same meaning; without the word itself.
    [[nodiscard]] QStringList of(const QString& folded) const;

private:
    QHash<QString, QStringList> m_groups;
};

} // namespace model
