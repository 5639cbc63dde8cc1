// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/card_face.h"
#include "model/rulebook/rulebook_reader.h"
#include "tests/storage/file_size_limit.h"
#include "tests/support/all_cards.h"
#include "tests/support/card_shelf.h"
#include "tests/support/chosen_file.h"
#include "tests/support/crimson.h"
#include "tests/support/place_test.h"
#include "views/cards/card_browser.h"
#include "views/cards/card_details.h"
#include "views/cards/card_page.h"
#include "views/cards/cards_place.h"
#include "views/cards/search_field.h"

#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTextBrowser>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace {
const QString kGame = u"crimson-company"_s;
}

/// Looking for cards, as a person does it.
class TestCardsPlace : public tests::PlaceTest
{
    Q_OBJECT

    tests::ChosenFile m_chooser;
    std::unique_ptr<tests::CardShelf> m_shelf;
    std::unique_ptr<views::CardsPlace> m_place;

    void makePlace()
    {
        m_place = std::make_unique<views::CardsPlace>(model::builtInRulebook, settings(), actions(), theme(),
                                                      m_chooser);
        m_place->setLibrary(&m_shelf->library);
        present(*m_place, QSize(1000, 640));
        settle();
    }

    /// Until the search that is under way has its result.
    void settle()
    {
        QTRY_VERIFY(!m_place->isBusy());
        QApplication::processEvents();
    }

    void type(const QString& text)
    {
        QTest::keyClicks(&search(), text);
        settle();
    }

    void choose(const char* box, const QString& entry)
    {
        auto* choice = named<QComboBox>(*m_place, box);
        QVERIFY2(choice->findText(entry) >= 0, qPrintable(entry));
        choice->setCurrentIndex(choice->findText(entry));
        Q_EMIT choice->activated(choice->currentIndex());
        settle();
    }

    [[nodiscard]] QListView& gallery() { return *named<QListView>(*m_place, "cardList"); }
    [[nodiscard]] QListView& hits() { return *named<QListView>(*m_place, "hitList"); }
    [[nodiscard]] views::SearchField& search() { return *named<views::SearchField>(*m_place, "cardSearch"); }
    [[nodiscard]] QLabel& note() { return *named<QLabel>(*m_place, "searchNote"); }
    [[nodiscard]] views::CardPage& page() { return *named<views::CardPage>(*m_place, "cardPage"); }
    [[nodiscard]] int cards() { return gallery().model()->rowCount(); }
    [[nodiscard]] QString shownId()
    {
        const auto& card = named<views::CardDetails>(*m_place, "cardDetails")->card();
        return card ? card->id : QString();
    }
    [[nodiscard]] QString firstHit() { return hits().model()->index(0, 0).data().toString(); }

protected:
    void setUpPlace() override
    {
        m_shelf = std::make_unique<tests::CardShelf>();
        m_chooser = {};
        makePlace();
    }
    void tearDownPlace() override
    {
        m_place.reset();
        m_shelf.reset();
    }

private Q_SLOTS:
    void whoHasNotSaidWhatTheyOwnCanSayOneOfEach()
    {
        choose("cardOwned", QStringLiteral("Owned"));
        QTRY_COMPARE(named<QPushButton>(*m_place, "emptyStep")->text(), QStringLiteral("I own one of each"));
        QTest::mouseClick(named<QPushButton>(*m_place, "emptyStep"), Qt::LeftButton);
        settle();
        QTRY_COMPARE(gallery().model()->rowCount(), 42);
        m_shelf->library.edits().undoStack().undo();
        settle();
        QTRY_VERIFY(named<QPushButton>(*m_place, "emptyStep")->isVisible());
    }

    void allCardsAreThereAndOneIsShown()
    {
        QCOMPARE(cards(), tests::allCards());
        QCOMPARE(m_place->status(), u"%1 cards"_s.arg(tests::allCards()));
        QCOMPARE(shownId(), u"alchemist"_s);
        QVERIFY(gallery().isVisible());
    }

    /// Each would be laid out with every start of the program.
    void pagesThatNobodyHasAskedForAreNotMade()
    {
        for (const char* page : {"cardPage", "printedValues", "searchHelp", "savedSearches", "ruleDetails"})
            QVERIFY2(m_place->findChild<QWidget*>(QString::fromLatin1(page)) == nullptr, page);
        QTest::keyClick(&gallery(), Qt::Key_Return);
        QVERIFY(page().isVisible());
    }

