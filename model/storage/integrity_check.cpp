// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/integrity_check.h"

#include "model/storage/statement.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

StorageResult<QStringList> rowsOf(Database& database, const QString& sql)
{
    QStringList rows;
    Statement statement(database, sql);
    StorageResult<Done> read = statement.run();
    if (read)
        read = statement.eachRow([&rows](const QSqlQuery& row) { rows << row.value(0).toString(); });
    if (read)
        return rows;
    // Damage near the root stops the check itself.
    if (read.error().code == StorageErrorCode::Damaged)
        return rows << read.error().reason;
    return read.error();
}

} // namespace

StorageResult<QStringList> integrityProblems(Database& database, IntegrityDepth depth)
{
    const bool full = depth == IntegrityDepth::Full;
    auto problems = rowsOf(database, full ? u"PRAGMA integrity_check(20)"_s : u"PRAGMA quick_check(20)"_s);
    if (!problems)
        return problems;
    problems->removeAll(u"ok"_s);
    if (!full || !problems->isEmpty())
        return problems;
    auto dangling = rowsOf(database, u"PRAGMA foreign_key_check"_s);
    if (!dangling)
        return dangling;
    for (const QString& table : dangling->mid(0, 20))
        *problems << u"a row of %1 refers to a row that is not there"_s.arg(table);
    return problems;
}

} // namespace model
