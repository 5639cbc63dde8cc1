// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/print_history.h"
#include "tests/support/proxy_cards.h"
#include "tests/support/stocked_library.h"

using namespace model;

class TestPrintHistory : public QObject
{
    Q_OBJECT

    std::unique_ptr<tests::StockedLibrary> m_library;
    SystemClock m_clock;
    const QString m_id = QStringLiteral("deck-1");

    static ProxyDeck deckOf(int cards)
    {
        ProxyDeck deck = tests::builtInDeck();
        deck.cards.resize(static_cast<size_t>(cards));
        return deck;
    }

    [[nodiscard]] PrintHistory history() { return {m_library->database(), m_clock}; }

private Q_SLOTS:
    void init() { m_library = std::make_unique<tests::StockedLibrary>(false); }

    void aDeckThatWasNeverPrintedIsAllNew()
    {
        const auto part = history().onlyChanged(deckOf(5), m_id, {});
        VERIFY_DONE(part);
        QCOMPARE(part->cards.size(), size_t{5});
    }

    void afterPrintingNothingIsNew()
    {
        VERIFY_DONE(history().remember(deckOf(5), m_id, {}));
        const auto part = history().onlyChanged(deckOf(5), m_id, {});
        VERIFY_DONE(part);
        QVERIFY(part->cards.empty());
        // Another deck is another matter.
        QCOMPARE(history().onlyChanged(deckOf(5), QStringLiteral("deck-2"), {})->cards.size(), size_t{5});
    }

    void onlyNewCardsFurtherCopiesAndChangedFacesAreLeft()
    {
        VERIFY_DONE(history().remember(deckOf(4), m_id, {}));
        ProxyDeck deck = deckOf(6);
        deck.cards[1].copies = 3;
        deck.cards[2].card.strength += 1;
        deck.cards.erase(deck.cards.begin() + 3);
        const auto part = history().onlyChanged(deck, m_id, {});
        VERIFY_DONE(part);
        QCOMPARE(part->cards.size(), size_t{4});
        QCOMPARE(part->cards[0].card.id, deck.cards[1].card.id);
        QCOMPARE(part->cards[0].copies, 2);
        QCOMPARE(part->cards[1].card.id, deck.cards[2].card.id);
        QCOMPARE(part->cards[1].copies, 1);
        QCOMPARE(part->cards[2].card.id, deck.cards[3].card.id);
        QCOMPARE(part->cards[3].card.id, deck.cards[4].card.id);
    }

    void anotherLanguageOrSizeIsAnotherFace()
    {
        VERIFY_DONE(history().remember(deckOf(2), m_id, {}));
        SheetOptions german;
        german.language = Language::German;
        QCOMPARE(history().onlyChanged(deckOf(2), m_id, german)->cards.size(), size_t{2});
        SheetOptions small;
        small.card = {44, 68};
        QCOMPARE(history().onlyChanged(deckOf(2), m_id, small)->cards.size(), size_t{2});
        SheetOptions inky;
        inky.ink = FaceInk::InkSaver;
        QVERIFY(history().onlyChanged(deckOf(2), m_id, inky)->cards.empty());
    }

    void printingSomeCardsKeepsWhatIsKnownOfTheOthers()
    {
        VERIFY_DONE(history().remember(deckOf(3), m_id, {}));
        ProxyDeck some = deckOf(5);
        some.cards.erase(some.cards.begin(), some.cards.begin() + 4);
        VERIFY_DONE(history().remember(some, m_id, {}, PrintHistory::Part::Some));
        const auto part = history().onlyChanged(deckOf(6), m_id, {});
        VERIFY_DONE(part);
        QCOMPARE(part->cards.size(), size_t{2});
        QCOMPARE(part->cards[0].card.id, deckOf(4).cards[3].card.id);
        QCOMPARE(part->cards[1].card.id, deckOf(6).cards[5].card.id);
    }

    void anOlderLibraryKeepsWhatItHasAndRemembersPrintsFromNowOn()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("old.castellan"));
        // All steps before the one that made room for prints.
        const SchemaSteps now = SchemaSteps::builtIn().value();
        QStringList before;
        for (const SchemaStep& step : now.steps()) {
            if (step.name == u"printed")
                break;
            before << step.statements.join(QStringLiteral(";\n")) + u';';
        }
        QVERIFY(!before.isEmpty());
        QVERIFY(before.size() < now.latest());
        {
            const Opening old = LibraryFile(path, SchemaSteps::fromScripts(before).value(), m_clock).open();
            VERIFY_DONE(old.database->run(
                QStringLiteral("INSERT INTO owned VALUES ('crimson-company', 'thief', 2)")));
        }
        const Opening opening = LibraryFile(path, now, m_clock).open();
        QCOMPARE(opening.outcome, OpenOutcome::Migrated);
        QCOMPARE(opening.database->value(QStringLiteral("SELECT copies FROM owned"))->toInt(), 2);
        PrintHistory kept(*opening.database, m_clock);
        QCOMPARE(kept.onlyChanged(deckOf(2), m_id, {})->cards.size(), size_t{2});
        VERIFY_DONE(kept.remember(deckOf(2), m_id, {}));
        QVERIFY(kept.onlyChanged(deckOf(2), m_id, {})->cards.empty());
    }

    void printingAgainReplacesWhatWasRemembered()
    {
        VERIFY_DONE(history().remember(deckOf(6), m_id, {}));
        VERIFY_DONE(history().remember(deckOf(2), m_id, {}));
        QCOMPARE(history().onlyChanged(deckOf(6), m_id, {})->cards.size(), size_t{4});
    }
};

QTEST_GUILESS_MAIN(TestPrintHistory)
#include "test_print_history.moc"