    void filtersStandInOneLine()
    {
        for (const model::Language language : model::kLanguages) {
            settings().setLanguage(language);
            m_place->resize(1104, 640); // beside the side bar of a window of 1280
            QApplication::processEvents();
            QCOMPARE(named<QComboBox>(*m_place, "cardOwned")->y(),
                     named<QComboBox>(*m_place, "cardGame")->y());
        }
    }

    void linesOfHitsAreAsHighAsTheirWords()
    {
        type(u"lane"_s);
        QSet<int> heights;
        for (int row = 0; row < hits().model()->rowCount(); ++row)
            heights.insert(hits().visualRect(hits().model()->index(row, 0)).height());
        QVERIFY2(heights.size() > 1, "short answers take as much room as long ones");
    }

    void typingFindsInBothLanguagesAndTheCardFoundStays()
    {
        type(u"kriegsbaer"_s);
        QVERIFY(hits().isVisible());
        QCOMPARE(firstHit(), u"Kriegsbär"_s);
        QCOMPARE(shownId(), u"war-bear"_s);
        QTest::keyClick(&search(), Qt::Key_Escape);
        settle();
        QCOMPARE(cards(), tests::allCards());
        QVERIFY(gallery().isVisible());
        QCOMPARE(shownId(), u"war-bear"_s);
        QVERIFY(gallery().visualRect(gallery().currentIndex()).intersects(gallery().viewport()->rect()));
    }

    void aKeyChoosesOneCardOnce()
    {
        QSignalSpy chosen(named<views::CardBrowser>(*m_place, "cardBrowser"),
                          &views::CardBrowser::cardChosen);
        type(u"k"_s);
        QCOMPARE(chosen.count(), 1);
        QTest::keyClick(&search(), Qt::Key_Escape);
        settle();
        QCOMPARE(chosen.count(), 2);
    }

    void cardsClarificationsAndRulesAreRankedTogether()
    {
        type(u"alchemist"_s);
        QSet<QString> kinds;
        for (int row = 0; row < hits().model()->rowCount(); ++row)
            kinds << hits().model()->index(row, 0).data(Qt::UserRole).toString();
        QVERIFY2(kinds.contains(u"card"_s) && kinds.contains(u"clarification"_s) && kinds.contains(u"rule"_s),
                 qPrintable(kinds.values().join(u' ')));
    }

    void theCardsOfASearchAreOneTabAway()
    {
        type(u"coins"_s);
        auto* tabs = named<QTabBar>(*m_place, "resultTabs");
        QVERIFY(tabs->isVisible());
        tabs->setCurrentIndex(1);
        QVERIFY(gallery().isVisible());
        QVERIFY(cards() > 3 && cards() < tests::allCards());
        QCOMPARE(tabs->tabText(1), u"Cards (%1)"_s.arg(cards()));
        QCOMPARE(m_place->status(), u"%1 of %2 cards"_s.arg(cards()).arg(tests::allCards()));
    }

    void byKeysFromTheSearchToTheCardToItsRuleAndBack()
    {
        QSignalSpy rule(m_place.get(), &views::CardsPlace::ruleWanted);
        search().setFocus();
        type(u"alchemist"_s);
        QTest::keyClick(&search(), Qt::Key_Down);
        QVERIFY(hits().hasFocus());
        QTest::keyClick(&hits(), Qt::Key_Return);
        QVERIFY(page().isVisible());
        auto* text = named<QTextBrowser>(page(), "cardPageText");
        QVERIFY(text->hasFocus());
        // The links of the page, one after the other, until one leads to a rule.
        for (int i = 0; i < 12 && rule.isEmpty(); ++i) {
            QTest::keyClick(text, Qt::Key_Tab);
            if (text->textCursor().charFormat().anchorHref().startsWith(u"cl"_s))
                QTest::keyClick(text, Qt::Key_Return);
        }
        QCOMPARE(rule.count(), 1);
        QVERIFY(rule.first().first().toString().contains(u"alchemist"_s));
        QTest::keyClick(text, Qt::Key_Escape);
        QVERIFY(hits().isVisible());
        QVERIFY(hits().hasFocus());
        QTest::keyClick(&hits(), Qt::Key_Escape);
        QVERIFY(search().hasFocus());
    }

