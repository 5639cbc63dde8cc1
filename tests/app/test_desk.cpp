// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/action_table.h"
#include "app/gui/desk.h"
#include "tests/support/all_cards.h"
#include "tests/support/gui_test.h"
#include "views/cards/cards_place.h"
#include "views/decks/decks_place.h"
#include "views/rulebook/rulebook_place.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabBar>
#include <QTextBrowser>
#include <QToolButton>

#include <algorithm>

namespace {
const QString kGame = QStringLiteral("crimson-company");
const QString kCardsPlace = QStringLiteral("cards");
} // namespace

class TestDesk : public tests::GuiTest
{
    Q_OBJECT

    std::unique_ptr<app::Desk> m_desk;

    void restart()
    {
        if (m_desk)
            m_desk->window().close();
        m_desk.reset();
        m_desk = std::make_unique<app::Desk>(app::Surroundings{file(QStringLiteral("castellan.ini")),
                                                               file(QStringLiteral("library.castellan"))});
        m_desk->start();
        QVERIFY(QTest::qWaitForWindowExposed(&m_desk->window()));
    }

    [[nodiscard]] app::MainWindow& window() { return m_desk->window(); }
    [[nodiscard]] views::CardsPlace& cards()
    {
        return *static_cast<views::CardsPlace*>(window().place(QStringLiteral("cards")));
    }
    [[nodiscard]] views::DecksPlace& decks()
    {
        return *static_cast<views::DecksPlace*>(window().place(QStringLiteral("decks")));
    }
    /// Presses a button of the message that stands first.
    void answer(const char* text)
    {
        // A message that another one has taken the place of goes later.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QList<QPushButton*> buttons = window().messages().findChildren<QPushButton*>();
        buttons += named<QWidget>(window(), "news")->findChildren<QPushButton*>();
        for (QPushButton* button : buttons) {
            if (button->isVisible() && button->text() == QLatin1String(text)) {
                button->click();
                return;
            }
        }
        QFAIL(text);
    }
    void trigger(const char* id) { m_desk->actions().action(QString::fromLatin1(id))->trigger(); }

protected:
    void setUp() override
    {
        model::Settings(file(QStringLiteral("castellan.ini"))).setLanguage(model::Language::English);
        restart();
    }
    void tearDown() override { m_desk.reset(); }

private Q_SLOTS:
    void geometryPlaceAndLanguageComeBack()
    {
        // Newer versions of Qt shrink a window that is larger than the screen.
        const QSize screen = window().screen()->availableSize();
        window().resize(screen.boundedTo(QSize(1000, 700)) * 4 / 5);
        window().move(40, 30);
        const QRect before = window().geometry();
        window().showPlace(QStringLiteral("settings"));
        trigger("view.german");
        restart();
        QCOMPARE(window().geometry(), before);
        QCOMPARE(window().currentPlace(), QStringLiteral("settings"));
        QCOMPARE(m_desk->settings().language(), model::Language::German);
        QCOMPARE(named<QToolButton>(window(), "button.place.cards")->text(), QStringLiteral("Karten"));
    }

    /// Not only after the language or the theme has changed once.
    void everyPlaceHasItsWordsAtOnce()
    {
        int seen = 0;
        for (const views::PlaceEntry& entry : window().places()) {
            window().showPlace(entry.id);
            for (const QPushButton* button : window().place(entry.id)->findChildren<QPushButton*>()) {
                if (!button->isVisible())
                    continue;
                ++seen;
                QVERIFY2(!button->text().isEmpty() || !button->icon().isNull(),
                         qPrintable(entry.id + u' ' + button->objectName()));
            }
            for (const QComboBox* box : window().place(entry.id)->findChildren<QComboBox*>())
                QVERIFY2(!box->isVisible() || box->count() == 0 || !box->currentText().isEmpty(),
                         qPrintable(entry.id + u' ' + box->objectName()));
        }
        QVERIFY(seen > 10);
    }

