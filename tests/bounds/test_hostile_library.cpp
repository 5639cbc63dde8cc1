// SPDX-License-Identifier: GPL-3.0-or-later

// Libraries that somebody else had in hands: code in the schema, tables that are gone, an index that says
// something else than its texts.
#include "model/library/ready_library.h"
#include "model/search/index_health.h"
#include "model/search/search_engine.h"
#include "model/storage/schema_check.h"
#include "tests/support/stocked_library.h"
#include "tests/support/work_budget.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

using namespace Qt::StringLiterals;
using namespace model;

namespace {

const QString kEndless =
    u"WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) AS id FROM c"_s;

/// Changes a library as another program would, without any of our guards.
void tamper(const QString& path, const QStringList& statements)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"tamper"_s);
        database.setDatabaseName(path);
        if (!database.open())
            qFatal("%s", qPrintable(database.lastError().text()));
        for (const QString& statement : statements) {
            QSqlQuery query(database);
            if (!query.exec(statement))
                qFatal("%s: %s", qPrintable(statement), qPrintable(query.lastError().text()));
        }
    }
    QSqlDatabase::removeDatabase(u"tamper"_s);
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestHostileLibrary : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_count = 0;

    /// A closed library with everything of the program in it.
    QString library()
    {
        QString path = m_folder.filePath(u"%1/library.castellan"_s.arg(++m_count));
        QDir().mkpath(QFileInfo(path).absolutePath());
        static const QByteArray content = [] {
            QTemporaryDir folder;
            const QString made = folder.filePath(u"library.castellan"_s);
            const auto ready = readyLibrary(made);
            if (!ready)
                qFatal("%s", qPrintable(ready.error().reason));
            if (!ready->database->run(u"PRAGMA wal_checkpoint(TRUNCATE)"_s))
                qFatal("no checkpoint");
            return contentOf(made);
        }();
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("no library");
        return path;
    }

    static Opening open(const QString& path)
    {
        static const SystemClock clock;
        const auto steps = SchemaSteps::builtIn();
        return LibraryFile(path, *steps, clock).open();
    }

    static std::size_t hits(Database& database, const QString& typed)
    {
        SearchRequest request;
        request.query = typed;
        const auto found = SearchEngine(database).search(request);
        return found ? found->hits.size() : 0;
    }

