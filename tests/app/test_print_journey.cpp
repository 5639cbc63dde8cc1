// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/desk.h"
#include "model/library/library_store.h"
#include "tests/support/chosen_file.h"
#include "tests/support/gui_test.h"
#include "tests/support/printed_file.h"
#include "tests/support/read_pdf.h"
#include "views/cards/cards_place.h"
#include "views/decks/decks_place.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

/// A tournament deck goes from the builder to a PDF in three clicks: print, save, and the file dialog.
class TestPrintJourney : public tests::GuiTest
{
    Q_OBJECT

    std::shared_ptr<tests::ChosenFile> m_files;
    std::unique_ptr<app::Desk> m_desk;

    [[nodiscard]] model::DeckSession& session()
    {
        return static_cast<views::DecksPlace*>(m_desk->window().place(u"decks"_s))->session();
    }

    void openDeck(const QStringList& cards)
    {
        m_desk->window().showPlace(u"decks"_s);
        m_desk->actions().action(u"deck.new"_s)->trigger();
        model::Deck deck = session().deck();
        deck.name = u"Nachtwache"_s;
        deck.sleeves = u"#204080"_s;
        for (const QString& card : cards)
            deck.change(card, 1);
        session().change(deck);
        QApplication::processEvents();
    }

protected:
    void setUp() override
    {
        m_files = std::make_shared<tests::ChosenFile>();
        m_files->next = file(u"deck.pdf"_s);
        app::Surroundings surroundings{file(u"castellan.ini"_s), file(u"library.castellan"_s)};
        surroundings.files = m_files;
        surroundings.printer = std::make_shared<tests::PrintedFile>();
        m_desk = std::make_unique<app::Desk>(surroundings);
        m_desk->settings().setLanguage(model::Language::English);
        m_desk->start();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->library().database() != nullptr, 20'000);
    }
    void tearDown() override { m_desk.reset(); }

private Q_SLOTS:
    void threeClicksFromTheBuilderToAPdf()
    {
        openDeck({u"alchemist"_s, u"bard"_s, u"beggar"_s, u"berserker"_s, u"bishop"_s, u"bully"_s, u"demon"_s,
                  u"fairy"_s, u"fanatic"_s, u"fenrir"_s, u"war-bear"_s, u"troll-mother"_s, u"undead"_s,
                  u"thief"_s, u"monk"_s});
        QTest::mouseClick(named<QToolButton>(m_desk->window(), "builder.deck.print"), Qt::LeftButton);
        QCOMPARE(m_desk->window().currentPlace(), u"print"_s);
        QTest::mouseClick(named<QPushButton>(m_desk->window(), "savePdf"), Qt::LeftButton);
        QCOMPARE(m_files->asked, 1);
        QCOMPARE(m_files->suggested, u"Nachtwache.pdf"_s);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_files->next), 20'000);
        const tests::ReadPdf pdf(m_files->next);
        QVERIFY(pdf.isGood());
        QCOMPARE(pdf.pages(), 2);
        QCOMPARE(pdf.title(), u"Nachtwache"_s);
        QVERIFY(pdf.text(0).contains(u"Alchemist"_s));
    }

    /// Cards found one by one, in the place where they are found.
    void cardsAreChosenWhereTheyAreSeenAndPrintedTogether()
    {
        m_desk->window().showPlace(u"cards"_s);
        auto* cards = static_cast<views::CardsPlace*>(m_desk->window().place(u"cards"_s));
        for (const QString& id : {u"monk"_s, u"thief"_s, u"monk"_s}) {
            cards->showCard(u"crimson-company"_s, id);
            QTRY_VERIFY(m_desk->actions().action(u"card.choose"_s)->isEnabled());
            m_desk->actions().action(u"card.choose"_s)->trigger();
        }
        m_desk->window().showPlace(u"print"_s);
        auto* source = named<QComboBox>(m_desk->window(), "printSource");
        const int row = source->findText(u"Selected cards"_s);
        QVERIFY(row >= 0);
        source->setCurrentIndex(row);
        Q_EMIT source->activated(row);
        QCOMPARE(named<QLabel>(m_desk->window(), "sheetSummary")->text(), u"3 cards, 9 per sheet"_s);
        named<QToolButton>(m_desk->window(), "letGo")->click();
        QVERIFY(source->findText(u"Selected cards"_s) < 0);
    }

    /// Whoever corrects a card and goes straight to the printer gets the corrected card.
    void aCorrectionIsOnPaperAlthoughTheBuilderWasNeverOpened()
    {
        model::LibraryStore store(*m_desk->library().database());
        QVERIFY(store.correct(u"crimson-company"_s, u"monk"_s, model::CardField::NameEn, u"Abbot"_s));
        m_desk->window().showPlace(u"print"_s);
        auto* source = named<QComboBox>(m_desk->window(), "printSource");
        const int row = source->findText(u"All of Crimson Company"_s);
        QVERIFY(row >= 0);
        source->setCurrentIndex(row);
        Q_EMIT source->activated(row);
        QTest::mouseClick(named<QPushButton>(m_desk->window(), "savePdf"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_files->next), 20'000);
        const tests::ReadPdf pdf(m_files->next);
        QString text;
        for (int page = 0; page < pdf.pages(); ++page)
            text += pdf.text(page);
        QVERIFY(text.contains(u"Abbot"_s));
        QVERIFY(!text.contains(u"Monk\n"_s));
    }

    /// A deck that grew needs paper for the new card alone, also after the program was started again.
    void onlyTheNewCardIsPrintedAgain()
    {
        openDeck({u"alchemist"_s, u"bard"_s});
        m_desk->actions().action(u"deck.save"_s)->trigger();
        m_desk->actions().action(u"deck.print"_s)->trigger();
        QTest::mouseClick(named<QPushButton>(m_desk->window(), "savePdf"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_files->next), 20'000);
        auto* only = named<QCheckBox>(m_desk->window(), "onlyChanged");
        only->setChecked(true);
        QTRY_VERIFY(
            named<QLabel>(m_desk->window(), "sheetProblem")->text().contains(u"already been printed"_s));
        m_desk->window().showPlace(u"decks"_s);
        model::Deck deck = session().deck();
        deck.change(u"monk"_s, 1);
        session().change(deck);
        m_desk->actions().action(u"deck.print"_s)->trigger();
        QCOMPARE(named<QLabel>(m_desk->window(), "sheetSummary")->text(), u"1 card, 9 per sheet"_s);
    }
};

QTEST_MAIN(TestPrintJourney)
#include "test_print_journey.moc"
