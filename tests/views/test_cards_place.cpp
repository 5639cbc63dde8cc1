// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/translations.h"
#include "model/library/built_in_library.h"
#include "model/library/library_cards.h"
#include "tests/support/chosen_file.h"
#include "tests/support/gui_test.h"
#include "views/cards/card_details.h"
#include "views/cards/cards_place.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>

namespace {

const std::vector<views::ActionSpec> kTable{
    {"view.list", "&View", "&List", "As a list", "Ctrl+L", "list", true},
    {"card.copy", "&Card", "&Copy", "Copy it", "Ctrl+C", "copy"},
    {"card.picture", "&Card", "&Picture", "Save it", "Ctrl+P", ""},
};

} // namespace

class TestCardsPlace : public tests::GuiTest
{
    Q_OBJECT

    model::Translations m_translations;
    tests::ChosenFile m_chooser;
    std::unique_ptr<model::Settings> m_settings;
    std::unique_ptr<views::Theme> m_theme;
    std::unique_ptr<views::ActionRegistry> m_actions;
    std::unique_ptr<model::CardListModel> m_cards;
    std::unique_ptr<views::CardsPlace> m_place;

    void makePlace()
    {
        m_place = std::make_unique<views::CardsPlace>(*m_cards, *m_settings, *m_actions, *m_theme, m_chooser);
        m_place->resize(1000, 640);
        m_place->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_place.get()));
    }

    [[nodiscard]] QListView& list() { return *named<QListView>(*m_place, "cardList"); }
    [[nodiscard]] QLineEdit& search() { return *named<QLineEdit>(*m_place, "cardSearch"); }
    [[nodiscard]] QString shownId()
    {
        const auto& card = named<views::CardDetails>(*m_place, "cardDetails")->card();
        return card ? card->id : QString();
    }
    void trigger(const char* id) { m_actions->action(QString::fromLatin1(id))->trigger(); }

protected:
    void setUp() override
    {
        m_settings = std::make_unique<model::Settings>(file(QStringLiteral("a.ini")));
        m_settings->setLanguage(model::Language::English);
        m_translations.switchTo(model::Language::English);
        m_theme = std::make_unique<views::Theme>(*m_settings);
        m_actions = std::make_unique<views::ActionRegistry>(kTable, *m_settings, *m_theme);
        m_cards = std::make_unique<model::CardListModel>();
        m_cards->setCards(model::cardsOf(model::builtInCrimsonLibrary()));
        m_chooser = {};
        makePlace();
    }
    void tearDown() override
    {
        m_place.reset();
        m_cards.reset();
        m_actions.reset();
        m_theme.reset();
        m_settings.reset();
    }

