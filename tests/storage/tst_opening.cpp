// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/transaction.h"
#include "tests/storage/ordinary_user.h"
#include "tests/storage/test_library.h"

#include <QDir>
#include <QTest>
#include <QThread>

#include <atomic>
#include <memory>

using namespace model;
using namespace storagetest;
using namespace Qt::StringLiterals;

class TestOpening : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstStartCreatesTheLibraryAndItsFolder();
    void twoProgramsStartForTheFirstTimeTogether();
    void laterStartsOpenItUnchanged();
    void aNewerLibraryIsReadAndNeverWritten();
    void aDatabaseOfAnotherProgramIsLeftAlone();
    void aReadOnlyFolderIsReadWithoutLeavingATrace();
    void aReadOnlyFileIsRead();
    void aReadOnlyFolderWithALogShowsTheRowsOfTheLog();
    void anOlderLibraryInAReadOnlyFolderIsNotOpened();
    void aFileWithoutPermissionIsNotTakenForADamagedOne();
    void aFolderThatCannotBeWrittenGetsNoLibrary();
    void aMissingLibraryWithABackupIsOfferedBack();
    void aLogWithoutItsLibraryDoesNotEnterTheNextOne();
    void aLinkStandsForTheFileItLeadsTo();
};

void TestOpening::theFirstStartCreatesTheLibraryAndItsFolder()
{
    const TestLibrary library;
    const QString path = library.folder() + u"/new/deeper/library"_s;
    {
        const Opening opening = LibraryFile(path, testSteps(), library.clock).open();
        COMPARE_OUTCOME(opening, OpenOutcome::Created);
        QCOMPARE(opening.schemaVersion, kTestSteps);
        QVERIFY(!opening.database->isReadOnly());
        VERIFY_DONE(addEntry(*opening.database, 1));
    }
    const QDir::Filters all = QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot;
    QCOMPARE(QDir(QFileInfo(path).path()).entryList(all), QStringList{u"library"_s});
}

void TestOpening::twoProgramsStartForTheFirstTimeTogether()
{
    for (int round = 0; round < 20; ++round) {
        const TestLibrary library;
        std::atomic<int> created = 0;
        std::atomic<int> opened = 0;
        const auto start = [&](int number) {
            const LibraryFile file(library.path(), testSteps(), library.clock);
            const Opening opening = file.open();
            created += opening.outcome == OpenOutcome::Created;
            opened += opening.database && addEntry(*opening.database, number);
        };
        const std::unique_ptr<QThread> one(QThread::create(start, 1));
        const std::unique_ptr<QThread> two(QThread::create(start, 2));
        one->start();
        two->start();
        QVERIFY(one->wait() && two->wait());
        QCOMPARE(created.load(), 1);
        QCOMPARE(opened.load(), 2);
        QCOMPARE(countOf(*library.file().open().database, u"entries"_s), 2);
    }
}

void TestOpening::laterStartsOpenItUnchanged()
{
    const TestLibrary library;
    library.create(kTestSteps, 12);
    const auto before = library.everything();
    for (int start = 0; start < 3; ++start) {
        const Opening opening = library.file().open();
        COMPARE_OUTCOME(opening, OpenOutcome::Opened);
        QCOMPARE(countOf(*opening.database, u"entries"_s), 12);
    }
    QCOMPARE(library.everything(), before);
}

void TestOpening::aNewerLibraryIsReadAndNeverWritten()
{
    const TestLibrary library;
    library.create(kTestSteps, 12);
    const QByteArray before = contentOf(library.path());
    {
        const Opening opening = library.file(kTestSteps - 1).open();
        COMPARE_OUTCOME(opening, OpenOutcome::OpenedNewer);
        QCOMPARE(opening.schemaVersion, kTestSteps);
        QVERIFY(opening.database->isReadOnly());
        QCOMPARE(countOf(*opening.database, u"entries"_s), 12);
        const auto written = addEntry(*opening.database, 13);
        QVERIFY(!written);
        QCOMPARE(written.error().code, StorageErrorCode::ReadOnly);
    }
    QCOMPARE(contentOf(library.path()), before);
    QVERIFY(library.file().backups().list().isEmpty());
}

