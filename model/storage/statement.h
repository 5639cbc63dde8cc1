// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/database.h"

#include <QSqlQuery>

namespace model {

/// A statement prepared once and run any number of times. Must not outlive its database.
///
///     Statement add(database, u"INSERT INTO meta VALUES (?, ?)"_s);
///     if (auto added = add.run(key, value); !added)
///         return added.error();
class Statement
{
public:
    /// A statement that cannot be prepared says so when it is run.
    Statement(Database& database, const QString& sql);

    /// Values stand for the `?` from left to right. A null QString is stored as NULL.
    template <class... V>
    StorageResult<Done> run(const V&... values)
    {
        return runWith({QVariant(values)...});
    }
    StorageResult<Done> runWith(const QVariantList& values);

    /// Calls visit(const QSqlQuery&) for each row of the last run; `value(column)` reads it.
    template <class Visit>
    StorageResult<Done> eachRow(Visit visit)
    {
        while (next())
            visit(std::as_const(m_query));
        return finish();
    }

    /// First column of the first row of the last run; an invalid variant when there is no row.
    StorageResult<QVariant> firstValue();

private:
    bool next();
    StorageResult<Done> finish();

    Database& m_database;
    QSqlQuery m_query;
    std::optional<StorageError> m_unprepared;
};

} // namespace model
