// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/transaction.h"
#include "tests/storage/file_size_limit.h"
#include "tests/storage/test_library.h"

#include <QDir>
#include <QProcess>
#include <QTest>

using namespace model;
using namespace storagetest;
using namespace Qt::StringLiterals;

class TestFullDisk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRefusedWriteLosesOnlyItself();
    void aSmallFileSystemKeepsEveryCommittedRow_data();
    void aSmallFileSystemKeepsEveryCommittedRow();
    void aRefusedBackupLeavesNothingHalf();
    void withoutSpaceForTheBackupNothingIsMigrated();
    void aStepWithoutSpaceIsRolledBack();
    void aFirstStartWithoutSpaceLeavesNothing();
    void aRefusedRestoreLeavesNothingHalf();

private:
    static bool isAboutSpace(const StorageError& error)
    {
        return error.code == StorageErrorCode::DiskFull || error.code == StorageErrorCode::WriteFailed;
    }
    static QString text(int size) { return QString(size, u'x'); }
    static const QString kBig;
};

const QString TestFullDisk::kBig = u"INSERT INTO entries (number, text) VALUES (?, ?)"_s;

void TestFullDisk::aRefusedWriteLosesOnlyItself()
{
    const TestLibrary library;
    library.create(kTestSteps, 50);
    {
        const Opening opening = library.file().open();
        VERIFY_DONE(addEntry(*opening.database, 51));
        {
            const FileSizeLimit limit(300'000);
            QVERIFY(limit.isSet());
            auto transaction = Transaction::begin(*opening.database);
            VERIFY_DONE(transaction);
            VERIFY_DONE(addEntry(*opening.database, 52));
            auto saved = opening.database->run(kBig, 53, text(400'000));
            if (saved)
                saved = transaction->commit();
            QVERIFY(!saved);
            QVERIFY2(isAboutSpace(saved.error()), qPrintable(saved.error().reason));
        }
        QCOMPARE(countOf(*opening.database, u"entries"_s), 51);
        VERIFY_DONE(opening.database->run(kBig, 54, text(400'000)));
    }
    const Opening again = library.file().open(IntegrityDepth::Full);
    COMPARE_OUTCOME(again, OpenOutcome::Opened);
    QCOMPARE(countOf(*again.database, u"entries"_s), 52);
}

void TestFullDisk::aSmallFileSystemKeepsEveryCommittedRow_data()
{
    QTest::addColumn<QString>("role");
    QTest::addColumn<QString>("refusal");
    QTest::newRow("a disk that is full") << u"fill-mounted-disk"_s << u"DiskFull"_s;
    QTest::newRow("a limit of the size of files") << u"fill-to-limit"_s << u"WriteFailed"_s;
}

void TestFullDisk::aSmallFileSystemKeepsEveryCommittedRow()
{
    QFETCH(QString, role);
    QFETCH(QString, refusal);
    const TestLibrary library;
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QStringLiteral(STORAGE_CHILD), {role, library.folder()});
    QVERIFY(child.waitForFinished());
    QCOMPARE(child.exitStatus(), QProcess::NormalExit);
    QCOMPARE(child.exitCode(), 0);
    QMap<QString, QString> said;
    for (const QString& line : QString::fromUtf8(child.readAllStandardOutput()).split(u'\n'))
        said.insert(line.section(u' ', 0, 0), line.section(u' ', 1));
    qInfo() << said;

    QVERIFY2(said.value(u"mounted"_s) != u"no"_s,
             "This test needs a disk that it can fill: run it as root, or as a user who may make user "
             "namespaces (in a container, with the capability SYS_ADMIN).");
    QCOMPARE(said[u"refused"_s], refusal);
    const int committed = said[u"committed"_s].toInt();
    QVERIFY(committed > 10);
    QCOMPARE(said[u"entries"_s].toInt(), committed);
    QCOMPARE(said[u"notes"_s].toInt(), committed);
    QCOMPARE(said[u"backup"_s], refusal);
    QCOMPARE(said[u"backups"_s], u"0"_s);
    QCOMPARE(said[u"reopened"_s].toInt(), static_cast<int>(OpenOutcome::Opened));
    QCOMPARE(said[u"kept"_s].toInt(), committed);
}

void TestFullDisk::aRefusedBackupLeavesNothingHalf()
{
    TestLibrary library;
    library.create();
    VERIFY_DONE(library.file().open().database->run(kBig, 1, text(500'000)));
    VERIFY_DONE(library.file().backUpIfDue());
    library.clock.advanceDays(1);
    const auto before = library.everything();
    {
        const FileSizeLimit limit(200'000);
        const auto backup = library.file().backUpIfDue();
        QVERIFY(!backup);
        QVERIFY2(isAboutSpace(backup.error()), qPrintable(backup.error().reason));
    }
    QCOMPARE(library.everything(), before);
    QVERIFY(library.file().backUpIfDue().value());
}

void TestFullDisk::withoutSpaceForTheBackupNothingIsMigrated()
{
    const TestLibrary library;
    library.create(2);
    VERIFY_DONE(library.file(2).open().database->run(kBig, 1, text(500'000)));
    const QByteArray before = contentOf(library.path());
    {
        const FileSizeLimit limit(200'000);
        const Opening opening = library.file().open();
        COMPARE_OUTCOME(opening, OpenOutcome::MigrationFailed);
        QVERIFY(isAboutSpace(*opening.error));
        QCOMPARE(opening.failedStep, 0);
        QCOMPARE(opening.schemaVersion, 2);
        QVERIFY(!opening.backup);
    }
    QCOMPARE(contentOf(library.path()), before);
    COMPARE_OUTCOME(library.file().open(), OpenOutcome::Migrated);
}

void TestFullDisk::aStepWithoutSpaceIsRolledBack()
{
    const TestLibrary library;
    library.create(1, 20);
    const QString big =
        u"CREATE TABLE big (x); INSERT INTO big SELECT hex(randomblob(100000)) FROM entries;"_s;
    const LibraryFile newer(
        library.path(), *SchemaSteps::fromScripts({testScripts()[0], testScripts()[1], big}), library.clock);
    {
        const FileSizeLimit limit(1'000'000);
        const Opening opening = newer.open();
        COMPARE_OUTCOME(opening, OpenOutcome::MigrationFailed);
        QVERIFY2(isAboutSpace(*opening.error), qPrintable(opening.error->reason));
        QCOMPARE(opening.failedStep, 3);
        QVERIFY(opening.backup);
    }
    {
        const Opening before = library.file(2).open(IntegrityDepth::Full);
        COMPARE_OUTCOME(before, OpenOutcome::Opened);
        QCOMPARE(countOf(*before.database, u"entries"_s), 20);
        QCOMPARE(countOf(*before.database, u"sqlite_schema WHERE name = 'big'"_s), 0);
    }
    COMPARE_OUTCOME(newer.open(), OpenOutcome::Migrated);
}

void TestFullDisk::aFirstStartWithoutSpaceLeavesNothing()
{
    const TestLibrary library;
    for (const rlim_t size : {0, 1000, 5000, 20'000}) {
        const FileSizeLimit limit(size);
        const Opening opening = library.file().open();
        COMPARE_OUTCOME(opening, OpenOutcome::Failed);
        QVERIFY2(isAboutSpace(*opening.error), qPrintable(opening.error->reason));
        QVERIFY(library.everything().isEmpty());
    }
    COMPARE_OUTCOME(library.file().open(), OpenOutcome::Created);
}

void TestFullDisk::aRefusedRestoreLeavesNothingHalf()
{
    const TestLibrary library;
    library.create();
    VERIFY_DONE(library.file().open().database->run(kBig, 1, text(500'000)));
    const Backup backup = library.file().backUpIfDue()->value();
    VERIFY_DONE(library.file().setAside());
    const auto before = library.everything();
    {
        const FileSizeLimit limit(200'000);
        const auto restored = library.file().restoreFrom(backup);
        QVERIFY(!restored);
        QVERIFY(isAboutSpace(restored.error()));
    }
    QCOMPARE(library.everything(), before);
    VERIFY_DONE(library.file().restoreFrom(backup));
    COMPARE_OUTCOME(library.file().open(), OpenOutcome::Opened);
}

QTEST_GUILESS_MAIN(TestFullDisk)
#include "tst_full_disk.moc"
