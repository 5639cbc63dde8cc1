// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/transaction.h"
#include "tests/storage/test_library.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <utime.h>

using namespace model;
using namespace storagetest;
using namespace Qt::StringLiterals;

class TestBackups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thereIsOneADay();
    void theLastTenAreKept();
    void aBackupBeforeAMigrationIsOneMoreThatDay();
    void aBackupHoldsEveryCommittedRowAndNoOther();
    void aDamagedLibraryNeverReplacesAGoodBackup();
    void librariesInOneFolderKeepTheirBackupsApart();
    void filesOfOthersInTheFolderStay();
    void remainsOfAKilledBackupAreClearedAfterADay();
    void aClockThatWasWrongCostsNoNewBackup();
    void aNewerLibraryIsBackedUpToo();
};

void TestBackups::thereIsOneADay()
{
    TestLibrary library;
    library.create(kTestSteps, 3);
    const auto first = library.file().backUpIfDue();
    VERIFY_DONE(first);
    QVERIFY(*first);
    QCOMPARE((*first)->path, library.folder() + u"/backups/library.castellan.20310517T120000Z.daily.v4"_s);
    library.clock.advanceSeconds(11 * 3600);
    QVERIFY(!library.file().backUpIfDue().value());
    library.clock.advanceSeconds(2 * 3600);
    QVERIFY(library.file().backUpIfDue().value());
    QVERIFY(!library.file().backUpIfDue().value());
    const QList<Backup> list = library.file().backups().list();
    QCOMPARE(list.size(), 2);
    QVERIFY(list[0].made > list[1].made);
    QCOMPARE(list[1].made, QDateTime(QDate(2031, 5, 17), QTime(12, 0), Qt::UTC));
    QCOMPARE(list[1].schemaVersion, kTestSteps);
}

void TestBackups::theLastTenAreKept()
{
    TestLibrary library;
    library.create();
    QStringList made;
    for (int day = 0; day < 14; ++day) {
        VERIFY_DONE(addEntry(*library.file().open().database, day));
        const auto backup = library.file().backUpIfDue();
        VERIFY_DONE(backup);
        made.prepend((*backup)->path);
        library.clock.advanceDays(1);
    }
    QStringList kept;
    for (const Backup& backup : library.file().backups().list())
        kept << backup.path;
    QCOMPARE(kept, made.mid(0, 10));
    QCOMPARE(QDir(library.file().backups().folder())
                 .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)
                 .size(),
             10);
    auto newest = Database::open(kept.first(), Database::Access::Immutable);
    QCOMPARE(countOf(**newest, u"entries"_s), 14);
}

void TestBackups::aBackupBeforeAMigrationIsOneMoreThatDay()
{
    TestLibrary library;
    library.create(1, 3);
    VERIFY_DONE(library.file(1).backUpIfDue());
    for (int version = 2; version <= kTestSteps; ++version)
        COMPARE_OUTCOME(library.file(version).open(), OpenOutcome::Migrated);
    const QList<Backup> list = library.file().backups().list();
    QCOMPARE(list.size(), 4);
    QCOMPARE(
        std::count_if(list.begin(), list.end(), [](const Backup& b) { return b.kind == BackupKind::Daily; }),
        1);
    QVERIFY(!library.file().backUpIfDue().value());
}

void TestBackups::aBackupHoldsEveryCommittedRowAndNoOther()
{
    const TestLibrary library;
    library.create(kTestSteps, 5);
    const Opening writer = library.file().open();
    VERIFY_DONE(addEntry(*writer.database, 6));
    auto transaction = Transaction::begin(*writer.database);
    VERIFY_DONE(addEntry(*writer.database, 7));
    const auto backup = library.file().backUpIfDue();
    VERIFY_DONE(backup);
    VERIFY_DONE(transaction->commit());
    auto copy = Database::open((*backup)->path, Database::Access::Immutable);
    VERIFY_DONE(copy);
    QCOMPARE((*copy)->value(u"SELECT max(number) FROM entries"_s)->toInt(), 6);
    QCOMPARE((*copy)->schemaVersion().value(), kTestSteps);
    QVERIFY(!QFileInfo::exists((*backup)->path + u"-wal"_s));
}

