// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/integrity_check.h"

#include "model/storage/statement.h"
#include "model/storage/transaction.h"

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

/// From 3.44 on SQLite also checks full-text tables, but from what this connection remembers of their
/// structure. If another program has written in the meantime, a sound index looks broken. Reading a row makes
/// it look again.
void refreshFullTextTables(Database& database)
{
    // What cannot be read is for the check itself to find.
    const auto tables = rowsOf(database, u"SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE"
                                         u" 'CREATE VIRTUAL TABLE%USING fts5%'"_s);
    for (const QString& table : tables ? *tables : QStringList())
        (void)rowsOf(database,
                     u"SELECT rowid FROM \"%1\" LIMIT 1"_s.arg(QString(table).replace(u'"', u"\"\""_s)));
}

StorageResult<QStringList> problemsAtOnce(Database& database, IntegrityDepth depth)
{
    refreshFullTextTables(database);
    const bool full = depth == IntegrityDepth::Full;
    auto problems = rowsOf(database, full ? u"PRAGMA integrity_check(20)"_s : u"PRAGMA quick_check(20)"_s);
    if (!problems)
        return problems;
    problems->removeAll(u"ok"_s);
    // Newer versions of SQLite look at full-text indexes too. One that disagrees with its texts is made anew
    // from them, so that it is no reason to give the library up.
    problems->removeIf([](const QString& problem) { return problem.contains(u"inverted index for FTS"_s); });
    if (!full || !problems->isEmpty())
        return problems;
    auto dangling = rowsOf(database, u"PRAGMA foreign_key_check"_s);
    if (!dangling)
        return dangling;
    for (const QString& table : dangling->mid(0, 20))
        *problems << u"a row of %1 refers to a row that is not there"_s.arg(table);
    return problems;
}

} // namespace

StorageResult<QStringList> integrityProblems(Database& database, IntegrityDepth depth)
{
    if (database.isInTransaction())
        return problemsAtOnce(database, depth);
    // One moment for all statements: no other program writes between them.
    const auto snapshot = Transaction::beginReading(database);
    if (!snapshot)
        return snapshot.error();
    return problemsAtOnce(database, depth);
}

} // namespace model
