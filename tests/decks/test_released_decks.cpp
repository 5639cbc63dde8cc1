// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_diff.h"
#include "model/decks/formats/deck_file.h"
#include "model/decks/formats/json_format.h"
#include "model/packs/pack_decks.h"
#include "tests/support/crimson.h"
#include "tests/support/read_text.h"

#include <QTest>

using namespace model;
using namespace Qt::StringLiterals;

/// Decks that were written before games described their fields, each by the program as it was then.
class ReleasedDecksTest : public QObject
{
    Q_OBJECT

    const CardDirectory m_cards = CardDirectory::builtIn(tests::kCrimson);

    static QByteArray sample(const QString& name)
    {
        return QByteArray::fromStdString(readSourceText("tests/data/released/decks/" + name.toStdString()));
    }

    static Deck written()
    {
        Deck deck;
        deck.game = tests::kCrimson;
        deck.variant = u"tournament"_s;
        deck.players = 2;
        deck.name = u"Night \"watch\" ä"_s;
        deck.notes = u"First line\nSecond <line> & more"_s;
        deck.tags = {u"club"_s, u"flips"_s};
        deck.sleeves = u"#1f5a96"_s;
        deck.cards = {{u"thief"_s, 1, {}}, {u"monk"_s, 2, {}}, {u"bard"_s, 1, {}}, {u"from-a-pack"_s, 2, {}}};
        deck.options = {u"changed-out"_s};
        deck.setWords(u"castles"_s, {u"mint"_s, u"crypt"_s, u"mint"_s});
        deck.setNumber(u"handicap"_s, 3);
        return deck;
    }

private Q_SLOTS:
    void filesAndLinksOpenWithTheSameContent_data()
    {
        QTest::addColumn<bool>("whole");
        QTest::addColumn<bool>("number");
        QTest::newRow("castellan-deck") << true << true;
        QTest::newRow("link") << true << true;
        QTest::newRow("txt") << false << true;
        for (const char* ending : {"csv", "cod", "o8d", "ydk", "dek"})
            QTest::newRow(ending) << false << false;
    }
    void filesAndLinksOpenWithTheSameContent()
    {
        QFETCH(bool, whole);
        QFETCH(bool, number);
        const QString name = u"full."_s + QString::fromLatin1(QTest::currentDataTag());
        const auto reading = readDeck(sample(name), name, m_cards);
        QVERIFY(reading);
        Deck expected = written();
        if (whole) {
            QVERIFY(reading->deck == expected);
            return;
        }
        if (!number)
            expected.setNumber(u"handicap"_s, 0);
        QCOMPARE(reading->deck.fields, expected.fields);
        QCOMPARE(reading->deck.copiesOf(u"monk"_s), 2);
    }

    void whatIsWrittenTodayIsTheSameFile()
    {
        const auto reading = readDeck(sample(u"full.castellan-deck"_s), u"full.castellan-deck"_s, m_cards);
        QVERIFY(reading);
        QCOMPARE(deckToJson(reading->deck, m_cards, false), sample(u"full.castellan-deck"_s));
        for (const char* ending : {"txt", "csv", "cod", "o8d", "dek"}) {
            const QString name = u"full."_s + QString::fromLatin1(ending);
            const auto format = formatOfName(name);
            QVERIFY(format);
            QCOMPARE(writeDeck(reading->deck, *format, m_cards, Language::English), sample(name));
        }
    }

    void aFieldThatAGameForbidsIsKept()
    {
        const CardDirectory cards = CardDirectory::builtIn(u"battleground"_s);
        const QString name = u"battleground.castellan-deck"_s;
        const auto reading = readDeck(sample(name), name, cards);
        QVERIFY(reading);
        QCOMPARE(reading->deck.numberOf(u"handicap"_s), 2);
        QCOMPARE(deckToJson(reading->deck, cards, false), sample(name));
    }

    void aLibraryKeepsItsDecksAndTheirHistory()
    {
        const auto stored = deckFromStored(QString::fromUtf8(sample(u"stored_deck.json"_s)));
        QVERIFY(stored);
        Deck expected = written();
        expected.id = u"released-full"_s;
        QVERIFY(*stored == expected);

        const DeckChanges changes = changesOf(QString::fromUtf8(sample(u"stored_changes.txt"_s)));
        QVERIFY(changes == changesBetween(Deck(), expected));
        QCOMPARE(changes.fieldCards.size(), std::size_t{2});
        QCOMPARE(changes.fieldCards.front().field, u"castles"_s);
        QCOMPARE(changes.fieldCards.front().to, 2);
        QCOMPARE(changes.named, QStringList{u"handicap"_s});
        QVERIFY(changesOf(storedChanges(changes)) == changes);
    }

    void aPackBringsItsDeck()
    {
        const auto deck = readPackDeck(sample(u"stored_deck.json"_s), tests::kCrimson);
        QVERIFY(deck);
        QCOMPARE(deck->fields, written().fields);
    }

    void aMemberThatNoFieldHasIsRefused()
    {
        QByteArray text = sample(u"full.castellan-deck"_s);
        text.replace("\"handicap\"", "\"banners\"");
        QVERIFY(!readDeck(text, u"full.castellan-deck"_s, m_cards));
        QByteArray wrong = sample(u"full.castellan-deck"_s);
        wrong.replace("\"handicap\": 3", "\"handicap\": [\"3\"]");
        QVERIFY(!readDeck(wrong, u"full.castellan-deck"_s, m_cards));
    }
};

QTEST_GUILESS_MAIN(ReleasedDecksTest)
#include "test_released_decks.moc"
