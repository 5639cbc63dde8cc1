// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/about/library_versions.h"

#include <QSqlDatabase>
#include <QTest>
#include <QVersionNumber>

class TestLibraryVersions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLibraryOfABugReportIsNamedWithItsVersion();
    void qtIsTheOneThatRuns();
    void sqliteIsNewEnoughForTheLibrary();
    void askingLeavesNoConnectionOpen();
};

namespace {

QString versionOf(const QString& name)
{
    const QList<model::LibraryVersion> versions = model::libraryVersions();
    for (const model::LibraryVersion& library : versions) {
        if (library.name == name)
            return library.version;
    }
    return {};
}

} // namespace

void TestLibraryVersions::everyLibraryOfABugReportIsNamedWithItsVersion()
{
    QStringList names;
    const QList<model::LibraryVersion> versions = model::libraryVersions();
    for (const model::LibraryVersion& library : versions) {
        names.append(library.name);
        QVERIFY2(QVersionNumber::fromString(library.version).segmentCount() >= 2, qPrintable(library.name));
    }
    QCOMPARE(names, QStringList({QStringLiteral("Qt"), QStringLiteral("SQLite"), QStringLiteral("KArchive"),
                                 QStringLiteral("Poppler")}));
    QCOMPARE(QVersionNumber::fromString(versionOf(QStringLiteral("KArchive"))).majorVersion(), 6);
}

void TestLibraryVersions::qtIsTheOneThatRuns()
{
    QCOMPARE(versionOf(QStringLiteral("Qt")), QString::fromLatin1(qVersion()));
}

// Search is built on FTS5, which came with 3.9.
void TestLibraryVersions::sqliteIsNewEnoughForTheLibrary()
{
    QVERIFY(QVersionNumber::fromString(versionOf(QStringLiteral("SQLite"))) >= QVersionNumber(3, 9));
}

void TestLibraryVersions::askingLeavesNoConnectionOpen()
{
    (void)model::libraryVersions();
    QVERIFY(QSqlDatabase::connectionNames().isEmpty());
}

QTEST_GUILESS_MAIN(TestLibraryVersions)
#include "test_library_versions.moc"
