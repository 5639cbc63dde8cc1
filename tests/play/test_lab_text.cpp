// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/known_games.h"
#include "model/play/lab_text.h"
#include "model/play/match_session.h"

#include <QtTest>

class TestLabText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What a match at a bid or a card to play looks like comes back from its text, card by card.
    void aPositionWrittenFromAMatchIsTheSamePosition()
    {
        model::MatchSession session({});
        session.setForcedTaken(false);
        QVERIFY(session.start(
            {{"crimson-company", "duel", 12, {{"castles", "crypt", "regular", "mint"}}}, {}, {}}));
        int compared = 0;
        int inPlay = 0;
        for (int i = 0; i < 200 && !session.match().isOver(); ++i) {
            const auto& options = session.question().options;
            QVERIFY(!session.choose(options[static_cast<std::size_t>(i * 3) % options.size()]));
            if (session.match().phase() != "deployment")
                continue;
            const auto text = model::labTextOf(session.match(), QStringLiteral("From the table"));
            QCOMPARE(text.has_value(), !session.question().insideEffect);
            if (!text)
                continue;
            const model::LabCheck check = model::checkLab(*text, model::knownGame);
            QVERIFY2(check.possible, qPrintable(check.reason + u'\n' + *text));
            const auto was = session.match().zones();
            const auto is = check.match->zones();
            QCOMPARE(is.size(), was.size());
            for (std::size_t zone = 0; zone < was.size(); ++zone) {
                QCOMPARE(is[zone].cards.size(), was[zone].cards.size());
                QCOMPARE(is[zone].closed, was[zone].closed);
                for (std::size_t card = 0; card < was[zone].cards.size(); ++card) {
                    QCOMPARE(is[zone].cards[card].id, was[zone].cards[card].id);
                    QCOMPARE(is[zone].cards[card].faceDown, was[zone].cards[card].faceDown);
                    inPlay += was[zone].shape == rules::ZoneShape::LaneSide ? 1 : 0;
                }
            }
            const auto before = session.match().counters();
            const auto after = check.match->counters();
            for (std::size_t number = 0; number < before.size(); ++number)
                QCOMPARE(after[number].value, before[number].value);
            ++compared;
        }
        QVERIFY(compared > 10);
        QVERIFY(inPlay > 20);
    }

    void anImpossiblePositionSaysWhyAndWhere_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("reason");
        QTest::newRow("coins") << QStringLiteral("given A coins 41") << QStringLiteral("40 coins");
        QTest::newRow("card") << QStringLiteral("given left A: nobody") << QStringLiteral("nobody");
        QTest::newRow("offer") << QStringLiteral("given offer: monk monk monk monk monk")
                               << QStringLiteral("four cards");
        QTest::newRow("word") << QStringLiteral("given weather sunny") << QStringLiteral("weather");
    }
    void anImpossiblePositionSaysWhyAndWhere()
    {
        QFETCH(QString, line);
        QFETCH(QString, reason);
        const QString text =
            model::emptyLabText(*model::knownGame(QStringLiteral("crimson-company")), QStringLiteral("T")) +
            line + u'\n';
        const model::LabCheck check = model::checkLab(text, model::knownGame);
        QVERIFY(!check.possible);
        QVERIFY2(check.reason.contains(reason), qPrintable(check.reason));
        QVERIFY(check.line > 0);
    }

    void noTextAtAllIsNoPosition() { QVERIFY(!model::checkLab({}, model::knownGame).possible); }
};

QTEST_GUILESS_MAIN(TestLabText)
#include "test_lab_text.moc"
