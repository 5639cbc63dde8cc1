// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/lab_session.h"
#include "model/play/lab_text.h"
#include "model/play/match_session.h"
#include "model/play/open_choice.h"
#include "model/play/timeline_model.h"
#include "tests/support/toy_game.h"

#include <QTemporaryDir>
#include <QtTest>

#include <numeric>

using model::MatchSession;
using model::SeatPlayer;

/// What every game shares, with a game of two to nine seats.
class TestToySession : public QObject
{
    Q_OBJECT

    tests::toy::KnownToy m_toy;

    [[nodiscard]] model::GameFinder finder() const
    {
        return [this](const QString& id) { return id == QStringLiteral("toy") ? &m_toy : nullptr; };
    }
    [[nodiscard]] static model::TableSetup setup(const char* variant, unsigned players,
                                                 std::vector<SeatPlayer> seats = {})
    {
        model::TableSetup setup;
        setup.match.game = "toy";
        setup.match.variant = variant;
        setup.match.players = players;
        setup.match.seed = 11;
        setup.seats = std::move(seats);
        return setup;
    }
    static void tables()
    {
        QTest::addColumn<QByteArray>("variant");
        QTest::addColumn<unsigned>("players");
        for (unsigned players = 2; players <= rules::kMaxSeats; ++players)
            QTest::addRow("%u", players) << QByteArray("free") << players;
        QTest::newRow("teams") << QByteArray("teams") << 4u;
    }
    static void play(MatchSession& session)
    {
        for (std::size_t i = 0; i < 200 && !session.match().isOver(); ++i) {
            const auto options = session.question().options;
            QVERIFY(!session.choose(options[i * 7 % options.size()]));
        }
        QVERIFY(session.match().isOver());
    }

private Q_SLOTS:
    void botsPlayAnyNumberOfSeats_data() { tables(); }
    void botsPlayAnyNumberOfSeats()
    {
        QFETCH(QByteArray, variant);
        QFETCH(unsigned, players);
        MatchSession session({}, nullptr, finder());
        session.setPace(0);
        QVERIFY(
            session.start(setup(variant, players, std::vector<SeatPlayer>(players, SeatPlayer::GreedyBot))));
        QTRY_VERIFY_WITH_TIMEOUT(session.match().isOver(), 60000);
        int first = 0;
        for (const rules::StandingView& standing : session.match().outcome()) {
            QVERIFY(standing.rank >= 1 && standing.score.has_value());
            first += standing.rank == 1 ? 1 : 0;
        }
        QVERIFY(first >= 1);
    }