void TestOpening::aDatabaseOfAnotherProgramIsLeftAlone()
{
    const TestLibrary library;
    {
        auto other = Database::open(library.path(), Database::Access::Create);
        VERIFY_DONE(other);
        VERIFY_DONE((*other)->run(u"CREATE TABLE bookmarks (url)"_s));
    }
    const auto before = library.everything();
    const Opening opening = library.file().open();
    COMPARE_OUTCOME(opening, OpenOutcome::NotALibrary);
    QVERIFY(!opening.database);
    QCOMPARE(library.everything(), before);
}

void TestOpening::aReadOnlyFolderIsReadWithoutLeavingATrace()
{
    const TestLibrary library;
    library.create(kTestSteps, 12);
    const auto before = library.everything();
    const Mode file(library.path(), kReadOnlyFile | QFile::WriteOwner | QFile::WriteOther);
    const Mode folder(library.folder(), kReadOnlyFolder);
    {
        const OrdinaryUser user;
        QVERIFY(user.isOrdinary());
        QVERIFY(!QFileInfo(library.folder()).isWritable());
        const Opening opening = library.file().open();
        COMPARE_OUTCOME(opening, OpenOutcome::OpenedReadOnly);
        QCOMPARE(countOf(*opening.database, u"entries"_s), 12);
        const auto written = Transaction::begin(*opening.database);
        QVERIFY(!written);
        QCOMPARE(written.error().code, StorageErrorCode::ReadOnly);
    }
    QCOMPARE(library.everything(), before);
}

void TestOpening::aReadOnlyFileIsRead()
{
    const TestLibrary library;
    library.create(kTestSteps, 12);
    const QByteArray before = contentOf(library.path());
    const Mode file(library.path(), kReadOnlyFile);
    const Mode folder(library.folder(), kReadOnlyFolder | QFile::WriteOwner | QFile::WriteOther);
    {
        const OrdinaryUser user;
        QVERIFY(!QFileInfo(library.path()).isWritable());
        const Opening opening = library.file().open();
        COMPARE_OUTCOME(opening, OpenOutcome::OpenedReadOnly);
        QCOMPARE(countOf(*opening.database, u"entries"_s), 12);
    }
    QCOMPARE(contentOf(library.path()), before);
}

void TestOpening::aReadOnlyFolderWithALogShowsTheRowsOfTheLog()
{
    const TestLibrary library;
    library.create(kTestSteps, 12);
    const Opening writer = library.file().open();
    VERIFY_DONE(addEntry(*writer.database, 13));
    QVERIFY(QFileInfo(library.path() + u"-wal"_s).size() > 0);
    QFile::setPermissions(library.path() + u"-wal"_s, kReadOnlyFile | QFile::WriteOwner);
    QFile::setPermissions(library.path() + u"-shm"_s, kReadOnlyFile | QFile::WriteOwner);
    const Mode file(library.path(), kReadOnlyFile);
    const Mode folder(library.folder(), kReadOnlyFolder);
    const OrdinaryUser user;
    const Opening opening = library.file().open();
    COMPARE_OUTCOME(opening, OpenOutcome::OpenedReadOnly);
    QCOMPARE(countOf(*opening.database, u"entries"_s), 13);
}

void TestOpening::anOlderLibraryInAReadOnlyFolderIsNotOpened()
{
    const TestLibrary library;
    library.create(2, 12);
    const auto before = library.everything();
    const Mode file(library.path(), kReadOnlyFile);
    const Mode folder(library.folder(), kReadOnlyFolder);
    {
        const OrdinaryUser user;
        const Opening opening = library.file().open();
        COMPARE_OUTCOME(opening, OpenOutcome::MigrationFailed);
        QCOMPARE(opening.error->code, StorageErrorCode::ReadOnly);
        QVERIFY(!opening.database);
    }
    QCOMPARE(library.everything(), before);
}

