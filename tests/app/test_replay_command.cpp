// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/match_session.h"
#include "tests/support/process_run.h"

#include <QTemporaryDir>
#include <QtTest>

class TestReplayCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString file(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] static tests::ProcessRun replay(const QStringList& words)
    {
        return tests::runProcess(QStringLiteral(CASTELLAN_CLI),
                                 QStringList{QStringLiteral("replay")} + words);
    }

private Q_SLOTS:
    void whatTheTableSavesAndSharesIsReplayed()
    {
        model::MatchSession session({});
        QVERIFY(session.start({{"crimson-company", "duel", 5, {}}, {}, {}}));
        for (int i = 0; i < 9; ++i)
            session.choose(session.question().options.back());
        session.undo();
        session.undo();
        session.choose(session.question().options.front());
        QVERIFY(session.save(file("whole.match")));
        QVERIFY(session.saveWay(file("way.match")));
        const auto whole = replay({file("whole.match"), QStringLiteral("--verify")});
        const auto way = replay({file("way.match"), QStringLiteral("--verify")});
        QVERIFY2(whole.exitCode == 0, qPrintable(whole.err));
        QVERIFY2(way.exitCode == 0, qPrintable(way.err));
        QVERIFY(!way.out.isEmpty());
        QCOMPARE(whole.out, way.out);
    }

    void whatCannotBeReplayedIsTold()
    {
        model::MatchSession session({});
        QVERIFY(session.openScenario(QStringLiteral("scenario S\ngame crimson-company\ngiven A coins 5\n")));
        QVERIFY(session.save(file("position.match")));
        const auto position = replay({file("position.match")});
        QCOMPARE(position.exitCode, 2);
        QVERIFY2(position.err.contains(QStringLiteral("begins with a position")), qPrintable(position.err));
        QVERIFY(session.start({{"crimson-company", "duel", 5, {}}, {}, {}}));
        for (int i = 0; i < 6; ++i)
            session.choose(session.question().options.back());
        QVERIFY(session.save(file("cut.match")));
        QFile cut(file("cut.match"));
        QVERIFY(cut.resize(cut.size() - 30));
        const auto run = replay({file("cut.match")});
        QCOMPARE(run.exitCode, 1);
        QVERIFY(!run.err.isEmpty());
        QVERIFY(!run.out.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestReplayCommand)
#include "test_replay_command.moc"
