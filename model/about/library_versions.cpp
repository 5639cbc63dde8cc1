// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/about/library_versions.h"

#include "model/packs/archive_version.h"
#include "model/pdf/poppler_version.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QUuid>

namespace model {

namespace {

QString sqliteVersion()
{
    // Connections belong to a thread, so that each call needs a name of its own.
    const QString connection = QStringLiteral("version-") + QUuid::createUuid().toString();
    QString version;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        database.setDatabaseName(QStringLiteral(":memory:"));
        if (database.open()) {
            QSqlQuery query(database);
            if (query.exec(QStringLiteral("SELECT sqlite_version()")) && query.next())
                version = query.value(0).toString();
        }
    }
    QSqlDatabase::removeDatabase(connection);
    return version;
}

} // namespace

QList<LibraryVersion> libraryVersions()
{
    return {
        {QStringLiteral("Qt"), QString::fromLatin1(qVersion())},
        {QStringLiteral("SQLite"), sqliteVersion()},
        {QStringLiteral("KArchive"), archiveVersion()},
        {QStringLiteral("Poppler"), popplerVersion()},
    };
}

} // namespace model