void TestBackups::aDamagedLibraryNeverReplacesAGoodBackup()
{
    TestLibrary library;
    library.create(kTestSteps, 2000);
    for (int day = 0; day < Backups::kKept; ++day) {
        VERIFY_DONE(library.file().backUpIfDue());
        library.clock.advanceDays(1);
    }
    hideRows(library.path());
    const auto before = library.everything();
    const auto backup = library.file().backUpIfDue();
    QVERIFY(!backup);
    QCOMPARE(backup.error().code, StorageErrorCode::Damaged);
    QCOMPARE(library.everything(), before);
}

void TestBackups::librariesInOneFolderKeepTheirBackupsApart()
{
    const TestLibrary library;
    library.create(kTestSteps, 1);
    const LibraryFile other(library.path() + u".two"_s, testSteps(), library.clock);
    (void)other.open();
    VERIFY_DONE(library.file().backUpIfDue());
    VERIFY_DONE(other.backUpIfDue());
    QCOMPARE(library.file().backups().list().size(), 1);
    QCOMPARE(other.backups().list().size(), 1);
    QVERIFY(library.file().backups().list().first().path != other.backups().list().first().path);
}

void TestBackups::filesOfOthersInTheFolderStay()
{
    TestLibrary library;
    library.create();
    const QString folder = library.file().backups().folder();
    QDir().mkpath(folder);
    const QStringList others{u"/notes.txt"_s, u"/library.castellan.20200101T000000Z.daily"_s,
                             u"/library.castellan.20209901T000000Z.daily.v1"_s, u"/library.castellan"_s};
    for (const QString& name : others)
        writeContent(folder + name, "mine");
    for (int day = 0; day < 12; ++day) {
        VERIFY_DONE(library.file().backUpIfDue());
        library.clock.advanceDays(1);
    }
    for (const QString& name : others)
        QCOMPARE(contentOf(folder + name), "mine");
    QCOMPARE(library.file().backups().list().size(), 10);
}

void TestBackups::remainsOfAKilledBackupAreClearedAfterADay()
{
    const TestLibrary library;
    library.create();
    const auto remains = [&](const char* name, int hoursAgo) {
        const QString folder = library.file().backups().folder() + u'/' + QString::fromLatin1(name);
        QDir().mkpath(folder);
        writeContent(folder + u"/copy"_s, "half");
        const time_t when = QDateTime::currentSecsSinceEpoch() - hoursAgo * 3600;
        const utimbuf times{when, when};
        utime(QFile::encodeName(folder).constData(), &times);
        return folder;
    };
    const QString old = remains(".partial-killed", 25);
    const QString recent = remains(".partial-working", 1);
    VERIFY_DONE(library.file().backUpIfDue());
    QVERIFY(!QFileInfo::exists(old));
    QVERIFY(QFileInfo::exists(recent));
}

void TestBackups::aClockThatWasWrongCostsNoNewBackup()
{
    TestLibrary library;
    library.create();
    library.clock.advanceDays(100);
    for (int day = 0; day < Backups::kKept; ++day) {
        VERIFY_DONE(library.file().backUpIfDue());
        library.clock.advanceDays(1);
    }
    library.clock.advanceDays(-110);
    VERIFY_DONE(addEntry(*library.file().open().database, 1));
    const auto backup = library.file().backUpIfDue();
    VERIFY_DONE(backup);
    QVERIFY(QFileInfo::exists((*backup)->path));
    QCOMPARE(library.file().backups().list().size(), Backups::kKept);
}

void TestBackups::aNewerLibraryIsBackedUpToo()
{
    const TestLibrary library;
    library.create(kTestSteps, 8);
    const auto backup = library.file(2).backUpIfDue();
    VERIFY_DONE(backup);
    QCOMPARE((*backup)->schemaVersion, kTestSteps);
}

QTEST_GUILESS_MAIN(TestBackups)
#include "tst_backups.moc"
