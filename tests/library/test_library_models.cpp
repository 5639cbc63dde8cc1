// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/crimson_effect_cards.h"
#include "model/library/card_table_model.h"
#include "model/library/printed_values_model.h"
#include "model/search/saved_search_model.h"
#include "model/search/search_engine.h"
#include "tests/support/all_cards.h"
#include "tests/support/stocked_library.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace model;

namespace {
const QString kGame = u"crimson-company"_s;
constexpr auto kReport = QAbstractItemModelTester::FailureReportingMode::QtTest;
} // namespace

/// The models over a library keep the contract of Qt, and show what the library says.
class TestLibraryModels : public QObject
{
    Q_OBJECT

    std::unique_ptr<tests::StockedLibrary> m_library;
    std::unique_ptr<LibraryStore> m_store;

    [[nodiscard]] FoundCards found(const QString& query, CardSort sort = CardSort::Fit,
                                   bool descending = false, Language shown = Language::English)
    {
        SearchEngine engine(m_library->database());
        SearchRequest request;
        request.query = query;
        request.sort = sort;
        request.descending = descending;
        request.shown = shown;
        auto result = engine.search(request);
        return result ? result->cards : FoundCards();
    }

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<tests::StockedLibrary>();
        m_store = std::make_unique<LibraryStore>(m_library->database());
    }
    void cleanup()
    {
        m_store.reset();
        m_library.reset();
    }

    void theCardTableKeepsQtsContract()
    {
        CardTableModel cards;
        const QAbstractItemModelTester tester(&cards, kReport);
        cards.setStore(m_store.get());
        cards.setCards(found({}));
        QCOMPARE(cards.rowCount(), tests::allCards());
        cards.setLanguage(Language::German);
        cards.setCards(found(u"strength>=4"_s));
        cards.forget(kGame, u"demon"_s);
        cards.setStore(nullptr);
        QCOMPARE(cards.rowCount(), 0);
    }

    void everyColumnSaysWhatTheLibrarySays()
    {
        VERIFY_DONE(m_store->setOwned(kGame, u"thief"_s, 2));
        VERIFY_DONE(m_store->correct(kGame, u"thief"_s, CardField::Box, u"first-edition"_s));
        CardTableModel cards;
        cards.setStore(m_store.get());
        cards.setCards(found(u"id:thief"_s));
        QCOMPARE(cards.rowCount(), 1);
        const auto cell = [&](CardColumn column) {
            return cards.index(0, static_cast<int>(column)).data().toString();
        };
        QCOMPARE(cell(CardColumn::Name), u"Thief"_s);
        QCOMPARE(cell(CardColumn::OtherName), u"Diebin"_s);
        QCOMPARE(cell(CardColumn::Strength), u"2"_s);
        QCOMPARE(cell(CardColumn::Box), u"First edition"_s);
        QCOMPARE(cell(CardColumn::Owned), u"2"_s);
        QCOMPARE(cell(CardColumn::Source), u"○ house value"_s);
        QVERIFY(!cell(CardColumn::Text).isEmpty());
        QVERIFY(
            cards.index(0, 0).data(Qt::AccessibleTextRole).toString().startsWith(u"Thief (strength 2)"_s));
    }

    void theSameCardsInTheSameOrderStayWhereTheyAre()
    {
        CardTableModel cards;
        cards.setStore(m_store.get());
        cards.setCards(found({}));
        QSignalSpy reset(&cards, &QAbstractItemModel::modelReset);
        cards.setCards(found({}));
        QCOMPARE(reset.count(), 0);
        cards.setCards(found({}, CardSort::Strength));
        QCOMPARE(reset.count(), 1);
    }

    void aCorrectionIsReadWhenTheCardIsForgotten()
    {
        CardTableModel cards;
        cards.setStore(m_store.get());
        cards.setCards(found({}));
        const int row = cards.rowOf(kGame, u"thief"_s);
        QCOMPARE(cards.record(row).card.strength, 2);
        VERIFY_DONE(m_store->correct(kGame, u"thief"_s, CardField::Strength, u"6"_s));
        QSignalSpy changed(&cards, &QAbstractItemModel::dataChanged);
        cards.forget(kGame, u"thief"_s);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(cards.record(row).card.strength, 6);
    }

    void cardsStandInTheOrderThatIsAskedFor()
    {
        const auto names = [this](const FoundCards& cards, Language language) {
            QStringList result;
            for (const QString& id : cards.toList())
                result << m_store->record(kGame, id)->value().card.name.in(language);
            return result;
        };
        const QStringList english = names(found(u"game:crimson"_s, CardSort::Name), Language::English);
        QCOMPARE(english.first(), u"Alchemist"_s);
        QCOMPARE(english.last(), u"Wizard"_s);
        QCOMPARE(names(found(u"game:crimson"_s), Language::English), english);
        QStringList backwards = names(found(u"game:crimson"_s, CardSort::Name, true), Language::English);
        std::reverse(backwards.begin(), backwards.end());
        QCOMPARE(backwards, english);
        // Umlauts stand with their letter.
        const QStringList german =
            names(found(u"game:crimson"_s, CardSort::Name, false, Language::German), Language::German);
        QVERIFY(german.indexOf(u"Dämon"_s) < german.indexOf(u"Diebin"_s));
        QCOMPARE(names(found(u"game:crimson"_s, CardSort::OtherName), Language::German), german);
        for (const bool descending : {false, true}) {
            const QStringList ids = found(u"game:crimson"_s, CardSort::Strength, descending).toList();
            for (qsizetype i = 42; i < 48; ++i)
                QCOMPARE(m_store->record(kGame, ids[i])->value().card.kind, kCastle);
        }
        VERIFY_DONE(m_store->setOwned(kGame, u"monk"_s, 4));
        QCOMPARE(found(u"game:crimson"_s, CardSort::Owned, true).at(0), u"monk"_s);
        VERIFY_DONE(m_store->correct(kGame, u"monk"_s, CardField::Box, u"first-edition"_s));
        QCOMPARE(found(u"game:crimson"_s, CardSort::Box).at(0), u"monk"_s);
    }

    void thePrintedValuesKeepQtsContract()
    {
        OwnerEdits edits;
        edits.setStore(m_store.get());
        PrintedValuesModel values;
        const QAbstractItemModelTester tester(&values, kReport);
        connect(&edits, &OwnerEdits::changed, &values,
                [&](const QString&, const QString& card) { values.refresh(card); });
        values.setGame(m_store.get(), &edits, kGame);
        QCOMPARE(values.rowCount(), 42);
        QVERIFY(values.setData(values.index(3, PrintedValuesModel::Strength), 6, Qt::EditRole));
        QVERIFY(!values.setData(values.index(3, PrintedValuesModel::Strength), 99, Qt::EditRole));
        QVERIFY(!values.setData(values.index(3, PrintedValuesModel::Strength), u"x"_s, Qt::EditRole));
        QVERIFY(!values.setData(values.index(3, PrintedValuesModel::Name), u"x"_s, Qt::EditRole));
        QCOMPARE(values.checked(), 1);
        QCOMPARE(*m_store->checkedCount(kGame), 1);
        QCOMPARE(values.nextUnchecked(2), 4);
        values.setLanguage(Language::German);
        edits.undoStack().undo();
        QCOMPARE(values.checked(), 0);
        values.setGame(nullptr, nullptr, {});
        QCOMPARE(values.rowCount(), 0);
    }

    void aLibraryThatCannotBeWrittenIsNotEdited()
    {
        OwnerEdits edits;
        PrintedValuesModel values;
        values.setGame(m_store.get(), &edits, kGame);
        QVERIFY(!values.setStrength(0, 5));
        QVERIFY(!(values.flags(values.index(0, PrintedValuesModel::Strength)) & Qt::ItemIsEditable));
        edits.setOwned(kGame, u"thief"_s, 3, u"copies"_s);
        QCOMPARE(edits.undoStack().count(), 0);
    }

    void aStepThatTheLibraryRefusesIsToldAndForgotten()
    {
        OwnerEdits edits;
        edits.setStore(m_store.get());
        QSignalSpy failed(&edits, &OwnerEdits::failed);
        QSignalSpy changed(&edits, &OwnerEdits::changed);
        edits.correct(kGame, u"thief"_s, CardField::Strength, u"many"_s, u"strength"_s);
        QCOMPARE(failed.count(), 1);
        QCOMPARE(changed.count(), 0);
        QCOMPARE(edits.undoStack().count(), 0);
    }

    void theSavedSearchesKeepQtsContract()
    {
        SavedSearches searches(m_library->database());
        SavedSearchModel model;
        const QAbstractItemModelTester tester(&model, kReport);
        model.setSearches(&searches, true);
        QCOMPARE(model.save(u"Strong"_s, u"strength>=4"_s), 0);
        QCOMPARE(model.save(u"Strong"_s, u"strength>=5"_s), 1);
        QCOMPARE(model.index(1).data().toString(), u"Strong (2)"_s);
        QCOMPARE(model.save(u"Other"_s, u"strength>=4"_s), 0);
        QSignalSpy failed(&model, &SavedSearchModel::failed);
        QVERIFY(!model.setData(model.index(1), u"Strong"_s, Qt::EditRole));
        QVERIFY(!model.setData(model.index(1), u"  "_s, Qt::EditRole));
        QCOMPARE(failed.count(), 2);
        QVERIFY(model.setData(model.index(1), u"Stronger"_s, Qt::EditRole));
        QCOMPARE(model.remove(0)->query, u"strength>=4"_s);
        QVERIFY(!model.remove(7));
        model.setSearches(&searches, false);
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(!model.remove(0));
        QCOMPARE(model.save(u"New"_s, u"new"_s), -1);
    }
};

QTEST_GUILESS_MAIN(TestLibraryModels)
#include "test_library_models.moc"
