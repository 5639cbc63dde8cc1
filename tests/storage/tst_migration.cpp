// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/test_library.h"

#include <QTest>
#include <QThread>

#include <atomic>
#include <memory>

using namespace model;
using namespace storagetest;
using namespace Qt::StringLiterals;

class TestMigration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOldVersionBecomesTheNewestAndKeepsItsRows_data();
    void everyOldVersionBecomesTheNewestAndKeepsItsRows();
    void theWayDoesNotMatter();
    void aFailingStepLeavesTheVersionBeforeItAndTheBackup_data();
    void aFailingStepLeavesTheVersionBeforeItAndTheBackup();
    void aStepThatOrphansRowsIsRolledBack();
    void twoProgramsMigrateAtTheSameTime();

private:
    static Opening openWith(const TestLibrary& library, const QStringList& scripts)
    {
        return LibraryFile(library.path(), *SchemaSteps::fromScripts(scripts), library.clock).open();
    }
};

void TestMigration::everyOldVersionBecomesTheNewestAndKeepsItsRows_data()
{
    QTest::addColumn<int>("from");
    for (int from = 1; from < kTestSteps; ++from)
        QTest::addRow("from version %d", from) << from;
}

void TestMigration::everyOldVersionBecomesTheNewestAndKeepsItsRows()
{
    QFETCH(int, from);
    const TestLibrary library;
    library.create(from, 25);

    const Opening opening = library.file().open();
    COMPARE_OUTCOME(opening, OpenOutcome::Migrated);
    QCOMPARE(opening.fromVersion, from);
    QCOMPARE(opening.schemaVersion, kTestSteps);
    QCOMPARE(opening.database->schemaVersion().value(), kTestSteps);
    QCOMPARE(countOf(*opening.database, u"entries"_s), 25);
    QCOMPARE(countOf(*opening.database, u"notes"_s), from < 2 ? 25 : 0);
    QCOMPARE(opening.database->value(u"PRAGMA foreign_keys"_s)->toInt(), 1);
    QVERIFY(integrityProblems(*opening.database, IntegrityDepth::Full)->isEmpty());

    QVERIFY(opening.backup);
    QCOMPARE(opening.backup->schemaVersion, from);
    QCOMPARE(opening.backup->kind, BackupKind::BeforeMigration);
    auto before = Database::open(opening.backup->path, Database::Access::Immutable);
    VERIFY_DONE(before);
    QCOMPARE((*before)->schemaVersion().value(), from);
    QCOMPARE(countOf(**before, u"entries"_s), 25);
}

void TestMigration::theWayDoesNotMatter()
{
    const TestLibrary stepwise;
    stepwise.create(1);
    for (int version = 2; version <= kTestSteps; ++version)
        COMPARE_OUTCOME(stepwise.file(version).open(), OpenOutcome::Migrated);
    const TestLibrary fresh;
    fresh.create();

    const QString schema =
        u"SELECT group_concat(name || ':' || sql, '|') FROM (SELECT * FROM sqlite_schema ORDER BY name)"_s;
    const QString grown = stepwise.file().open().database->value(schema)->toString();
    QVERIFY(grown.contains("entries"_L1));
    QCOMPARE(grown, fresh.file().open().database->value(schema)->toString());
}

void TestMigration::aFailingStepLeavesTheVersionBeforeItAndTheBackup_data()
{
    QTest::addColumn<QString>("script");
    QTest::newRow("wrong SQL") << u"CREATE TABLE later (x); UPDATE entries SET text = ''; NONSENSE;"_s;
    QTest::newRow("broken constraint")
        << u"CREATE TABLE later (x); INSERT INTO entries (number, text) VALUES (1, 'twice');"_s;
}

void TestMigration::aFailingStepLeavesTheVersionBeforeItAndTheBackup()
{
    QFETCH(QString, script);
    const TestLibrary library;
    library.create(1, 10);

    const Opening opening = openWith(library, {testScripts()[0], testScripts()[1], script});
    COMPARE_OUTCOME(opening, OpenOutcome::MigrationFailed);
    QVERIFY(!opening.database);
    QCOMPARE(opening.fromVersion, 1);
    QCOMPARE(opening.failedStep, 3);
    QCOMPARE(opening.schemaVersion, 2);
    QVERIFY(opening.backup);
    QCOMPARE(opening.backup->schemaVersion, 1);

    const Opening before = library.file(2).open();
    COMPARE_OUTCOME(before, OpenOutcome::Opened);
    QCOMPARE(countOf(*before.database, u"entries"_s), 10);
    QCOMPARE(countOf(*before.database, u"notes"_s), 10);
    QCOMPARE(countOf(*before.database, u"sqlite_schema WHERE name = 'later'"_s), 0);
    QCOMPARE(countOf(*before.database, u"entries WHERE text = ''"_s), 0);
    QCOMPARE(library.file().backups().latestGood()->path, opening.backup->path);
}

void TestMigration::aStepThatOrphansRowsIsRolledBack()
{
    const TestLibrary library;
    library.create(1, 5);
    COMPARE_OUTCOME(library.file(2).open(), OpenOutcome::Migrated);
    const Opening opening =
        openWith(library, {testScripts()[0], testScripts()[1], u"DELETE FROM entries WHERE number = 3;"_s});
    COMPARE_OUTCOME(opening, OpenOutcome::MigrationFailed);
    QCOMPARE(opening.error->code, StorageErrorCode::Constraint);
    QCOMPARE(countOf(*library.file(2).open().database, u"entries"_s), 5);
}

void TestMigration::twoProgramsMigrateAtTheSameTime()
{
    for (int round = 0; round < 60; ++round) {
        const TestLibrary library;
        library.create(1, 20);
        std::atomic<int> usable = 0;
        const auto start = [&] {
            const LibraryFile file(library.path(), testSteps(), library.clock);
            const Opening opening = file.open();
            if (opening.database && opening.database->schemaVersion().value() == kTestSteps)
                ++usable;
            else
                qWarning("outcome %d: %s", int(opening.outcome),
                         opening.error ? qPrintable(opening.error->reason) : "");
        };
        const std::unique_ptr<QThread> one(QThread::create(start));
        const std::unique_ptr<QThread> two(QThread::create(start));
        one->start();
        two->start();
        QVERIFY(one->wait() && two->wait());
        QCOMPARE(usable.load(), 2);
        const Opening opening = library.file().open(IntegrityDepth::Full);
        COMPARE_OUTCOME(opening, OpenOutcome::Opened);
        QCOMPARE(countOf(*opening.database, u"notes"_s), 20);
    }
}

QTEST_GUILESS_MAIN(TestMigration)
#include "tst_migration.moc"
