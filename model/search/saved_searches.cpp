// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/saved_searches.h"

#include "model/storage/statement.h"
#include "model/storage/transaction.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestName = 100;

std::optional<StorageError> unfit(const QString& name)
{
    if (!name.trimmed().isEmpty() && name.size() <= kLongestName)
        return {};
    return StorageError{StorageErrorCode::Constraint,
                        u"a saved search has a name of 1 to %1 characters"_s.arg(kLongestName)};
}

} // namespace

SavedSearches::SavedSearches(Database& database)
    : m_database(database)
{}

StorageResult<std::vector<SavedSearch>> SavedSearches::list()
{
    std::vector<SavedSearch> result;
    Statement read(m_database, u"SELECT key, name, query FROM saved_search ORDER BY position, key"_s);
    if (auto ran = read.run(); !ran)
        return ran.error();
    auto done = read.eachRow([&](const QSqlQuery& row) {
        result.push_back({row.value(0).toLongLong(), row.value(1).toString(), row.value(2).toString()});
    });
    if (!done)
        return done.error();
    return result;
}

StorageResult<std::optional<QString>> SavedSearches::queryOf(const QString& name)
{
    const auto query = m_database.value(u"SELECT query FROM saved_search WHERE name = ?"_s, name);
    if (!query)
        return query.error();
    return query->isValid() ? std::optional(query->toString()) : std::nullopt;
}

StorageResult<std::optional<QString>> SavedSearches::save(const QString& name, const QString& query)
{
    if (auto error = unfit(name))
        return std::move(*error);
    auto transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    const auto former = queryOf(name);
    if (!former)
        return former.error();
    auto saved = m_database.run(u"INSERT INTO saved_search (name, query, position)"
                                u" VALUES (?, ?, (SELECT coalesce(max(position), 0) + 1 FROM saved_search))"
                                u" ON CONFLICT (name) DO UPDATE SET query = excluded.query"_s,
                                name, query.isNull() ? u""_s : query);
    if (!saved)
        return saved.error();
    if (auto committed = transaction->commit(); !committed)
        return committed.error();
    return *former;
}

StorageResult<Done> SavedSearches::rename(const QString& name, const QString& newName)
{
    if (auto error = unfit(newName))
        return std::move(*error);
    return m_database.run(u"UPDATE saved_search SET name = ? WHERE name = ?"_s, newName, name);
}

StorageResult<std::optional<QString>> SavedSearches::remove(const QString& name)
{
    const auto former = queryOf(name);
    if (!former)
        return former.error();
    if (auto removed = m_database.run(u"DELETE FROM saved_search WHERE name = ?"_s, name); !removed)
        return removed.error();
    return *former;
}

} // namespace model
