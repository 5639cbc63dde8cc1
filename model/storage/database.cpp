// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/database.h"

#include "model/storage/statement.h"

#include <QFileInfo>
#include <QSqlError>
#include <QThread>
#include <QUrl>
#include <QUuid>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr QStringView kInMemory = u":memory:";

QString uri(const QString& path, Database::Access access)
{
    if (path == kInMemory)
        return kInMemory.toString();
    QString result = QUrl::fromLocalFile(QFileInfo(path).absoluteFilePath()).toString(QUrl::FullyEncoded);
    switch (access) {
    case Database::Access::Create: return result + u"?mode=rwc"_s;
    case Database::Access::ReadWrite: return result + u"?mode=rw"_s;
    case Database::Access::ReadOnly: return result + u"?mode=ro"_s;
    case Database::Access::Immutable: return result + u"?mode=ro&immutable=1"_s;
    }
    return result;
}

} // namespace

Database::Database(const QString& path, Access access)
    : m_path(path)
    , m_access(access)
    , m_thread(QThread::currentThread())
{}

Database::~Database()
{
    assert(QThread::currentThread() == m_thread);
    assert(!m_inTransaction);
    const QString name = m_connection.connectionName();
    m_connection.close();
    m_connection = {};
    QSqlDatabase::removeDatabase(name);
}

StorageResult<std::unique_ptr<Database>> Database::open(const QString& path, Access access,
                                                        std::chrono::milliseconds busyTimeout)
{
    std::unique_ptr<Database> database(new Database(path, access));
    if (auto error = database->connect(busyTimeout))
        return std::move(*error);
    if (auto error = database->configure())
        return std::move(*error);
    return database;
}

StorageResult<std::unique_ptr<Database>> Database::inMemory()
{
    return open(kInMemory.toString(), Access::Create);
}

bool Database::isReadOnly() const
{
    return m_access == Access::ReadOnly || m_access == Access::Immutable;
}

std::optional<StorageError> Database::connect(std::chrono::milliseconds busyTimeout)
{
    m_busyTimeout = busyTimeout;
    m_connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, QUuid::createUuid().toString());
    if (!m_connection.isValid())
        return StorageError{StorageErrorCode::CannotOpen, u"the SQLite driver of Qt is not installed"_s};
    QString options = u"QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=%1"_s.arg(busyTimeout.count());
    if (isReadOnly())
        options += u";QSQLITE_OPEN_READONLY"_s;
    m_connection.setConnectOptions(options);
    m_connection.setDatabaseName(uri(m_path, m_access));
    if (m_connection.open())
        return {};
    StorageError error = storageError(m_connection.lastError());
    if (error.code == StorageErrorCode::Statement)
        error.code = StorageErrorCode::CannotOpen;
    return error;
}

std::optional<StorageError> Database::configure()
{
    m_statementTime =
        kStatementTime + std::chrono::milliseconds(QFileInfo(m_path).size() / kBytesPerMillisecond);
    m_guard.attach(m_connection);
    // Before anything of the schema is looked at.
    for (const QString& setting : {u"PRAGMA trusted_schema = OFF"_s, u"PRAGMA cell_size_check = ON"_s}) {
        if (auto set = run(setting); !set)
            return set.error();
    }
    if (auto set = run(u"PRAGMA foreign_keys = ON"_s); !set)
        return set.error();
    // SQLite opens lazily; this is the first statement that reads the file.
    if (auto read = value(u"PRAGMA schema_version"_s); !read)
        return read.error();
    if (isReadOnly())
        return {};
    // File systems without shared memory keep the rollback journal; that is slower and as safe.
    if (auto set = value(u"PRAGMA journal_mode = WAL"_s); !set)
        return set.error();
    if (auto set = run(u"PRAGMA synchronous = FULL"_s); !set)
        return set.error();
    return {};
}

void Database::setBusyTimeout(std::chrono::milliseconds timeout)
{
    if (value(u"PRAGMA busy_timeout = %1"_s.arg(timeout.count())))
        m_busyTimeout = timeout;
}

StorageResult<int> Database::schemaVersion()
{
    const auto version = value(u"PRAGMA user_version"_s);
    if (!version)
        return version.error();
    return version->toInt();
}

StorageResult<Done> Database::runWith(const QString& sql, const QVariantList& values)
{
    Statement statement(*this, sql);
    return statement.runWith(values);
}

StorageResult<QVariant> Database::valueWith(const QString& sql, const QVariantList& values)
{
    Statement statement(*this, sql);
    if (auto ran = statement.runWith(values); !ran)
        return ran.error();
    return statement.firstValue();
}

void Database::noteFailure(const StorageError& error)
{
    const bool transactionSurvives =
        error.code == StorageErrorCode::Constraint || error.code == StorageErrorCode::Statement;
    if (m_inTransaction && !transactionSurvives && !m_transactionFailure)
        m_transactionFailure = error;
}

} // namespace model
