// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/desk.h"
#include "model/search/search_results_model.h"
#include "tests/support/gui_test.h"
#include "views/ask/ask_dialog.h"
#include "views/rulebook/rulebook_place.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QListView>
#include <QTextBrowser>

using namespace Qt::StringLiterals;

/// Somebody at the table asks, and reads the answer without leaving it.
class TestAsk : public tests::GuiTest
{
    Q_OBJECT

    std::unique_ptr<app::Desk> m_desk;

    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget* at = QApplication::focusWidget();
        QTest::keyClick(at != nullptr ? at : &m_desk->window(), static_cast<Qt::Key>(key), modifiers);
        QApplication::processEvents();
    }
    [[nodiscard]] views::AskDialog& dialog()
    {
        return *named<views::AskDialog>(m_desk->window(), "askDialog");
    }
    [[nodiscard]] QLineEdit& field() { return *named<QLineEdit>(dialog(), "askField"); }
    [[nodiscard]] QString idAt(int row)
    {
        const QAbstractItemModel* hits = named<QListView>(dialog(), "askHits")->model();
        return hits->index(row, 0).data(model::SearchResultsModel::IdRole).toString();
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
    void twentyDisputesAreSettledAtTheTable()
    {
        struct Dispute
        {
            model::Language language;
            QString asked;
            QString answer;
            QString read; ///< words that are on the screen then
        };
        using model::Language;
        const std::vector<Dispute> disputes{
            {Language::English, u"coin supply empty"_s, u"cc.supply.empty"_s, u"supply"_s},
            {Language::English, u"tie in a lane"_s, u"cc.score.tie"_s, u"stays in the game"_s},
            {Language::English, u"deck runs out of cards"_s, u"cc.deck.rebuild"_s, u"shuffle"_s},
            {Language::English, u"may I peek under a card"_s, u"cc.flip.look"_s, u"at any time"_s},
            {Language::English, u"how much must I bid"_s, u"cc.recruit.bid"_s, u"one or more"_s},
            {Language::English, u"can my opponent raise"_s, u"cc.recruit.answer"_s, u"bid more"_s},
            {Language::English, u"move an enemy card to my side"_s, u"cc.move.side"_s,
             u"never changes sides"_s},
            {Language::English, u"how to interpret the word then"_s, u"cc.effect.then"_s, u"Then"_s},
            {Language::English, u"the bank has no coins left"_s, u"cc.supply.empty"_s, u"supply"_s},
            {Language::English, u"what if both of us have effects"_s, u"cc.order.active"_s, u"turn"_s},
            {Language::German, u"Keine Münzen im Vorrat"_s, u"cc.supply.empty"_s, u"Vorrat"_s},
            {Language::German, u"Verdeckte Karten anschauen"_s, u"cc.flip.look"_s, u"Verdeckt"_s},
            {Language::German, u"Mindestgebot"_s, u"cc.recruit.bid"_s, u"Münzen"_s},
            {Language::German, u"was bedeutet dann"_s, u"cc.effect.then"_s, u"Dann"_s},
            {Language::German, u"Remis in einer Lane"_s, u"cc.score.tie"_s, u"Unentschieden"_s},
            {Language::German, u"Was wenn keine Karten mehr im Deck sind?"_s, u"cc.deck.rebuild"_s,
             u"Deck"_s},
            {Language::German, u"überbieten"_s, u"cc.recruit.answer"_s, u"passen"_s},
            {Language::German, u"Startspieler"_s, u"cc.setup.start"_s, u"Münzen"_s},
            {Language::German, u"Münzvorrat leer"_s, u"cc.supply.empty"_s, u"Vorrat"_s},
            {Language::German, u"gegnerische Karte zu mir bewegen"_s, u"cc.move.side"_s, u"Seite"_s},
        };
        m_desk->window().showPlace(u"table"_s);
        QStringList missed;
        for (const Dispute& dispute : disputes) {
            m_desk->settings().setLanguage(dispute.language);
            QElapsedTimer time;
            time.start();
            press(Qt::Key_K, Qt::ControlModifier);
            QVERIFY(dialog().isVisible());
            QTRY_VERIFY(field().hasFocus());
            // Key by key only letters of ASCII could be typed.
            field().setText(dispute.asked);
            QTRY_VERIFY(!idAt(0).isEmpty());
            if (!QTest::qWaitFor([&] { return idAt(0) == dispute.answer; }, 1000)) {
                missed << dispute.asked + u": "_s + idAt(0);
                press(Qt::Key_Escape);
                m_desk->window().activateWindow();
                QVERIFY(QTest::qWaitForWindowActive(&m_desk->window()));
                continue;
            }
            const auto* text = named<QTextBrowser>(dialog(), "ruleText");
            QVERIFY2(text->toPlainText().contains(dispute.read, Qt::CaseInsensitive),
                     qPrintable(dispute.asked));
            QVERIFY2(time.elapsed() < 10'000, qPrintable(dispute.asked));
            QCOMPARE(m_desk->window().currentPlace(), u"table"_s);
            press(Qt::Key_Escape);
            QVERIFY(!dialog().isVisible());
            m_desk->window().activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&m_desk->window()));
        }
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u'\n')));
    }

    void enterOpensTheAnswerInTheRulebookAndArrowsChooseAnother()
    {
        press(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(field().hasFocus());
        QTest::keyClicks(&field(), u"tie in a lane"_s);
        QTRY_COMPARE(idAt(0), u"cc.score.tie"_s);
        const QString second = idAt(1);
        QVERIFY(!second.isEmpty());
        press(Qt::Key_Down);
        press(Qt::Key_Up);
        press(Qt::Key_Return);
        QVERIFY(!dialog().isVisible());
        QCOMPARE(m_desk->window().currentPlace(), u"rulebook"_s);
        const auto* book = static_cast<views::RulebookPlace*>(m_desk->window().place(u"rulebook"_s));
        QCOMPARE(book->current(), u"cc.score.tie"_s);
    }

    void nothingFoundIsSaid()
    {
        press(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(field().hasFocus());
        const auto* nothing = named<QLabel>(dialog(), "askNothing");
        QVERIFY(nothing->isVisible());
        QTest::keyClicks(&field(), u"tie"_s);
        QTRY_VERIFY(!nothing->isVisible());
        field().setText(u"引き分け"_s);
        QTRY_VERIFY(nothing->isVisible());
    }
};

QTEST_MAIN(TestAsk)
#include "test_ask.moc"
