// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/log_model.h"
#include "model/play/timeline_model.h"

#include <QAbstractItemModelTester>
#include <QtTest>

using model::LogModel;
using model::MatchSession;
using model::TimelineModel;

class TestPlayModels : public QObject
{
    Q_OBJECT

    static void choose(MatchSession& session, std::size_t option)
    {
        const auto& options = session.question().options;
        QVERIFY(!session.choose(options[option % options.size()]));
        session.pause();
    }

private Q_SLOTS:
    void bothModelsHoldTheirContractWhileAMatchGoesBackAndForth()
    {
        MatchSession session({});
        session.setForcedTaken(false);
        LogModel log(session);
        TimelineModel timeline(session);
        const QAbstractItemModelTester logTester(&log,
                                                 QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester timeTester(&timeline,
                                                  QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(session.start({{"crimson-company", "duel", 3, {}}, {}, {}}));
        for (std::size_t i = 0; i < 120 && !session.match().isOver(); ++i) {
            choose(session, i * 7);
            if (i % 5 == 4)
                session.undo(model::StepUnit::Turn);
            if (i % 11 == 10)
                session.jump(static_cast<quint32>(i) / 2);
        }
        QCOMPARE(static_cast<std::size_t>(timeline.rowCount()), session.timeline().size());
        session.close();
        QCOMPARE(log.rowCount(), 0);
        QCOMPARE(timeline.rowCount(), 0);
    }

    void everyLogLineHasAClauseAndBothLanguages()
    {
        MatchSession session({});
        LogModel log(session);
        QVERIFY(session.start({{"crimson-company", "duel", 3, {}}, {}, {}}));
        for (std::size_t i = 0; i < 30; ++i)
            choose(session, i);
        QVERIFY(log.rowCount() > 30);
        int differs = 0;
        for (int row = 0; row < log.rowCount(); ++row) {
            QVERIFY(!log.index(row).data(LogModel::ClauseRole).toString().isEmpty());
            log.setLanguage(model::Language::English);
            const QString english = log.index(row).data().toString();
            log.setLanguage(model::Language::German);
            QVERIFY(!english.isEmpty());
            differs += log.index(row).data().toString() != english ? 1 : 0;
        }
        QVERIFY(differs > 30);
    }

    void undoTakesLinesAwayAndRedoBringsTheSameBack()
    {
        MatchSession session({});
        session.setForcedTaken(false);
        LogModel log(session);
        QVERIFY(session.start({{"crimson-company", "duel", 3, {}}, {}, {}}));
        const int opening = log.rowCount();
        for (std::size_t i = 0; i < 20; ++i)
            choose(session, i);
        QStringList lines;
        for (int row = 0; row < log.rowCount(); ++row)
            lines << log.index(row).data().toString();
        session.jump(0);
        QCOMPARE(log.rowCount(), opening);
        while (session.canRedo())
            session.step();
        QStringList again;
        for (int row = 0; row < log.rowCount(); ++row)
            again << log.index(row).data().toString();
        QCOMPARE(again, lines);
    }

    void linesThatTellTheViewerNothingAreLeftOut()
    {
        // Swaps of customized hands are secret: nobody else may even count them.
        MatchSession session({});
        session.setForcedTaken(false);
        LogModel log(session);
        model::TableSetup setup{
            {"game-of-crowns", "standard", 3, {{"option", "customized-hands", "on"}}}, {}, {}};
        setup.match.players = 4;
        QVERIFY(session.start(setup));
        QAbstractItemModelTester tester(&log, QAbstractItemModelTester::FailureReportingMode::QtTest);
        bool left = false;
        for (std::size_t i = 0; i < 60 && !session.match().isOver(); ++i) {
            const auto here = session.timeline().here();
            choose(session, i);
            int lines = 0;
            for (const auto node : session.timeline().path(session.timeline().here()))
                lines += static_cast<int>(session.linesOf(node).size());
            left = left || log.rowCount() < lines;
            QVERIFY(session.timeline().here() != here);
            for (int row = 0; row < log.rowCount(); ++row)
                QVERIFY(!log.index(row).data().toString().isEmpty());
        }
        QVERIFY(left);
    }

    void otherWaysStandBehindTheirStepOneLevelIn()
    {
        MatchSession session({});
        session.setForcedTaken(false);
        TimelineModel timeline(session);
        QVERIFY(session.start({{"crimson-company", "duel", 3, {}}, {}, {}}));
        choose(session, 0);
        choose(session, 0);
        session.jump(0);
        choose(session, 1);
        const auto node = [&](int row) { return timeline.index(row).data(TimelineModel::NodeRole).toInt(); };
        const auto depth = [&](int row) {
            return timeline.index(row).data(TimelineModel::DepthRole).toInt();
        };
        QCOMPARE(timeline.rowCount(), 4);
        QCOMPARE((QList{node(0), node(1), node(2), node(3)}), (QList{0, 3, 1, 2}));
        QCOMPARE((QList{depth(0), depth(1), depth(2), depth(3)}), (QList{0, 1, 0, 0}));
        QVERIFY(timeline.index(1).data(TimelineModel::HereRole).toBool());
        QVERIFY(!timeline.index(2).data(TimelineModel::OnWayRole).toBool());
        session.setName(3, QStringLiteral("bold"));
        QVERIFY(timeline.index(1).data().toString().contains(QStringLiteral("bold")));
    }
};

QTEST_GUILESS_MAIN(TestPlayModels)
#include "test_play_models.moc"
