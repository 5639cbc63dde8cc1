// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/database.h"

namespace model {

/// All or nothing: what runs on the database between begin() and commit() is kept together, and rolled back
/// when the scope is left without a successful commit.
///
///     auto transaction = Transaction::begin(database);
///     if (!transaction)
///         return transaction.error();
///     … return early on any error …
///     return transaction->commit();
///
/// Takes the write lock at once (Locked after the busy timeout, ReadOnly on a read-only database), so that no
/// later statement fails for another writer. Transactions do not nest: NestedTransaction, the outer one goes
/// on.
class [[nodiscard]] Transaction
{
public:
    static StorageResult<Transaction> begin(Database& database);

    /// A snapshot for reading: all statements see the file at the moment of the first one, whatever other
    /// programs write meanwhile. Takes no write lock and works on a read-only database.
    static StorageResult<Transaction> beginReading(Database& database);

    Transaction(Transaction&& other) noexcept;
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();

    /// At most once. After a failure everything is rolled back.
    StorageResult<Done> commit();

private:
    explicit Transaction(Database& database);
    static StorageResult<Transaction> beginWith(Database& database, const QString& statement);
    void rollBack();

    Database* m_database; ///< null once committed, rolled back or moved from
};

} // namespace model
