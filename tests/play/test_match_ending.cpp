// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/known_games.h"
#include "model/play/match_ending.h"

#include <QtTest>

using model::MatchEnding;
using model::MatchSession;
using model::SeatPlayer;

/// What is said when a match is over, in every kind of game.
class TestMatchEnding : public QObject
{
    Q_OBJECT

    static void play(MatchSession& session, const char* game, const char* variant, unsigned players,
                     quint64 seed, std::vector<SeatPlayer> seats)
    {
        model::TableSetup setup;
        setup.match.game = game;
        setup.match.variant = variant;
        setup.match.players = players;
        setup.match.seed = seed;
        setup.seats = std::move(seats);
        session.setForcedTaken(false);
        QVERIFY(session.start(setup));
        session.pause();
        for (int step = 0; step < 5000 && !session.match().isOver(); ++step) {
            const auto bot = session.game().bot(rules::bots::BotKind::Greedy, seed + quint64(step));
            session.choose(bot(session.match()));
            session.pause();
        }
        QVERIFY(session.match().isOver());
    }
    static QString lastLine(const MatchSession& session, std::size_t fromEnd = 1)
    {
        const auto& lines = session.linesOf(session.timeline().here());
        return QString::fromStdString(lines[lines.size() - fromEnd].text.en);
    }

private Q_SLOTS:
    void whoPlaysTogetherReadsOfVictoryOrDefeatAndItsCause_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("variant");
        QTest::addColumn<unsigned>("players");
        QTest::newRow("solo") << QByteArray("crimson-company") << QByteArray("solo") << 1u;
        QTest::newRow("co-op") << QByteArray("crimson-company") << QByteArray("coop") << 2u;
        QTest::newRow("samurai") << QByteArray("samurai-spirit") << QByteArray("standard") << 3u;
    }
    void whoPlaysTogetherReadsOfVictoryOrDefeatAndItsCause()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, variant);
        QFETCH(unsigned, players);
        for (quint64 seed = 1; seed <= 6; ++seed) {
            MatchSession session({});
            play(session, game, variant, players, seed, std::vector(players, SeatPlayer::Person));
            const std::string party = session.match().seats().front().party;
            const bool won = session.match().winners() == std::vector{party};
            const QString text = MatchEnding::text(session, model::Language::English);
            const QString verdict = players == 1 ? won ? QStringLiteral("You win the match. ")
                                                       : QStringLiteral("You lose the match. ")
                                    : won ? QStringLiteral("Victory. ")
                                                 : QStringLiteral("Defeat. ");
            QVERIFY2(text.startsWith(verdict), qPrintable(text));
            QVERIFY2(!text.contains(QStringLiteral("wins the match")), qPrintable(text));
            // The cause and what led to it; a last line that only names the winner is left out.
            const bool names = lastLine(session).endsWith(QStringLiteral(" the match."));
            QVERIFY2(text.endsWith(lastLine(session, names ? 2 : 1)), qPrintable(text));
            QVERIFY2(text.contains(lastLine(session, names ? 3 : 2)), qPrintable(text));
        }
    }

    void theOnlyPersonIsAddressed()
    {
        int won = 0;
        for (quint64 seed = 1; seed <= 8; ++seed) {
            MatchSession session({});
            play(session, "game-of-crowns", "standard", 4, seed,
                 {SeatPlayer::Person, SeatPlayer::GreedyBot, SeatPlayer::GreedyBot, SeatPlayer::GreedyBot});
            const std::string you = session.match().seats().front().party;
            const std::vector<std::string> winners = session.match().winners();
            const QString text = MatchEnding::text(session, model::Language::English);
            if (std::find(winners.begin(), winners.end(), you) != winners.end()) {
                ++won;
                QVERIFY2(text.startsWith(winners.size() == 1
                                             ? QStringLiteral("You win the match. ")
                                             : QStringLiteral("You win the match together with ")),
                         qPrintable(text));
            } else if (winners.size() == 1) {
                QVERIFY2(text.contains(QStringLiteral(" wins the match. ")), qPrintable(text));
            }
            QVERIFY2(text.contains(lastLine(session)), qPrintable(text));
        }
        QVERIFY(won > 0);
    }
};

QTEST_GUILESS_MAIN(TestMatchEnding)
#include "test_match_ending.moc"
