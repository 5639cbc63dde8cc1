// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/statement.h"

#include <QSqlError>
#include <QThread>

namespace model {

using namespace Qt::StringLiterals;

Statement::Statement(Database& database, const QString& sql)
    : m_database(database)
    , m_query(database.m_connection)
{
    assert(QThread::currentThread() == database.m_thread);
    m_query.setForwardOnly(true);
    if (database.m_transactionFailure)
        m_unprepared = database.m_transactionFailure;
    else if (!m_query.prepare(sql)) {
        m_unprepared = storageError(m_query.lastError());
        m_database.noteFailure(*m_unprepared);
    }
}

StorageResult<Done> Statement::runWith(const QVariantList& values)
{
    assert(QThread::currentThread() == m_database.m_thread);
    if (m_unprepared)
        return *m_unprepared;
    if (m_database.m_transactionFailure)
        return *m_database.m_transactionFailure;
    for (qsizetype i = 0; i < values.size(); ++i)
        m_query.bindValue(static_cast<int>(i), values[i]);
    m_database.allowTime();
    if (m_query.exec())
        return Done{};
    const StorageError error = storageError(m_query.lastError());
    m_query.finish();
    m_database.noteFailure(error);
    return error;
}

bool Statement::next()
{
    m_database.allowTime();
    return m_query.next();
}

StorageResult<QVariant> Statement::firstValue()
{
    const QVariant value = next() ? m_query.value(0) : QVariant();
    if (auto finished = finish(); !finished)
        return finished.error();
    return value;
}

StorageResult<Done> Statement::finish()
{
    const QSqlError last = m_query.lastError();
    m_query.finish();
    if (!last.isValid())
        return Done{};
    const StorageError error = storageError(last);
    m_database.noteFailure(error);
    return error;
}

} // namespace model
