// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/crowns_cards.h"
#include "rules/games/crowns/box.h"
#include "tests/support/read_text.h"

#include <QTest>

using namespace model;
using namespace Qt::StringLiterals;

namespace {

/// The built-in cards as the library would hold them.
std::vector<CardRecord> builtInCards(const CrownsCards& game)
{
    const auto document =
        rules::json::read(readSourceText("resources/cards/game-of-crowns/cards.json")).value();
    std::vector<CardRecord> cards;
    for (const rules::json::Value& entry : document.find("cards")->items()) {
        const auto layer = game.readCard(entry, CardKind::Character, "card");
        if (!layer)
            return {};
        CardRecord record;
        record.game = game.id();
        record.card.id = layer->card;
        record.card.name = {*layer->nameEn, *layer->nameDe};
        record.effects = *layer->effects;
        cards.push_back(record);
    }
    return cards;
}

} // namespace

class TestCrownsCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCardHasTextInBothLanguagesAndACount()
    {
        const CrownsCards game;
        const auto cards = builtInCards(game);
        QCOMPARE(cards.size(), std::size_t{81});
        for (const CardRecord& card : cards) {
            const auto effects = game.effects(card.effects, CardKind::Character);
            QCOMPARE(effects.size(), std::size_t{1});
            QVERIFY(effects[0].text.en.endsWith(u'.') && effects[0].text.de.endsWith(u'.'));
            QVERIFY(effects[0].text.en != effects[0].text.de);
            QCOMPARE(game.figures(card.effects).size(), std::size_t{1});
            QCOMPARE(game.checkedData(card.effects, CardKind::Character).value(), card.effects);
        }
    }

    void aCardIsWrittenAsItWasRead()
    {
        const CrownsCards game;
        for (const CardRecord& card : builtInCards(game)) {
            const auto again = game.readCard(game.writtenCard(card), CardKind::Character, "card");
            QVERIFY(again.has_value());
            QCOMPARE(again->card, card.card.id);
            QCOMPARE(*again->effects, card.effects);
        }
    }

    void theCardsOfTheLibraryArePlayed()
    {
        const CrownsCards game;
        auto cards = builtInCards(game);
        const auto known = game.gameOf(cards);
        QVERIFY(known->start({"game-of-crowns", "standard", 1, {}}).has_value());
        // An owner who counts another number of guests plays with those.
        for (CardRecord& card : cards)
            if (card.card.id == u"jester"_s)
                card.effects = u"{\"kind\":\"jester\",\"count\":2}"_s;
        const auto corrected = game.gameOf(cards);
        QVERIFY(corrected->start({"game-of-crowns", "standard", 1, {}}).has_value());
        QVERIFY(corrected->libraryHash() != known->libraryHash());
        cards.clear();
        QVERIFY(!game.gameOf(cards)->start({"game-of-crowns", "standard", 1, {}}).has_value());
    }
};

QTEST_APPLESS_MAIN(TestCrownsCards)
#include "test_cards.moc"
