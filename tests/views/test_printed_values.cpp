// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/printed_values_model.h"
#include "model/rulebook/rulebook_reader.h"
#include "tests/support/card_shelf.h"
#include "tests/support/chosen_file.h"
#include "tests/support/crimson.h"
#include "tests/support/place_test.h"
#include "views/cards/cards_place.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QScreen>
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
        QCOMPARE(progress(), u"Strengths: 0 of 42 checked · Effects: 0 of 42"_s);
        QCOMPARE(row(), 0);
        QCOMPARE(cell(0, PrintedValuesModel::Name), u"Alchemist"_s);
        QVERIFY2(cell(0, PrintedValuesModel::StrengthFrom).contains(u"house value"_s),
                 qPrintable(cell(0, PrintedValuesModel::StrengthFrom)));
    }

    void oneKeyACardEntersStrengthsAndGoesOn()
    {
        for (const Qt::Key key : {Qt::Key_5, Qt::Key_0, Qt::Key_Return, Qt::Key_7})
            QTest::keyClick(&table(), key);
        QCOMPARE(progress(), u"Strengths: 4 of 42 checked · Effects: 0 of 42"_s);
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
        QCOMPARE(steps->undoText(), u"Apocalyptic Rider’s strength"_s);
        steps->undo();
        QCOMPARE(progress(), u"Strengths: 1 of 42 checked · Effects: 0 of 42"_s);
        QCOMPARE(stored(u"apocalyptic-rider"_s).card.strength, 4);
        QCOMPARE(stored(u"apocalyptic-rider"_s).card.strengthFrom, model::Provenance::House);
        steps->undo();
        QCOMPARE(progress(), u"Strengths: 0 of 42 checked · Effects: 0 of 42"_s);
        steps->redo();
        QCOMPARE(stored(u"alchemist"_s).card.strength, 5);
        QCOMPARE(progress(), u"Strengths: 1 of 42 checked · Effects: 0 of 42"_s);
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
        QCOMPARE(progress(), u"Strengths: 0 of 42 checked · Effects: 1 of 42"_s);
        m_place->undoStack()->undo();
        QCOMPARE(stored(u"alchemist"_s).effects, before);
    }

    /// The correction is meant for the card that was undone, not for the next one.
    void undoLeadsBackToItsCard()
    {
        QTest::keyClick(&table(), Qt::Key_5);
        QTest::keyClick(&table(), Qt::Key_6);
        QCOMPARE(row(), 2);
        m_place->undoStack()->undo();
        QCOMPARE(row(), 1);
        QTest::keyClick(&table(), Qt::Key_3);
        QCOMPARE(stored(u"apocalyptic-rider"_s).card.strength, 3);
        QCOMPARE(stored(u"bard"_s).card.strengthFrom, model::Provenance::House);
        m_place->undoStack()->undo();
        m_place->undoStack()->undo();
        QCOMPARE(row(), 0);
        m_place->undoStack()->redo();
        QCOMPARE(row(), 0);
    }

    void cardActionsMeanTheCharacterInTheTable()
    {
        QTest::keyClick(&table(), Qt::Key_Down);
        trigger("card.open");
        QCOMPARE(named<QLabel>(*m_place, "cardPageTitle")->text(), u"Apocalyptic Rider"_s);
        QTest::keyClick(named<QWidget>(*m_place, "cardPage"), Qt::Key_Escape);
        QVERIFY(table().hasFocus());
        QCOMPARE(row(), 1);
    }

    void theListOfEffectsIsAsWideAsItsTexts()
    {
        QTest::keyClick(&table(), Qt::Key_Right);
        QTest::keyClick(&table(), Qt::Key_Return);
        auto* choice = named<QComboBox>(table(), "effectChoice");
        QTRY_VERIFY(choice->view()->isVisible());
        const QWidget* list = choice->view()->window();
        const QRect screen = list->screen()->availableGeometry();
        QVERIFY(list->width() > choice->width());
        QVERIFY2(list->x() >= screen.x() && list->width() <= screen.width(),
                 qPrintable(u"%1 + %2 of %3"_s.arg(list->x()).arg(list->width()).arg(screen.width())));
        QCOMPARE(choice->view()->textElideMode(), Qt::ElideNone);
        // Every text has as many lines as it needs.
        for (int i = 0; i < choice->count(); ++i) {
            const QRect room = choice->view()->visualRect(choice->model()->index(i, 0));
            const QRect needed = choice->view()->fontMetrics().boundingRect(
                QRect(0, 0, room.width() - 8, 1000), Qt::TextWordWrap, choice->itemText(i));
            QVERIFY2(room.height() >= needed.height(), qPrintable(choice->itemText(i)));
        }
        choice->hidePopup();
        QApplication::processEvents();
        QCOMPARE(stored(u"alchemist"_s).card.effectFrom, model::Provenance::Implied);
        QCOMPARE(m_place->undoStack()->count(), 0);
    }

    void rowsAreAsHighAsTheirTexts()
    {
        speak(model::Language::German);
        m_place->resize(848, 640);
        QApplication::processEvents();
        for (int at = 0; at < table().model()->rowCount(); ++at) {
            const QRect needed = table().fontMetrics().boundingRect(
                QRect(0, 0, table().columnWidth(PrintedValuesModel::Effect) - 12, 1000), Qt::TextWordWrap,
                cell(at, PrintedValuesModel::Effect));
            QVERIFY2(table().rowHeight(at) >= needed.height(),
                     qPrintable(cell(at, PrintedValuesModel::Name)));
        }
    }

    void largeLettersLeaveRoomForTheEffect()
    {
        settings().setTextSize(200);
        m_place->resize(848, 640);
        QApplication::processEvents();
        QVERIFY2(table().columnWidth(PrintedValuesModel::Effect) >= table().viewport()->width() / 3,
                 qPrintable(QString::number(table().columnWidth(PrintedValuesModel::Effect))));
        QVERIFY2(m_place->minimumSizeHint().width() <= 752, // beside the side bar of a window of 1024
                 qPrintable(QString::number(m_place->minimumSizeHint().width())));
        settings().setTextSize(100);
    }

    void deleteBringsTheProgramsValueBack()
    {
        QTest::keyClick(&table(), Qt::Key_9);
        QTest::keyClick(&table(), Qt::Key_Up);
        QTest::keyClick(&table(), Qt::Key_Delete);
        QCOMPARE(stored(u"alchemist"_s).card.strength, 2);
        QCOMPARE(progress(), u"Strengths: 0 of 42 checked · Effects: 0 of 42"_s);
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
        auto* note = named<QLabel>(*m_place, "printedUnboxed");
        QVERIFY(note->isVisible());
        QVERIFY2(note->text().startsWith(u"41 characters"_s), qPrintable(note->text()));
        m_place->undoStack()->undo();
        QVERIFY(!note->isVisible());
        QCOMPARE(table().model()->rowCount(), 42);
        QVERIFY(!named<QCheckBox>(*m_place, "box.first-edition")->isChecked());
    }

    void aCharacterOfAnotherBoxGoesAtOnceAndComesBack()
    {
        QTest::mouseClick(named<QCheckBox>(*m_place, "box.first-edition"), Qt::LeftButton);
        QCOMPARE(table().model()->rowCount(), 42);
        m_shelf->library.edits().correct(kGame, u"thief"_s, model::CardField::Box, u"the-other-side"_s,
                                         u"box"_s);
        QCOMPARE(table().model()->rowCount(), 41);
        m_place->undoStack()->undo();
        QCOMPARE(table().model()->rowCount(), 42);
        QCOMPARE(cell(row(), PrintedValuesModel::Name), u"Thief"_s);
    }

    void germanSaysItInGerman()
    {
        QTest::keyClick(&table(), Qt::Key_3);
        speak(model::Language::German);
        QCOMPARE(progress(), u"Stärken: 1 von 42 geprüft · Effekte: 0 von 42"_s);
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
