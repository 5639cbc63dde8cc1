// SPDX-License-Identifier: GPL-3.0-or-later

// The power fails at every moment of a save, a first start, a migration and a replaced file. What was
// reported as saved is there afterwards, and nothing is half.
#include "model/storage/statement.h"
#include "tests/storage/test_library.h"
#include "tests/support/power_loss.h"

#include <QSet>
#include <QTest>

using namespace model;
using namespace storagetest;
using namespace Qt::StringLiterals;
using tests::PowerLoss;

class TestPowerLoss : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyReportedCommitIsThere();
    void aFirstStartLeavesALibraryOrNone();
    void aMigrationLeavesAWholeVersion();
    void aReplacedFileIsTheOldOneOrTheNew();
    void whatIsNotSyncedIsLost();

private:
    /// Calls `check` with a library as the disk holds it, for every moment and both kinds of loss.
    template <class Check>
    void atEveryMoment(const PowerLoss& power, Check check, std::size_t step = 1)
    {
        for (std::size_t moment = 0; moment < power.moments(); moment += step) {
            for (const auto unsynced : {PowerLoss::Unsynced::Lost, PowerLoss::Unsynced::Scattered}) {
                const TestLibrary library;
                const QByteArrayList said = power.failAt(moment, unsynced, m_random, library.folder());
                check(library, said);
                if (QTest::currentTestFailed()) {
                    qWarning("the power failed before call %zu of %zu, %s", moment, power.moments() - 1,
                             unsynced == PowerLoss::Unsynced::Lost ? "everything unsynced lost"
                                                                   : "unsynced writes scattered");
                    return;
                }
                ++m_failures;
            }
        }
        qInfo("%zu moments, %d power failures so far", power.moments(), m_failures);
    }

    QRandomGenerator m_random{20310518};
    int m_failures = 0;
};

void TestPowerLoss::everyReportedCommitIsThere()
{
    const TestLibrary original;
    original.create(kTestSteps, 3);
    PowerLoss power;
    QVERIFY(power.run(original.folder(), QStringLiteral(STORAGE_CHILD), {u"save-some"_s, original.path()}));
    QCOMPARE(power.exitCode(), 0);
    QVERIFY(power.moments() > 100);
    int most = 0;
    atEveryMoment(power, [&](const TestLibrary& library, const QByteArrayList& said) {
        QSet<int> reported{1, 2, 3};
        for (const QByteArray& line : said)
            if (const int number = line.toInt())
                reported << number;
        most = std::max(most, int(reported.size()));
        const Opening opening = library.file().open(IntegrityDepth::Full);
        COMPARE_OUTCOME(opening, OpenOutcome::Opened);
        QSet<int> kept;
        Statement select(*opening.database, u"SELECT number FROM entries"_s);
        VERIFY_DONE(select.run());
        VERIFY_DONE(select.eachRow([&](const QSqlQuery& row) { kept << row.value(0).toInt(); }));
        QVERIFY2((reported - kept).isEmpty(), "a commit that was reported is lost");
        QCOMPARE(countOf(*opening.database, u"entries"_s), kept.size());
    });
    QCOMPARE(most, 15);
}

void TestPowerLoss::aFirstStartLeavesALibraryOrNone()
{
    const TestLibrary original;
    PowerLoss power;
    QVERIFY(power.run(original.folder(), QStringLiteral(STORAGE_CHILD), {u"open-once"_s, original.path()}));
    QCOMPARE(power.exitCode(), 0);
    atEveryMoment(power, [&](const TestLibrary& library, const QByteArrayList& said) {
        const Opening opening = library.file().open(IntegrityDepth::Full);
        QVERIFY2(opening.outcome == OpenOutcome::Created || opening.outcome == OpenOutcome::Opened,
                 opening.error ? qPrintable(opening.error->reason) : "another outcome");
        if (said.contains("opened"))
            COMPARE_OUTCOME(opening, OpenOutcome::Opened);
        VERIFY_DONE(addEntry(*opening.database, 1));
    });
}

void TestPowerLoss::aMigrationLeavesAWholeVersion()
{
    constexpr int kRows = 40;
    const TestLibrary original;
    original.create(1, kRows);
    PowerLoss power;
    QVERIFY(power.run(original.folder(), QStringLiteral(STORAGE_CHILD), {u"open-once"_s, original.path()}));
    QCOMPARE(power.exitCode(), 0);
    atEveryMoment(power, [&](const TestLibrary& library, const QByteArrayList& said) {
        const Opening opening = library.file().open(IntegrityDepth::Full);
        QVERIFY2(opening.outcome == OpenOutcome::Migrated || opening.outcome == OpenOutcome::Opened,
                 opening.error ? qPrintable(opening.error->reason) : "another outcome");
        if (said.contains("opened"))
            COMPARE_OUTCOME(opening, OpenOutcome::Opened);
        QCOMPARE(countOf(*opening.database, u"entries"_s), kRows);
        QCOMPARE(countOf(*opening.database, u"notes"_s), kRows);
    });
}

void TestPowerLoss::aReplacedFileIsTheOldOneOrTheNew()
{
    const TestLibrary original;
    const QString name = u"/deck.castellan-deck"_s;
    writeContent(original.folder() + name, "0.");
    PowerLoss power;
    QVERIFY(power.run(original.folder(), QStringLiteral(STORAGE_CHILD),
                      {u"replace-file"_s, original.folder() + name}));
    QCOMPARE(power.exitCode(), 0);
    int newest = 0;
    atEveryMoment(power, [&](const TestLibrary& library, const QByteArrayList& said) {
        const int reported = said.size() < 2 ? 0 : said[said.size() - 2].toInt();
        const QByteArray content = contentOf(library.folder() + name);
        const int version = content.left(1).toInt();
        QVERIFY2(version >= reported, "a version that was reported is lost");
        QCOMPARE(content, QByteArray::number(version) + QByteArray(version * 3000, 'x') + '.');
        newest = std::max(newest, version);
    });
    QCOMPARE(newest, 8);
}

/// The checks above would be worth nothing if the shim took everything for safe.
void TestPowerLoss::whatIsNotSyncedIsLost()
{
    const TestLibrary original;
    original.create(kTestSteps, 3);
    PowerLoss power;
    QVERIFY(power.run(original.folder(), QStringLiteral(STORAGE_CHILD),
                      {u"save-without-sync"_s, original.path()}));
    QCOMPARE(power.exitCode(), 0);
    int lost = 0;
    atEveryMoment(
        power,
        [&](const TestLibrary& library, const QByteArrayList& said) {
            const int reported = said.size() < 2 ? 3 : said[said.size() - 2].toInt();
            const Opening opening = library.file().open();
            lost += !opening.database || countOf(*opening.database, u"entries"_s) < reported;
        },
        6);
    QVERIFY2(lost > 4, qPrintable(QString::number(lost)));
}

QTEST_GUILESS_MAIN(TestPowerLoss)
#include "tst_power_loss.moc"
