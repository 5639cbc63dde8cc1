// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/action_table.h"
#include "model/language/translations.h"
#include "model/library/library_content.h"
#include "model/play/known_games.h"
#include "model/rulebook/rulebook_reader.h"
#include "tests/support/chosen_file.h"
#include "tests/support/crimson.h"
#include "tests/support/gui_test.h"
#include "views/table/board_view.h"
#include "views/table/lab_page.h"
#include "views/table/position_fields.h"
#include "views/table/table_place.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTimer>

using views::BoardView;
using views::TableItem;

namespace {
const QString kBattleground = QStringLiteral("scenario T\ngame battleground\ngiven turn A actions\n"
                                             "given at c2 A pikeman\ngiven at c4 B levy\n"
                                             "given at b2 A scout\ngiven at b4 B scout\n");
} // namespace

class TestLabPage : public tests::GuiTest
{
    Q_OBJECT

    model::Translations m_translations;
    tests::ChosenFile m_chooser;
    std::unique_ptr<model::Settings> m_settings;
    std::unique_ptr<views::Theme> m_theme;
    std::unique_ptr<views::ActionRegistry> m_actions;
    std::unique_ptr<model::CardListModel> m_cards;
    std::unique_ptr<views::TablePlace> m_place;

    void makePlace()
    {
        m_place = std::make_unique<views::TablePlace>(
            file(QStringLiteral("running.match")),
            [](const QString& game) -> const model::Rulebook& { return model::builtInRulebook(game); },
            *m_cards, *m_settings, *m_actions, *m_theme, m_chooser);
        m_place->resize(1190, 660);
        m_place->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_place.get()));
        m_place->activateWindow();
    }
    [[nodiscard]] views::LabPage& page() { return *named<views::LabPage>(*m_place, "labPage"); }
    [[nodiscard]] model::LabSession& lab() { return page().session(); }
    [[nodiscard]] BoardView& board() { return *named<BoardView>(*m_place, "labBoard"); }
    [[nodiscard]] QLineEdit& search() { return *named<QLineEdit>(*m_place, "paletteSearch"); }
    [[nodiscard]] TableItem* item(const char* name)
    {
        auto* found = board().findChild<TableItem*>(QString::fromLatin1(name));
        if (found == nullptr)
            qFatal("no item %s", name);
        return found;
    }
    [[nodiscard]] std::vector<std::string> cards(const char* zone)
    {
        std::vector<std::string> ids;
        for (const auto& card : lab().draft()->cards(zone))
            ids.push_back(card.id + (card.down ? "(down)" : ""));
        return ids;
    }
    void drag(TableItem* from, TableItem* to)
    {
        QTest::mousePress(from, Qt::LeftButton, {}, from->rect().center());
        const QPoint there = from->mapFromGlobal(to->mapToGlobal(to->rect().center()));
        QMouseEvent move(QEvent::MouseMove, there, from->mapToGlobal(there), Qt::NoButton, Qt::LeftButton,
                         Qt::NoModifier);
        QApplication::sendEvent(from, &move);
        QTest::mouseRelease(from, Qt::LeftButton, {}, there);
    }
    /// Opens the menu of an item by the menu key and takes an entry, by its text.
    void takeFromMenu(TableItem* at, const QStringList& way)
    {
        QTimer::singleShot(0, this, [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            for (const QString& each : way)
                for (QAction* action : menu->actions())
                    if (action->text() == each) {
                        if (action->menu() != nullptr)
                            menu = action->menu();
                        else
                            action->trigger();
                        break;
                    }
            QApplication::activePopupWidget()->close();
        });
        QContextMenuEvent wanted(QContextMenuEvent::Keyboard, at->rect().center(),
                                 at->mapToGlobal(at->rect().center()));
        QApplication::sendEvent(at, &wanted);
    }

protected:
    void setUp() override
    {
        m_settings = std::make_unique<model::Settings>(file(QStringLiteral("settings.ini")));
        m_settings->setLanguage(model::Language::English);
        m_translations.switchTo(model::Language::English);
        m_theme = std::make_unique<views::Theme>(*m_settings);
        m_actions = std::make_unique<views::ActionRegistry>(app::actionTable(), *m_settings, *m_theme);
        m_cards = std::make_unique<model::CardListModel>();
        m_cards->setCards(model::builtInCards(tests::kCrimson));
        views::TablePlace::restActions(*m_actions);
        makePlace();
        m_actions->action(QStringLiteral("table.lab"))->trigger();
        QApplication::processEvents();
        lab().clear();
    }

    void tearDown() override
    {
        m_place.reset();
        m_actions.reset();
        m_theme.reset();
        m_settings.reset();
    }

