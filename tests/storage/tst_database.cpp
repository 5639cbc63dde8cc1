// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/library_meta.h"
#include "model/storage/statement.h"
#include "model/storage/transaction.h"
#include "tests/storage/test_library.h"

#include <QDir>
#include <QTest>
#include <QThread>

#include <atomic>
#include <memory>

using namespace model;
using namespace storagetest;
using namespace Qt::StringLiterals;

class TestDatabase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesThroughAWriteAheadLogWithFullSync();
    void enforcesForeignKeys();
    void keepsWhatIsCommitted();
    void rollsBackWhatIsNotCommitted();
    void refusesANestedTransactionAndKeepsTheOuterOne();
    void runsNothingOutsideATransactionThatHasFailed();
    void refusesToWriteThroughAReadOnlyDatabase();
    void doesNotCreateAMissingFileUnlessAsked();
    void opensPathsWithAnyCharacters();
    void namesTheKindOfAnError();
    void reusesAPreparedStatement();
    void servesTwoThreadsAtOnce();
    void remembersFactsAboutTheLibrary();
};

void TestDatabase::writesThroughAWriteAheadLogWithFullSync()
{
    const TestLibrary library;
    const Opening opening = library.file().open();
    COMPARE_OUTCOME(opening, OpenOutcome::Created);
    QCOMPARE(opening.database->value(u"PRAGMA journal_mode"_s)->toString(), u"wal"_s);
    QCOMPARE(opening.database->value(u"PRAGMA synchronous"_s)->toInt(), 2);
    QCOMPARE(opening.database->value(u"PRAGMA busy_timeout"_s)->toInt(), 200);
}

void TestDatabase::enforcesForeignKeys()
{
    const TestLibrary library;
    const Opening opening = library.file().open();
    const auto orphan = opening.database->run(u"INSERT INTO notes (entry, body) VALUES (99, 'x')"_s);
    QVERIFY(!orphan);
    QCOMPARE(orphan.error().code, StorageErrorCode::Constraint);
    QCOMPARE(countOf(*opening.database, u"notes"_s), 0);

    VERIFY_DONE(addEntry(*opening.database, 1));
    VERIFY_DONE(opening.database->run(u"INSERT INTO notes (entry, body) SELECT id, 'x' FROM entries"_s));
    VERIFY_DONE(opening.database->run(u"DELETE FROM entries"_s));
    QCOMPARE(countOf(*opening.database, u"notes"_s), 0);
}

void TestDatabase::keepsWhatIsCommitted()
{
    const TestLibrary library;
    library.create();
    {
        const Opening opening = library.file().open();
        auto transaction = Transaction::begin(*opening.database);
        VERIFY_DONE(transaction);
        VERIFY_DONE(addEntry(*opening.database, 1));
        VERIFY_DONE(transaction->commit());
        QVERIFY(!opening.database->isInTransaction());
    }
    const Opening again = library.file().open();
    QCOMPARE(countOf(*again.database, u"entries"_s), 1);
}

void TestDatabase::rollsBackWhatIsNotCommitted()
{
    const TestLibrary library;
    const Opening opening = library.file().open();
    {
        auto transaction = Transaction::begin(*opening.database);
        VERIFY_DONE(transaction);
        VERIFY_DONE(addEntry(*opening.database, 1));
        QCOMPARE(countOf(*opening.database, u"entries"_s), 1);
    }
    QCOMPARE(countOf(*opening.database, u"entries"_s), 0);
    auto next = Transaction::begin(*opening.database);
    VERIFY_DONE(next);
}

void TestDatabase::refusesANestedTransactionAndKeepsTheOuterOne()
{
    const TestLibrary library;
    const Opening opening = library.file().open();
    auto outer = Transaction::begin(*opening.database);
    VERIFY_DONE(outer);
    VERIFY_DONE(addEntry(*opening.database, 1));
    const auto inner = Transaction::begin(*opening.database);
    QVERIFY(!inner);
    QCOMPARE(inner.error().code, StorageErrorCode::NestedTransaction);
    VERIFY_DONE(addEntry(*opening.database, 2));
    VERIFY_DONE(outer->commit());
    QCOMPARE(countOf(*opening.database, u"entries"_s), 2);
}

