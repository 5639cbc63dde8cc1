// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/database.h"

namespace model {

/// Facts about a library as a whole that travel with its file, by key: the table `meta`. What belongs to the
/// program or the machine (window geometry, language) is kept in its settings instead.
class LibraryMeta
{
public:
    /// The database must outlive this.
    explicit LibraryMeta(Database& database)
        : m_database(database)
    {}

    /// Nothing when the key was never set.
    [[nodiscard]] StorageResult<std::optional<QString>> value(const QString& key) const;
    StorageResult<Done> set(const QString& key, const QString& value);
    StorageResult<Done> remove(const QString& key);

private:
    Database& m_database;
};

} // namespace model