    void aRuleThatWasFoundOpensInTheRulebook()
    {
        QSignalSpy rule(m_place.get(), &views::CardsPlace::ruleWanted);
        type(u"can the alchemist destroy herself"_s);
        QTest::keyClick(&search(), Qt::Key_Return);
        auto* text = named<QTextBrowser>(*m_place, "ruleText");
        QVERIFY(text->isVisible());
        QVERIFY(text->toPlainText().contains(u"Alchemistin"_s)); // the other language below
        QTest::keyClick(&hits(), Qt::Key_Return);
        QCOMPARE(rule.count(), 1);
        QCOMPARE(rule.first().first().toString(), u"cl.alchemist.self"_s);
    }

    void arrowsMoveThroughTheCardsAndLettersGoOnSearching()
    {
        search().setFocus();
        QTest::keyClick(&search(), Qt::Key_Down);
        QVERIFY(gallery().hasFocus());
        QTest::keyClick(&gallery(), Qt::Key_Right);
        QCOMPARE(shownId(), u"apocalyptic-rider"_s);
        QTest::keyClick(&gallery(), Qt::Key_End);
        QCOMPARE(shownId(), u"wizard"_s);
        QTest::keyClick(&gallery(), Qt::Key_L);
        QVERIFY(search().hasFocus());
        QCOMPARE(search().text(), u"l"_s);
    }

    void aSearchThatIsWrongSomewhereSaysWhereAndFindsTheRest()
    {
        type(u"strength>=three demon"_s);
        QCOMPARE(search().problems().size(), size_t{1});
        QCOMPARE(search().problems().front().from, 10);
        QVERIFY(note().isVisible());
        QVERIFY2(note().text().contains(u"three"_s), qPrintable(note().text()));
        QCOMPARE(firstHit(), u"Demon"_s);
        // Marked in the field, in a colour of its own.
        const QImage picture = search().grab().toImage();
        bool marked = false;
        for (int y = 0; y < picture.height() && !marked; ++y) {
            for (int x = 0; x < picture.width() && !marked; ++x)
                marked = picture.pixelColor(x, y) == theme().tokens().danger;
        }
        QVERIFY(marked);
        QCOMPARE(search().text(), u"strength>=three demon"_s);
        QTest::keyClick(&search(), Qt::Key_Escape);
        settle();
        QVERIFY(!note().isVisible());
    }

    void aSlipOfThePenIsForgivenAndTold()
    {
        type(u"alchemsit"_s);
        QCOMPARE(shownId(), u"alchemist"_s);
        QVERIFY2(note().text().contains(u"alchemsit"_s), qPrintable(note().text()));
    }

    void nothingFoundOffersTheWayBack()
    {
        type(u"\"zzz\""_s);
        auto* step = named<QPushButton>(*m_place, "emptyStep");
        QVERIFY(step->isVisible());
        QCOMPARE(shownId(), QString());
        QTest::mouseClick(step, Qt::LeftButton);
        settle();
        QVERIFY(!step->isVisible());
        QCOMPARE(cards(), tests::allCards());
    }

    void filtersNarrowTheCards()
    {
        choose("cardKind", u"Castles"_s);
        QCOMPARE(cards(), 6);
        choose("cardKind", u"Recruitment"_s);
        QCOMPARE(cards(), 2);
        choose("cardKind", u"All types"_s);
        choose("cardStrength", u"Strength 5"_s);
        QVERIFY(cards() > 0 && cards() < 20);
        for (int row = 0; row < cards(); ++row)
            QCOMPARE(gallery().model()->index(row, 2).data().toString(), u"5"_s);
        choose("cardStrength", u"Any strength"_s);
        choose("cardOwned", u"Owned"_s);
        QCOMPARE(cards(), 0);
        QVERIFY(named<QPushButton>(*m_place, "emptyStep")->isVisible());
        VERIFY_DONE(m_shelf->library.store().setOwned(kGame, u"thief"_s, 2));
        choose("cardOwned", u"Not owned"_s);
        QCOMPARE(cards(), tests::allCards() - 1);
        choose("cardOwned", u"Owned"_s);
        QCOMPARE(cards(), 1);
        choose("cardOwned", u"Owned or not"_s);
        VERIFY_DONE(
            m_shelf->library.store().correct(kGame, u"thief"_s, model::CardField::Box, u"first-edition"_s));
        choose("cardBox", u"First edition"_s);
        QCOMPARE(cards(), 1);
        choose("cardBox", u"No box given"_s);
        QCOMPARE(cards(), tests::allCards() - 1);
    }

