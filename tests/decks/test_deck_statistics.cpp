// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_statistics.h"
#include "model/decks/sample_offer.h"
#include "tests/decks/sample_decks.h"
#include "tests/support/crimson.h"

#include <QtTest>

#include <numeric>

using namespace model;
using namespace Qt::StringLiterals;

class TestDeckStatistics : public QObject
{
    Q_OBJECT

    const CardDirectory m_cards = CardDirectory::builtIn(tests::kCrimson);

private Q_SLOTS:
    void copiesAreCountedByWhatCardsDo()
    {
        Deck deck;
        deck.change(u"thief"_s, 2);        // takes a coin, strength 2
        deck.change(u"war-bear"_s, 1);     // gains, strength 4
        deck.change(u"bard"_s, 1);         // bidding, strength 1
        deck.change(u"illusionist"_s, 1);  // flips an opposing card, strength 2
        deck.change(u"demon"_s, 1);        // flips either, strength 5
        deck.change(u"blood-priest"_s, 1); // destroys, strength 3
        deck.change(u"undead"_s, 1);       // comes back, strength 2
        deck.change(u"gone"_s, 1);
        const DeckStatistics found = statisticsOf(deck, m_cards);
        QCOMPARE(found.cards, 9);
        QCOMPARE(found.unknown, 1);
        QCOMPARE(found.strengths, (std::vector{0, 1, 4, 1, 1, 1}));
        QCOMPARE(found.averageStrength, 21.0 / 8);
        QCOMPARE(found.takes, 2);
        QCOMPARE(found.gains, 1);
        QCOMPARE(found.bids, 1);
        QCOMPARE(found.flipsOpposing, 1);
        QCOMPARE(found.flipsBoth, 1);
        QCOMPARE(found.flipsOwn, 0);
        QCOMPARE(found.destroys, 1);
        QCOMPARE(found.outlives, 1);
        QCOMPARE(found.types[static_cast<std::size_t>(EffectType::Recruitment)], 1);
        QCOMPARE(found.types[static_cast<std::size_t>(EffectType::Destruction)], 1);
    }

    void figuresAreCountedWhereAGameHasThem()
    {
        const CardDirectory cards = CardDirectory::builtIn(u"battleground"_s);
        Deck deck;
        deck.game = u"battleground"_s;
        deck.change(u"archer"_s, 2);        // cost 1, range 4, attack 1, health 2
        deck.change(u"axe-dancer"_s, 1);    // cost 2, range 1, attack 2 × 2, health 3
        deck.change(u"field-surgeon"_s, 1); // cost 1, range 1, no attack, health 3, heals
        const DeckStatistics found = statisticsOf(deck, cards);
        QCOMPARE(found.cards, 4);
        const auto figure = [&found](const QString& key) {
            for (const FigureStatistics& each : found.figures)
                if (each.key == key)
                    return each;
            return FigureStatistics();
        };
        QCOMPARE(figure(u"cost"_s).counts, (std::vector{0, 3, 1}));
        QCOMPARE(figure(u"cost"_s).average, 5.0 / 4);
        QCOMPARE(figure(u"attack"_s).counts, (std::vector{0, 2, 0, 0, 1}));
        QCOMPARE(figure(u"attack"_s).without, 1);
        QCOMPARE(figure(u"health"_s).average, 10.0 / 4);
        QCOMPARE(found.types[static_cast<std::size_t>(EffectType::Ability)], 1);
        QCOMPARE(found.withoutEffect, 3);
        QCOMPARE(found.gains, 0);
        QCOMPARE(countOf({CardGroup::Kind::Figure, u"cost 1"_s}, deck, cards), 3);
        QCOMPARE(countOf({CardGroup::Kind::Figure, u"attack 4"_s}, deck, cards), 1);
        QVERIFY(statisticsOf(tests::deckOfFirst(15), m_cards).figures.empty());
    }

    void chancesAreThoseOfDrawingWithoutReplacement()
    {
        QCOMPARE(chanceOfAny(30, 1, 4), 4.0 / 30);
        QCOMPARE(chanceOfAny(30, 30, 1), 1.0);
        QCOMPARE(chanceOfAny(5, 2, 4), 1.0);
        QCOMPARE(chanceOfAny(4, 2, 2), 1 - 2.0 / 4 * 1.0 / 3);
        QCOMPARE(chanceOfAny(30, 0, 4), 0.0);
        QCOMPARE(chanceOfAny(0, 0, 4), 0.0);
        QCOMPARE(chanceOfAny(10, 1, 99), 1.0);
    }

    void chancesAgreeWithSampleOffers()
    {
        const Deck deck = tests::deckOfFirst(15);
        int seen = 0;
        constexpr int kSamples = 20'000;
        for (int seed = 0; seed < kSamples; ++seed)
            for (const auto& card : SampleOffer({&deck}, static_cast<quint64>(seed)).offer())
                seen += card.card == u"bard" ? 1 : 0;
        QVERIFY(std::abs(static_cast<double>(seen) / kSamples - chanceOfAny(15, 1, 4)) < 0.015);
    }

    void groupsCountTheirCards()
    {
        const Deck deck = tests::deckOfFirst(42);
        QCOMPARE(countOf({CardGroup::Kind::Card, u"thief"_s}, deck, m_cards), 1);
        QCOMPARE(countOf({CardGroup::Kind::Strength, u"6"_s}, deck, m_cards), 2);
        const QString income = QString::number(static_cast<int>(EffectType::Income));
        QCOMPARE(countOf({CardGroup::Kind::Type, income}, deck, m_cards), 1);
        QCOMPARE(countOf({CardGroup::Kind::Tag, u"x"_s}, deck, m_cards), 0);
    }

    void anOfferIsRefilledAtOnceAndStepsBack()
    {
        const Deck a = tests::deckOfFirst(15);
        const Deck b = tests::deckOfFirst(15);
        SampleOffer sample({&a, &b}, 5);
        QCOMPARE(sample.offer().size(), SampleOffer::kOffered);
        QCOMPARE(sample.left(), 26);
        const QString next = sample.top()->card;
        const QString third = sample.offer()[2].card;
        sample.take(2);
        QCOMPARE(sample.offer()[2].card, next);
        QCOMPARE(sample.taken().back().card, third);
        QCOMPARE(sample.left(), 25);
        sample.stepBack();
        QCOMPARE(sample.offer()[2].card, third);
        QCOMPARE(sample.top()->card, next);
        int owners = 0;
        for (int i = 0; i < 30; ++i) {
            sample.take(0);
            owners += sample.taken().back().owner;
        }
        QCOMPARE(owners, 15);
        QVERIFY(sample.offer().empty());
        QVERIFY(!sample.top());
        sample.take(0);
        for (int i = 0; i < 31; ++i)
            sample.stepBack();
        QCOMPARE(sample.left(), 26);
        QCOMPARE(sample.offer().size(), SampleOffer::kOffered);
    }
};

QTEST_GUILESS_MAIN(TestDeckStatistics)
#include "test_deck_statistics.moc"
