// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/desk.h"
#include "tests/support/gui_test.h"
#include "views/rulebook/page_view.h"
#include "views/rulebook/rulebook_place.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTextBlock>

using namespace Qt::StringLiterals;

/// Two people at the table disagree about a card: from the running match to the answer, by keyboard.
class TestRuleJourney : public tests::GuiTest
{
    Q_OBJECT

    std::unique_ptr<app::Desk> m_desk;

    void press(int key, Qt::KeyboardModifiers modifiers)
    {
        QWidget* at = QApplication::focusWidget();
        QTest::keyClick(at != nullptr ? at : &m_desk->window(), static_cast<Qt::Key>(key), modifiers);
        QApplication::processEvents();
    }

    [[nodiscard]] views::PageView& page()
    {
        return *named<views::PageView>(m_desk->window(), "rulebookPage");
    }

    /// Whether a line with these words is on the screen.
    [[nodiscard]] bool isInView(const QString& words)
    {
        const QTextCursor found = page().document()->find(words);
        return !found.isNull() && page().viewport()->rect().contains(page().cursorRect(found).center());
    }

protected:
    void setUp() override
    {
        m_desk = std::make_unique<app::Desk>(
            app::Surroundings{file(u"castellan.ini"_s), file(u"library.castellan"_s)});
        m_desk->settings().setLanguage(model::Language::English);
        m_desk->start();
        m_desk->window().resize(1280, 720);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->library().database() != nullptr, 20'000);
        QVERIFY(QTest::qWaitForWindowActive(&m_desk->window()));
    }
    void tearDown() override { m_desk.reset(); }

private Q_SLOTS:
    void aDisagreementAboutTheTemptressIsSettledInSeconds_data()
    {
        QTest::addColumn<model::Language>("language");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("question");
        QTest::newRow("en") << model::Language::English << u"temp"_s << u"effect resolves before it moves"_s;
        QTest::newRow("de") << model::Language::German << u"verf"_s << u"bevor sie bewegt wird"_s;
        QTest::newRow("de, without umlauts")
            << model::Language::German << u"verfue"_s << u"bevor sie bewegt wird"_s;
    }
    void aDisagreementAboutTheTemptressIsSettledInSeconds()
    {
        QFETCH(model::Language, language);
        QFETCH(QString, typed);
        QFETCH(QString, question);
        m_desk->settings().setLanguage(language);
        m_desk->window().showPlace(u"table"_s);
        QApplication::processEvents();

        QElapsedTimer time;
        time.start();
        press(Qt::Key_3, Qt::ControlModifier);
        press(Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), typed);
        QApplication::processEvents();

        QCOMPARE(m_desk->window().currentPlace(), u"rulebook"_s);
        const auto* book = static_cast<views::RulebookPlace*>(m_desk->window().place(u"rulebook"_s));
        QCOMPARE(book->current(), u"cc.card.temptress"_s);
        QVERIFY(isInView(question));
        // A person needs a second or two for the eight keys; the program has to leave them the rest.
        QVERIFY2(time.elapsed() < 5000, qPrintable(QString::number(time.elapsed())));

        // The other player reads it in the other language, without looking for it again.
        m_desk->actions().action(u"rule.both"_s)->trigger();
        QApplication::processEvents();
        QCOMPARE(book->current(), u"cc.card.temptress"_s);
        QVERIFY(isInView(u"effect resolves before it moves"_s));
        QVERIFY(isInView(u"bevor sie bewegt wird"_s));
    }
};

QTEST_MAIN(TestRuleJourney)
#include "test_rule_journey.moc"