    void filtersHoldCardsBackButNotRules()
    {
        choose("cardKind", u"Castles"_s);
        type(u"alchemist"_s);
        QVERIFY(hits().model()->rowCount() > 0);
        for (int row = 0; row < hits().model()->rowCount(); ++row)
            QVERIFY(hits().model()->index(row, 0).data(Qt::UserRole).toString() != u"card"_s);
    }

    void theCardSaysInWordsWhereItsValuesComeFrom()
    {
        m_place->showCard(kGame, u"thief"_s);
        QCOMPARE(named<QLabel>(*m_place, "otherName")->text(), u"In German: Diebin"_s);
        QVERIFY(named<QLabel>(*m_place, "strengthFrom")->text().contains(u"working value"_s));
        QVERIFY(named<QLabel>(*m_place, "effectFrom")->text().contains(u"rulebook"_s));
    }

    void thePageShowsBothLanguagesClarificationsAndRules()
    {
        m_place->openCard(kGame, u"alchemist"_s);
        const QString text = named<QTextBrowser>(page(), "cardPageText")->toPlainText();
        for (const QString& part : {u"Alchemist"_s, u"Alchemistin"_s, u"Clarifications"_s, u"Related rules"_s,
                                    u"cc.card.alchemist"_s, u"working value"_s})
            QVERIFY2(text.contains(part), qPrintable(part));
        QVERIFY(!text.contains(u"Decks with this card"_s));
        const auto clarifications = m_shelf->library.rules().clarificationsOfCard(kGame, u"alchemist"_s);
        VERIFY_DONE(clarifications);
        QVERIFY(!clarifications->empty());
        for (const model::Clarification& each : *clarifications) {
            QVERIFY2(text.contains(each.answer.en), qPrintable(each.id));
            QVERIFY2(text.contains(each.answer.de), qPrintable(each.id));
        }
    }

    void decksAreNamedWhereSomebodyKnowsThem()
    {
        class Shelf : public model::CardUses
        {
        public:
            [[nodiscard]] std::vector<model::CardUse> usesOf(const QString&,
                                                             const QString& card) const override
            {
                return card == u"thief" ? std::vector<model::CardUse>{{u"7"_s, u"Night <b>shift"_s, 2}}
                                        : std::vector<model::CardUse>();
            }
        };
        const Shelf uses;
        m_place->setUses(&uses);
        m_place->openCard(kGame, u"thief"_s);
        const QString text = named<QTextBrowser>(page(), "cardPageText")->toPlainText();
        QVERIFY(text.contains(u"Decks with this card"_s));
        QVERIFY2(text.contains(u"Night <b>shift"_s), "names are text, not markup");
        m_place->openCard(kGame, u"monk"_s);
        QVERIFY(!named<QTextBrowser>(page(), "cardPageText")->toPlainText().contains(u"Decks with"_s));
        m_place->setUses(nullptr);
    }

    void copiesAndTagsAreStepsThatCanBeUndone()
    {
        m_place->openCard(kGame, u"thief"_s);
        auto* copies = named<QSpinBox>(page(), "ownedCopies");
        copies->setFocus();
        copies->selectAll();
        QTest::keyClicks(copies, u"3"_s);
        QTest::keyClick(copies, Qt::Key_Return);
        auto* tags = named<QLineEdit>(page(), "cardTags");
        tags->setFocus();
        QTest::keyClicks(tags, u"night, small , night"_s);
        QTest::keyClick(tags, Qt::Key_Return);
        model::LibraryStore& store = m_shelf->library.store();
        QCOMPARE(store.owned(kGame)->value(u"thief"_s), 3);
        QCOMPARE(*store.tags(kGame, u"thief"_s), (QStringList{u"night"_s, u"small"_s}));
        QUndoStack* steps = m_place->undoStack();
        QCOMPARE(steps->count(), 2);
        steps->undo();
        QCOMPARE(*store.tags(kGame, u"thief"_s), QStringList());
        QCOMPARE(tags->text(), QString());
        steps->undo();
        QCOMPARE(store.owned(kGame)->value(u"thief"_s), 0);
        QCOMPARE(copies->value(), 0);
        steps->redo();
        QCOMPARE(copies->value(), 3);
    }

