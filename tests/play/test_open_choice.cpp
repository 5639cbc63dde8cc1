// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/known_games.h"
#include "model/play/match_session.h"
#include "model/play/open_choice.h"

#include <QtTest>

using model::AnswerPart;
using model::MatchSession;
using model::OpenChoice;

class TestOpenChoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBidIsACardThenANumber()
    {
        MatchSession session({});
        QVERIFY(session.start({{"crimson-company", "duel", 3, {}}, {}, {}}));
        OpenChoice open(session.match());
        QVERIFY(open.isOpen());
        QCOMPARE(open.parts().size(), 4);
        QVERIFY(!open.numbers());
        QVERIFY(open.ready().empty());
        for (const AnswerPart& part : open.parts()) {
            const auto places = model::cardsMeant(part, session.zones());
            QCOMPARE(places.size(), std::size_t(1));
            QCOMPARE(session.zones()[std::size_t(places.front().zone)].id, std::string("offer"));
        }
        QVERIFY(!open.pick(AnswerPart("left")));
        QVERIFY(open.pick(open.parts().front()));
        QVERIFY(open.parts().isEmpty());
        QCOMPARE(open.numbers()->least, 1);
        QVERIFY(open.numbers()->most >= 3);
        QVERIFY(!open.decided());
        QVERIFY(open.pick(AnswerPart(2)));
        QVERIFY(open.decided());
        QVERIFY(!session.match().refuse("A", *open.decided()));
        QVERIFY(open.takeBack());
        QVERIFY(!open.decided());
    }

    /// Whatever a game asks, every legal answer can be pointed at, word by word, on what lies on the table or
    /// on a button.
    void everyLegalAnswerOfEveryGameCanBePointedAt()
    {
        for (const QString& id : model::knownGameIds()) {
            MatchSession session({});
            session.setForcedTaken(false);
            int answers = 0;
            quint64 seed = 0;
            for (int i = 0; i < 150; ++i) {
                if (!session.isActive() || session.match().isOver())
                    QVERIFY(session.start({{id.toStdString(), "", ++seed, {}}, {}, {}}));
                const auto zones = session.zones();
                for (const rules::Choice& choice : session.question().options) {
                    OpenChoice open(session.match());
                    QStringList words = QString::fromStdString(session.match().write(choice)).split(u' ');
                    words.removeFirst();
                    for (const QString& word : words.mid(open.picked().size())) {
                        const auto part = AnswerPart::fromWord(word.toStdString());
                        QCOMPARE(part.isAmount(), word.toInt() > 0 || word == u"0");
                        QVERIFY2(part.isAmount() ? open.numbers().has_value() : open.parts().contains(part),
                                 qPrintable(word));
                        // What nothing on the table stands for, such as a direction, is a button with a name.
                        QVERIFY2(part.isAmount() || !model::cardsMeant(part, zones).empty() ||
                                     !model::zonesMeant(part, zones).empty() ||
                                     !session.match().describe(choice).de.empty(),
                                 qPrintable(word));
                        QVERIFY(open.pick(part));
                    }
                    const auto ready = open.ready();
                    QVERIFY(std::find(ready.begin(), ready.end(), choice) != ready.end());
                    ++answers;
                }
                const auto& options = session.question().options;
                QVERIFY(!session.choose(options[std::size_t(i * 5) % options.size()]));
            }
            QVERIFY2(answers > 150, qPrintable(id));
        }
    }

    /// A card with the same name elsewhere on the table is not part of the choice.
    void aCardIsMeantOnlyWhereTheChoiceTakesItFrom()
    {
        MatchSession session({});
        session.setForcedTaken(false);
        QVERIFY(session.openScenario(QStringLiteral(
            "scenario Same names\ngame crimson-company\nvariant duel\n\n"
            "given turn A deployment\ngiven front A: war-bear\ngiven offer: war-bear thief bard njord\n"
            "given deck: war-bear\n")));
        const auto zones = session.zones();
        const AnswerPart bear("war-bear");
        QCOMPARE(model::cardsMeant(bear, zones).size(), std::size_t(3));
        const OpenChoice play(session.match());
        const auto meant = play.cardsMeant(bear, zones);
        QCOMPARE(meant.size(), std::size_t(1));
        QCOMPARE(zones[std::size_t(meant.front().zone)].id, std::string("front.A"));
    }

    void whatCannotBeChosenIsRefusedWithAClauseWhenTried()
    {
        MatchSession session({});
        QVERIFY(session.start({{"crimson-company", "duel", 3, {}}, {}, {}}));
        const OpenChoice open(session.match());
        AnswerPart top;
        for (const rules::ZoneView& zone : session.zones())
            if (zone.id == "deck")
                top = AnswerPart(zone.cards.front().id);
        const auto tried = open.tried(top);
        QCOMPARE(tried.size(), std::size_t(1));
        const auto choice = session.match().read("A", tried.front());
        QVERIFY(choice);
        const auto refusal = session.match().refuse("A", *choice);
        QVERIFY(refusal);
        QCOMPARE(refusal->clause, std::string("cc.setup.top-card"));
    }
};

QTEST_GUILESS_MAIN(TestOpenChoice)
#include "test_open_choice.moc"
