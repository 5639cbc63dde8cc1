// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/sqlite_guard.h"
#include "model/storage/storage_error.h"

#include <QSqlDatabase>
#include <QString>
#include <QVariant>

#include <chrono>
#include <memory>
#include <optional>

class QThread;

namespace model {

inline constexpr std::chrono::milliseconds kBusyTimeout{3000};
/// How long SQLite may work without giving a row, and how many bytes of the file add a millisecond to it: a
/// check or a copy of a large library takes its time.
inline constexpr std::chrono::milliseconds kStatementTime{5000};
inline constexpr qint64 kBytesPerMillisecond = 2000;

/// One connection to one SQLite file, with foreign keys on, and in WAL mode with full sync where it may
/// write. The file may come from a stranger: functions in its schema are not trusted, and values, statements
/// and the time of a statement are limited.
///
/// Thread-affine: use and destroy it in the thread that opened it; another thread opens a Database of its
/// own. Statements and transactions must not outlive it. Opening checks nothing but that the file can be
/// read; programs open a library through LibraryFile, which also checks, migrates and backs up.
class Database
{
public:
    enum class Access {
        Create,    ///< read and write; a missing file is created
        ReadWrite, ///< read and write; a missing file is an error
        ReadOnly,  ///< reads, also while other programs write; may put -wal and -shm files beside the file
        Immutable, ///< reads and touches nothing; only for files that nobody can be writing to
    };

    static StorageResult<std::unique_ptr<Database>>
    open(const QString& path, Access access, std::chrono::milliseconds busyTimeout = kBusyTimeout);

    /// An empty database that is in no file.
    static StorageResult<std::unique_ptr<Database>> inMemory();

    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] bool isReadOnly() const;
    [[nodiscard]] bool isInTransaction() const { return m_inTransaction; }

    /// Runs one statement with values for its `?`.
    template <class... V>
    StorageResult<Done> run(const QString& sql, const V&... values)
    {
        return runWith(sql, {QVariant(values)...});
    }

    /// First column of the first row; an invalid variant when there is no row.
    template <class... V>
    StorageResult<QVariant> value(const QString& sql, const V&... values)
    {
        return valueWith(sql, {QVariant(values)...});
    }

    /// How long statements wait for another program's lock; what was given to open() at first.
    void setBusyTimeout(std::chrono::milliseconds timeout);
    [[nodiscard]] std::chrono::milliseconds busyTimeout() const { return m_busyTimeout; }

    /// PRAGMA user_version: the number of the last schema step that was applied, 0 for none.
    [[nodiscard]] StorageResult<int> schemaVersion();

private:
    friend class Statement;
    friend class Transaction;

    Database(const QString& path, Access access);
    [[nodiscard]] std::optional<StorageError> connect(std::chrono::milliseconds busyTimeout);
    [[nodiscard]] std::optional<StorageError> configure();
    StorageResult<Done> runWith(const QString& sql, const QVariantList& values);
    StorageResult<QVariant> valueWith(const QString& sql, const QVariantList& values);
    void noteFailure(const StorageError& error);
    /// A statement begins, or goes on to its next row.
    void allowTime() { m_guard.allow(m_statementTime); }

    QString m_path;
    Access m_access;
    SqliteGuard m_guard; ///< outlives the connection
    QSqlDatabase m_connection;
    QThread* m_thread;
    std::chrono::milliseconds m_busyTimeout{kBusyTimeout};
    std::chrono::milliseconds m_statementTime{0};
    bool m_inTransaction = false;
    /// Set when a failure may have made SQLite roll back on its own: until the transaction ends every further
    /// statement is refused with it, because it would run, and stay, outside the transaction.
    std::optional<StorageError> m_transactionFailure;
};

/// In this scope a lock of another program makes statements fail at once.
class NoWaiting
{
public:
    explicit NoWaiting(Database& database)
        : m_database(database)
        , m_before(database.busyTimeout())
    {
        m_database.setBusyTimeout(std::chrono::milliseconds(0));
    }
    ~NoWaiting() { m_database.setBusyTimeout(m_before); }
    NoWaiting(const NoWaiting&) = delete;
    NoWaiting& operator=(const NoWaiting&) = delete;

private:
    Database& m_database;
    std::chrono::milliseconds m_before;
};

} // namespace model