    /// What does not fit a small window is scrolled, but on an ordinary screen every place fits.
    void everyPlaceFitsAnOrdinaryWindowInBothLanguages()
    {
        for (const char* language : {"view.english", "view.german"}) {
            trigger(language);
            window().resize(1280, 720);
            for (const views::PlaceEntry& entry : window().places()) {
                window().showPlace(entry.id);
                QApplication::processEvents();
                const views::Place* place = window().place(entry.id);
                const QWidget* room = place->parentWidget();
                QVERIFY2(place->size() == room->size(), qPrintable(QStringLiteral("%1 %2: %3 x %4 in %5 x %6")
                                                                       .arg(QLatin1String(language), entry.id)
                                                                       .arg(place->width())
                                                                       .arg(place->height())
                                                                       .arg(room->width())
                                                                       .arg(room->height())));
            }
            // Whatever does not fit can be reached.
            window().resize(640, 400);
            QApplication::processEvents();
            const QWidget* last = window().place(window().currentPlace());
            QVERIFY(last->height() >= last->minimumSizeHint().height());
            QVERIFY(last->width() >= last->parentWidget()->width());
        }
    }

    void aNewDeckCanBeBegunFromAnywhere()
    {
        window().showPlace(QStringLiteral("settings"));
        QVERIFY(window().madePlace(QStringLiteral("decks")) == nullptr);
        QTest::keyClick(&window(), Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(window().currentPlace(), QStringLiteral("decks"));
        QCOMPARE(named<QStackedWidget>(window(), "decksPages")->currentIndex(), 1);
    }

    void stepsInADeckCanBeTakenBackAfterAWalkThroughOtherPlaces()
    {
        QTRY_VERIFY(m_desk->library().database() != nullptr);
        trigger("deck.new");
        decks().session().changeCopies({{QStringLiteral("thief"), 0, 1, QStringLiteral("Thief")}});
        QVERIFY(m_desk->actions().action(QStringLiteral("edit.undo"))->isEnabled());
        window().showPlace(QStringLiteral("settings"));
        window().showPlace(QStringLiteral("decks"));
        window().showPlace(QStringLiteral("decks"));
        QVERIFY(m_desk->actions().action(QStringLiteral("edit.undo"))->isEnabled());
        trigger("edit.undo");
        QCOMPARE(decks().session().deck().count(), 0);
    }

    /// Killed, not closed: nothing is written at the end.
    void thePlaceIsRememberedAtOnce()
    {
        window().showPlace(QStringLiteral("decks"));
        const model::Settings other(file(QStringLiteral("castellan.ini")));
        QCOMPARE(other.state(QStringLiteral("window/place")).toString(), QStringLiteral("decks"));
    }

    void goodNewsAreToldInTheStatusLineAndMoveNothing()
    {
        QTRY_VERIFY(!cards().isBusy());
        QTRY_VERIFY(m_desk->library().database() != nullptr);
        cards().showCard(kGame, QStringLiteral("thief"));
        const QPoint before = cards().mapTo(&window(), QPoint());
        trigger("card.addToDeck");
        QApplication::processEvents();
        QCOMPARE(window().messages().messages().size(), size_t{1});
        QVERIFY(!window().messages().isVisible());
        QVERIFY(named<QWidget>(window(), "news")->isVisible());
        QVERIFY(!named<QLabel>(window(), "statusText")->isVisible());
        QCOMPARE(cards().mapTo(&window(), QPoint()), before);
    }

    void aPlaceThatIsGoneFallsBackToTheFirst()
    {
        m_desk->settings().setState(QStringLiteral("window/place"), QStringLiteral("dungeon"));
        window().showPlace(QStringLiteral("dungeon"));
        QCOMPARE(window().currentPlace(), QStringLiteral("cards"));
    }

    void onlyRegisteredPlacesAreInTheSideBar()
    {
        QStringList buttons;
        for (const QToolButton* button : named<QFrame>(window(), "sideBar")->findChildren<QToolButton*>())
            if (button->objectName() != QStringLiteral("button.view.sideBar"))
                buttons << button->objectName();
        QStringList places;
        for (const views::PlaceEntry& place : window().places()) {
            if (place.inSideBar)
                places << QStringLiteral("button.place.") + place.id;
        }
        QCOMPARE(buttons, places);
    }

    void aClickInTheSideBarOpensThePlaceAndMarksIt()
    {
        auto* button = named<QToolButton>(window(), "button.place.settings");
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(window().currentPlace(), QStringLiteral("settings"));
        QVERIFY(button->isChecked());
        QVERIFY(!named<QToolButton>(window(), "button.place.cards")->isChecked());
    }

    void theSideBarWorksByKeyboard()
    {
        auto* first = named<QToolButton>(window(), "button.place.cards");
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Down);
        auto* second = named<QToolButton>(window(), "button.place.decks");
        QVERIFY(second->hasFocus());
        QTest::keyClick(second, Qt::Key_Space);
        QCOMPARE(window().currentPlace(), QStringLiteral("decks"));
    }

