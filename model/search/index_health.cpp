// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/index_health.h"

#include "model/storage/statement.h"
#include "model/storage/transaction.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

/// FTS5 answers with damage where its data makes no sense.
StorageResult<bool> soundUnlessDamaged(const StorageError& error)
{
    if (error.code == StorageErrorCode::Damaged)
        return false;
    return error;
}

/// Whether a text is found by its first word. An index may also be empty without a word about it.
StorageResult<bool> findsItsFirstText(Database& database)
{
    Statement read(database, u"SELECT rowid, title_en FROM search_index ORDER BY rowid LIMIT 1"_s);
    if (auto ran = read.run(); !ran)
        return ran.error();
    QVariant row;
    QString word;
    auto done = read.eachRow([&](const QSqlQuery& first) {
        row = first.value(0);
        word = first.value(1).toString().section(u' ', 0, 0);
    });
    if (!done)
        return done.error();
    if (word.isEmpty())
        return true;
    const auto found =
        database.value(u"SELECT 1 FROM search_index WHERE search_index MATCH ? AND rowid = ?"_s,
                       u'"' + word.remove(u'"') + u'"', row);
    if (!found)
        return found.error();
    return found->isValid();
}

} // namespace

StorageResult<bool> hasSoundIndex(Database& database, IndexDepth depth)
{
    const auto finds = findsItsFirstText(database);
    if (!finds)
        return soundUnlessDamaged(finds.error());
    // Reads its structure and the pages of some words.
    const auto asked = database.value(
        u"SELECT count(*) FROM (SELECT 1 FROM search_index WHERE search_index MATCH 'a* OR e*' LIMIT 50)"_s);
    if (!asked)
        return soundUnlessDamaged(asked.error());
    if (depth == IndexDepth::Quick || !*finds)
        return *finds;
    // Within a transaction that is never committed: the command is written like a change.
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return transaction.error();
    const auto checked =
        database.run(u"INSERT INTO search_index (search_index) VALUES ('integrity-check')"_s);
    if (!checked)
        return soundUnlessDamaged(checked.error());
    return true;
}

StorageResult<Done> rebuildIndex(Database& database)
{
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return transaction.error();
    if (auto made = database.run(u"INSERT INTO search_index (search_index) VALUES ('rebuild')"_s); !made)
        return made;
    return transaction->commit();
}

StorageResult<bool> mendIndex(Database& database, IndexDepth depth)
{
    const auto sound = hasSoundIndex(database, depth);
    if (!sound)
        return sound.error();
    if (*sound)
        return false;
    if (auto rebuilt = rebuildIndex(database); !rebuilt)
        return rebuilt.error();
    return true;
}

} // namespace model
