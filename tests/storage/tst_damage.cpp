// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/ordinary_user.h"
#include "tests/storage/test_library.h"

#include <QDir>
#include <QRandomGenerator>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <functional>

using namespace model;
using namespace storagetest;
using namespace Qt::StringLiterals;

using Damage = std::function<void(const QString& path)>;
Q_DECLARE_METATYPE(Damage)

class TestDamage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDamagedLibraryIsSetAsideAndTheLastGoodBackupOffered_data();
    void aDamagedLibraryIsSetAsideAndTheLastGoodBackupOffered();
    void whatNeverWasALibraryIsLeftAlone_data();
    void whatNeverWasALibraryIsLeftAlone();
    void whatHasTheNameOfALogIsLeftAlone();
    void itsLogGoesWithIt();
    void nothingThatWasSetAsideIsOverwritten();
    void aDamagedBackupIsNotOffered();
    void withoutABackupNoneIsOffered();
    void restoringDoesNotOverwriteALibrary();
    void aDamagedBackupIsNotRestored();
    void aBackupOfAnOlderVersionIsMigratedAfterRestoring();
    void aDamagedLibraryInAReadOnlyFolderStaysWhereItIs();
    void theFullCheckFindsAnIndexThatMissesARow();

private:
    static void fill(const TestLibrary& library) { library.create(kTestSteps, 3000); }
};

namespace {

void overwrite(const QString& path, qint64 offset, const QByteArray& bytes)
{
    QByteArray content = contentOf(path);
    content.replace(offset, bytes.size(), bytes);
    writeContent(path, content);
}

QByteArray garbage(qsizetype size)
{
    QRandomGenerator random(4711);
    QByteArray bytes(size, '\0');
    for (char& byte : bytes)
        byte = static_cast<char>(random.bounded(1, 256));
    return bytes;
}

} // namespace

void TestDamage::aDamagedLibraryIsSetAsideAndTheLastGoodBackupOffered_data()
{
    constexpr qint64 kPage = 4096;
    QTest::addColumn<Damage>("damage");
    const auto row = [](const char* name, Damage damage) { QTest::newRow(name) << std::move(damage); };
    row("cut in half", [](const QString& path) { QFile::resize(path, QFileInfo(path).size() / 2); });
    row("last page gone", [](const QString& path) { QFile::resize(path, QFileInfo(path).size() - kPage); });
    row("cut behind the header", [](const QString& path) { QFile::resize(path, 100); });
    row("schema page overwritten", [](const QString& path) { overwrite(path, 100, garbage(kPage - 100)); });
    for (const int page : {2, 5, 11, 20}) {
        row(qPrintable(u"garbage in page %1"_s.arg(page)),
            [page](const QString& path) { overwrite(path, page * kPage, garbage(kPage)); });
    }
    row("zeros in the middle",
        [](const QString& path) { overwrite(path, 9 * kPage, QByteArray(3 * kPage, '\0')); });
    row("hidden rows", hideRows);
}