    void theSideBarShrinksToIconsWhenAskedOrWhenTheWindowIsNarrow()
    {
        auto* bar = named<QFrame>(window(), "sideBar");
        QAction* names = m_desk->actions().action(QStringLiteral("view.sideBar"));
        window().resize(1280, 800);
        QApplication::processEvents();
        QVERIFY(names->isChecked());
        const int wide = bar->width();
        window().resize(wide * 4, 700);
        QApplication::processEvents();
        QVERIFY(!names->isChecked());
        QVERIFY(bar->width() < wide / 2);
        // What somebody has chosen stays so.
        names->trigger();
        QApplication::processEvents();
        QCOMPARE(bar->width(), wide);
        names->trigger();
        window().resize(1280, 800);
        QApplication::processEvents();
        QVERIFY(bar->width() < wide / 2);
    }

    void everyActionIsInAMenuWithTextToolTipAndKeys()
    {
        QSet<QAction*> inMenus;
        for (const QAction* menu : window().menuBar()->actions()) {
            for (QAction* action : menu->menu()->actions())
                inMenus << action;
        }
        QSet<QString> ids;
        for (const views::ActionSpec& spec : app::actionTable()) {
            const QString id = QString::fromLatin1(spec.id);
            const QAction* action = m_desk->actions().action(id);
            QVERIFY2(!ids.contains(id), spec.id);
            ids << id;
            QVERIFY2(inMenus.contains(const_cast<QAction*>(action)), spec.id);
            QVERIFY2(action->text().contains(u'&'), spec.id);
            QVERIFY2(!action->toolTip().isEmpty(), spec.id);
            QVERIFY2(!action->shortcut().isEmpty(), spec.id);
        }
    }

    void noTwoActionsShareDefaultKeysOrAMnemonicInTheirMenu()
    {
        for (const model::Language language : model::kLanguages) {
            m_desk->settings().setLanguage(language);
            for (const views::ActionSpec& spec : app::actionTable()) {
                const auto others = m_desk->actions().conflicts(QString::fromLatin1(spec.id));
                QVERIFY2(others.empty(), spec.id);
            }
            QSet<QChar> ofMenus;
            for (const QAction* menu : window().menuBar()->actions()) {
                const QChar letter = menu->text().at(menu->text().indexOf(u'&') + 1).toLower();
                QVERIFY2(!ofMenus.contains(letter), qPrintable(menu->text()));
                ofMenus << letter;
                QSet<QChar> letters;
                for (const QAction* action : menu->menu()->actions()) {
                    if (action->isSeparator())
                        continue;
                    const QChar own = action->text().at(action->text().indexOf(u'&') + 1).toLower();
                    QVERIFY2(!letters.contains(own), qPrintable(action->text()));
                    letters << own;
                }
            }
        }
    }