    void aTagIsFoundAtOnce()
    {
        m_shelf->library.edits().setTags(kGame, u"monk"_s, {u"favourite"_s}, u"tags"_s);
        type(u"tag:favourite"_s);
        QCOMPARE(shownId(), u"monk"_s);
    }

    void anotherLanguageKeepsTheCardAndChangesEverythingElse()
    {
        m_place->showCard(kGame, u"war-bear"_s);
        speak(model::Language::German);
        settle();
        QCOMPARE(shownId(), u"war-bear"_s);
        QCOMPARE(gallery().currentIndex().data().toString(), u"Kriegsbär"_s);
        QCOMPARE(named<QLabel>(*m_place, "otherName")->text(), u"Auf Englisch: War Bear"_s);
        QCOMPARE(m_place->status(), u"%1 Karten"_s.arg(tests::allCards()));
    }

    void cardOrderAndFormComeBack()
    {
        m_place->showCard(kGame, u"loki"_s);
        choose("cardOrder", u"By strength"_s);
        trigger("view.list");
        auto* table = named<QTreeView>(*m_place, "cardTable");
        QVERIFY(table->isVisible());
        m_place.reset();
        makePlace();
        QCOMPARE(shownId(), u"loki"_s);
        QCOMPARE(named<QComboBox>(*m_place, "cardOrder")->currentText(), u"By strength"_s);
        table = named<QTreeView>(*m_place, "cardTable");
        QVERIFY(table->isVisible());
        int last = 99;
        for (int row = 0; row < 42; ++row) {
            const int strength = table->model()->index(row, 2).data().toInt();
            QVERIFY(strength <= last);
            last = strength;
        }
        QCOMPARE(table->model()->index(71, 2).data().toString(), QString());
    }

    void columnsAreHiddenByTheMenuAndStayHidden()
    {
        trigger("view.list");
        QApplication::processEvents();
        auto* table = named<QTreeView>(*m_place, "cardTable");
        QVERIFY(!table->isColumnHidden(1));
        QMenu* menu = named<QToolButton>(*m_place, "cardColumns")->menu();
        Q_EMIT menu->aboutToShow();
        for (QAction* column : menu->actions()) {
            if (column->text() == u"German name" || column->text() == u"Source")
                column->trigger();
        }
        QVERIFY(table->isColumnHidden(1));
        m_place.reset();
        makePlace();
        table = named<QTreeView>(*m_place, "cardTable");
        QVERIFY(table->isColumnHidden(1));
        QVERIFY(!table->isColumnHidden(7));
    }

