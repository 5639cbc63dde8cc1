// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/battleground_balance.h"

#include <QTest>

/// What matches between greedy bots are like. Whoever changes characters or the bot's judgement sees here
/// what becomes of them.
class BattlegroundBalanceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fewMatchesEndWithoutAWinner()
    {
        const battleground_matches::Matches matches;
        const auto balance = battleground_balance::measure(matches, 1500);
        QCOMPARE(balance.matches, 1500u);
        QVERIFY2(balance.drawnShare() < 0.02, qPrintable(QString::number(balance.drawnShare())));
        qInfo("%.1f %% drawn, %.1f %% of the cards in hand wait for gold", 100 * balance.drawnShare(),
              100 * balance.deadShare());
    }
};

QTEST_APPLESS_MAIN(BattlegroundBalanceTest)
#include "balance_test.moc"
