// SPDX-License-Identifier: GPL-3.0-or-later

// What somebody sees who has just installed the program, and how far the first buttons lead.
#include "app/gui/desk.h"
#include "tests/support/gui_test.h"
#include "views/decks/decks_place.h"
#include "views/table/table_place.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>

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
        QTRY_VERIFY(button(u"welcomeBox.first-edition"_s)->isChecked());
        QCOMPARE(QApplication::focusWidget()->objectName(), u"welcomeBox.first-edition"_s);
        window().close();
        start();
        QVERIFY(button(u"welcomeBox.first-edition"_s)->isChecked());
        QVERIFY(!button(u"welcomeBox.the-other-side"_s)->isChecked());
        QVERIFY(!button(u"game.battleground"_s)->isChecked());
        QVERIFY(button(u"game.crimson-company"_s)->isChecked());
        const auto boxes = model::LibraryStore(*m_desk->library().database()).boxes(u"crimson-company"_s);
        QVERIFY(boxes->front().owned);
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
        // One that is running is not thrown away.
        const quint64 seed = table->session().setup().match.seed;
        window().showPlace(u"welcome"_s);
        button(u"welcomeMatch"_s)->click();
        QCOMPARE(table->session().setup().match.seed, seed);
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
