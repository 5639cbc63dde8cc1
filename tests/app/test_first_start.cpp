// SPDX-License-Identifier: GPL-3.0-or-later

// What somebody sees who has just installed the program, and how far the first buttons lead.
#include "app/gui/desk.h"
#include "tests/support/gui_test.h"
#include "views/decks/decks_place.h"
#include "views/table/table_place.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QListWidget>

using namespace Qt::StringLiterals;

class TestFirstStart : public tests::GuiTest
{
    Q_OBJECT

    std::unique_ptr<app::Desk> m_desk;

    void start()
    {
        m_desk.reset();
        app::Surroundings surroundings{file(u"castellan.ini"_s), file(u"library.castellan"_s)};
        surroundings.welcomes = true;
        m_desk = std::make_unique<app::Desk>(std::move(surroundings));
        m_desk->start();
        QVERIFY(QTest::qWaitForWindowActive(&m_desk->window()));
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->library().database() != nullptr, 60000);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] app::MainWindow& window() { return m_desk->window(); }
    [[nodiscard]] QString place() { return window().currentPlace(); }
    [[nodiscard]] QAbstractButton* button(const QString& name)
    {
        return window().findChild<QAbstractButton*>(name);
    }
    static void press(int key)
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key));
        QCoreApplication::processEvents();
    }
    static bool goTo(const QString& name)
    {
        const auto focused = [] { return QApplication::focusWidget()->objectName(); };
        for (int i = 0; i < 40 && focused() != name; ++i)
            press(Qt::Key_Tab);
        return focused() == name;
    }

protected:
    void setUp() override
    {
        model::Settings(file(u"castellan.ini"_s)).setLanguage(model::Language::English);
        start();
    }
    void tearDown() override { m_desk.reset(); }

    /// Of how many characters the library says that there are copies.
    [[nodiscard]] int ownedCharacters()
    {
        const auto owned = model::LibraryStore(*m_desk->library().database()).owned(u"crimson-company"_s);
        return owned ? static_cast<int>(owned->size()) : -1;
    }

private Q_SLOTS:
    void theFirstStartWelcomesAndTheNextOneDoesNot()
    {
        QCOMPARE(place(), u"welcome"_s);
        press(Qt::Key_Escape);
        QCOMPARE(place(), u"cards"_s);
        window().close();
        start();
        QCOMPARE(place(), u"cards"_s);
        m_desk->actions().action(u"place.welcome"_s)->trigger();
        QCOMPARE(place(), u"welcome"_s);
    }

    void languageGamesAndBoxesAreChosenByKeyboardAndKept()
    {
        QCOMPARE(QApplication::focusWidget()->objectName(), u"language.en"_s);
        press(Qt::Key_Right);
        QCOMPARE(m_desk->settings().language(), model::Language::German);
        QCOMPARE(window().findChild<QLabel*>(u"welcomeTitle"_s)->text(), u"Willkommen bei Castellan"_s);
        QVERIFY(goTo(u"game.battleground"_s));
        press(Qt::Key_Space);
        QVERIFY(goTo(u"language.de"_s));
        QVERIFY(goTo(u"welcomeBox.first-edition"_s));
        press(Qt::Key_Space);
        // Nobody has published which characters are in it: they are ticked.
        auto* list = window().findChild<QDialog*>(u"ownChecklist"_s);
        QVERIFY(list != nullptr && list->isVisible());
        auto* cards = list->findChild<QListWidget*>(u"ownChecklistCards"_s);
        QCOMPARE(cards->count(), 42);
        cards->setCurrentRow(3);
        QTest::keyClick(cards, Qt::Key_Space);
        list->accept();
        QTRY_VERIFY(button(u"welcomeBox.first-edition"_s)->isChecked());
        QCOMPARE(ownedCharacters(), 1);
        window().close();
        start();
        QVERIFY(button(u"welcomeBox.first-edition"_s)->isChecked());
        QVERIFY(!button(u"welcomeBox.the-other-side"_s)->isChecked());
        QVERIFY(!button(u"game.battleground"_s)->isChecked());
        QVERIFY(button(u"game.crimson-company"_s)->isChecked());
        const auto boxes = model::LibraryStore(*m_desk->library().database()).boxes(u"crimson-company"_s);
        QVERIFY(boxes->front().owned);
    }

    void theLargestBoxMakesAllKnownCharactersYours()
    {
        QCOMPARE(ownedCharacters(), 0);
        QTRY_VERIFY(button(u"welcomeBox.collectors-box"_s) != nullptr);
        QTRY_VERIFY(button(u"welcomeBox.collectors-box"_s)->isEnabled());
        button(u"welcomeBox.collectors-box"_s)->click();
        QCOMPARE(ownedCharacters(), 42);
        QTRY_VERIFY(window()
                        .findChild<QLabel*>(u"knownCharacters.crimson-company"_s)
                        ->text()
                        .startsWith(u"42 of 71"_s));
        // What was ticked is also in the settings.
        m_desk->actions().action(u"place.settings"_s)->trigger();
        auto* settings = window().place(u"settings"_s);
        QTRY_VERIFY(settings->findChild<QCheckBox*>(u"welcomeBox.collectors-box"_s)->isChecked());
    }

    void aLegalSampleDeckIsOneKeyAway()
    {
        QVERIFY(goTo(u"welcomeDeck"_s));
        press(Qt::Key_Space);
        QCOMPARE(place(), u"decks"_s);
        QCOMPARE(window().findChild<QLabel*>(u"validitySummary"_s)->text(), u"Legal: Tournament"_s);
        auto* decks = static_cast<views::DecksPlace*>(window().place(u"decks"_s));
        QCOMPARE(decks->session().deck().count(), 15);
        // What was changed about it is not made anew.
        decks->session().changeCopies({{u"thief"_s, 1, 0, {}}});
        window().showPlace(u"welcome"_s);
        button(u"welcomeDeck"_s)->click();
        QCOMPARE(decks->session().deck().count(), 14);
        QCOMPARE(m_desk->workshop().decks().rowCount(), 1);
    }

    void aSampleMatchIsOneKeyAway()
    {
        QVERIFY(goTo(u"welcomeMatch"_s));
        press(Qt::Key_Space);
        QCOMPARE(place(), u"table"_s);
        auto* table = static_cast<views::TablePlace*>(window().place(u"table"_s));
        QVERIFY(table->session().isActive());
        QCOMPARE(table->session().setup().match.game, std::string("crimson-company"));
        // Also while another one is on the table.
        const quint64 seed = table->session().setup().match.seed;
        window().showPlace(u"welcome"_s);
        button(u"welcomeMatch"_s)->click();
        QVERIFY(table->session().setup().match.seed != seed);
    }

    void theRulebookIsOneKeyAway()
    {
        QVERIFY(goTo(u"welcomeRulebook"_s));
        press(Qt::Key_Space);
        QCOMPARE(place(), u"rulebook"_s);
    }
};

QTEST_MAIN(TestFirstStart)
#include "test_first_start.moc"