private Q_SLOTS:
    void allCardsAreThereAndOneIsShown()
    {
        QCOMPARE(list().model()->rowCount(), 48);
        QCOMPARE(m_place->status(), QStringLiteral("48 cards"));
        QCOMPARE(shownId(), QStringLiteral("alchemist"));
    }

    void typingFiltersInBothLanguagesAndTheCardFoundStays()
    {
        QTest::keyClicks(&search(), QStringLiteral("kriegsbaer"));
        QCOMPARE(list().model()->rowCount(), 1);
        QCOMPARE(shownId(), QStringLiteral("war-bear"));
        QCOMPARE(m_place->status(), QStringLiteral("1 of 48 cards"));
        QTest::keyClick(&search(), Qt::Key_Escape);
        QCOMPARE(list().model()->rowCount(), 48);
        QCOMPARE(shownId(), QStringLiteral("war-bear"));
        QVERIFY(list().visualRect(list().currentIndex()).intersects(list().viewport()->rect()));
    }

    void arrowsMoveThroughTheCardsFromTheSearchField()
    {
        search().setFocus();
        QTest::keyClick(&search(), Qt::Key_Down);
        QVERIFY(list().hasFocus());
        QTest::keyClick(&list(), Qt::Key_Right);
        QCOMPARE(shownId(), QStringLiteral("apocalyptic-rider"));
        QTest::keyClick(&list(), Qt::Key_End);
        QCOMPARE(shownId(), QStringLiteral("wizard"));
    }

    void nothingFoundOffersTheWayBack()
    {
        QTest::keyClicks(&search(), QStringLiteral("zzz"));
        auto* step = named<QPushButton>(*m_place, "emptyStep");
        QVERIFY(step->isVisible());
        QCOMPARE(shownId(), QString());
        QTest::mouseClick(step, Qt::LeftButton);
        QVERIFY(!step->isVisible());
        QCOMPARE(list().model()->rowCount(), 48);
    }

    void kindsAndEffectTypesNarrowTheList()
    {
        auto* kind = named<QComboBox>(*m_place, "cardKind");
        kind->setCurrentText(QStringLiteral("Castles"));
        QCOMPARE(list().model()->rowCount(), 6);
        kind->setCurrentText(QStringLiteral("Recruitment"));
        QCOMPARE(list().model()->rowCount(), 2);
    }

    void theCardSaysInWordsWhereItsValuesComeFrom()
    {
        m_place->showCard(QStringLiteral("thief"));
        QCOMPARE(named<QLabel>(*m_place, "otherName")->text(), QStringLiteral("In German: Diebin"));
        QVERIFY(named<QLabel>(*m_place, "strengthFrom")->text().contains(QStringLiteral("working value")));
        QVERIFY(named<QLabel>(*m_place, "effectFrom")->text().contains(QStringLiteral("rulebook")));
    }

    void anotherLanguageKeepsTheCardAndChangesEverythingElse()
    {
        m_place->showCard(QStringLiteral("war-bear"));
        m_settings->setLanguage(model::Language::German);
        m_translations.switchTo(model::Language::German);
        QApplication::processEvents();
        QCOMPARE(shownId(), QStringLiteral("war-bear"));
        QCOMPARE(list().currentIndex().data().toString(), QStringLiteral("Kriegsbär"));
        QCOMPARE(named<QLabel>(*m_place, "otherName")->text(), QStringLiteral("Auf Englisch: War Bear"));
        QCOMPARE(m_place->status(), QStringLiteral("48 Karten"));
    }

    void cardOrderAndFormComeBack()
    {
        m_place->showCard(QStringLiteral("loki"));
        auto* order = named<QComboBox>(*m_place, "cardOrder");
        order->setCurrentIndex(1);
        Q_EMIT order->activated(1);
        trigger("view.list");
        QCOMPARE(list().viewMode(), QListView::ListMode);
        m_place.reset();
        makePlace();
        QCOMPARE(shownId(), QStringLiteral("loki"));
        QCOMPARE(named<QComboBox>(*m_place, "cardOrder")->currentIndex(), 1);
        QCOMPARE(list().viewMode(), QListView::ListMode);
    }

    void theCardIsCopiedInWords()
    {
        m_place->showCard(QStringLiteral("thief"));
        trigger("card.copy");
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("Thief (strength 2)\n")));
    }

    void theCardIsSavedAsAPictureOfPrintSizeAndAsVectors()
    {
        m_place->showCard(QStringLiteral("thief"));
        m_chooser.next = file(QStringLiteral("thief.png"));
        trigger("card.picture");
        QCOMPARE(m_chooser.suggested, QStringLiteral("thief.png"));
        QCOMPARE(QImage(m_chooser.next).size(), QSize(744, 1039));
        m_chooser.next = file(QStringLiteral("thief.svg"));
        trigger("card.picture");
        QFile svg(m_chooser.next);
        QVERIFY(svg.open(QIODevice::ReadOnly));
        QVERIFY(svg.readAll().contains("<svg"));
    }

    void aPictureThatCannotBeWrittenIsTold()
    {
        QSignalSpy failed(m_place.get(), &views::CardsPlace::pictureFailed);
        m_chooser.next = file(QStringLiteral("missing/folder/thief.png"));
        trigger("card.picture");
        QCOMPARE(failed.count(), 1);
        m_chooser.next.clear();
        trigger("card.picture");
        QCOMPARE(failed.count(), 1);
    }

    void columnsShareTheRoomEvenly()
    {
        const int grid = list().gridSize().width();
        const int room = list().viewport()->width();
        QVERIFY(grid > 0);
        QVERIFY(room % grid < room / grid + 1);
    }
};

QTEST_MAIN(TestCardsPlace)
#include "test_cards_place.moc"