private Q_SLOTS:
    void codeThatIsNotOursIsRefusedAndLeftAlone_data()
    {
        QTest::addColumn<QStringList>("changes");
        QTest::newRow("a trigger") << QStringList{u"CREATE TRIGGER t AFTER INSERT ON meta BEGIN INSERT INTO "
                                                  u"saved_search SELECT * FROM saved_search;"
                                                  u" END"_s};
        QTest::newRow("a view") << QStringList{u"CREATE VIEW v AS "_s + kEndless};
        QTest::newRow("an index that computes")
            << QStringList{u"CREATE INDEX i ON card (length(name_en || name_de))"_s};
        QTest::newRow("an index in place of ours")
            << QStringList{u"DROP INDEX card_with_picture"_s,
                           u"CREATE INDEX card_with_picture ON card (upper(picture)) WHERE picture <> ''"_s};
        QTest::newRow("a virtual table")
            << QStringList{u"CREATE VIRTUAL TABLE v USING fts5(text, tokenize='trigram')"_s};
        QTest::newRow("a virtual table in place of a table") << QStringList{
            u"DROP TABLE deck_draft"_s, u"CREATE VIRTUAL TABLE deck_draft USING fts5(deck, data)"_s};
        QTest::newRow("a view in place of a table")
            << QStringList{u"DROP TABLE deck_draft"_s, u"CREATE VIEW deck_draft AS "_s + kEndless};
        QTest::newRow("a view in place of a table of a newer library")
            << QStringList{u"DROP TABLE deck_draft"_s, u"CREATE VIEW deck_draft AS "_s + kEndless,
                           u"PRAGMA user_version = 9999"_s};
    }

    void codeThatIsNotOursIsRefusedAndLeftAlone()
    {
        QFETCH(QStringList, changes);
        const QString path = library();
        tamper(path, changes);
        const QByteArray before = contentOf(path);
        const tests::WorkBudget budget;
        const Opening opening = open(path);
        QCOMPARE(opening.outcome, OpenOutcome::NotALibrary);
        QVERIFY(!opening.database);
        const auto ready = readyLibrary(path);
        QVERIFY(!ready);
        QCOMPARE(ready.error().code, StorageErrorCode::NotALibrary);
        QVERIFY2(budget.isKept(), qPrintable(budget.text()));
        QCOMPARE(contentOf(path), before);
    }

    void aTableOfSomebodyElseDoesNoHarm()
    {
        const QString path = library();
        tamper(path, {u"CREATE TABLE mine (a, b)"_s});
        QCOMPARE(open(path).outcome, OpenOutcome::Opened);
    }

    void whatIsMissingIsDamage_data()
    {
        QTest::addColumn<QString>("change");
        QTest::newRow("a table") << u"DROP TABLE deck_draft"_s;
        QTest::newRow("a column") << u"ALTER TABLE saved_search RENAME TO saved_searches"_s;
        QTest::newRow("the index") << u"DROP TABLE search_index"_s;
        QTest::newRow("a part of the index") << u"DROP TABLE search_index_data"_s;
    }

    void whatIsMissingIsDamage()
    {
        QFETCH(QString, change);
        const QString path = library();
        tamper(path, {change});
        const Opening opening = open(path);
        QCOMPARE(opening.outcome, OpenOutcome::Damaged);
        QVERIFY(!opening.database);
        QVERIFY(QFileInfo::exists(opening.setAsidePath));
    }

    void anIndexThatCannotBeReadIsMadeAnewAtTheStart()
    {
        const QString path = library();
        tamper(path, {u"UPDATE search_index_data SET block = zeroblob(length(block))"_s});
        {
            const Opening opening = open(path);
            QCOMPARE(opening.outcome, OpenOutcome::Opened);
            const auto sound = hasSoundIndex(*opening.database, IndexDepth::Quick);
            VERIFY_DONE(sound);
            QVERIFY(!*sound);
        }
        const auto ready = readyLibrary(path);
        VERIFY_DONE(ready);
        const auto sound = hasSoundIndex(*ready->database, IndexDepth::Full);
        VERIFY_DONE(sound);
        QVERIFY(*sound);
        QVERIFY(hits(*ready->database, u"mercenary"_s) > 0);
    }

    void anIndexThatDisagreesWithItsTextsIsFoundAndMadeAnew()
    {
        const QString path = library();
        tamper(path, {u"UPDATE search_index_content SET c2 = 'zzyzx' WHERE id IN (SELECT id FROM"
                      u" search_index_content LIMIT 10)"_s});
        const Opening opening = open(path);
        QCOMPARE(opening.outcome, OpenOutcome::Opened);
        const auto sound = hasSoundIndex(*opening.database, IndexDepth::Full);
        VERIFY_DONE(sound);
        QVERIFY(!*sound);
        const auto mended = mendIndex(*opening.database, IndexDepth::Full);
        VERIFY_DONE(mended);
        QVERIFY(*mended);
        const auto again = mendIndex(*opening.database, IndexDepth::Full);
        VERIFY_DONE(again);
        QVERIFY(!*again);
    }

    void aConnectionThatCannotBeGuardedIsNamedInTheLog()
    {
        const QSqlDatabase none; // has no driver, so there is no SQLite behind it
        SqliteGuard guard;
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"have no limits"_s));
        guard.attach(none);
        QVERIFY(!guard.isAttached());
    }

    void aStatementEndsWhenItsTimeIsUp()
    {
        SqliteGuard guard;
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"endless"_s);
            database.setDatabaseName(u":memory:"_s);
            QVERIFY(database.open());
            guard.attach(database);
            QVERIFY(guard.isAttached());
            guard.allow(std::chrono::milliseconds(100));
            QElapsedTimer timer;
            timer.start();
            QSqlQuery query(database);
            const bool answered = query.exec(kEndless) && query.next();
            QVERIFY(!answered);
            QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
            guard.allow(std::chrono::milliseconds(5000));
            QVERIFY(query.exec(u"SELECT 1"_s) && query.next());
            query.clear();
            database.close();
        }
        QSqlDatabase::removeDatabase(u"endless"_s);
    }

    void noStatementOfOursReachesTheInsideOfALibrary()
    {
        const QString path = library();
        const Opening opening = open(path);
        QVERIFY(opening.database);
        Database& database = *opening.database;
        VERIFY_DONE(database.run(u"PRAGMA writable_schema = ON"_s));
        QVERIFY(!database.run(u"UPDATE sqlite_schema SET sql = '' WHERE name = 'deck'"_s));
        QVERIFY(!database.run(u"DELETE FROM search_index_data"_s));
        QCOMPARE(database.value(u"PRAGMA trusted_schema"_s)->toInt(), 0);
        QVERIFY(!database.value(u"SELECT length(zeroblob(100000000))"_s));
    }
};

QTEST_GUILESS_MAIN(TestHostileLibrary)
#include "test_hostile_library.moc"
