// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/collection_model.h"
#include "model/decks/deck_contents_model.h"
#include "model/decks/deck_library_model.h"
#include "model/decks/deck_session.h"
#include "model/decks/deck_words.h"
#include "model/decks/deck_workshop.h"
#include "model/decks/history_models.h"
#include "rules/core/random.h"
#include "tests/decks/sample_decks.h"
#include "tests/support/crimson.h"
#include "tests/support/stocked_library.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QtTest>

using namespace model;
using namespace Qt::StringLiterals;

namespace {

QStringList shown(const QAbstractItemModel& model)
{
    QStringList list;
    for (int row = 0; row < model.rowCount(); ++row)
        list << model.index(row, 0).data().toString();
    return list;
}

DeckSummary summary(const QString& name, int cards, const QStringList& tags, int minute)
{
    DeckSummary deck;
    deck.id = name.toLower();
    deck.name = name;
    deck.cards = cards;
    deck.tags = tags;
    deck.changed = QDateTime({2026, 11, 16}, {8, minute}, Qt::UTC);
    return deck;
}

} // namespace

class TestDeckModels : public QObject
{
    Q_OBJECT

    const CardDirectory m_cards = CardDirectory::builtIn(tests::kCrimson);

private Q_SLOTS:
    void contentsHaveGroupsWithHeadingsAndCounts()
    {
        DeckContentsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setDirectory(&m_cards);
        Deck deck = emptyDeck(tests::kCrimson, u"duel"_s);
        deck.change(u"thief"_s, 2);
        deck.change(u"bishop"_s, 1);
        deck.change(u"beggar"_s, 1);
        deck.setWords(u"castles"_s, {u"mint"_s, u"mint"_s});
        model.setDeck(deck);
        QCOMPARE(shown(model), (QStringList{u"Deployment"_s, u"Beggar"_s, u"Thief"_s, u"Score"_s, u"Bishop"_s,
                                            u"Castles"_s, u"Mint"_s, u"Mint"_s}));
        QCOMPARE(model.index(0).data(DeckContentsModel::CopiesRole).toInt(), 3);
        QVERIFY(!(model.flags(model.index(0)) & Qt::ItemIsSelectable));
        QVERIFY(model.flags(model.index(1)) & Qt::ItemIsSelectable);
        model.setGrouping(DeckGrouping::Strength);
        QCOMPARE(shown(model).first(), u"Strength 2"_s);
        model.setGrouping(DeckGrouping::None);
        QCOMPARE(shown(model).mid(0, 3), (QStringList{u"Beggar"_s, u"Bishop"_s, u"Thief"_s}));
        model.setLanguage(Language::German);
        QCOMPARE(shown(model).mid(0, 3), (QStringList{u"Bettlerin"_s, u"Bischof"_s, u"Diebin"_s}));
    }

    void tagsGroupAndUnknownCardsStand()
    {
        std::vector<DirectoryCard> cards = m_cards.cards();
        for (DirectoryCard& each : cards)
            if (each.card.id == u"thief")
                each.tags = {u"mine"_s};
        const CardDirectory tagged(tests::kCrimson, cards, false);
        DeckContentsModel model;
        model.setDirectory(&tagged);
        model.setGrouping(DeckGrouping::Tag);
        Deck deck;
        deck.change(u"thief"_s, 1);
        deck.change(u"bard"_s, 1);
        deck.change(u"gone"_s, 1, u"Gone Card"_s);
        model.setDeck(deck);
        QCOMPARE(shown(model), (QStringList{u"mine"_s, u"Thief"_s, u"No tag"_s, u"Bard"_s,
                                            u"Not in your library"_s, u"Gone Card"_s}));
        QVERIFY(model.index(5).data(DeckContentsModel::UnknownRole).toBool());
    }

    void editsTouchOnlyTheirRows()
    {
        DeckContentsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setDirectory(&m_cards);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        Deck deck;
        deck.game = u"crimson-company"_s;
        rules::Random random(3);
        for (int i = 0; i < 400; ++i) {
            deck.change(m_cards.cards()[random.below(42)].card.id, random.below(3) == 0 ? -1 : 1);
            if (random.below(30) == 0)
                deck.setWords(u"castles"_s, QStringList(static_cast<qsizetype>(random.below(4)), u"mint"_s));
            model.setDeck(deck);
            int cards = 0;
            for (int row = 0; row < model.rowCount(); ++row)
                if (!model.index(row).data(DeckContentsModel::HeadingRole).toBool())
                    cards += model.index(row).data(DeckContentsModel::CopiesRole).toInt();
            QCOMPARE(cards, deck.count() + static_cast<int>(deck.wordsOf(u"castles"_s).size()));
        }
        QCOMPARE(resets.count(), 0);
    }