private Q_SLOTS:
    void aCardIsFoundByTypingInEitherLanguageAndPutByEnter()
    {
        QTest::mouseClick(item("zone:left.A"), Qt::LeftButton);
        search().setFocus();
        QTest::keyClicks(&search(), QStringLiteral("monk"));
        QTest::keyClick(&search(), Qt::Key_Return);
        search().selectAll();
        QTest::keyClicks(&search(), QStringLiteral("diebin"));
        QTest::keyClick(&search(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(cards("left.A"), (std::vector<std::string>{"monk", "thief(down)"}));
        QVERIFY(page().text().contains(QStringLiteral("given left A: monk thief(down)\n")));
    }

    void cardsAreDraggedFromThePaletteAndOverTheBoard()
    {
        QMimeData data;
        data.setData(views::kCardMime, "bard");
        auto* to = item("zone:middle.B");
        const QPoint there = to->mapTo(&board(), to->rect().center());
        QDropEvent drop(there, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        static_cast<QObject&>(board()).event(
            &drop); // an application sends it only while something is dragged
        QCOMPARE(cards("middle.B"), (std::vector<std::string>{"bard"}));
        drag(item("card:middle.B.1"), item("zone:right.A"));
        QCOMPARE(cards("middle.B"), std::vector<std::string>());
        QCOMPARE(cards("right.A"), (std::vector<std::string>{"bard"}));
    }

    void keysTurnMoveAndRemoveCards()
    {
        lab().put(QStringLiteral("left.A"), QStringLiteral("monk"));
        lab().put(QStringLiteral("left.A"), QStringLiteral("bard"));
        item("card:left.A.1")->setFocus();
        QTest::keyClick(item("card:left.A.1"), Qt::Key_F);
        QCOMPARE(cards("left.A"), (std::vector<std::string>{"monk(down)", "bard"}));
        QTest::keyClick(item("card:left.A.1"), Qt::Key_Plus);
        QCOMPARE(cards("left.A"), (std::vector<std::string>{"bard", "monk(down)"}));
        item("card:left.A.1")->setFocus();
        QTest::keyClick(item("card:left.A.1"), Qt::Key_M);
        item("zone:right.B")->setFocus();
        QTest::keyClick(item("zone:right.B"), Qt::Key_Return);
        QCOMPARE(cards("right.B"), (std::vector<std::string>{"bard"}));
        item("card:left.A.1")->setFocus();
        QTest::keyClick(item("card:left.A.1"), Qt::Key_Delete);
        QCOMPARE(cards("left.A"), std::vector<std::string>());
        QCOMPARE(m_place->undoStack(), &lab().undoStack());
        m_place->undoStack()->undo();
        QCOMPARE(cards("left.A"), (std::vector<std::string>{"monk(down)"}));
    }

    void theMenuOfACardTurnsMovesAndRemovesIt()
    {
        lab().put(QStringLiteral("left.A"), QStringLiteral("monk"));
        takeFromMenu(item("card:left.A.1"), {QStringLiteral("Turn over")});
        QCOMPARE(cards("left.A"), (std::vector<std::string>{"monk(down)"}));
        takeFromMenu(item("card:left.A.1"), {QStringLiteral("Move to"), QStringLiteral("Discard pile")});
        QCOMPARE(cards("discard"), (std::vector<std::string>{"monk"}));
        QVERIFY(cards("left.A").empty());
    }

    void coinsCastlesLanesTurnAndPhaseAreFields()
    {
        const auto field = [this](const char* name) {
            return named<views::PositionFields>(*m_place, "positionFields")
                ->findChild<QWidget*>(QStringLiteral("field:") + QString::fromLatin1(name));
        };
        qobject_cast<QSpinBox*>(field("A coins"))->setValue(7);
        auto* castle = qobject_cast<QComboBox*>(field("left"));
        castle->setCurrentIndex(castle->findData(QStringLiteral("mint")));
        Q_EMIT castle->activated(castle->currentIndex());
        qobject_cast<QCheckBox*>(field("closed right"))->click();
        auto* phase = qobject_cast<QComboBox*>(field("phase"));
        phase->setCurrentIndex(phase->findData(QStringLiteral("deployment")));
        Q_EMIT phase->activated(phase->currentIndex());
        for (const char* line :
             {"given A coins 7", "given castle left mint", "given closed right", "given turn A deployment"})
            QVERIFY2(page().text().contains(QString::fromLatin1(line)), line);
        QVERIFY(item("group:left")->accessibleName().contains(QStringLiteral("Mint")));
    }

    void whatIsWrongIsToldBesideItAndOnIt()
    {
        for (int i = 0; i < 5; ++i)
            lab().put(QStringLiteral("offer"), QStringLiteral("bard"));
        auto* verdict = named<QLabel>(*m_place, "labVerdict");
        QVERIFY2(verdict->text().contains(QStringLiteral("four cards")), qPrintable(verdict->text()));
        QVERIFY(item("zone:offer")->accessibleDescription().contains(QStringLiteral("four cards")));
        QVERIFY(!named<QPushButton>(*m_place, "labPlay")->isEnabled());
        QSignalSpy rule(m_place.get(), &views::TablePlace::ruleWanted);
        Q_EMIT verdict->linkActivated(QStringLiteral("cc.setup.offer"));
        QCOMPARE(rule.size(), 1);
        lab().empty(QStringLiteral("offer"));
        QVERIFY(item("zone:offer")->wrong().isEmpty());
        QVERIFY(named<QPushButton>(*m_place, "labPlay")->isEnabled());
        m_settings->setLanguage(model::Language::German);
        m_translations.switchTo(model::Language::German);
        QApplication::processEvents();
        for (int i = 0; i < 5; ++i)
            lab().put(QStringLiteral("offer"), QStringLiteral("bard"));
        QVERIFY2(verdict->text().contains(QStringLiteral("vier Karten")), qPrintable(verdict->text()));
    }

    void boardAndTextAreOneThing()
    {
        auto* text = named<QPlainTextEdit>(*m_place, "labText");
        lab().put(QStringLiteral("left.A"), QStringLiteral("monk"));
        QVERIFY(text->toPlainText().contains(QStringLiteral("given left A: monk")));
        named<QTabWidget>(*m_place, "labTabs")->setCurrentIndex(1);
        QString changed = text->toPlainText();
        changed.replace(QStringLiteral("left A: monk"), QStringLiteral("left A: monk thief"));
        text->setPlainText(changed);
        QCOMPARE(cards("left.A"), (std::vector<std::string>{"monk", "thief"}));
        text->setPlainText(QStringLiteral("no scenario"));
        QVERIFY(lab().draft() == nullptr);
        lab().undoStack().undo();
        QCOMPARE(cards("left.A"), (std::vector<std::string>{"monk", "thief"}));
        QCOMPARE(text->toPlainText(), changed);
        // The key is the lab's, and the cursor stays where something happens.
        QKeyEvent key(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
        key.ignore();
        QApplication::sendEvent(text, &key);
        QVERIFY(!key.isAccepted());
        lab().undoStack().undo();
        QCOMPARE(cards("left.A"), (std::vector<std::string>{"monk"}));
        const QString before = text->toPlainText().left(text->textCursor().position());
        QVERIFY2(before.endsWith(QStringLiteral("left A: monk")), qPrintable(before));
    }

    void charactersOnTilesAreEditedWithTheSameBoard()
    {
        page().setText(kBattleground);
        QApplication::processEvents();
        QTest::mouseClick(item("card:c2.1"), Qt::LeftButton);
        auto* fields = named<views::PositionFields>(*m_place, "positionFields");
        auto* health = fields->findChild<QSpinBox*>(QStringLiteral("field:card health"));
        QVERIFY(health != nullptr);
        health->setValue(1);
        auto* gold = fields->findChild<QSpinBox*>(QStringLiteral("field:card gold"));
        gold->setValue(2);
        QVERIFY2(page().text().contains(QStringLiteral("given at c2 A pikeman health 1 gold 2\n")),
                 qPrintable(page().text()));
        item("card:c2.1")->setFocus();
        QTest::keyClick(item("card:c2.1"), Qt::Key_F);
        QVERIFY(page().text().contains(QStringLiteral("facing back")));
        drag(item("card:c2.1"), item("zone:d3"));
        QVERIFY(lab().card(QStringLiteral("d3"), 0).has_value());
        QVERIFY(!lab().card(QStringLiteral("c2"), 0));
        QTest::mouseClick(named<QPushButton>(*m_place, "labPlay"), Qt::LeftButton);
        QVERIFY(m_place->session().isActive());
        QCOMPARE(m_place->session().match().game(), std::string_view("battleground"));
    }

    void playingOnStartsFromThePositionWithTheSeatsChosen()
    {
        lab().put(QStringLiteral("left.A"), QStringLiteral("monk"));
        lab().setNumber(QStringLiteral("A coins"), 6);
        lab().setTurn(QStringLiteral("A"), QStringLiteral("recruitment"));
        named<QComboBox>(*m_place, "labSeat1")->setCurrentIndex(2);
        QTest::mouseClick(named<QPushButton>(*m_place, "labPlay"), Qt::LeftButton);
        auto& session = m_place->session();
        QVERIFY(session.isActive());
        QCOMPARE(session.playerOf("B"), model::SeatPlayer::GreedyBot);
        QCOMPARE(session.question().who, std::string("A"));
        for (const rules::ZoneView& zone : session.zones())
            if (zone.id == "left.A")
                QCOMPARE(zone.cards.size(), std::size_t(1));
        QVERIFY(m_place->undoStack() == nullptr);
    }

    void aScenarioFromElsewhereOpensHereAndUndoBringsTheOldOneBack()
    {
        lab().put(QStringLiteral("left.A"), QStringLiteral("monk"));
        const QString before = page().text();
        m_place->openInLab(kBattleground);
        QCOMPARE(page().text(), kBattleground);
        m_place->undoStack()->undo();
        QCOMPARE(page().text(), before);
    }

    void severalScenariosOfAFileCanBeChosen()
    {
        page().setText(QStringLiteral("scenario One\ngame crimson-company\ngiven A coins 1\n"
                                      "scenario Two\ngame crimson-company\ngiven A coins 2\n"));
        auto* which = named<QComboBox>(*m_place, "labScenario");
        QVERIFY(which->isVisible());
        QCOMPARE(which->count(), 2);
        which->setCurrentIndex(1);
        Q_EMIT which->activated(1);
        QCOMPARE(lab().draft()->number("A coins"), std::optional<int>(2));
        lab().setNumber(QStringLiteral("A coins"), 3);
        QVERIFY(page().text().contains(QStringLiteral("given A coins 1\n")));
        QVERIFY(page().text().contains(QStringLiteral("given A coins 3\n")));
    }

    void manyScenariosWithLongTitlesDoNotMakeThePageWider()
    {
        page().setText(QStringLiteral("scenario One\ngame crimson-company\n"));
        QApplication::processEvents();
        const int before = m_place->minimumSizeHint().width();
        QString text;
        for (int i = 0; i < 7; ++i)
            text += QStringLiteral("scenario %1 %2\ngame crimson-company\n")
                        .arg(i)
                        .arg(QStringLiteral("a title that says everything about it ").repeated(4));
        page().setText(text);
        QApplication::processEvents();
        QVERIFY(named<QComboBox>(*m_place, "labScenario")->isVisible());
        QVERIFY2(m_place->minimumSizeHint().width() <= before + 200,
                 qPrintable(QString::number(m_place->minimumSizeHint().width() - before)));
        // Nor does it make the other pages wider.
        m_actions->action(QStringLiteral("table.new"))->trigger();
        QApplication::processEvents();
        QVERIFY(m_place->minimumSizeHint().width() < before);
    }

    void thePositionIsThereAgainAfterTheProgramEnded()
    {
        lab().put(QStringLiteral("left.A"), QStringLiteral("monk"));
        const QString text = page().text();
        m_place.reset();
        makePlace();
        QCOMPARE(page().text(), text);
        QCOMPARE(cards("left.A"), std::vector<std::string>{"monk"});
        QVERIFY(!lab().undoStack().canUndo());
    }

    void aNumberThatIsTooLargeIsToldInsteadOfSwallowed()
    {
        auto* coins = qobject_cast<QSpinBox*>(named<views::PositionFields>(*m_place, "positionFields")
                                                  ->findChild<QWidget*>(QStringLiteral("field:A coins")));
        coins->setFocus();
        coins->selectAll();
        QTest::keyClicks(coins, QStringLiteral("99"));
        QCOMPARE(coins->value(), 99);
        QVERIFY(lab().match() == nullptr);
        QVERIFY(!lab().problems().empty());
    }

    void everythingOnTheBoardIsAccessible()
    {
        lab().put(QStringLiteral("left.A"), QStringLiteral("monk"), true);
        int items = 0;
        for (TableItem* each : board().findChildren<TableItem*>()) {
            if (!each->isVisible())
                continue;
            QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(each);
            QVERIFY2(heard != nullptr && !heard->text(QAccessible::Name).isEmpty(),
                     qPrintable(each->objectName()));
            ++items;
        }
        QVERIFY(items > 15);
    }
};

QTEST_MAIN(TestLabPage)
#include "test_lab_page.moc"
