// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/known_games.h"
#include "model/play/match_session.h"

#include <QtTest>

using model::MatchSession;
using model::SeatPlayer;
using model::StepUnit;

namespace {

model::TableSetup duel(std::vector<SeatPlayer> seats = {}, quint64 seed = 5)
{
    return {{"crimson-company", "duel", seed, {}}, std::move(seats), {}};
}

const std::vector<SeatPlayer> kBots{SeatPlayer::GreedyBot, SeatPlayer::RandomBot};

} // namespace

class TestMatchSession : public QObject
{
    Q_OBJECT

    static void playByFirstOption(MatchSession& session)
    {
        for (int i = 0; i < 2000 && !session.match().isOver(); ++i) {
            const auto& options = session.question().options;
            const auto refused = session.choose(options[static_cast<std::size_t>(i) % options.size()]);
            QVERIFY(!refused);
        }
        QVERIFY(session.match().isOver());
    }

private Q_SLOTS:
    void aMatchOfEveryGameIsPlayedUndoneToItsStartAndRedoneToTheSameHash_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("variant");
        for (const QString& id : model::knownGameIds())
            for (const rules::VariantView& variant : model::knownGame(id)->variants())
                QTest::addRow("%s %s", qPrintable(id), variant.id.c_str())
                    << id << QString::fromStdString(variant.id);
    }
    void aMatchOfEveryGameIsPlayedUndoneToItsStartAndRedoneToTheSameHash()
    {
        QFETCH(QString, game);
        QFETCH(QString, variant);
        MatchSession session({});
        session.setPace(0);
        model::TableSetup setup{{game.toStdString(), variant.toStdString(), 3, {}}, {}, {}};
        const std::size_t seats = model::knownGame(game)->seats(setup.match).size();
        for (std::size_t seat = 0; seat < seats; ++seat)
            setup.seats.push_back(kBots[seat % kBots.size()]);
        QVERIFY(session.start(setup));
        const auto first = session.match().hash();
        QTRY_VERIFY_WITH_TIMEOUT(session.match().isOver(), 120000);
        const auto last = session.match().hash();
        const std::size_t steps = session.timeline().size();
        QVERIFY(steps > 5);
        while (session.canUndo())
            session.undo();
        QCOMPARE(session.match().hash(), first);
        QVERIFY(!session.isRunning());
        while (session.canRedo())
            session.step();
        QCOMPARE(session.match().hash(), last);
        QCOMPARE(session.timeline().size(), steps);
    }

    void anIllegalChoiceIsRefusedWithItsClauseAndChangesNothing()
    {
        MatchSession session({});
        QVERIFY(session.start(duel()));
        const auto before = session.match().hash();
        const auto refused = session.choose(rules::AnyMatch::kNeverLegal);
        QVERIFY(refused);
        QVERIFY(!refused->clause.empty());
        QVERIFY(!refused->text.en.empty());
        QVERIFY(!refused->text.de.empty());
        QCOMPARE(session.match().hash(), before);
        QCOMPARE(session.timeline().size(), std::size_t(1));
    }

    void aSetupThatDoesNotFitLeavesTheMatchThatIsThere()
    {
        MatchSession session({});
        QVERIFY(session.start(duel()));
        const auto before = session.match().hash();
        QVERIFY(!session.start({{"no-such-game", "", 1, {}}, {}, {}}));
        QVERIFY(!session.start({{"crimson-company", "duel", 1, {{"deck", "no-such-card"}}}, {}, {}}));
        QCOMPARE(session.match().hash(), before);
    }

    void botsStopAfterAnUndoAndGoOnAfterAChoice()
    {
        MatchSession session({});
        session.setPace(0);
        QVERIFY(session.start(duel({SeatPlayer::Person, SeatPlayer::GreedyBot})));
        QVERIFY(session.asksPerson());
        QVERIFY(!session.choose(session.question().options.front()));
        QTRY_VERIFY(session.asksPerson());
        const std::size_t played = session.timeline().size();
        QVERIFY(played > 2);
        while (session.asksPerson())
            session.undo();
        QVERIFY(!session.isRunning());
        QTRY_VERIFY(session.isIdle());
        QVERIFY(!session.asksPerson());
        QCOMPARE(session.timeline().size(), played);
        session.run();
        QTRY_VERIFY(session.asksPerson());
    }

    void aBotsThoughtIsDroppedWhenTheMatchWentElsewhere()
    {
        MatchSession session({});
        session.setPace(10'000);
        QVERIFY(session.start(duel(kBots)));
        session.step(); // asks the bot at once; its answer comes with the events
        QVERIFY(session.isThinking());
        QVERIFY(session.start(duel({}, 9)));
        const auto fresh = session.match().hash();
        QVERIFY(!session.isIdle());
        QTRY_VERIFY(session.isIdle());
        QCOMPARE(session.match().hash(), fresh);
    }

    void stepsByDecisionPhaseAndTurnEndWhereTheUnitEnds()
    {
        MatchSession session({});
        session.setForcedTaken(false);
        QVERIFY(session.start(duel()));
        playByFirstOption(session);
        session.jump(0);
        const std::string first = session.match().turn();
        session.step(StepUnit::Turn);
        QVERIFY(session.match().turn() != first);
        const auto secondTurn = session.timeline().here();
        session.step(StepUnit::Phase);
        QVERIFY(session.timeline().here() > secondTurn);
        session.undo(StepUnit::Phase);
        QCOMPARE(session.timeline().here(), secondTurn);
        session.undo(StepUnit::Turn);
        QCOMPARE(session.timeline().here(), MatchSession::NodeId(0));
        session.step(StepUnit::Decision);
        QCOMPARE(session.timeline().here(), MatchSession::NodeId(1));
    }

    /// Against a bot, up to the second decision that the person makes.
    static MatchSession::NodeId playToSecondDecision(MatchSession& session)
    {
        session.setPace(0);
        if (!session.start(duel({SeatPlayer::Person, SeatPlayer::GreedyBot})))
            return 0;
        const auto waits = [&session] {
            return session.isIdle() && session.asksPerson() && session.question().options.size() > 1;
        };
        if (!QTest::qWaitFor(waits, 20000))
            return 0;
        const auto first = session.timeline().here();
        // Until the bot has decided something in between.
        for (int i = 0; i < 50 && !session.lastOwnStep(); ++i)
            if (session.choose(session.question().options.front()) || !QTest::qWaitFor(waits, 20000))
                return 0;
        return first;
    }

    void undoGoesBackToTheOwnDecisionPastThoseOfBots()
    {
        MatchSession session({});
        playToSecondDecision(session);
        const auto own = session.lastOwnStep();
        QVERIFY(own);
        const auto asked = session.timeline().here();
        QVERIFY(*own != asked);
        const auto decidedAt = session.timeline().node(*own).parent;
        session.undo(StepUnit::Own);
        QCOMPARE(session.timeline().here(), decidedAt);
        QVERIFY(session.asksPerson());
        QVERIFY(session.question().options.size() > 1);
        session.step(StepUnit::Own);
        QCOMPARE(session.timeline().here(), asked);
        // Single steps stop at what the bot did.
        session.undo();
        QVERIFY(session.timeline().here() != decidedAt || session.timeline().node(asked).parent == *own);
    }

    void withoutAPersonUndoTakesSingleSteps()
    {
        MatchSession session({});
        session.setPace(0);
        QVERIFY(session.start(duel(kBots)));
        QTRY_VERIFY(session.timeline().size() > 4);
        session.pause();
        const auto here = session.timeline().here();
        session.undo(StepUnit::Own);
        QCOMPARE(session.timeline().here(), session.timeline().node(here).parent);
        QVERIFY(!session.lastOwnStep());
    }

    void steppingAtTheEndLetsABotDecideOnce()
    {
        MatchSession session({});
        QVERIFY(session.start(duel(kBots)));
        session.pause();
        session.step();
        QTRY_COMPARE(session.timeline().size(), std::size_t(2));
        QTRY_VERIFY(session.isIdle());
        QCOMPARE(session.timeline().size(), std::size_t(2));
        QVERIFY(!session.isRunning());
    }

    void anotherChoiceAfterAnUndoIsABranchAndBothStay()
    {
        MatchSession session({});
        session.setForcedTaken(false);
        QVERIFY(session.start(duel()));
        QVERIFY(!session.choose(session.question().options[0]));
        const auto one = session.timeline().here();
        session.undo();
        QVERIFY(!session.choose(session.question().options[1]));
        const auto two = session.timeline().here();
        QVERIFY(one != two);
        QCOMPARE(session.timeline().fork(one, two), MatchSession::NodeId(0));
        session.setName(one, QStringLiteral("cheap bid"));
        session.setNote(one, QStringLiteral("two\nlines"));
        session.jump(one);
        QCOMPARE(session.timeline().here(), one);
        QCOMPARE(session.timeline().node(one).name, std::string("cheap bid"));
    }

    void forcedChoicesAreTakenOrShownAsChosen()
    {
        for (const bool taken : {true, false}) {
            MatchSession session({});
            session.setPace(0);
            session.setForcedTaken(taken);
            QVERIFY(session.start(duel()));
            bool met = false;
            for (int i = 0; i < 400 && !session.match().isOver() && !met; ++i) {
                QVERIFY(!session.choose(session.question().options.front()));
                const bool forced = session.question().options.size() == 1;
                if (forced) {
                    met = true;
                    const auto node = session.timeline().here();
                    if (taken)
                        QTRY_VERIFY(session.timeline().here() != node);
                    else {
                        QTRY_VERIFY(session.isIdle());
                        QCOMPARE(session.timeline().here(), node);
                    }
                }
            }
            QVERIFY(met);
        }
    }

    void secretsAreHiddenFromTheOnePersonAtTheTable()
    {
        MatchSession session({});
        QVERIFY(session.start(
            {{"battleground", "standard", 1, {}}, {SeatPlayer::Person, SeatPlayer::GreedyBot}, {}}));
        session.setPace(0);
        QCOMPARE(session.viewer(), std::string("A"));
        int hidden = 0;
        int known = 0;
        int seen = 0;
        connect(&session, &MatchSession::changed, this, [&] {
            for (const rules::ZoneView& zone : session.zones())
                for (const rules::CardView& card : zone.cards) {
                    hidden += zone.id == "hand.B" && card.id.empty() ? 1 : 0;
                    seen += zone.id == "hand.B" && !card.id.empty() ? 1 : 0;
                    known += zone.id == "hand.A" && !card.id.empty() ? 1 : 0;
                }
        });
        for (int i = 0; i < 60 && !session.match().isOver(); ++i) {
            QVERIFY(!session.choose(session.question().options.front()));
            QTRY_VERIFY(session.asksPerson() || session.match().isOver());
        }
        QCOMPARE(seen, 0);
        QVERIFY(hidden > 0);
        QVERIFY(known > 0);
    }

    void everyLaneTotalExplainsItselfWithClauses()
    {
        MatchSession session({});
        session.setForcedTaken(false);
        QVERIFY(session.start(duel()));
        int explained = 0;
        for (int i = 0; i < 300 && !session.match().isOver(); ++i) {
            const auto& options = session.question().options;
            QVERIFY(!session.choose(options[static_cast<std::size_t>(i) % options.size()]));
            for (const rules::CounterView& counter : session.match().counters()) {
                if (counter.id.rfind("total ", 0) != 0)
                    continue;
                const auto lines = session.match().explain(counter.id);
                QVERIFY(!lines.empty());
                for (const rules::LogLine& line : lines) {
                    QVERIFY(!line.clause.empty());
                    QVERIFY(!line.text.en.empty() && !line.text.de.empty());
                }
                explained += counter.value > 0 && lines.size() > 1 ? 1 : 0;
            }
        }
        QVERIFY(explained > 10);
    }

    void everyZoneCounterAndPhaseHasANameInBothLanguages()
    {
        for (const QString& id : model::knownGameIds()) {
            MatchSession session({});
            QVERIFY(session.start({{id.toStdString(), "", 1, {}}, {}, {}}));
            session.pause();
            const rules::AnyMatch& match = session.match();
            for (const rules::ZoneView& zone : match.zones())
                if (zone.shape != rules::ZoneShape::Tile)
                    QVERIFY2(match.nameOf(zone.id).de != zone.id, zone.id.c_str());
            for (const rules::CounterView& counter : match.counters())
                QVERIFY2(match.nameOf(counter.id).en != counter.id, counter.id.c_str());
            QVERIFY(match.nameOf(match.phase()).de != match.phase());
        }
    }
};

QTEST_GUILESS_MAIN(TestMatchSession)
#include "test_match_session.moc"