    void cardsCanBeDroppedOntoADeck()
    {
        CollectionModel collection;
        collection.setDirectory(&m_cards);
        DeckContentsModel model;
        model.setDirectory(&m_cards);
        QSignalSpy dropped(&model, &DeckContentsModel::cardsDropped);
        const std::unique_ptr<QMimeData> data(
            collection.mimeData({collection.index(0), collection.index(2)}));
        QVERIFY(model.canDropMimeData(data.get(), Qt::CopyAction, -1, -1, {}));
        QVERIFY(model.dropMimeData(data.get(), Qt::CopyAction, -1, -1, {}));
        QCOMPARE(dropped.front().front().toStringList(), (QStringList{u"alchemist"_s, u"bard"_s}));
        QMimeData other;
        other.setText(u"thief"_s);
        QVERIFY(!model.canDropMimeData(&other, Qt::CopyAction, -1, -1, {}));
    }

    void collectionFindsInBothLanguagesAndCountsWhatIsIn()
    {
        CollectionModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setDirectory(&m_cards);
        QCOMPARE(model.rowCount(), 42);
        model.setTyped(u"kriegsbaer"_s);
        QCOMPARE(shown(model), QStringList{u"War Bear"_s});
        Deck deck;
        deck.change(u"war-bear"_s, 2);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setDeck(deck);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(model.index(0).data(CollectionModel::InDeckRole).toInt(), 2);
        model.setTyped({});
        model.setType(EffectType::Income);
        QCOMPARE(shown(model), QStringList{u"Dodgy Dealer"_s});
        model.setType(std::nullopt);
        model.setOrder(CollectionOrder::Strength);
        QCOMPARE(shown(model).mid(0, 2), (QStringList{u"Fenrir"_s, u"Troll Mother"_s}));
        model.setField(u"castles"_s);
        QCOMPARE(model.rowCount(), 6);
        model.setOwnedOnly(true);
        QCOMPARE(model.rowCount(), 0);
    }

    void decksAreFoundTaggedAndSorted()
    {
        DeckLibraryModel model;
        DeckFilterModel filter(model);
        const QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setDecks({summary(u"Beta 10"_s, 30, {u"club"_s}, 1), summary(u"Alpha"_s, 15, {}, 2),
                        summary(u"Beta 9"_s, 40, {u"club"_s, u"flips"_s}, 3)});
        QCOMPARE(shown(filter), (QStringList{u"Beta 9"_s, u"Alpha"_s, u"Beta 10"_s}));
        filter.setOrder(DeckOrder::Name);
        QCOMPARE(shown(filter), (QStringList{u"Alpha"_s, u"Beta 9"_s, u"Beta 10"_s}));
        filter.setOrder(DeckOrder::Cards);
        QCOMPARE(shown(filter).first(), u"Beta 9"_s);
        filter.setTyped(u"beta flip"_s);
        QCOMPARE(shown(filter), QStringList{u"Beta 9"_s});
        filter.setTyped({});
        filter.setTag(u"club"_s);
        QCOMPARE(filter.rowCount(), 2);
        QCOMPARE(model.allTags(), (QStringList{u"club"_s, u"flips"_s}));
    }