// SQLite ends a transaction by itself when the disk is full. What a caller runs after that, not having looked
// at the error, must not be kept on its own.
void TestDatabase::runsNothingOutsideATransactionThatHasFailed()
{
    const TestLibrary library;
    const Opening opening = library.file().open();
    Database& database = *opening.database;
    const int pages = database.value(u"PRAGMA page_count"_s)->toInt();
    VERIFY_DONE(database.value(u"PRAGMA max_page_count = %1"_s.arg(pages + 5)));
    {
        auto transaction = Transaction::begin(database);
        VERIFY_DONE(transaction);
        VERIFY_DONE(addEntry(database, 1));
        const auto tooBig =
            database.run(u"INSERT INTO entries (number, text) VALUES (2, ?)"_s, QString(100'000, u'x'));
        QVERIFY(!tooBig);
        QCOMPARE(tooBig.error().code, StorageErrorCode::DiskFull);
        const auto after = addEntry(database, 3);
        QVERIFY(!after);
        QCOMPARE(after.error().code, StorageErrorCode::DiskFull);
        const auto committed = transaction->commit();
        QVERIFY(!committed);
        QCOMPARE(committed.error().code, StorageErrorCode::DiskFull);
    }
    QCOMPARE(countOf(database, u"entries"_s), 0);
    auto next = Transaction::begin(database);
    VERIFY_DONE(next);
    VERIFY_DONE(addEntry(database, 4));
    VERIFY_DONE(next->commit());
    QCOMPARE(countOf(database, u"entries"_s), 1);
}

void TestDatabase::refusesToWriteThroughAReadOnlyDatabase()
{
    const TestLibrary library;
    library.create(kTestSteps, 3);
    auto database = Database::open(library.path(), Database::Access::ReadOnly);
    VERIFY_DONE(database);
    QVERIFY((*database)->isReadOnly());
    QCOMPARE(countOf(**database, u"entries"_s), 3);
    const auto written = addEntry(**database, 4);
    QVERIFY(!written);
    QCOMPARE(written.error().code, StorageErrorCode::ReadOnly);
    const auto transaction = Transaction::begin(**database);
    QVERIFY(!transaction);
    QCOMPARE(transaction.error().code, StorageErrorCode::ReadOnly);
}

void TestDatabase::doesNotCreateAMissingFileUnlessAsked()
{
    const TestLibrary library;
    for (const auto access : {Database::Access::ReadWrite, Database::Access::ReadOnly}) {
        const auto database = Database::open(library.path(), access);
        QVERIFY(!database);
        QCOMPARE(database.error().code, StorageErrorCode::CannotOpen);
    }
    QVERIFY(library.everything().isEmpty());
    VERIFY_DONE(Database::open(library.path(), Database::Access::Create));
}

void TestDatabase::opensPathsWithAnyCharacters()
{
    const TestLibrary library;
    const QStringList names{u"with space"_s, u"Wächter"_s, u"a?mode=memory"_s,
                            u"b#c"_s,        u"d%20e"_s,   u"f;g='h'"_s};
    for (const QString& name : names) {
        const QString path = library.folder() + u'/' + name;
        const LibraryFile file(path, testSteps(), library.clock);
        COMPARE_OUTCOME(file.open(), OpenOutcome::Created);
        QVERIFY2(QFileInfo::exists(path), qPrintable(name));
        VERIFY_DONE(file.backUpIfDue());
        COMPARE_OUTCOME(file.open(), OpenOutcome::Opened);
        QCOMPARE(file.backups().list().size(), 1);
    }
    QCOMPARE(QDir(library.folder()).entryList(QDir::Files).size(), names.size());
}

void TestDatabase::namesTheKindOfAnError()
{
    const TestLibrary library;
    const Opening opening = library.file().open();
    VERIFY_DONE(addEntry(*opening.database, 1));
    const auto twice = addEntry(*opening.database, 1);
    QVERIFY(!twice);
    QCOMPARE(twice.error().code, StorageErrorCode::Constraint);
    QVERIFY2(twice.error().reason.contains("entries.number"_L1), qPrintable(twice.error().reason));
    const auto nonsense = opening.database->run(u"SELEKT 1"_s);
    QVERIFY(!nonsense);
    QCOMPARE(nonsense.error().code, StorageErrorCode::Statement);
    QCOMPARE(storageErrorName(nonsense.error().code), u"Statement"_s);
}

void TestDatabase::reusesAPreparedStatement()
{
    const TestLibrary library;
    const Opening opening = library.file().open();
    Statement insert(*opening.database, u"INSERT INTO entries (number, text) VALUES (?, ?)"_s);
    for (int number = 1; number <= 3; ++number)
        VERIFY_DONE(insert.run(number, u"text %1"_s.arg(number)));
    QVERIFY(!insert.run(3, u"again"_s));
    VERIFY_DONE(insert.run(4, u"text 4"_s));

    QStringList texts;
    Statement select(*opening.database, u"SELECT text FROM entries WHERE number > ? ORDER BY number"_s);
    VERIFY_DONE(select.run(2));
    VERIFY_DONE(select.eachRow([&](const QSqlQuery& row) { texts << row.value(0).toString(); }));
    QCOMPARE(texts, (QStringList{u"text 3"_s, u"text 4"_s}));
    const auto none = opening.database->value(u"SELECT text FROM entries WHERE number = 77"_s);
    VERIFY_DONE(none);
    QVERIFY(!none->isValid());
}

void TestDatabase::servesTwoThreadsAtOnce()
{
    const TestLibrary library;
    library.create();
    constexpr int kRows = 50;
    std::atomic<int> written = 0;
    const auto writeFrom = [&](int first) {
        auto database = Database::open(library.path(), Database::Access::ReadWrite);
        for (int number = first; database && number < first + kRows; ++number) {
            auto transaction = Transaction::begin(**database);
            if (transaction && addEntry(**database, number) && transaction->commit())
                ++written;
        }
    };
    const std::unique_ptr<QThread> one(QThread::create(writeFrom, 1));
    const std::unique_ptr<QThread> two(QThread::create(writeFrom, 1001));
    one->start();
    two->start();
    QVERIFY(one->wait() && two->wait());
    QCOMPARE(written.load(), 2 * kRows);
    const Opening opening = library.file().open();
    QCOMPARE(countOf(*opening.database, u"entries"_s), 2 * kRows);
}

void TestDatabase::remembersFactsAboutTheLibrary()
{
    const TestLibrary library;
    const auto builtIn = SchemaSteps::builtIn();
    VERIFY_DONE(builtIn);
    const LibraryFile file(library.path(), *builtIn, library.clock);
    {
        const Opening opening = file.open();
        COMPARE_OUTCOME(opening, OpenOutcome::Created);
        LibraryMeta meta(*opening.database);
        QVERIFY(meta.value(u"owner"_s).value() == std::nullopt);
        VERIFY_DONE(meta.set(u"owner"_s, u"Änne"_s));
        VERIFY_DONE(meta.set(u"owner"_s, u"Jörg"_s));
        VERIFY_DONE(meta.set(u"empty"_s, QString()));
    }
    const Opening opening = file.open();
    COMPARE_OUTCOME(opening, OpenOutcome::Opened);
    LibraryMeta meta(*opening.database);
    QCOMPARE(meta.value(u"owner"_s).value().value(), u"Jörg"_s);
    QCOMPARE(meta.value(u"empty"_s).value().value(), u""_s);
    VERIFY_DONE(meta.remove(u"owner"_s));
    QVERIFY(meta.value(u"owner"_s).value() == std::nullopt);
}

QTEST_GUILESS_MAIN(TestDatabase)
#include "tst_database.moc"