void TestOpening::aFileWithoutPermissionIsNotTakenForADamagedOne()
{
    const TestLibrary library;
    library.create(kTestSteps, 12);
    const auto before = library.everything();
    {
        const Mode file(library.path(), {});
        const Mode folder(library.folder(), kReadOnlyFolder | QFile::WriteOwner | QFile::WriteOther);
        const OrdinaryUser user;
        const Opening opening = library.file().open();
        COMPARE_OUTCOME(opening, OpenOutcome::Failed);
        QCOMPARE(opening.error->code, StorageErrorCode::CannotOpen);
    }
    QCOMPARE(library.everything(), before);
}

void TestOpening::aFolderThatCannotBeWrittenGetsNoLibrary()
{
    const TestLibrary library;
    const Mode folder(library.folder(), kReadOnlyFolder);
    const OrdinaryUser user;
    const Opening opening = library.file().open();
    COMPARE_OUTCOME(opening, OpenOutcome::Failed);
    QCOMPARE(opening.error->code, StorageErrorCode::ReadOnly);
    const Opening below = LibraryFile(library.folder() + u"/a/b"_s, testSteps(), library.clock).open();
    COMPARE_OUTCOME(below, OpenOutcome::Failed);
    QCOMPARE(below.error->code, StorageErrorCode::CannotOpen);
}

void TestOpening::aMissingLibraryWithABackupIsOfferedBack()
{
    const TestLibrary library;
    library.create(kTestSteps, 12);
    VERIFY_DONE(library.file().backUpIfDue());
    QVERIFY(QFile::remove(library.path()));

    const Opening missing = library.file().open();
    COMPARE_OUTCOME(missing, OpenOutcome::Missing);
    QVERIFY(!missing.database);
    QVERIFY(!QFileInfo::exists(library.path()));
    VERIFY_DONE(library.file().restoreFrom(*missing.backup));
    QCOMPARE(countOf(*library.file().open().database, u"entries"_s), 12);

    QVERIFY(QFile::remove(library.path()));
    const Opening empty = library.file().startEmpty();
    COMPARE_OUTCOME(empty, OpenOutcome::Created);
    QCOMPARE(countOf(*empty.database, u"entries"_s), 0);
}

void TestOpening::aLogWithoutItsLibraryDoesNotEnterTheNextOne()
{
    const TestLibrary library;
    const QString log = library.path() + u"-wal"_s;
    QByteArray left;
    {
        const Opening opening = library.file().open();
        VERIFY_DONE(addEntry(*opening.database, 1));
        left = contentOf(log);
    }
    QVERIFY(!left.isEmpty());
    QVERIFY(QFile::remove(library.path()));
    writeContent(log, left);

    const Opening opening = library.file().open();
    COMPARE_OUTCOME(opening, OpenOutcome::Created);
    QCOMPARE(countOf(*opening.database, u"entries"_s), 0);
    const QStringList aside = QDir(library.folder()).entryList({u"*.damaged-20310517T120000Z-wal"_s});
    QCOMPARE(aside.size(), 1);
    QCOMPARE(contentOf(library.folder() + u'/' + aside.first()), left);
}

void TestOpening::aLinkStandsForTheFileItLeadsTo()
{
    const TestLibrary library;
    library.create(kTestSteps, 12);
    const TestLibrary elsewhere;
    QVERIFY(QFile::link(library.path(), elsewhere.path()));
    const LibraryFile file = elsewhere.file();
    COMPARE_OUTCOME(file.open(), OpenOutcome::Opened);
    QVERIFY(QFile::resize(library.path(), 100));
    const Opening damaged = file.open();
    COMPARE_OUTCOME(damaged, OpenOutcome::Damaged);
    QVERIFY(damaged.setAsidePath.startsWith(library.folder()));
    QVERIFY(QFileInfo(elsewhere.path()).isSymLink());
}

QTEST_GUILESS_MAIN(TestOpening)
#include "tst_opening.moc"
