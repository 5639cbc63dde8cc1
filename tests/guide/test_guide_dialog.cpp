// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/desk.h"
#include "tests/support/gui_test.h"
#include "views/ask/ask_dialog.h"
#include "views/guide/guide_dialog.h"
#include "views/text/text_page.h"

#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

/// Somebody presses F1, reads the chapter about the page and finds others.
class TestGuideDialog : public tests::GuiTest
{
    Q_OBJECT

    std::unique_ptr<app::Desk> m_desk;

    [[nodiscard]] views::GuideDialog& guide()
    {
        return *named<views::GuideDialog>(m_desk->window(), "guideDialog");
    }
    [[nodiscard]] QString page() { return named<views::TextPage>(guide(), "guidePage")->toPlainText(); }
    void openGuide() { m_desk->actions().action(u"help.guide"_s)->trigger(); }

protected:
    void setUp() override
    {
        m_desk = std::make_unique<app::Desk>(
            app::Surroundings{file(u"castellan.ini"_s), file(u"library.castellan"_s)});
        m_desk->settings().setLanguage(model::Language::English);
        m_desk->start();
        m_desk->window().resize(1280, 720);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->library().database() != nullptr, 20'000);
    }
    void tearDown() override { m_desk.reset(); }

private Q_SLOTS:
    void theKeyOpensTheChapterAboutThePage()
    {
        m_desk->window().showPlace(u"print"_s);
        QCOMPARE(m_desk->actions().action(u"help.guide"_s)->shortcut(), QKeySequence(Qt::Key_F1));
        openGuide();
        QCOMPARE(guide().section(), u"print"_s);
        QVERIFY(page().startsWith(u"Print proxies"_s));
        m_desk->window().showPlace(u"decks"_s);
        openGuide();
        QCOMPARE(guide().section(), u"tournament-deck"_s);
        QVERIFY(guide().isVisible());
    }

    void everyPageHasAChapter()
    {
        for (const views::PlaceEntry& place : m_desk->window().places()) {
            m_desk->window().showPlace(place.id);
            openGuide();
            if (place.id != u"welcome"_s)
                QVERIFY2(guide().section() != u"first-steps"_s, qPrintable(place.id));
        }
    }

    void theGuideFollowsTheLanguage()
    {
        m_desk->showGuide(u"print-calibrate"_s);
        m_desk->settings().setLanguage(model::Language::German);
        QCOMPARE(guide().section(), u"print-calibrate"_s);
        QVERIFY(page().startsWith(u"Proxys drucken"_s));
        QTRY_COMPARE(guide().windowTitle(), u"Handbuch"_s);
    }

    void typingFindsSectionsAndClearingShowsTheContentsAgain()
    {
        openGuide();
        auto* contents = named<QTreeWidget>(guide(), "guideContents");
        const int chapters = contents->topLevelItemCount();
        auto* field = named<QLineEdit>(guide(), "guideField");
        field->setText(u"daily backups"_s);
        QCOMPARE(guide().section(), u"data-backups"_s);
        QVERIFY(page().contains(u"ten most recent"_s));
        field->setText(u"zzzz"_s);
        QCOMPARE(contents->topLevelItemCount(), 1);
        QCOMPARE(contents->topLevelItem(0)->flags(), Qt::NoItemFlags);
        field->clear();
        QCOMPARE(contents->topLevelItemCount(), chapters);
    }

    void theButtonThatClearsAFieldHasAName()
    {
        openGuide();
        auto* field = named<QLineEdit>(guide(), "guideField");
        const auto buttons = field->findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), 1);
        QCOMPARE(buttons.first()->accessibleName(), u"Clear"_s);
        m_desk->settings().setLanguage(model::Language::German);
        QTRY_COMPARE(buttons.first()->accessibleName(), u"Leeren"_s);
    }

    void askLeadsToTheGuide()
    {
        views::AskDialog* ask = m_desk->showAsk();
        auto* link = named<QPushButton>(*ask, "askGuide");
        QVERIFY(!link->isVisible());
        named<QLineEdit>(*ask, "askField")->setText(u"calibrate my printer"_s);
        QVERIFY(link->isVisible());
        QVERIFY(link->text().contains(u"Measure your printer once"_s));
        link->click();
        QVERIFY(!ask->isVisible());
        QCOMPARE(guide().section(), u"print-calibrate"_s);
    }
};

QTEST_MAIN(TestGuideDialog)
#include "test_guide_dialog.moc"
