// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/printed_values_model.h"
#include "model/rulebook/rulebook_reader.h"
#include "tests/support/card_shelf.h"
#include "tests/support/chosen_file.h"
#include "tests/support/crimson.h"
#include "tests/support/place_test.h"
#include "views/cards/cards_place.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QTableView>

using namespace Qt::StringLiterals;
using model::PrintedValuesModel;

namespace {
const QString kGame = u"crimson-company"_s;
}

/// Entering what the printed cards say, with nothing but the keyboard.
class TestPrintedValues : public tests::PlaceTest
{
    Q_OBJECT

    tests::ChosenFile m_chooser;
    std::unique_ptr<tests::CardShelf> m_shelf;
    std::unique_ptr<views::CardsPlace> m_place;

    [[nodiscard]] QTableView& table() { return *named<QTableView>(*m_place, "printedTable"); }
    [[nodiscard]] QString progress() { return named<QLabel>(*m_place, "printedProgress")->text(); }
    [[nodiscard]] int row() { return table().currentIndex().row(); }
    [[nodiscard]] QString cell(int at, int column)
    {
        return table().model()->index(at, column).data().toString();
    }
    [[nodiscard]] model::CardRecord stored(const QString& id)
    {
        return m_shelf->library.store().record(kGame, id)->value();
    }

protected:
    void setUpPlace() override
    {
        m_shelf = std::make_unique<tests::CardShelf>();
        m_place = std::make_unique<views::CardsPlace>(model::builtInRulebook, settings(), actions(), theme(),
                                                      m_chooser);
        m_place->setLibrary(&m_shelf->library);
        present(*m_place, QSize(1000, 640));
        QTRY_VERIFY(!m_place->isBusy());
        trigger("card.printed");
        QVERIFY(table().hasFocus());
    }
    void tearDownPlace() override
    {
        m_place.reset();
        m_shelf.reset();
    }

private Q_SLOTS:
    void everyCharacterWaitsToBeChecked()
    {
        QCOMPARE(table().model()->rowCount(), 42);
        QCOMPARE(progress(), u"0 of 42 checked"_s);
        QCOMPARE(row(), 0);
        QCOMPARE(cell(0, PrintedValuesModel::Name), u"Alchemist"_s);
        QVERIFY2(cell(0, PrintedValuesModel::StrengthFrom).contains(u"house value"_s),
                 qPrintable(cell(0, PrintedValuesModel::StrengthFrom)));
    }

    void oneKeyACardEntersStrengthsAndGoesOn()
    {
        for (const Qt::Key key : {Qt::Key_5, Qt::Key_0, Qt::Key_Return, Qt::Key_7})
            QTest::keyClick(&table(), key);
        QCOMPARE(progress(), u"4 of 42 checked"_s);
        QCOMPARE(row(), 4);
        QCOMPARE(stored(u"alchemist"_s).card.strength, 5);
        QCOMPARE(stored(u"alchemist"_s).card.strengthFrom, model::Provenance::Owner);
        QCOMPARE(stored(u"apocalyptic-rider"_s).card.strength, 0);
        QCOMPARE(stored(u"bard"_s).card.strength, 1); // Enter: what was shown is right
        QCOMPARE(stored(u"bard"_s).card.strengthFrom, model::Provenance::Owner);
        QCOMPARE(stored(u"beggar"_s).card.strength, 7);
        QVERIFY(cell(0, PrintedValuesModel::StrengthFrom).contains(u"your card"_s));
    }

    void everyValueCanBeUndoneAndRedone()
    {
        QTest::keyClick(&table(), Qt::Key_5);
        QTest::keyClick(&table(), Qt::Key_6);
        QUndoStack* steps = m_place->undoStack();
        QCOMPARE(steps->count(), 2);
        QCOMPARE(steps->undoText(), u"strength of Apocalyptic Rider"_s);
        steps->undo();
        QCOMPARE(progress(), u"1 of 42 checked"_s);
        QCOMPARE(stored(u"apocalyptic-rider"_s).card.strength, 4);
        QCOMPARE(stored(u"apocalyptic-rider"_s).card.strengthFrom, model::Provenance::House);
        steps->undo();
        QCOMPARE(progress(), u"0 of 42 checked"_s);
        steps->redo();
        QCOMPARE(stored(u"alchemist"_s).card.strength, 5);
        QCOMPARE(progress(), u"1 of 42 checked"_s);
    }

    void theEffectIsChosenFromAList()
    {
        const QString before = stored(u"alchemist"_s).effects;
        QTest::keyClick(&table(), Qt::Key_Right);
        QTest::keyClick(&table(), Qt::Key_Right);
        QCOMPARE(table().currentIndex().column(), static_cast<int>(PrintedValuesModel::Effect));
        QTest::keyClick(&table(), Qt::Key_Return);
        auto* choice = named<QComboBox>(table(), "effectChoice");
        QVERIFY(choice->count() > 30);
        QCOMPARE(choice->currentData().toString(), before);
        const QString wanted = stored(u"bard"_s).effects;
        choice->setCurrentIndex(choice->findData(wanted));
        Q_EMIT choice->activated(choice->currentIndex());
        QCOMPARE(stored(u"alchemist"_s).effects, wanted);
        QCOMPARE(stored(u"alchemist"_s).card.effectFrom, model::Provenance::Owner);
        m_place->undoStack()->undo();
        QCOMPARE(stored(u"alchemist"_s).effects, before);
    }

    void deleteBringsTheProgramsValueBack()
    {
        QTest::keyClick(&table(), Qt::Key_9);
        QTest::keyClick(&table(), Qt::Key_Up);
        QTest::keyClick(&table(), Qt::Key_Delete);
        QCOMPARE(stored(u"alchemist"_s).card.strength, 2);
        QCOMPARE(progress(), u"0 of 42 checked"_s);
    }

    void spaceLeadsToTheNextThatIsNotChecked()
    {
        VERIFY_DONE(m_shelf->library.store().correct(kGame, u"apocalyptic-rider"_s,
                                                     model::CardField::Strength, u"4"_s));
        m_place->enterPrintedValues();
        Q_EMIT m_shelf->library.edits().changed(kGame, u"apocalyptic-rider"_s);
        QTest::keyClick(&table(), Qt::Key_Space);
        QCOMPARE(row(), 2);
    }

    void onlyCharactersOfOwnedBoxesAreAskedFor()
    {
        model::LibraryStore& store = m_shelf->library.store();
        VERIFY_DONE(store.correct(kGame, u"thief"_s, model::CardField::Box, u"the-other-side"_s));
        auto* box = named<QCheckBox>(*m_place, "box.first-edition");
        QTest::mouseClick(box, Qt::LeftButton);
        QCOMPARE(table().model()->rowCount(), 41);
        m_place->undoStack()->undo();
        QCOMPARE(table().model()->rowCount(), 42);
        QVERIFY(!named<QCheckBox>(*m_place, "box.first-edition")->isChecked());
    }

    void germanSaysItInGerman()
    {
        QTest::keyClick(&table(), Qt::Key_3);
        speak(model::Language::German);
        QCOMPARE(progress(), u"1 von 42 geprüft"_s);
        QCOMPARE(cell(0, PrintedValuesModel::Name), u"Alchemistin"_s);
    }

    void escapeLeadsBackToTheCards()
    {
        QTest::keyClick(&table(), Qt::Key_Escape);
        QVERIFY(!table().isVisible());
        QVERIFY(!action("card.printed")->isChecked());
    }
};

QTEST_MAIN(TestPrintedValues)
#include "test_printed_values.moc"