    void keysReachTheirActions()
    {
        QTest::keyClick(&window(), Qt::Key_Comma, Qt::ControlModifier);
        QCOMPARE(window().currentPlace(), QStringLiteral("settings"));
        QTest::keyClick(&window(), Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(window().currentPlace(), QStringLiteral("cards"));
    }

    void theSettingsPageChangesLanguageSchemeSizeAndSpacingAtOnce()
    {
        window().showPlace(QStringLiteral("settings"));
        const auto choose = [this](const char* name, int index) {
            auto* box = named<QComboBox>(window(), name);
            box->setCurrentIndex(index);
            Q_EMIT box->activated(index);
        };
        const int height = QFontMetrics(QApplication::font()).height();
        choose("languageChoice", 1);
        QTRY_COMPARE(named<QTabBar>(window(), "settingsTabs")->tabText(0), QStringLiteral("Darstellung"));
        choose("schemeChoice", 2);
        QCOMPARE(m_desk->theme().scheme(), views::Scheme::Dark);
        QVERIFY(QApplication::palette().color(QPalette::Window).lightness() < 80);
        choose("textSizeChoice", 3);
        QVERIFY(QFontMetrics(QApplication::font()).height() > height * 5 / 4);
        choose("densityChoice", 1);
        QVERIFY(m_desk->theme().isCompact());
    }

    void aFileThatCannotBeOpenedIsToldInAStripThatCloses()
    {
        m_desk->open({QStringLiteral("/nowhere/a.deck")});
        QCOMPARE(window().messages().messages().size(), size_t{1});
        const QString text = named<QLabel>(window().messages(), "messageText")->text();
        QVERIFY2(text.contains(QStringLiteral("a.deck")), qPrintable(text));
        QTest::mouseClick(named<QToolButton>(window().messages(), "closeMessage"), Qt::LeftButton);
        QVERIFY(window().messages().messages().empty());
        QVERIFY(!window().messages().isVisible());
    }

    void aDeckFileDroppedOntoTheWindowShowsItsReport()
    {
        QTRY_VERIFY(m_desk->library().database() != nullptr);
        QFile deck(file(QStringLiteral("friend.txt")));
        QVERIFY(deck.open(QIODevice::WriteOnly));
        deck.write("2 Thief\n");
        deck.close();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(deck.fileName())});
        QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window(), &drop);
        QCOMPARE(window().currentPlace(), QStringLiteral("decks"));
        QVERIFY(named<QLabel>(window(), "importSummary")->text().startsWith(QStringLiteral("1 line read")));
    }

    void aClauseOpensInTheRulebookFromAnywhere()
    {
        m_desk->openClause(QStringLiteral("cc.score.tie"));
        QCOMPARE(window().currentPlace(), QStringLiteral("rulebook"));
        QCOMPARE(static_cast<views::RulebookPlace*>(window().place(QStringLiteral("rulebook")))->current(),
                 QStringLiteral("cc.score.tie"));
    }

    void aPdfThatIsOpenedIsOfferedToTheLibrary()
    {
        QFile pdf(file(QStringLiteral("rules.PDF")));
        QVERIFY(pdf.open(QIODevice::WriteOnly));
        pdf.close();
        // The library opens after the window.
        QTRY_VERIFY(m_desk->editions().canImport());
        m_desk->open({pdf.fileName()});
        QCOMPARE(window().currentPlace(), QStringLiteral("rulebook"));
        QVERIFY(named<QPushButton>(window(), "pdfImportStart")->isVisible());
        QVERIFY(window().messages().messages().empty());
    }

    void aMessageThatStandsIsTranslatedToo()
    {
        m_desk->open({QStringLiteral("/nowhere/a.deck")});
        auto* text = named<QLabel>(window().messages(), "messageText");
        const QString english = text->text();
        trigger("view.german");
        QTRY_VERIFY(text->text() != english);
        QVERIFY(text->text().contains(QStringLiteral("a.deck")));
    }

    void aRuleOpensInTheRulebookAndBackLeadsToTheCards()
    {
        QTRY_VERIFY(!cards().isBusy());
        cards().openCard(kGame, QStringLiteral("alchemist"));
        Q_EMIT cards().ruleWanted(QStringLiteral("cl.alchemist.self"));
        QCOMPARE(window().currentPlace(), QStringLiteral("rulebook"));
        auto* book = static_cast<views::RulebookPlace*>(window().place(QStringLiteral("rulebook")));
        QCOMPARE(book->current(), QStringLiteral("cl.alchemist.self"));
        trigger("rule.back");
        QCOMPARE(window().currentPlace(), QStringLiteral("cards"));
        QVERIFY(named<QWidget>(cards(), "cardPage")->isVisible());
    }

    void aCardGoesIntoANewDeckAndThenIntoTheOpenOne()
    {
        QTRY_VERIFY(!cards().isBusy());
        QTRY_VERIFY(m_desk->library().database() != nullptr);
        cards().showCard(kGame, QStringLiteral("thief"));
        QTest::keyClick(&window(), Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(window().currentPlace(), kCardsPlace);
        model::DeckSession& session = decks().session();
        QCOMPARE(session.deck().copiesOf(QStringLiteral("thief")), 1);
        cards().showCard(kGame, QStringLiteral("monk"));
        trigger("card.addToDeck");
        QCOMPARE(session.deck().count(), 2);
        const auto message = window().messages().messages().front();
        QVERIFY2(message->text().contains(QStringLiteral("Monk")), qPrintable(message->text()));
        QVERIFY(message->text().contains(QStringLiteral("2 cards")));
        answer("Undo");
        QCOMPARE(session.deck().count(), 1);
        trigger("card.addToDeck");
        answer("Open the deck");
        QCOMPARE(window().currentPlace(), QStringLiteral("decks"));
        QCOMPARE(named<QStackedWidget>(window(), "decksPages")->currentIndex(), 1);
    }

    void aCardGoesIntoADeckOfChoice()
    {
        QTRY_VERIFY(!cards().isBusy());
        QTRY_VERIFY(m_desk->library().database() != nullptr);
        for (const char* name : {"First", "Second"}) {
            model::Deck deck = model::emptyDeck(kGame, QStringLiteral("duel"));
            deck.name = QString::fromLatin1(name);
            QVERIFY(m_desk->workshop().store()->save(deck));
        }
        cards().showCard(kGame, QStringLiteral("thief"));
        trigger("card.addToDeck");
        auto* menu = named<QMenu>(window(), "deckChoice");
        QVERIFY(menu->isVisible());
        QStringList choices;
        for (const QAction* each : menu->actions())
            choices << each->text();
        QVERIFY2(choices.contains(QStringLiteral("First")) && choices.contains(QStringLiteral("Second")),
                 qPrintable(choices.join(u',')));
        menu->actions().at(choices.indexOf(QStringLiteral("First")))->trigger();
        QCOMPARE(decks().session().deck().name, QStringLiteral("First"));
        QCOMPARE(decks().session().deck().copiesOf(QStringLiteral("thief")), 1);
        QCOMPARE(window().currentPlace(), kCardsPlace);
    }

    void theCardPageNamesTheDecksThatUseItAndOpensThem()
    {
        QTRY_VERIFY(!cards().isBusy());
        QTRY_VERIFY(m_desk->library().database() != nullptr);
        model::Deck deck = model::emptyDeck(kGame, QStringLiteral("duel"));
        deck.name = QStringLiteral("Pickpockets");
        deck.change(QStringLiteral("thief"), 2);
        QVERIFY(m_desk->workshop().store()->save(deck));
        cards().openCard(kGame, QStringLiteral("thief"));
        auto* page = named<QTextBrowser>(cards(), "cardPageText");
        QVERIFY(page->toPlainText().contains(QStringLiteral("Decks with this card")));
        QVERIFY(page->toPlainText().contains(QStringLiteral("Pickpockets")));
        QVERIFY(page->toPlainText().contains(QStringLiteral("× 2")));
        Q_EMIT page->anchorClicked(QUrl(QStringLiteral("use:") + deck.id));
        QCOMPARE(window().currentPlace(), QStringLiteral("decks"));
        QCOMPARE(decks().session().deck().name, QStringLiteral("Pickpockets"));
        // What is taken out of the deck is gone from the page as soon as one is back.
        decks().session().changeCopies({{QStringLiteral("thief"), 2, 0, {}}});
        window().showPlace(kCardsPlace);
        QVERIFY(!page->toPlainText().contains(QStringLiteral("Pickpockets")));
    }

    void aCardIsPrintedAsAProxy()
    {
        QTRY_VERIFY(!cards().isBusy());
        cards().openCard(kGame, QStringLiteral("thief"));
        QTest::mouseClick(named<QToolButton>(cards(), "cardPage.card.print"), Qt::LeftButton);
        QCOMPARE(window().currentPlace(), QStringLiteral("print"));
        const auto* source = named<QComboBox>(window(), "printSource");
        QVERIFY2(source->currentText().startsWith(QStringLiteral("Thief")),
                 qPrintable(source->currentText()));
    }

    void whatIsDoneWithACardRestsWhereThereIsNone()
    {
        QTRY_VERIFY(!cards().isBusy());
        const auto enabled = [this](const char* id) {
            return m_desk->actions().action(QString::fromLatin1(id))->isEnabled();
        };
        cards().showCard(kGame, QStringLiteral("thief"));
        for (const char* id : {"card.addToDeck", "card.addToOther", "card.print", "card.copy"})
            QVERIFY2(enabled(id), id);
        window().showPlace(QStringLiteral("settings"));
        for (const char* id : {"card.addToDeck", "card.addToOther", "card.print", "card.copy"})
            QVERIFY2(!enabled(id), id);
    }

    void undoBelongsToThePlaceThatIsShown()
    {
        QTRY_VERIFY(!cards().isBusy());
        QTRY_VERIFY(m_desk->library().database() != nullptr);
        QAction* undo = m_desk->actions().action(QStringLiteral("edit.undo"));
        QVERIFY(!undo->isEnabled());
        cards().openCard(kGame, QStringLiteral("thief"));
        auto* copies = named<QSpinBox>(cards(), "ownedCopies");
        copies->setValue(4);
        QVERIFY(undo->isEnabled());
        window().showPlace(QStringLiteral("settings"));
        QVERIFY(!undo->isEnabled());
        window().showPlace(QStringLiteral("cards"));
        undo->trigger();
        QCOMPARE(copies->value(), 0);
        trigger("edit.redo");
        QCOMPARE(copies->value(), 4);
        QCOMPARE(
            model::LibraryStore(*m_desk->library().database()).owned(kGame)->value(QStringLiteral("thief")),
            4);
    }

    void withoutALibraryTheCardsAreThereAllTheSame()
    {
        m_desk.reset();
        QFile junk(file(QStringLiteral("library.castellan")));
        QVERIFY(junk.open(QIODevice::WriteOnly | QIODevice::Truncate));
        junk.write(QByteArray(5000, 'j'));
        junk.close();
        restart();
        QTRY_VERIFY(!m_desk->library().isOpening());
        QTRY_VERIFY(!cards().isBusy());
        QVERIFY(m_desk->library().database() == nullptr);
        QCOMPARE(named<QAbstractItemView>(cards(), "cardList")->model()->rowCount(), tests::allCards());
        cards().openCard(kGame, QStringLiteral("thief"));
        QVERIFY(named<QWidget>(cards(), "cardPage")->isVisible());
        QVERIFY(!named<QSpinBox>(cards(), "ownedCopies")->isEnabled());
    }

    void theNextStartShowsTheCardsOfTheLibraryWithItsCorrections()
    {
        QTRY_VERIFY(m_desk->library().database() != nullptr);
        const auto corrected =
            model::LibraryStore(*m_desk->library().database())
                .correct(kGame, QStringLiteral("thief"), model::CardField::Strength, QStringLiteral("7"));
        QVERIFY(corrected);
        restart();
        QTRY_VERIFY(!cards().isBusy());
        cards().openCard(kGame, QStringLiteral("thief"));
        QVERIFY(named<QTextBrowser>(cards(), "cardPageText")
                    ->toPlainText()
                    .contains(QStringLiteral("Strength 7")));
    }

    void theReportForBugsIsCopied()
    {
        views::AboutDialog* about = m_desk->showAbout();
        QTest::mouseClick(named<QPushButton>(*about, "copyReport"), Qt::LeftButton);
        const QString report = QGuiApplication::clipboard()->text();
        for (const char* line : {"Castellan: ", "Qt: ", "System: ", "Library: ", "Settings: "})
            QVERIFY2(report.contains(QLatin1String(line)), line);
        QCOMPARE(report, named<QPlainTextEdit>(*about, "systemReport")->toPlainText());
        about->close();
    }
};

QTEST_MAIN(TestDesk)
#include "test_desk.moc"