void TestDamage::whatNeverWasALibraryIsLeftAlone_data()
{
    QTest::addColumn<Damage>("make");
    const auto row = [](const char* name, Damage make) { QTest::newRow(name) << std::move(make); };
    row("cut within the header", [](const QString& path) { QFile::resize(path, 60); });
    row("header overwritten", [](const QString& path) { overwrite(path, 0, garbage(100)); });
    row("header zeroed", [](const QString& path) { overwrite(path, 0, QByteArray(100, '\0')); });
    row("empty", [](const QString& path) { writeContent(path, {}); });
    row("a text file", [](const QString& path) { writeContent(path, "Dear diary,\n"); });
    row("a long text file",
        [](const QString& path) { writeContent(path, QByteArray("word ").repeated(20'000)); });
    row("a picture", [](const QString& path) {
        writeContent(path, QByteArray("\x89PNG\r\n\x1a\n", 8) + garbage(20'000));
    });
    row("a damaged database of another program", [](const QString& path) {
        overwrite(path, 68, "Moz!");
        overwrite(path, 100, garbage(8192));
    });
    row("a folder", [](const QString& path) {
        QFile::remove(path);
        QDir().mkpath(path + u"/inside"_s);
    });
}

void TestDamage::whatNeverWasALibraryIsLeftAlone()
{
    QFETCH(Damage, make);
    TestLibrary library;
    fill(library);
    const auto backup = library.file().backUpIfDue();
    VERIFY_DONE(backup);
    make(library.path());
    const auto before = library.everything();
    for (const IntegrityDepth depth : {IntegrityDepth::Quick, IntegrityDepth::Full}) {
        const Opening opening = library.file().open(depth);
        COMPARE_OUTCOME(opening, OpenOutcome::NotALibrary);
        QVERIFY(!opening.database);
        QCOMPARE(opening.setAsidePath, QString());
    }
    COMPARE_OUTCOME(library.file().startEmpty(), OpenOutcome::NotALibrary);
    QCOMPARE(library.everything(), before);
    // Once it is out of the way, the backup is offered.
    QVERIFY(QFile::rename(library.path(), library.path() + u".moved"_s));
    const Opening missing = library.file().open();
    COMPARE_OUTCOME(missing, OpenOutcome::Missing);
    QCOMPARE(missing.backup->path, backup->value().path);
}

void TestDamage::whatHasTheNameOfALogIsLeftAlone()
{
    for (const QString& ending : {u"-wal"_s, u"-journal"_s}) {
        const TestLibrary library;
        writeContent(library.path() + ending, "Dear diary,\n");
        const auto before = library.everything();
        COMPARE_OUTCOME(library.file().open(), OpenOutcome::Failed);
        QCOMPARE(library.everything(), before);
        QVERIFY(QFile::remove(library.path() + ending));
        QVERIFY(QDir().mkpath(library.path() + ending + u"/inside"_s));
        COMPARE_OUTCOME(library.file().open(), OpenOutcome::Failed);
        QVERIFY(QFileInfo::exists(library.path() + ending + u"/inside"_s));
    }
}

void TestDamage::aDamagedLibraryIsSetAsideAndTheLastGoodBackupOffered()
{
    QFETCH(Damage, damage);
    TestLibrary library;
    fill(library);
    const auto backup = library.file().backUpIfDue();
    VERIFY_DONE(backup);
    library.clock.advanceDays(1);
    damage(library.path());
    auto expected = library.everything();

    const Opening opening = library.file().open();
    COMPARE_OUTCOME(opening, OpenOutcome::Damaged);
    QVERIFY(!opening.database);
    QCOMPARE(opening.setAsidePath, library.path() + u".damaged-20310518T120000Z"_s);
    QVERIFY(opening.backup);
    QCOMPARE(opening.backup->path, backup->value().path);
    // The same bytes under the new names, everything else as it was, and nothing new.
    for (const QString& old : expected.keys()) {
        if (old.startsWith(library.path()))
            expected.insert(opening.setAsidePath + old.mid(library.path().size()), expected.take(old));
    }
    QCOMPARE(library.everything(), expected);

    VERIFY_DONE(library.file().restoreFrom(*opening.backup));
    const Opening again = library.file().open(IntegrityDepth::Full);
    COMPARE_OUTCOME(again, OpenOutcome::Opened);
    QCOMPARE(countOf(*again.database, u"entries"_s), 3000);
    VERIFY_DONE(addEntry(*again.database, 3001));
    QCOMPARE(QFileInfo::exists(opening.setAsidePath), true);
}

void TestDamage::itsLogGoesWithIt()
{
    const TestLibrary library;
    fill(library);
    const QString log = library.path() + u"-wal"_s;
    QByteArray left;
    {
        const Opening opening = library.file().open();
        VERIFY_DONE(addEntry(*opening.database, 3001));
        left = contentOf(log);
    }
    overwrite(library.path(), 100, garbage(4096));
    writeContent(log, left);
    const QByteArray damaged = contentOf(library.path());

    const Opening opening = library.file().open();
    COMPARE_OUTCOME(opening, OpenOutcome::Damaged);
    QCOMPARE(contentOf(opening.setAsidePath), damaged);
    QCOMPARE(contentOf(opening.setAsidePath + u"-wal"_s), left);
    QVERIFY(!QFileInfo::exists(log));
}

void TestDamage::nothingThatWasSetAsideIsOverwritten()
{
    const TestLibrary library;
    library.create();
    const QByteArray header = contentOf(library.path()).first(100);
    QStringList names;
    for (int time = 0; time < 4; ++time) {
        writeContent(library.path(), header + QByteArray::number(time));
        const Opening opening = library.file().open();
        COMPARE_OUTCOME(opening, OpenOutcome::Damaged);
        names << opening.setAsidePath;
    }
    for (int time = 0; time < 4; ++time)
        QCOMPARE(contentOf(names[time]), header + QByteArray::number(time));
}

void TestDamage::aDamagedBackupIsNotOffered()
{
    TestLibrary library;
    fill(library);
    QStringList backups;
    for (int day = 0; day < 4; ++day) {
        backups << library.file().backUpIfDue()->value().path;
        library.clock.advanceDays(1);
    }
    overwrite(backups[3], 5 * 4096, garbage(4096));
    QFile::resize(backups[2], 5000);
    QFile::resize(library.path(), 100);
    const Opening opening = library.file().open();
    COMPARE_OUTCOME(opening, OpenOutcome::Damaged);
    QCOMPARE(opening.backup->path, backups[1]);
    QCOMPARE(library.file().backups().list().size(), 4);
}

void TestDamage::withoutABackupNoneIsOffered()
{
    const TestLibrary library;
    library.create();
    QFile::resize(library.path(), 100);
    const QByteArray damaged = contentOf(library.path());
    const Opening opening = library.file().open();
    COMPARE_OUTCOME(opening, OpenOutcome::Damaged);
    QVERIFY(!opening.backup);
    COMPARE_OUTCOME(library.file().startEmpty(), OpenOutcome::Created);
    QCOMPARE(contentOf(opening.setAsidePath), damaged);
}

void TestDamage::restoringDoesNotOverwriteALibrary()
{
    const TestLibrary library;
    library.create(kTestSteps, 1);
    const auto backup = library.file().backUpIfDue();
    VERIFY_DONE(addEntry(*library.file().open().database, 2));
    const auto restored = library.file().restoreFrom(**backup);
    QVERIFY(!restored);
    QCOMPARE(restored.error().code, StorageErrorCode::Occupied);
    QCOMPARE(countOf(*library.file().open().database, u"entries"_s), 2);

    const auto aside = library.file().setAside();
    VERIFY_DONE(aside);
    VERIFY_DONE(library.file().restoreFrom(**backup));
    QCOMPARE(countOf(*library.file().open().database, u"entries"_s), 1);
    auto earlier = Database::open(*aside, Database::Access::ReadOnly);
    QCOMPARE(countOf(**earlier, u"entries"_s), 2);
}

void TestDamage::aDamagedBackupIsNotRestored()
{
    const TestLibrary library;
    fill(library);
    const Backup backup = library.file().backUpIfDue()->value();
    VERIFY_DONE(library.file().setAside());
    overwrite(backup.path, 5 * 4096, garbage(4096));
    const auto restored = library.file().restoreFrom(backup);
    QVERIFY(!restored);
    QCOMPARE(restored.error().code, StorageErrorCode::Damaged);
    QVERIFY(!QFileInfo::exists(library.path()));
}

void TestDamage::aBackupOfAnOlderVersionIsMigratedAfterRestoring()
{
    const TestLibrary library;
    library.create(1, 7);
    VERIFY_DONE(library.file(1).backUpIfDue());
    QFile::resize(library.path(), 100);
    const Opening opening = library.file().open();
    QCOMPARE(opening.backup->schemaVersion, 1);
    VERIFY_DONE(library.file().restoreFrom(*opening.backup));
    const Opening again = library.file().open();
    COMPARE_OUTCOME(again, OpenOutcome::Migrated);
    QCOMPARE(countOf(*again.database, u"notes"_s), 7);
}

void TestDamage::aDamagedLibraryInAReadOnlyFolderStaysWhereItIs()
{
    const TestLibrary library;
    library.create();
    QFile::resize(library.path(), 100);
    const auto before = library.everything();
    const Mode file(library.path(), kReadOnlyFile);
    const Mode folder(library.folder(), kReadOnlyFolder);
    {
        const OrdinaryUser user;
        const Opening opening = library.file().open();
        COMPARE_OUTCOME(opening, OpenOutcome::Damaged);
        QCOMPARE(opening.setAsidePath, QString());
        QCOMPARE(opening.error->code, StorageErrorCode::ReadOnly);
    }
    QCOMPARE(library.everything(), before);
}

void TestDamage::theFullCheckFindsAnIndexThatMissesARow()
{
    const TestLibrary library;
    library.create(kTestSteps, 20);
    {
        // Over a connection without our guards, which keep schemas from being written.
        QSqlDatabase plain = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"plain"_s);
        plain.setDatabaseName(library.path());
        QVERIFY(plain.open());
        for (
            const QString& statement :
            {u"PRAGMA writable_schema = ON"_s, u"CREATE INDEX by_text ON entries (text)"_s,
             u"UPDATE sqlite_schema SET sql = 'CREATE INDEX by_text ON entries (number)' WHERE name = 'by_text'"_s})
            QVERIFY(QSqlQuery(plain).exec(statement));
    }
    QSqlDatabase::removeDatabase(u"plain"_s);
    // The index is not one of ours, so the file is refused before anybody relies on it.
    COMPARE_OUTCOME(library.file().open(), OpenOutcome::NotALibrary);
    auto database = Database::open(library.path(), Database::Access::ReadOnly);
    VERIFY_DONE(database);
    QVERIFY(integrityProblems(**database, IntegrityDepth::Quick)->isEmpty());
    QVERIFY(!integrityProblems(**database, IntegrityDepth::Full)->isEmpty());
}

QTEST_GUILESS_MAIN(TestDamage)
#include "tst_damage.moc"
