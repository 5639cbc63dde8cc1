// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/database.h"

#include <vector>

namespace model {

struct SavedSearch
{
    qint64 key = 0;
    QString name;
    QString query;

    friend bool operator==(const SavedSearch&, const SavedSearch&) = default;
};

/// The searches that the owner keeps in the library, in the order in which they were saved. Lives in the
/// thread of its database, which must outlive it.
class SavedSearches
{
public:
    explicit SavedSearches(Database& database);

    StorageResult<std::vector<SavedSearch>> list();
    /// Under this name, in place of the query it had. Gives the query that it replaces; nothing for a new
    /// name. An empty name is refused with Constraint.
    StorageResult<std::optional<QString>> save(const QString& name, const QString& query);
    /// Constraint, if another has the name or it is empty.
    StorageResult<Done> rename(const QString& name, const QString& newName);
    /// Gives what was removed, so that save() brings it back; nothing, if there was none.
    StorageResult<std::optional<QString>> remove(const QString& name);

private:
    StorageResult<std::optional<QString>> queryOf(const QString& name);

    Database& m_database;
};

} // namespace model