    void aDeckOnTheShelfSaysWhetherItIsLegal()
    {
        tests::StockedLibrary library;
        const SystemClock clock;
        DeckWorkshop workshop(clock);
        workshop.setDatabase(&library.database());
        workshop.refreshCards();
        Deck deck = tests::deckOfFirst(15, u"Fifteen"_s);
        VERIFY_DONE(workshop.store()->save(deck));
        workshop.refreshDecks();
        const QModelIndex row = workshop.decks().index(0);
        QCOMPARE(row.data(DeckLibraryModel::FaultsRole).toInt(), 0);
        QVERIFY(row.data(Qt::AccessibleTextRole).toString().endsWith(u", legal"_s));
        // A draft counts, as it is what somebody works on.
        deck.change(u"monk"_s, 2);
        VERIFY_DONE(workshop.store()->saveDraft(deck));
        workshop.refreshDecks();
        QVERIFY(workshop.decks().index(0).data(DeckLibraryModel::FaultsRole).toInt() > 0);
        QVERIFY(workshop.decks().index(0).data(Qt::AccessibleTextRole).toString().contains(u"not legal yet"));
        deck.game = u"chess"_s;
        VERIFY_DONE(workshop.store()->saveDraft(deck));
        workshop.refreshDecks();
        QVERIFY(!workshop.decks().index(0).data(DeckLibraryModel::FaultsRole).isValid());
    }

    void whoeverEditsADeckCanSaveItBeforeTheLibraryGoes()
    {
        tests::StockedLibrary first;
        tests::StockedLibrary second;
        const SystemClock clock;
        DeckWorkshop workshop(clock);
        workshop.setDatabase(&first.database());
        DeckSession session(workshop.store());
        connect(&workshop, &DeckWorkshop::closing, this, [&] { VERIFY_DONE(session.keepDraft()); });
        connect(&workshop, &DeckWorkshop::libraryChanged, this, [&] { session.setStore(workshop.store()); });
        const auto kept = [&](tests::StockedLibrary& library) {
            const auto draft = DeckStore(library.database(), clock).draft(session.deck().id);
            return draft && *draft ? (*draft)->name : QString();
        };
        session.begin(tests::deckOfFirst(5, u"Alpha"_s));
        session.set(DeckField::Name, u"Beta"_s);
        QCOMPARE(kept(first), QString());
        workshop.setDatabase(&second.database());
        QCOMPARE(kept(first), u"Beta"_s);
        session.set(DeckField::Name, u"Gamma"_s);
        workshop.close();
        QCOMPARE(kept(second), u"Gamma"_s);
        QCOMPARE(kept(first), u"Beta"_s);
    }

    void theRestOfARepairIsCountedInCards()
    {
        rules::decks::Repair repair;
        for (const char* card : {"thief", "monk", "bard", "wizard"})
            repair.cards.push_back({card, 3});
        const CardDirectory cards = CardDirectory::builtIn(tests::kCrimson);
        QCOMPARE(DeckWords::repair(repair, {cards, Language::English, nullptr}),
                 u"Add 3 × Thief, 3 × Monk and 6 more"_s);
    }

    void historyFollowsTheSession()
    {
        DeckSession session(nullptr);
        session.begin(Deck());
        DeckEditsModel model(session);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setDirectory(&m_cards);
        session.changeCopies({{u"thief"_s, 0, 1, {}}});
        session.changeCopies({{u"thief"_s, 0, -1, {}}, {u"bard"_s, 0, 2, {}}});
        session.set(DeckField::Notes, u"x"_s);
        QCOMPARE(shown(model),
                 (QStringList{u"New deck"_s, u"+ Thief"_s, u"− Thief, + 2 × Bard"_s, u"notes"_s}));
        session.goTo(1);
        QVERIFY(model.index(1).data(DeckEditsModel::DoneRole).toBool());
        QVERIFY(!model.index(2).data(DeckEditsModel::DoneRole).toBool());
        session.changeCopies({{u"monk"_s, 0, 1, {}}});
        QCOMPARE(model.rowCount(), 3);
        model.setLanguage(Language::German);
        QCOMPARE(model.index(1).data().toString(), u"+ Diebin"_s);
        session.begin(Deck());
        QCOMPARE(model.rowCount(), 1);
    }

    void versionsTellNumberTimeAndChanges()
    {
        DeckVersionsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setDirectory(&m_cards);
        DeckVersion version{2, QDateTime({2026, 11, 16}, {8, 0}, Qt::UTC), {}};
        version.changes.cards = {{u"thief"_s, 0, 1, {}}};
        model.setVersions({version});
        QVERIFY(model.index(0).data().toString().startsWith(u"Version 2, "_s));
        QVERIFY(model.index(0).data().toString().endsWith(u": + Thief"_s));
        QCOMPARE(model.index(0).data(DeckVersionsModel::NumberRole).toInt(), 2);
    }
};

QTEST_GUILESS_MAIN(TestDeckModels)
#include "test_deck_models.moc"
