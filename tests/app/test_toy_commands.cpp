// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_table.h"
#include "app/cli/dispatcher.h"
#include "tests/support/toy_game.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;

/// The commands with a game that they have never heard of: seats, teams, secret answers and results come from
/// the frame alone.
class TestToyCommands : public QObject
{
    Q_OBJECT

    struct Answer
    {
        int code = 0;
        QString out;
        QString err;
    };

    tests::toy::KnownToy m_toy;
    QTemporaryDir m_folder;

    [[nodiscard]] Answer run(const QString& line) const
    {
        Answer answer;
        QTextStream out(&answer.out);
        QTextStream err(&answer.err);
        app::Dispatcher dispatcher(app::commandTable(), out, err, [](model::Language) {});
        dispatcher.addGame(m_toy);
        answer.code = dispatcher.run(line.split(u' ', Qt::SkipEmptyParts));
        out.flush();
        err.flush();
        return answer;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
    }

    void aMatchOfAnyNumberOfSeatsIsPlayedSavedAndReplayed_data()
    {
        QTest::addColumn<QString>("seats");
        QTest::newRow("two") << u"--players 2 --bots random,greedy"_s;
        QTest::newRow("nine, one bot for all") << u"--players 9 --bots greedy"_s;
        QTest::newRow("teams") << u"--variant teams --players 4 --bots random,greedy,greedy,random"_s;
    }
    void aMatchOfAnyNumberOfSeatsIsPlayedSavedAndReplayed()
    {
        QFETCH(QString, seats);
        const QString path = m_folder.filePath(u"toy.match"_s);
        const Answer played = run(u"play toy --seed 5 --save %1 %2"_s.arg(path, seats));
        QVERIFY2(played.code == 0, qPrintable(played.err));
        const QStringList lines = played.out.split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(lines.size() > 6);
        const Answer replayed = run(u"replay --verify "_s + path);
        QVERIFY2(replayed.code == 0, qPrintable(replayed.err));
        for (const QString& line : lines)
            if (line.endsWith(u']'))
                QVERIFY2(replayed.out.contains(line), qPrintable(line));
        const Answer reviewed = run(u"review --iterations 20 --threads 1 "_s + path);
        QVERIFY2(reviewed.code == 0, qPrintable(reviewed.err));
        const Answer hinted = run(u"hint --at 1 --iterations 20 --threads 1 "_s + path);
        QVERIFY2(hinted.code == 0, qPrintable(hinted.err));
        QVERIFY2(hinted.out.contains(u'%'), qPrintable(hinted.out));
        const Answer over = run(u"hint "_s + path);
        QCOMPARE(over.code, 1);
        QVERIFY2(over.err.contains(u"over"_s), qPrintable(over.err));
        QCOMPARE(run(u"hint --at 9999 "_s + path).code, 2);
    }

    void aSimulationCountsRanksOfEveryParty()
    {
        const Answer whole = run(u"simulate toy --players 5 --games 60 --seed 1 --json --bots random"_s);
        QVERIFY2(whole.code == 0, qPrintable(whole.err));
        const QJsonObject all = QJsonDocument::fromJson(whole.out.toUtf8()).object();
        QVERIFY2(!all.isEmpty(), qPrintable(whole.out));
        QVERIFY(all.contains(u"parties"_s));
        for (const int players : {2, 9}) {
            const Answer text = run(u"simulate toy --players %1 --games 20 --bots greedy"_s.arg(players));
            QVERIFY2(text.code == 0, qPrintable(text.err));
        }
    }

    void seatsAndBotsThatDoNotFitNameWhatIsPossible()
    {
        const QStringList wrong{u"play toy --players 10"_s, u"play toy --players 3 --bots random,random"_s,
                                u"play toy --variant teams --players 3"_s,
                                u"simulate toy --games 2 --option colour=red"_s};
        for (const QString& line : wrong) {
            const Answer answer = run(line);
            QVERIFY2(answer.code == app::kBadInput, qPrintable(line));
            QVERIFY2(!answer.err.isEmpty(), qPrintable(line));
        }
    }

    void aScenarioOfItRuns()
    {
        const QString path = m_folder.filePath(u"toy.scenario"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("scenario a new match\ngame toy\nplayers 3\nexpect no winner\n");
        file.close();
        const Answer answer = run(u"scenario run "_s + path);
        QVERIFY2(answer.code == 0, qPrintable(answer.out + answer.err));
        QVERIFY(answer.out.contains(u"1 passed, 0 failed"_s));
    }
};

QTEST_GUILESS_MAIN(TestToyCommands)
#include "test_toy_commands.moc"
