// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/schema_steps.h"
#include "model/storage/sql_script.h"
#include "tests/storage/test_library.h"

#include <QTest>

using namespace model;
using namespace storagetest;
using namespace Qt::StringLiterals;

class TestSchemaSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBuiltInStepsAreValidAndBuildALibrary();
    void splitsAScriptIntoStatements_data();
    void splitsAScriptIntoStatements();
    void refusesAnUnfinishedScript_data();
    void refusesAnUnfinishedScript();
    void readsAFolderInTheOrderOfTheNumbers();
    void refusesAFolderThatIsNotAList_data();
    void refusesAFolderThatIsNotAList();
    void refusesStatementsThatWouldLeaveTheTransaction_data();
    void refusesStatementsThatWouldLeaveTheTransaction();
};

void TestSchemaSteps::theBuiltInStepsAreValidAndBuildALibrary()
{
    const auto steps = SchemaSteps::builtIn();
    VERIFY_DONE(steps);
    QVERIFY(steps->latest() >= 1);
    const TestLibrary library;
    const Opening opening = LibraryFile(library.path(), *steps, library.clock).open(IntegrityDepth::Full);
    COMPARE_OUTCOME(opening, OpenOutcome::Created);
    QCOMPARE(opening.database->schemaVersion().value(), steps->latest());
    QCOMPARE(countOf(*opening.database, u"meta"_s), 0);
}

void TestSchemaSteps::splitsAScriptIntoStatements_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QStringList>("statements");
    QTest::newRow("nothing") << u" \n-- only a remark\n"_s << QStringList();
    QTest::newRow("two") << u"A b;\nC d;"_s << QStringList{u"A b"_s, u"C d"_s};
    QTest::newRow("empty ones") << u";; A;;"_s << QStringList{u"A"_s};
    QTest::newRow("string") << u"A 'x;''y;';B;"_s << QStringList{u"A 'x;''y;'"_s, u"B"_s};
    QTest::newRow("names") << u"A \"x;\" [y;] `z;`;"_s << QStringList{u"A \"x;\" [y;] `z;`"_s};
    QTest::newRow("comments") << u"/* x; */ A -- y; '\n b /* ' */;"_s << QStringList{u"A   b"_s};
    QTest::newRow("remark at the end") << u"A; -- done"_s << QStringList{u"A"_s};
    const QString trigger =
        u"create TEMP trigger t AFTER INSERT ON x BEGIN UPDATE y SET a = CASE 1 WHEN 1 THEN 2 END; DELETE FROM z; END"_s;
    QTest::newRow("trigger") << trigger + u"; B;"_s << QStringList{trigger, u"B"_s};
}

void TestSchemaSteps::splitsAScriptIntoStatements()
{
    QFETCH(QString, script);
    QFETCH(QStringList, statements);
    const auto split = splitSqlScript(script);
    VERIFY_DONE(split);
    QCOMPARE(*split, statements);
}

void TestSchemaSteps::refusesAnUnfinishedScript_data()
{
    QTest::addColumn<QString>("script");
    QTest::newRow("no semicolon") << u"A; B"_s;
    QTest::newRow("open string") << u"A 'b;"_s;
    QTest::newRow("open comment") << u"A; /* b;"_s;
    QTest::newRow("open trigger") << u"CREATE TRIGGER t AFTER INSERT ON x BEGIN DELETE FROM z;"_s;
}

void TestSchemaSteps::refusesAnUnfinishedScript()
{
    QFETCH(QString, script);
    const auto split = splitSqlScript(script);
    QVERIFY(!split);
    QCOMPARE(split.error().code, StorageErrorCode::BadSchemaSteps);
}

void TestSchemaSteps::readsAFolderInTheOrderOfTheNumbers()
{
    const TestLibrary folder;
    writeContent(folder.folder() + u"/002_second.sql"_s, "B;");
    writeContent(folder.folder() + u"/001_first_one.sql"_s, "A; A2;");
    const auto steps = SchemaSteps::fromFolder(folder.folder());
    VERIFY_DONE(steps);
    QCOMPARE(steps->latest(), 2);
    QCOMPARE(steps->steps()[0].name, u"first_one"_s);
    QCOMPARE(steps->steps()[0].statements, (QStringList{u"A"_s, u"A2"_s}));
    QCOMPARE(steps->steps()[1].number, 2);
}

void TestSchemaSteps::refusesAFolderThatIsNotAList_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::newRow("empty") << QStringList();
    QTest::newRow("gap") << QStringList{u"001_a.sql"_s, u"003_b.sql"_s};
    QTest::newRow("duplicate") << QStringList{u"001_a.sql"_s, u"001_b.sql"_s};
    QTest::newRow("does not begin with 1") << QStringList{u"002_a.sql"_s};
    QTest::newRow("zero") << QStringList{u"000_a.sql"_s, u"001_b.sql"_s};
    QTest::newRow("other file") << QStringList{u"001_a.sql"_s, u"notes.txt"_s};
    QTest::newRow("two digits") << QStringList{u"01_a.sql"_s};
}

void TestSchemaSteps::refusesAFolderThatIsNotAList()
{
    QFETCH(QStringList, files);
    const TestLibrary folder;
    for (const QString& name : files)
        writeContent(folder.folder() + u'/' + name, "A;");
    const auto steps = SchemaSteps::fromFolder(folder.folder());
    QVERIFY(!steps);
    QCOMPARE(steps.error().code, StorageErrorCode::BadSchemaSteps);
}

void TestSchemaSteps::refusesStatementsThatWouldLeaveTheTransaction_data()
{
    QTest::addColumn<QString>("script");
    for (const char* statement :
         {"COMMIT", "begin", "PRAGMA user_version = 9", "VACUUM", "ROLLBACK", "ATTACH 'x' AS y"})
        QTest::newRow(statement) << u"CREATE TABLE t (x); "_s + QString::fromLatin1(statement) + u';';
    QTest::newRow("no statement at all") << u"-- later"_s;
}

void TestSchemaSteps::refusesStatementsThatWouldLeaveTheTransaction()
{
    QFETCH(QString, script);
    const auto steps = SchemaSteps::fromScripts({script});
    QVERIFY(!steps);
    QCOMPARE(steps.error().code, StorageErrorCode::BadSchemaSteps);
}

QTEST_GUILESS_MAIN(TestSchemaSteps)
#include "tst_schema_steps.moc"