    void aMatchIsSavedOpenedAndReplayedToTheSameHash_data() { tables(); }
    void aMatchIsSavedOpenedAndReplayedToTheSameHash()
    {
        QFETCH(QByteArray, variant);
        QFETCH(unsigned, players);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("toy.match"));
        MatchSession session({}, nullptr, finder());
        session.setForcedTaken(false);
        QVERIFY(session.start(setup(variant, players)));
        play(session);
        QVERIFY(session.save(path));
        const auto way = session.way();
        QVERIFY(way.has_value());
        const auto replayed = rules::replay(m_toy, *way, {});
        QVERIFY(replayed.has_value());
        QCOMPARE((*replayed)->hash(), session.match().hash());
        MatchSession other({}, nullptr, finder());
        QVERIFY(other.open(path));
        QCOMPARE(other.match().hash(), session.match().hash());
        QCOMPARE(other.match().seats().size(), std::size_t(players));
    }

    void aSecretAnswerIsSeenByItsSeatAlone()
    {
        MatchSession session({}, nullptr, finder());
        QVERIFY(session.start(setup("free", 4)));
        QVERIFY(session.question().secret);
        QCOMPARE(session.question().seats.size(), std::size_t(4));
        const std::string first = session.viewer();
        QVERIFY(!session.choose(session.question().options.front()));
        // The next person sits at the screen now.
        QVERIFY(session.viewer() != first);
        QCOMPARE(session.question().seats.size(), std::size_t(3));
        int bids = 0;
        for (const rules::ZoneView& zone : session.zones())
            if (zone.id.starts_with("bid."))
                for (const rules::CardView& card : zone.cards) {
                    QVERIFY(card.id.empty() && card.faceDown);
                    ++bids;
                }
        QCOMPARE(bids, 1);
        const auto& line = session.linesOf(session.timeline().here()).front();
        QVERIFY(line.seenBy(first).en != line.seenBy(session.viewer()).en);
        // Those who still owe an answer know theirs; who has given it has none left.
        QVERIFY(session.match().optionsOf(first).empty());
        QCOMPARE(session.match().optionsOf("P4").size(), tests::toy::kRounds);
    }

    void theTimelineKeepsTheSecretsOfOthers()
    {
        MatchSession session({}, nullptr, finder());
        QVERIFY(session.start(setup("free", 3)));
        const model::TimelineModel timeline(session);
        const std::string first = session.viewer();
        const rules::Choice choice = session.question().options.back();
        const QString secret = QString::fromStdString(session.match().describe(choice).en);
        QVERIFY(!session.choose(choice));
        const auto rowOfTheFirst = [&] { return timeline.index(1).data().toString(); };
        QVERIFY(session.viewer() != first);
        QVERIFY2(!rowOfTheFirst().contains(secret), qPrintable(rowOfTheFirst()));
        QVERIFY2(rowOfTheFirst().contains(QStringLiteral("Player 1")), qPrintable(rowOfTheFirst()));
        QVERIFY(!timeline.index(1).data(Qt::ToolTipRole).toString().contains(secret));
        // Back at the screen, the first player reads it.
        session.undo();
        QCOMPARE(session.viewer(), first);
        QVERIFY2(rowOfTheFirst().contains(secret), qPrintable(rowOfTheFirst()));
    }

    void aBotThatDecidesLeavesTheLastPersonAtTheScreen()
    {
        MatchSession session({}, nullptr, finder());
        session.setPace(100'000);
        QVERIFY(
            session.start(setup("free", 3, {SeatPlayer::Person, SeatPlayer::Person, SeatPlayer::GreedyBot})));
        QCOMPARE(session.askedPerson(), std::string("P1"));
        QVERIFY(!session.choose(session.question().options.front()));
        QCOMPARE(session.askedPerson(), std::string("P2"));
        QVERIFY(!session.choose(session.question().options.front()));
        QVERIFY(!session.asksPerson());
        QCOMPARE(session.viewer(), std::string("P2"));
    }

    void aTeamIsAskedTogetherAndAnyPersonOfItAnswers()
    {
        MatchSession session({}, nullptr, finder());
        session.setPace(0);
        QVERIFY(session.start(
            setup("teams", 0,
                  {SeatPlayer::GreedyBot, SeatPlayer::GreedyBot, SeatPlayer::Person, SeatPlayer::Person})));
        int together = 0;
        for (int i = 0; i < 60 && !session.match().isOver(); ++i) {
            QTRY_VERIFY(session.asksPerson() || session.match().isOver());
            if (session.match().isOver())
                break;
            const std::string& who = session.question().who;
            if (who == "red" || who == "blue") {
                ++together;
                QCOMPARE(session.askedPerson(), std::string(who == "red" ? "P3" : "P4"));
            }
            QVERIFY(!session.choose(session.question().options.front()));
        }
        QTRY_VERIFY(session.match().isOver());
        QCOMPARE(together, static_cast<int>(tests::toy::kRounds));
    }

    void theOnlyPersonIsKnown()
    {
        MatchSession session({}, nullptr, finder());
        QVERIFY(session.start(
            setup("free", 3, {SeatPlayer::GreedyBot, SeatPlayer::Person, SeatPlayer::RandomBot})));
        QCOMPARE(session.onlyPerson(), std::string("P2"));
        QCOMPARE(session.viewer(), std::string("P2"));
        QVERIFY(session.start(setup("free", 3)));
        QVERIFY(session.onlyPerson().empty());
        QCOMPARE(session.persons().size(), std::size_t(3));
    }

    void setUpsThatDoNotFitAreRefusedWithWhatIsPossible()
    {
        MatchSession session({}, nullptr, finder());
        QVERIFY(session.start(setup("free", 3)));
        const auto hash = session.match().hash();
        const auto many = session.start(setup("free", 10));
        QVERIFY(!many.has_value());
        QVERIFY(QString::fromStdString(many.error().text()).contains(QStringLiteral("2–9")));
        QVERIFY(!session.start(setup("teams", 3)));
        QCOMPARE(session.match().hash(), hash);
    }

    void simulationsCountRanksAndScoresPerParty()
    {
        const auto setups = {setup("free", 5), setup("teams", 4)};
        for (const model::TableSetup& each : setups) {
            const std::size_t seats = m_toy.seats(each.match).size();
            const std::vector bots(seats, rules::bots::BotKind::Random);
            const auto result = m_toy.simulate(each.match, bots, {1, 200}, 2, nullptr);
            QVERIFY(result.has_value());
            QCOMPARE(result->games, std::uint64_t(200));
            QCOMPARE(result->unfinished, std::uint64_t(0));
            const std::size_t parties = each.match.variant == "teams" ? 2 : seats;
            QCOMPARE(result->ranks.size(), parties);
            for (const auto& ranks : result->ranks)
                QCOMPARE(std::accumulate(ranks.begin(), ranks.end(), std::uint64_t(0)), std::uint64_t(200));
            QVERIFY(!m_toy.simulate(each.match, {rules::bots::BotKind::Random}, {1, 2}, 1, nullptr));
        }
    }

    void whatABotCannotSeeDoesNotChangeItsDecision()
    {
        MatchSession session({}, nullptr, finder());
        session.setForcedTaken(false);
        QVERIFY(session.start(setup("free", 6)));
        const auto& match = static_cast<const tests::toy::Match&>(session.match());
        tests::toy::State other = match.state();
        rules::Random random(99);
        determinize(other, 0, random);
        const tests::toy::Match changed(std::make_shared<const tests::toy::Game>(), other);
        QVERIFY(changed.hash() != match.hash());
        QCOMPARE(changed.zonesSeenBy("P1").size(), match.zonesSeenBy("P1").size());
        const auto decide = m_toy.bot(rules::bots::BotKind::Greedy, 3);
        const auto again = m_toy.bot(rules::bots::BotKind::Greedy, 3);
        QCOMPARE(match.write(decide(match)), changed.write(again(changed)));
    }

    void theLabKnowsEverySeat()
    {
        model::LabSession lab(finder());
        lab.setText(model::emptyLabText(m_toy, QStringLiteral("A position"), "teams"));
        QVERIFY(lab.draft() != nullptr);
        QVERIFY(lab.match() != nullptr);
        QCOMPARE(lab.match()->seats().size(), std::size_t(4));
        QCOMPARE(lab.draft()->form().seats.size(), std::size_t(4));
        lab.setNumber(QStringLiteral("P3 coins"), 9);
        QVERIFY(lab.text().contains(QStringLiteral("given P3 coins 9")));
        lab.setTurn(QStringLiteral("P4"), QStringLiteral("bid"));
        QCOMPARE(lab.match()->question().who, std::string("P4"));
        MatchSession session({}, nullptr, finder());
        QVERIFY(session.openScenario(lab.scenario()));
        QCOMPARE(session.setup().seats.size(), std::size_t(4));
    }
};

QTEST_GUILESS_MAIN(TestToySession)
#include "test_toy_session.moc"
