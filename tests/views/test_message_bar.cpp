// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/gui_test.h"
#include "views/frame/message_bar.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>

class TestMessageBar : public tests::GuiTest
{
    Q_OBJECT

    std::unique_ptr<model::Settings> m_settings;
    std::unique_ptr<views::Theme> m_theme;
    std::unique_ptr<QWidget> m_window;
    views::MessageBar* m_bar = nullptr;

    static views::Message message(const char* id, const char* text)
    {
        return {QString::fromLatin1(id), views::MessageKind::Warning,
                [text = QString::fromLatin1(text)] { return text; }};
    }

protected:
    void setUp() override
    {
        m_settings = std::make_unique<model::Settings>(file(QStringLiteral("a.ini")));
        m_theme = std::make_unique<views::Theme>(*m_settings);
        m_window = std::make_unique<QWidget>();
        m_window->resize(600, 200);
        m_bar = new views::MessageBar(*m_theme, m_window.get());
        m_bar->resize(600, 120);
        m_window->show();
    }
    void tearDown() override
    {
        m_window.reset();
        m_theme.reset();
        m_settings.reset();
    }

private Q_SLOTS:
    void itTakesNoRoomWithoutAMessage()
    {
        QVERIFY(!m_bar->isVisible());
        m_bar->post(message("a", "Something happened."));
        QVERIFY(m_bar->isVisible());
        m_bar->dismiss(QStringLiteral("a"));
        QVERIFY(!m_bar->isVisible());
    }

    void goodNewsGoByThemselvesAndWarningsStay()
    {
        auto* line = new QWidget(m_window.get());
        line->setGeometry(200, 160, 300, 30); // away from where the mouse rests
        m_bar->setStatusLine(line, 1);
        QSignalSpy taken(m_bar, &views::MessageBar::statusLineTaken);
        m_bar->post(message("a", "Mind this."));
        views::Message good = message("b", "Saved.");
        good.kind = views::MessageKind::Good;
        m_bar->post(good);
        QVERIFY(line->isVisible());
        QCOMPARE(m_bar->messages().size(), size_t{2});
        QTRY_VERIFY(!line->isVisible());
        QCOMPARE(taken.back().front().toBool(), false);
        QCOMPARE(m_bar->messages().size(), size_t{1});
        QCOMPARE(m_bar->messages().front()->text(), QStringLiteral("Mind this."));
        QVERIFY(m_bar->isVisible());
    }

    void theSameMatterIsToldOnce()
    {
        m_bar->post(message("a", "First."));
        m_bar->post(message("b", "Other."));
        m_bar->post(message("a", "Second."));
        const auto standing = m_bar->messages();
        QCOMPARE(standing.size(), size_t{2});
        QCOMPARE(standing[0]->text(), QStringLiteral("Second."));
        QCOMPARE(standing[1]->text(), QStringLiteral("Other."));
    }

    void anAnswerClosesTheMessageAndThenRuns()
    {
        size_t standing = 9;
        views::Message question = message("a", "Restore it?");
        question.answers.push_back(
            {[] { return QStringLiteral("Restore"); }, [&] { standing = m_bar->messages().size(); }});
        m_bar->post(std::move(question));
        QTest::mouseClick(named<QPushButton>(*m_bar, "answer0"), Qt::LeftButton);
        QCOMPARE(standing, size_t{0});
    }

    void textFromOutsideIsShownAsItIs()
    {
        m_bar->post(message("a", "<b>bold</b>.deck"));
        QCOMPARE(named<QLabel>(*m_bar, "messageText")->textFormat(), Qt::PlainText);
    }
};

QTEST_MAIN(TestMessageBar)
#include "test_message_bar.moc"
