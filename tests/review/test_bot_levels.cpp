// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/bot_levels.h"
#include "model/play/known_games.h"
#include "rules/games/known_game.h"
#include "tests/support/read_text.h"

#include <QtTest>

/// Which bots can be chosen.
class TestBotLevels : public QObject
{
    Q_OBJECT

    static model::StrengthProof proof(int pairs, double share, double margin, int parties = 2)
    {
        return {QStringLiteral("a"),
                QStringLiteral("b"),
                0,
                rules::bots::BotLevel::Casual,
                parties,
                pairs,
                share,
                margin};
    }

private Q_SLOTS:
    void aLevelHasToBeatTheOneBelow()
    {
        QVERIFY(proof(400, 0.65, 0.04).isConvincing());
        QVERIFY(!proof(399, 0.65, 0.04).isConvincing());
        QVERIFY(!proof(400, 0.63, 0.04).isConvincing());
        // Against three others a third of the matches is what 60 % is against one.
        QVERIFY(proof(400, 0.40, 0.05, 4).isConvincing());
        QVERIFY(!proof(400, 0.36, 0.05, 4).isConvincing());
        // Together: more often than the level below.
        QVERIFY(proof(400, 0.10, 0.05, 1).isConvincing());
        QVERIFY(!proof(400, 0.04, 0.05, 1).isConvincing());
    }

    void personsAndSimpleBotsAreAlwaysOffered()
    {
        const auto offered = model::offeredPlayers(QStringLiteral("no-game"), QStringLiteral("none"), 2);
        QCOMPARE(offered, (std::vector{model::SeatPlayer::Person, model::SeatPlayer::RandomBot,
                                       model::SeatPlayer::GreedyBot}));
        QCOMPARE(model::nearestOffered(model::SeatPlayer::MasterBot, offered), model::SeatPlayer::GreedyBot);
        QCOMPARE(model::nearestOffered(model::SeatPlayer::Person, offered), model::SeatPlayer::Person);
    }

    void aLevelWithoutProofIsNotOffered()
    {
        const auto duel = model::offeredPlayers(QStringLiteral("crimson-company"), QStringLiteral("duel"), 2);
        QVERIFY(std::find(duel.begin(), duel.end(), model::SeatPlayer::ClubBot) != duel.end());
        const auto grid =
            model::offeredPlayers(QStringLiteral("battleground"), QStringLiteral("standard"), 2);
        QVERIFY(std::find(grid.begin(), grid.end(), model::SeatPlayer::CasualBot) != grid.end());
        QVERIFY(std::find(grid.begin(), grid.end(), model::SeatPlayer::ClubBot) == grid.end());
    }

    /// Every proof is of a variant that can be played, and its figures are in the published table.
    void everyProofIsPublished()
    {
        const QString table = QString::fromStdString(readSourceText("tests/benchmarks/strength.md"));
        QVERIFY(!model::strengthProofs().empty());
        for (const model::StrengthProof& each : model::strengthProofs()) {
            const rules::KnownGame* game = model::knownGame(each.game);
            QVERIFY2(game != nullptr, qPrintable(each.game));
            QVERIFY2(rules::findVariant(*game, each.variant.toStdString()), qPrintable(each.variant));
            const QString figures = QStringLiteral("| %1 | %2 % ± %3 |")
                                        .arg(each.pairs)
                                        .arg(each.share * 100, 0, 'f', 1)
                                        .arg(each.margin * 100, 0, 'f', 1);
            QVERIFY2(table.contains(figures), qPrintable(each.game + u' ' + each.variant + u' ' + figures));
        }
    }
};

QTEST_GUILESS_MAIN(TestBotLevels)
#include "test_bot_levels.moc"
