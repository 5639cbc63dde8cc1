// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/process_run.h"

#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;

/// `castellan-cli study` and `study merge`.
class TestStudyCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] QByteArray content(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] static tests::ProcessRun cli(const QStringList& arguments)
    {
        return tests::runProcess(QStringLiteral(CASTELLAN_CLI), arguments);
    }
    [[nodiscard]] QStringList study(const QStringList& more) const
    {
        return QStringList{u"study"_s,     u"battleground"_s,     u"--deck"_s, path(u"mine.txt"_s),
                           u"--against"_s, path(u"theirs.txt"_s), u"--bots"_s, u"greedy,random"_s} +
               more;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(cli({u"deck"_s, u"sample"_s, u"battleground"_s, path(u"mine.txt"_s)}).exitCode, 0);
        QByteArray theirs = content(u"mine.txt"_s);
        QVERIFY(theirs.contains("Chaplain"));
        theirs.replace("Chaplain", "Archer");
        QFile file(path(u"theirs.txt"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(theirs) > 0);
        file.close();
        QCOMPARE(cli(study({u"--rounds"_s, u"40"_s, u"-o"_s, path(u"whole.json"_s)})).exitCode, 0);
        QVERIFY(content(u"whole.json"_s).contains("\"study\": 1"));
    }

    void theResultIsSaidInWordsWithIntervals()
    {
        const auto run = cli(study({u"--rounds"_s, u"40"_s}));
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.out.contains(u"Your deck wins"_s), qPrintable(run.out));
        QVERIFY(run.out.contains(u"of 80 matches"_s));
        QVERIFY(run.out.contains(u"First hands that fail"_s));
        const auto german = cli(study({u"--rounds"_s, u"40"_s, u"--lang"_s, u"de"_s}));
        QVERIFY2(german.out.contains(u"Dein Deck gewinnt"_s), qPrintable(german.out));
    }

    void partsMergeToTheVeryFileOfOneRun()
    {
        QCOMPARE(cli(study({u"--rounds"_s, u"15"_s, u"-o"_s, path(u"1.json"_s)})).exitCode, 0);
        QCOMPARE(cli(study({u"--rounds"_s, u"25"_s, u"--seed"_s, u"16"_s, u"--threads"_s, u"1"_s, u"-o"_s,
                            path(u"2.json"_s)}))
                     .exitCode,
                 0);
        QCOMPARE(cli({u"study"_s, u"merge"_s, path(u"2.json"_s), path(u"1.json"_s), u"-o"_s,
                      path(u"merged.json"_s)})
                     .exitCode,
                 0);
        QCOMPARE(content(u"merged.json"_s), content(u"whole.json"_s));
    }

    void gnuParallelGivesTheSameResult()
    {
        const QString parallel = QStandardPaths::findExecutable(u"parallel"_s);
        if (parallel.isEmpty())
            QSKIP("GNU parallel is not installed");
        QStringList command{u"--will-cite"_s, u"-j2"_s, QStringLiteral(CASTELLAN_CLI)};
        command += study({u"--rounds"_s, u"10"_s, u"--seed"_s, u"{}"_s, u"--threads"_s, u"1"_s, u"-o"_s,
                          path(u"part-{}.json"_s)});
        command += {u":::"_s, u"1"_s, u"11"_s, u"21"_s, u"31"_s};
        const auto spread = tests::runProcess(parallel, command);
        QVERIFY2(spread.exitCode == 0, qPrintable(spread.err));
        QStringList merge{u"study"_s, u"merge"_s, u"-o"_s, path(u"spread.json"_s)};
        for (const int seed : {31, 1, 21, 11})
            merge << path(u"part-%1.json"_s.arg(seed));
        QCOMPARE(cli(merge).exitCode, 0);
        QCOMPARE(content(u"spread.json"_s), content(u"whole.json"_s));
    }

    void whatDoesNotBelongTogetherIsRefused()
    {
        const auto twice = cli({u"study"_s, u"merge"_s, path(u"whole.json"_s), path(u"whole.json"_s)});
        QCOMPARE(twice.exitCode, 1);
        QVERIFY2(twice.err.contains(u"1 to 40"_s), qPrintable(twice.err));
        QByteArray other = content(u"whole.json"_s);
        other.replace("\"rules\": \"", "\"rules\": \"9");
        QFile file(path(u"other.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(other) > 0);
        file.close();
        const auto rules = cli({u"study"_s, u"merge"_s, path(u"whole.json"_s), path(u"other.json"_s)});
        QCOMPARE(rules.exitCode, 1);
        QVERIFY2(rules.err.contains(u"different rules or cards"_s), qPrintable(rules.err));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{}") > 0);
        file.close();
        QCOMPARE(cli({u"study"_s, u"merge"_s, path(u"other.json"_s)}).exitCode, 2);
    }

    void badOptionsSayWhatIsWrong()
    {
        QCOMPARE(cli({u"study"_s, u"battleground"_s}).exitCode, 2);
        QCOMPARE(cli(study({u"--rounds"_s, u"0"_s})).exitCode, 2);
        const auto bots =
            cli({u"study"_s, u"battleground"_s, u"--deck"_s, path(u"mine.txt"_s), u"--bots"_s, u"genius"_s});
        QCOMPARE(bots.exitCode, 2);
        QVERIFY(bots.err.contains(u"casual,greedy"_s));
    }

    void watchingStopsWhenItIsClear()
    {
        const auto run = cli(study({u"--until-clear"_s, u"--rounds"_s, u"2000"_s, u"--json"_s}));
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(!run.out.contains(u"2000"_s), "greedy against random is clear long before");
    }
};

QTEST_GUILESS_MAIN(TestStudyCommand)
#include "test_study_command.moc"