    void theCardIsCopiedInWordsOrByName()
    {
        m_place->showCard(kGame, u"thief"_s);
        trigger("card.copy");
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"Thief (strength 2)\n"_s));
        trigger("card.copyName");
        QCOMPARE(QGuiApplication::clipboard()->text(), u"Thief"_s);
    }

    void otherPlacesAddWhatTheyDoWithACard()
    {
        QAction deck(u"Add to deck"_s);
        QString added;
        m_place->addCardAction(
            {&deck, [&](const QString& game, const QString& id) { added = game + u'/' + id; }});
        m_place->showCard(kGame, u"monk"_s);
        deck.trigger();
        QCOMPARE(added, u"crimson-company/monk"_s);
    }

    void theCardIsSavedAsAPictureOfPrintSizeAndAsVectors()
    {
        m_place->showCard(kGame, u"thief"_s);
        m_chooser.next = file(u"thief.png"_s);
        trigger("card.picture");
        QCOMPARE(m_chooser.suggested, u"thief.png"_s);
        QCOMPARE(QImage(m_chooser.next).size(), QSize(744, 1039));
        m_chooser.next = file(u"thief.svg"_s);
        trigger("card.picture");
        QFile svg(m_chooser.next);
        QVERIFY(svg.open(QIODevice::ReadOnly));
        QVERIFY(svg.readAll().contains("<svg"));
    }

    void aPictureThatCannotBeWrittenIsTold()
    {
        QSignalSpy failed(m_place.get(), &views::CardsPlace::pictureFailed);
        m_chooser.next = file(u"missing/folder/thief.png"_s);
        trigger("card.picture");
        QCOMPARE(failed.count(), 1);
        m_chooser.next.clear();
        trigger("card.picture");
        QCOMPARE(failed.count(), 1);
        m_chooser.next = file(u"thief.svg"_s);
        {
            const storagetest::FileSizeLimit limit(100);
            trigger("card.picture");
        }
        QCOMPARE(failed.count(), 2);
        QVERIFY(!QFile::exists(m_chooser.next));
    }

    /// Somebody would change a card without knowing which.
    void actionsNeverMeanACardThatIsNotShown()
    {
        QAction deck(u"Add to deck"_s);
        QStringList added;
        m_place->addCardAction({&deck, [&](const QString&, const QString& id) { added << id; }});
        type(u"thief"_s);
        QVERIFY(deck.isEnabled());
        search().clear();
        type(u"bishop tie same number of face down cards"_s);
        QTest::keyClick(&search(), Qt::Key_Down);
        QVERIFY(named<QTextBrowser>(*m_place, "ruleText")->isVisible());
        deck.trigger();
        QVERIFY2(!added.contains(u"thief"_s), "the card of an earlier search");
        search().clear();
        type(u"\"zzz\""_s);
        for (const char* id : {"card.open", "card.copy", "card.copyName", "card.picture"})
            QVERIFY2(!action(id)->isEnabled(), id);
        QVERIFY(!deck.isEnabled());
        added.clear();
        deck.trigger();
        QCOMPARE(added, QStringList());
    }

    void aClarificationOfOneCardMeansThatCard()
    {
        QAction deck(u"Add to deck"_s);
        QString added;
        m_place->addCardAction({&deck, [&](const QString&, const QString& id) { added = id; }});
        type(u"cl.alchemist.self"_s);
        QVERIFY(named<QTextBrowser>(*m_place, "ruleText")->isVisible());
        QVERIFY(deck.isEnabled());
        deck.trigger();
        QCOMPARE(added, u"alchemist"_s);
        search().clear();
        type(u"cc.score.tie"_s);
        QVERIFY(!deck.isEnabled());
        QVERIFY(!action("card.open")->isEnabled());
        QVERIFY(action("card.copy")->isEnabled());
    }

    void thePageMeansItsOwnCard()
    {
        type(u"thief"_s);
        m_place->openCard(kGame, u"monk"_s);
        trigger("card.copyName");
        QCOMPARE(QGuiApplication::clipboard()->text(), u"Monk"_s);
        QTest::keyClick(&page(), Qt::Key_Escape);
        trigger("card.copyName");
        QCOMPARE(QGuiApplication::clipboard()->text(), u"Thief"_s);
    }

    void aClarificationSaysWhoAnswersAndLeadsToItsCards()
    {
        QString ruling;
        const auto all = m_shelf->library.rules().clarifications(kGame);
        VERIFY_DONE(all);
        for (const model::Clarification& each : *all) {
            if (each.source == u"ruling" && !each.cards.isEmpty())
                ruling = each.id;
        }
        QVERIFY(!ruling.isEmpty());
        type(ruling);
        auto* text = named<QTextBrowser>(*m_place, "ruleText");
        QVERIFY2(text->toPlainText().contains(u"our ruling"_s), qPrintable(text->toPlainText()));
        QTest::keyClick(text, Qt::Key_Tab);
        QVERIFY(text->textCursor().charFormat().anchorHref().startsWith(u"card:"_s));
        QTest::keyClick(text, Qt::Key_Return);
        QVERIFY(page().isVisible());
        QTest::keyClick(&page(), Qt::Key_Escape);
        search().clear();
        type(u"cl.alchemist.self"_s);
        QVERIFY(text->toPlainText().contains(u"from the rulebook"_s));
    }

    void whatIsChosenIsCopiedWithItsSource()
    {
        type(u"cl.alchemist.self"_s);
        trigger("card.copy");
        const auto told = m_shelf->library.rules().clarification(u"cl.alchemist.self"_s);
        VERIFY_DONE(told);
        const QString copied = QGuiApplication::clipboard()->text();
        for (const QString& part :
             {(*told)->question.en, (*told)->answer.en, u"cl.alchemist.self"_s, u"from the rulebook"_s})
            QVERIFY2(copied.contains(part), qPrintable(copied));
        QVERIFY(!copied.contains((*told)->answer.de));
        search().clear();
        type(u"cc.score.tie"_s);
        trigger("card.copy");
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"cc.score.tie"_s));
    }

    void aClarificationHasAMenuOfItsOwn()
    {
        QSignalSpy rule(m_place.get(), &views::CardsPlace::ruleWanted);
        type(u"cl.alchemist.self"_s);
        QTest::keyClick(&search(), Qt::Key_Down);
        QStringList names;
        QTimer::singleShot(0, this, [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            for (QAction* each : menu->actions()) {
                names << each->objectName();
                if (each->objectName() == u"ruleOpen" || each->objectName() == u"ruleCopyBoth")
                    each->trigger();
            }
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(&hits(), &event);
        QVERIFY2(names.contains(u"card.copy"_s), qPrintable(names.join(u' ')));
        QCOMPARE(rule.count(), 1);
        const QString both = QGuiApplication::clipboard()->text();
        QVERIFY2(both.contains(u"Alchemistin"_s) && both.contains(u"Alchemist "_s), qPrintable(both));
    }

    /// A line edit takes Ctrl+Home and, on many desktops, Ctrl+E for itself.
    void keysOfActionsWorkFromTheSearchField()
    {
        const auto isTaken = [this](Qt::Key key, Qt::KeyboardModifiers with) {
            QKeyEvent event(QEvent::ShortcutOverride, key, with);
            event.ignore();
            QApplication::sendEvent(&search(), &event);
            return event.isAccepted();
        };
        QVERIFY(isTaken(Qt::Key_Home, Qt::ControlModifier));
        actions().setKeys(u"card.printed"_s, QKeySequence(u"Ctrl+Home"_s));
        QVERIFY(!isTaken(Qt::Key_Home, Qt::ControlModifier));
        QVERIFY(isTaken(Qt::Key_V, Qt::ControlModifier));
        actions().resetKeys(u"card.printed"_s);
        // Undo is that of the place once there is nothing to undo in the field.
        QVERIFY(!isTaken(Qt::Key_Z, Qt::ControlModifier));
        type(u"x"_s);
        QVERIFY(isTaken(Qt::Key_Z, Qt::ControlModifier));
    }

    void lettersInTheHitsGoOnSearching()
    {
        type(u"coin"_s);
        QTest::keyClick(&search(), Qt::Key_Down);
        QVERIFY(hits().hasFocus());
        QTest::keyClick(&hits(), Qt::Key_S);
        QVERIFY(search().hasFocus());
        QCOMPARE(search().text(), u"coins"_s);
        settle();
        QTest::keyClick(&search(), Qt::Key_Down);
        QTest::keyClick(&hits(), Qt::Key_Backspace);
        QVERIFY(search().hasFocus());
        QCOMPARE(search().text(), u"coin"_s);
        settle();
        QTest::keyClick(&search(), Qt::Key_Down);
        QTest::keyClick(&hits(), Qt::Key_Space);
        QCOMPARE(search().text(), u"coin "_s);
    }

    void ownOneOfEachSaysHowManyAndCanBeTakenBack()
    {
        int noted = -1;
        std::function<void()> undo;
        connect(m_place.get(), &views::CardsPlace::ownedNoted, this,
                [&](int count, const std::function<void()>& back) {
                    noted = count;
                    undo = back;
                });
        trigger("card.ownEach");
        QCOMPARE(noted, 42);
        undo();
        QVERIFY(m_shelf->library.store().owned(kGame)->isEmpty());
        trigger("card.ownEach");
        trigger("card.ownEach");
        QCOMPARE(noted, 0);
    }

    void facesHaveThreeSizesAndLargerOnesShowTheText()
    {
        auto* size = named<QComboBox>(*m_place, "cardFaceSize");
        QVERIFY(size->isVisible());
        QVERIFY(size->focusPolicy() & Qt::TabFocus);
        QCOMPARE(size->count(), 4);
        int last = 0;
        for (int entry = 1; entry < 4; ++entry) {
            size->setCurrentIndex(entry);
            Q_EMIT size->activated(entry);
            const int height = gallery().gridSize().height();
            QVERIFY(height > last);
            last = height;
        }
        size->setCurrentIndex(2);
        Q_EMIT size->activated(2);
        const int medium = gallery().gridSize().height();
        m_place.reset();
        makePlace();
        QCOMPARE(named<QComboBox>(*m_place, "cardFaceSize")->currentIndex(), 2);
        QCOMPARE(gallery().gridSize().height(), medium);
        // The longest text of either language is on a medium face.
        const auto cards = m_shelf->library.store().cards(kGame);
        VERIFY_DONE(cards);
        const int width = 264;
        for (const model::Card& card : *cards) {
            for (const model::Language language : model::kLanguages) {
                const model::CardFaceStyle style{.tokens = theme().tokens(), .language = language};
                QVERIFY2(model::CardFace(card, style, model::cardSizeForWidth(width)).fit().text ||
                             card.effects.empty(),
                         qPrintable(card.id));
            }
        }
        trigger("view.list");
        QVERIFY(!named<QComboBox>(*m_place, "cardFaceSize")->isVisible());
    }

    void wideWindowsShowLargerFacesUnlessSomebodyChose()
    {
        const int narrow = gallery().gridSize().height();
        m_place->resize(1700, 900);
        QApplication::processEvents();
        QVERIFY(gallery().gridSize().height() > narrow);
        auto* size = named<QComboBox>(*m_place, "cardFaceSize");
        size->setCurrentIndex(1);
        Q_EMIT size->activated(1);
        QCOMPARE(gallery().gridSize().height(), narrow);
    }

    void aSmallWindowHasRoomForTheTextInTheTable()
    {
        speak(model::Language::German);
        trigger("view.list");
        m_place->resize(848, 640); // beside the side bar of a window of 1024
        settle();
        auto* table = named<QTreeView>(*m_place, "cardTable");
        QVERIFY2(table->columnWidth(4) >= 110, qPrintable(QString::number(table->columnWidth(4))));
        QVERIFY(table->isColumnHidden(1));
        QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
        m_place->resize(1500, 640);
        QApplication::processEvents();
        QVERIFY(!table->isColumnHidden(1));
        // What only the room has hidden is not remembered as hidden.
        m_place->resize(848, 640);
        QApplication::processEvents();
        table->header()->resizeSection(0, 170);
        m_place.reset();
        makePlace();
        m_place->resize(1500, 640);
        QApplication::processEvents();
        QVERIFY(!named<QTreeView>(*m_place, "cardTable")->isColumnHidden(1));
    }

    void languagesStandBelowEachOtherWhereThereIsNoRoom()
    {
        m_place->openCard(kGame, u"alchemist"_s);
        auto* text = named<QTextBrowser>(page(), "cardPageText");
        QVERIFY(text->toHtml().contains(u"<table"_s));
        m_place->resize(620, 640);
        QApplication::processEvents();
        QVERIFY(!text->toHtml().contains(u"<table"_s));
        m_place->resize(1000, 640);
        QApplication::processEvents();
        QVERIFY(text->toHtml().contains(u"<table"_s));
    }

    void columnsShareTheRoomEvenly()
    {
        const int grid = gallery().gridSize().width();
        const int room = gallery().viewport()->width();
        QVERIFY(grid > 0);
        QVERIFY(room % grid < room / grid + 1);
    }

    void withoutALibraryThePlaceWaits()
    {
        m_place->setLibrary(nullptr);
        QVERIFY(named<QWidget>(*m_place, "libraryWaiting")->isVisible());
        QVERIFY(!action("card.copy")->isEnabled());
        m_place->setLibrary(&m_shelf->library);
        settle();
        QCOMPARE(cards(), tests::allCards());
    }
};

QTEST_MAIN(TestCardsPlace)
#include "test_cards_place.moc"
