// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/box_check_model.h"
#include "model/play/known_games.h"
#include "model/rulebook/rulebook_reader.h"
#include "tests/support/card_shelf.h"
#include "tests/support/chosen_file.h"
#include "tests/support/place_test.h"
#include "views/cards/cards_place.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

using namespace Qt::StringLiterals;
using model::BoxCheckModel;

/// Comparing the numbers of cards with one's own box, with nothing but the keyboard.
class TestBoxCheck : public tests::PlaceTest
{
    Q_OBJECT

    tests::ChosenFile m_chooser;
    std::unique_ptr<tests::CardShelf> m_shelf;
    std::unique_ptr<views::CardsPlace> m_place;

    [[nodiscard]] QTableView& table() { return *named<QTableView>(*m_place, "boxTable"); }
    [[nodiscard]] QString text(const char* label) { return named<QLabel>(*m_place, label)->text(); }
    [[nodiscard]] int rowOf(const QString& card)
    {
        return static_cast<BoxCheckModel*>(table().model())->rowOf(card);
    }
    void enter(const QString& card, Qt::Key digit)
    {
        const int row = rowOf(card);
        QVERIFY(row >= 0);
        while (table().currentIndex().row() != row)
            QTest::keyClick(&table(), table().currentIndex().row() < row ? Qt::Key_Down : Qt::Key_Up);
        QTest::keyClick(&table(), digit);
    }
    [[nodiscard]] int stored(const QString& game, const QString& id)
    {
        return m_shelf->library.store().record(game, id)->value().card.figure(model::kCopies)->value;
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
        trigger("card.box");
        QVERIFY(table().hasFocus());
    }
    void tearDownPlace() override
    {
        m_place.reset();
        m_shelf.reset();
    }

private Q_SLOTS:
    void everyKindOfCardIsListedWithTheNumberAssumed()
    {
        auto* game = named<QComboBox>(*m_place, "boxGame");
        QCOMPARE(game->count(), 2);
        for (int i = 0; i < game->count(); ++i) {
            game->setCurrentIndex(i);
            const QString id = game->currentData().toString();
            QVERIFY(table().model()->rowCount() > 40);
            for (int row = 0; row < table().model()->rowCount(); ++row) {
                const QString card = table().model()->index(row, 0).data(BoxCheckModel::IdRole).toString();
                QCOMPARE(table().model()->index(row, BoxCheckModel::Copies).data().toInt(), stored(id, card));
                QVERIFY(!table().model()->index(row, BoxCheckModel::Source).data().toString().isEmpty());
            }
        }
    }

    void oneKeyPerKindEntersNumbersAndTheyAreSavedTogether()
    {
        const QString game = u"samurai-spirit"_s;
        const auto before = (*model::libraryGame(m_shelf->stock.database(), game))->libraryHash();
        enter(u"farmstead-barricade"_s, Qt::Key_1);
        QCOMPARE(stored(game, u"farmstead-barricade"_s), 2);
        QVERIFY2(text("boxProblems").contains(u"6 farmsteads, not 5"_s), qPrintable(text("boxProblems")));
        QVERIFY(!named<QPushButton>(*m_place, "boxSave")->isEnabled());
        QTest::keyClick(&table(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(stored(game, u"farmstead-barricade"_s), 2);
        enter(u"farmstead-wound"_s, Qt::Key_3);
        QCOMPARE(text("boxProblems"), QString());
        QTest::keyClick(&table(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(stored(game, u"farmstead-barricade"_s), 1);
        QCOMPARE(stored(game, u"farmstead-wound"_s), 3);
        QVERIFY((*model::libraryGame(m_shelf->stock.database(), game))->libraryHash() != before);
        QVERIFY(text("boxState").startsWith(u"2 of "_s));
        m_place->undoStack()->undo();
        QCOMPARE(stored(game, u"farmstead-barricade"_s), 2);
        QCOMPARE((*model::libraryGame(m_shelf->stock.database(), game))->libraryHash(), before);
    }

    void aBoxThatCannotBeIsRefusedAndNothingIsChanged()
    {
        auto* game = named<QComboBox>(*m_place, "boxGame");
        game->setCurrentIndex(game->findData(u"game-of-crowns"_s));
        table().setFocus();
        enter(u"knight@lyre"_s, Qt::Key_9);
        QVERIFY(text("boxProblems").contains(u"ten cards"_s));
        QTest::keyClick(&table(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(stored(u"game-of-crowns"_s, u"knight@lyre"_s), 3);
        enter(u"knight@lyre"_s, Qt::Key_Delete);
        QCOMPARE(text("boxProblems"), QString());
        enter(u"jester"_s, Qt::Key_4);
        QTest::keyClick(&table(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(stored(u"game-of-crowns"_s, u"jester"_s), 4);
    }

    void aBoxOfSeventyRaidersIsRefusedAndNothingIsChanged()
    {
        const QString game = u"samurai-spirit"_s;
        const auto before = (*model::libraryGame(m_shelf->stock.database(), game))->libraryHash();
        enter(u"plunderer-1-hat-flames-wound"_s, Qt::Key_5); // 66 and 4
        QVERIFY2(text("boxProblems").contains(u"52 plunderers, not 56"_s), qPrintable(text("boxProblems")));
        QVERIFY(!named<QPushButton>(*m_place, "boxSave")->isEnabled());
        QTest::keyClick(&table(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(stored(game, u"plunderer-1-hat-flames-wound"_s), 1);
        QCOMPARE((*model::libraryGame(m_shelf->stock.database(), game))->libraryHash(), before);
    }

    void bossesWithOnePenaltyAndAnEighthBossAreAKeyEach()
    {
        const QString game = u"samurai-spirit"_s;
        enter(u"boss-6-hat-flames-intruder-intruder"_s, Qt::Key_0);
        QVERIFY(!text("boxProblems").isEmpty());
        enter(u"boss-6-hat-flames-intruder"_s, Qt::Key_1);
        QCOMPARE(text("boxProblems"), QString());
        enter(u"boss-6-promotional"_s, Qt::Key_1);
        QCOMPARE(text("boxProblems"), QString());
        QTest::keyClick(&table(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(stored(game, u"boss-6-hat-flames-intruder"_s), 1);
        QCOMPARE(stored(game, u"boss-6-promotional"_s), 1);
        QVERIFY((*model::libraryGame(m_shelf->stock.database(), game))->cardIssues().empty());
        // Every kind can be looked through in a few minutes.
        QVERIFY(table().model()->rowCount() < 100);
    }

    void everythingRightIsConfirmedByEnterAlone()
    {
        const int rows = table().model()->rowCount();
        for (int i = 0; i < rows; ++i)
            QTest::keyClick(&table(), Qt::Key_Return);
        QTest::keyClick(&table(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY2(text("boxState").startsWith(u"%1 of %1 "_s.arg(rows)), qPrintable(text("boxState")));
        QTest::keyClick(&table(), Qt::Key_Escape);
        QVERIFY(!table().isVisible());
    }
};

QTEST_MAIN(TestBoxCheck)
#include "test_box_check.moc"
