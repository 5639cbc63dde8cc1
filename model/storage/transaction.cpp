// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/transaction.h"

#include <utility>

namespace model {

using namespace Qt::StringLiterals;

Transaction::Transaction(Database& database)
    : m_database(&database)
{}

Transaction::Transaction(Transaction&& other) noexcept
    : m_database(std::exchange(other.m_database, nullptr))
{}

Transaction::~Transaction()
{
    rollBack();
}

StorageResult<Transaction> Transaction::begin(Database& database)
{
    // SQLite begins a read transaction here without a word; callers want to know before they have worked.
    if (database.isReadOnly())
        return StorageError{StorageErrorCode::ReadOnly, u"the database is open for reading only"_s};
    return beginWith(database, u"BEGIN IMMEDIATE"_s);
}

StorageResult<Transaction> Transaction::beginReading(Database& database)
{
    return beginWith(database, u"BEGIN"_s);
}

StorageResult<Transaction> Transaction::beginWith(Database& database, const QString& statement)
{
    if (database.m_inTransaction)
        return StorageError{StorageErrorCode::NestedTransaction,
                            u"a transaction is already open on this database"_s};
    if (auto begun = database.run(statement); !begun)
        return begun.error();
    database.m_inTransaction = true;
    return Transaction(database);
}

StorageResult<Done> Transaction::commit()
{
    assert(m_database);
    if (auto committed = m_database->run(u"COMMIT"_s); !committed) {
        rollBack();
        return committed.error();
    }
    m_database->m_inTransaction = false;
    m_database = nullptr;
    return Done{};
}

void Transaction::rollBack()
{
    if (!m_database)
        return;
    m_database->m_transactionFailure.reset();
    // Refused only where SQLite has already rolled back by itself, which is what is wanted.
    (void)m_database->run(u"ROLLBACK"_s);
    m_database->m_transactionFailure.reset();
    m_database->m_inTransaction = false;
    m_database = nullptr;
}

} // namespace model
