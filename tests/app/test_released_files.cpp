// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/process_run.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

namespace {

const QString kFolder = QStringLiteral(CASTELLAN_SOURCE_DIR "/tests/data/released/");

tests::ProcessRun run(const QStringList& arguments)
{
    return tests::runProcess(QStringLiteral(CASTELLAN_CLI), arguments);
}

} // namespace

/// Files that released versions wrote, kept as they were: every version opens them.
class TestReleasedFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesReplayToTheSavedStates_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("steps");
        QTest::newRow("duel") << QStringLiteral("duel.castellan-match") << 50;
        QTest::newRow("tournament") << QStringLiteral("tournament.castellan-match") << 59;
        QTest::newRow("battleground") << QStringLiteral("battleground.castellan-match") << 72;
        QTest::newRow("a match of the table, with branches") << QStringLiteral("duel.castellan-table") << 50;
    }
    void matchesReplayToTheSavedStates()
    {
        QFETCH(QString, file);
        QFETCH(int, steps);
        const tests::ProcessRun replay =
            run({QStringLiteral("replay"), kFolder + file, QStringLiteral("--verify")});
        QVERIFY2(replay.exitCode == 0, qPrintable(replay.err));
        QVERIFY2(replay.out.contains(QStringLiteral("All %1 steps lead to the saved states.").arg(steps)),
                 qPrintable(replay.out.right(200)));
    }

    void aPackIsStillGood()
    {
        const tests::ProcessRun verify = run({QStringLiteral("pack"), QStringLiteral("verify"),
                                              kFolder + QStringLiteral("winter-court.castellan-pack")});
        QVERIFY2(verify.exitCode == 0, qPrintable(verify.err));
        QVERIFY(verify.out.contains(QStringLiteral("1 card, 1 correction")));
    }

    void aLibraryOpensWithItsPack()
    {
        QTemporaryDir folder;
        const QString library = folder.filePath(QStringLiteral("library.castellan"));
        QVERIFY(QFile::copy(kFolder + QStringLiteral("library.castellan"), library));
        QVERIFY(QFile::setPermissions(library, QFile::ReadOwner | QFile::WriteOwner));
        const QStringList use{QStringLiteral("--library"), library};
        const tests::ProcessRun packs =
            run(use + QStringList{QStringLiteral("pack"), QStringLiteral("list")});
        QVERIFY2(packs.exitCode == 0, qPrintable(packs.err));
        QVERIFY2(packs.out.contains(QStringLiteral("winter-court")), qPrintable(packs.out));
        const tests::ProcessRun card =
            run(use + QStringList{QStringLiteral("card"), QStringLiteral("frost-witch")});
        QVERIFY2(card.exitCode == 0, qPrintable(card.err));
        QVERIFY(card.out.contains(QStringLiteral("Frost Witch")));
        const tests::ProcessRun info =
            run(use + QStringList{QStringLiteral("library"), QStringLiteral("info")});
        QVERIFY2(info.out.contains(QStringLiteral("intact")), qPrintable(info.out));
    }

    void resultsOfASimulationCanBeMerged()
    {
        const tests::ProcessRun merged =
            run({QStringLiteral("simulate"), QStringLiteral("merge"),
                 kFolder + QStringLiteral("simulation.json"), QStringLiteral("--json")});
        QVERIFY2(merged.exitCode == 0, qPrintable(merged.err));
        const QJsonObject now = QJsonDocument::fromJson(merged.out.toUtf8()).object();
        QFile file(kFolder + QStringLiteral("simulation.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject then = QJsonDocument::fromJson(file.readAll()).object();
        for (const QString& key : {QStringLiteral("games"), QStringLiteral("wins"), QStringLiteral("ties"),
                                   QStringLiteral("points"), QStringLiteral("turns")})
            QCOMPARE(now.value(key), then.value(key));
        QCOMPARE(now.value(QStringLiteral("ranks")).toArray().size(), 2);
    }
};

QTEST_APPLESS_MAIN(TestReleasedFiles)
#include "test_released_files.moc"
