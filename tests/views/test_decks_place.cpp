// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/action_table.h"
#include "model/decks/deck_contents_model.h"
#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"
#include "model/language/translations.h"
#include "tests/decks/sample_decks.h"
#include "tests/support/chosen_file.h"
#include "tests/support/gui_test.h"
#include "tests/support/stocked_library.h"
#include "views/decks/bar_chart.h"
#include "views/decks/card_list.h"
#include "views/decks/deck_builder.h"
#include "views/decks/decks_place.h"
#include "views/decks/offer_view.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTabBar>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

class TestDecksPlace : public tests::GuiTest
{
    Q_OBJECT

    /// Every question is a moment later than the one before, so that decks have an order.
    class TickingClock : public model::Clock
    {
    public:
        [[nodiscard]] QDateTime now() const override { return m_start.addMSecs(++m_asked); }

    private:
        QDateTime m_start = QDateTime::currentDateTimeUtc();
        mutable std::atomic<int> m_asked = 0;
    };
    TickingClock m_clock;
    model::Translations m_translations;
    tests::ChosenFile m_chooser;
    std::unique_ptr<tests::StockedLibrary> m_library;
    std::unique_ptr<model::Settings> m_settings;
    std::unique_ptr<views::Theme> m_theme;
    std::unique_ptr<views::ActionRegistry> m_actions;
    std::unique_ptr<model::DeckWorkshop> m_workshop;
    std::unique_ptr<views::DecksPlace> m_place;
    std::vector<views::Message> m_told;

    template <class T>
    [[nodiscard]] T& part(const char* name)
    {
        return *named<T>(*m_place, name);
    }
    void trigger(const char* id) { m_actions->action(QString::fromLatin1(id))->trigger(); }
    [[nodiscard]] const model::Deck& deck() { return m_place->session().deck(); }
    [[nodiscard]] int page() { return part<QStackedWidget>("decksPages").currentIndex(); }
    [[nodiscard]] QString validity() { return part<QLabel>("validitySummary").text(); }
    void add(const QString& name)
    {
        auto& search = part<QLineEdit>("collectionSearch");
        search.setText(name);
        QTest::keyClick(&search, Qt::Key_Return);
    }
    [[nodiscard]] QStringList violations()
    {
        QStringList list;
        for (const QLabel* label : m_place->findChildren<QLabel*>(u"violation"_s))
            if (label->isVisibleTo(m_place.get()))
                list << label->text();
        return list;
    }
    [[nodiscard]] QPushButton* repairButton()
    {
        for (QPushButton* button : m_place->findChildren<QPushButton*>(u"repair"_s))
            if (button->isVisibleTo(m_place.get()))
                return button;
        return nullptr;
    }
    void open(const model::Deck& saved)
    {
        (void)m_workshop->store()->save(saved).value();
        m_workshop->refreshDecks();
        auto& list = part<QListView>("deckShelfList");
        list.setCurrentIndex(list.model()->index(0, 0));
        QTest::keyClick(&list, Qt::Key_Return);
    }

protected:
    void setUp() override
    {
        m_library = std::make_unique<tests::StockedLibrary>();
        m_settings = std::make_unique<model::Settings>(file(u"a.ini"_s));
        m_settings->setLanguage(model::Language::English);
        m_translations.switchTo(model::Language::English);
        m_theme = std::make_unique<views::Theme>(*m_settings);
        m_actions = std::make_unique<views::ActionRegistry>(app::actionTable(), *m_settings, *m_theme);
        m_workshop = std::make_unique<model::DeckWorkshop>(m_clock);
        m_workshop->setDatabase(&m_library->database());
        m_chooser = {};
        m_told.clear();
        m_place =
            std::make_unique<views::DecksPlace>(*m_workshop, *m_settings, *m_actions, *m_theme, m_chooser);
        connect(m_place.get(), &views::DecksPlace::told, this,
                [this](const views::Message& message) { m_told.push_back(message); });
        m_place->resize(1180, 640);
        m_place->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_place.get()));
    }
    void tearDown() override
    {
        m_place.reset();
        m_workshop.reset();
        m_actions.reset();
        m_theme.reset();
        m_settings.reset();
        m_library.reset();
    }

private Q_SLOTS:
    void aGameWithoutDecksSaysSoAndLeadsToTheSetUp()
    {
        QSignalSpy asked(m_place.get(), &views::DecksPlace::setupAsked);
        part<QPushButton>("deckless.samurai-spirit").click();
        auto& page = part<QWidget>("decklessPage");
        QVERIFY(page.isVisible());
        auto* step = page.findChild<QPushButton*>(u"emptyStep"_s);
        QVERIFY(step != nullptr && step->hasFocus());
        QTest::keyClick(step, Qt::Key_Space);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.first().first().toString(), u"samurai-spirit"_s);
        part<QPushButton>("decklessBack").click();
        QVERIFY(!page.isVisible());
        // The builder offers every game; one without decks leads there too.
        trigger("deck.new");
        auto& game = part<QComboBox>("deckGame");
        game.setCurrentIndex(game.findData(u"game-of-crowns"_s));
        Q_EMIT game.activated(game.currentIndex());
        QVERIFY(page.isVisible());
        QVERIFY(deck().game != u"game-of-crowns");
    }

    void aNewDeckIsForTheGameThatIsChosen()
    {
        trigger("deck.new");
        auto& game = part<QComboBox>("deckGame");
        QVERIFY(game.isEnabled());
        QCOMPARE(game.count(), 4);
        game.setCurrentIndex(1);
        Q_EMIT game.activated(1);
        QCOMPARE(deck().game, u"battleground"_s);
        QCOMPARE(deck().variant, u"standard"_s);
        QCOMPARE(part<QListView>("collectionList").model()->rowCount(), 24);
        QCOMPARE(part<QComboBox>("collectionKind").findText(u"Castles"_s), -1);
        for (int i = 0; i < 9; ++i)
            add(u"crossbow"_s);
        QVERIFY(!game.isEnabled());
        QCOMPARE(deck().copiesOf(u"crossbowman"_s), 9);
        QVERIFY2(violations().join(u' ').contains(u"exactly 10"_s), qPrintable(violations().join(u' ')));
        add(u"levy"_s);
        QVERIFY2(violations().isEmpty(), qPrintable(violations().join(u' ')));
        // Nine that cost two and one that is free: 84 of 120 hands lack the free one.
        const auto check = model::checkDeck(deck(), m_workshop->cards());
        QCOMPARE(check.warnings.front().notice, rules::decks::Notice::FirstHandFails);
        const QString told = model::DeckWords::warning(
            check.warnings.front(), {m_workshop->cards(), model::Language::English, nullptr});
        QVERIFY2(told.startsWith(u"70.0 %"_s) && told.contains(u"84 of 120"_s), qPrintable(told));
        trigger("deck.save");
        trigger("deck.new");
        QCOMPARE(deck().game, u"battleground"_s);
    }

    void anEmptyShelfOffersToBuild()
    {
        QCOMPARE(page(), 0);
        QCOMPARE(m_place->status(), u"0 decks"_s);
        auto* step = m_place->findChild<QPushButton*>(u"emptyStep"_s);
        QVERIFY(step != nullptr);
        for (QPushButton* button : m_place->findChildren<QPushButton*>(u"emptyStep"_s))
            if (button->isVisible())
                step = button;
        QCOMPARE(step->text(), u"Build a deck"_s);
        QTest::mouseClick(step, Qt::LeftButton);
        QCOMPARE(page(), 1);
        QCOMPARE(deck().variant, u"tournament"_s);
        QVERIFY(validity().contains(u"not legal yet"_s));
    }

    void shelfAndBuilderFitANarrowWindow()
    {
        constexpr int kRoom = 1024 - 176; // a window of 1024 without its side bar
        for (const model::Language language : model::kLanguages) {
            m_settings->setLanguage(language);
            m_translations.switchTo(language);
            for (const char* id : {"deck.new", "deck.pair", "deck.compare"}) {
                trigger(id);
                add(u"apocalyptic rider"_s);
                QApplication::processEvents();
                QString parts;
                for (const QWidget* each : m_place->findChildren<QWidget*>()) {
                    if (const int least = qMax(each->minimumWidth(), each->minimumSizeHint().width());
                        least > 240)
                        parts +=
                            u" %1 %2 %3,"_s
                                .arg(QString::fromLatin1(each->metaObject()->className()), each->objectName())
                                .arg(least);
                }
                QVERIFY2(m_place->minimumSizeHint().width() <= kRoom,
                         qPrintable(model::languageCode(language) + u' ' + QString::fromLatin1(id) + u' ' +
                                    QString::number(m_place->minimumSizeHint().width()) + parts));
            }
        }
    }

    void germanWordsAreWholeInANarrowWindow()
    {
        m_settings->setLanguage(model::Language::German);
        m_translations.switchTo(model::Language::German);
        m_place->resize(1024 - 176, 620);
        trigger("deck.new");
        QApplication::processEvents();
        QCOMPARE(m_place->width(), 1024 - 176);
        const auto& tabs = part<QTabBar>("deckTabs");
        QVERIFY2(tabs.tabRect(tabs.count() - 1).right() < tabs.width(),
                 qPrintable(QString::number(tabs.width())));
        const auto& kind = part<QComboBox>("collectionKind");
        QVERIFY(kind.width() >= kind.sizeHint().width());
        const auto isWhole = [](const QWidget& shown) {
            return shown.visibleRegion().boundingRect().width() == shown.width();
        };
        m_place->builder().showPage(0);
        QApplication::processEvents();
        QVERIFY(isWhole(part<QLineEdit>("deckTags")));
        QVERIFY(isWhole(*m_place->findChildren<QPushButton*>(u"sleeve"_s).back()));
        m_translations.switchTo(model::Language::English);
    }

    void typedNamesAreAddedWithEnterAndValidityFollows()
    {
        trigger("deck.new");
        add(u"thief"_s);
        add(u"kriegsbaer"_s);
        QCOMPARE(deck().count(), 2);
        QCOMPARE(violations().size(), 1);
        QVERIFY2(violations().front().startsWith(u"2 cards, but the deck needs exactly 15."_s),
                 qPrintable(violations().front()));
        QCOMPARE(repairButton()->text(), u"Add Alchemist, Apocalyptic Rider and 11 more"_s);
        QTest::mouseClick(repairButton(), Qt::LeftButton);
        QCOMPARE(deck().count(), 15);
        QCOMPARE(validity(), u"Legal: Tournament"_s);
        QVERIFY(violations().isEmpty());
        trigger("edit.undo");
        QCOMPARE(deck().count(), 2);
    }

    /// Double-clicking row after row hits these rows, whatever there is to say above them.
    void listsStayWhereTheyAreWhileTheDeckIsEdited()
    {
        for (const model::Language language : model::kLanguages)
            for (const int width : {848, 1104, 1744}) {
                m_settings->setLanguage(language);
                m_translations.switchTo(language);
                m_place->resize(width, 620);
                trigger("deck.new");
                QApplication::processEvents();
                const auto top = [this](const char* list) {
                    QApplication::processEvents();
                    auto& shown = part<QWidget>(list);
                    return std::pair(shown.mapTo(m_place.get(), QPoint()).y(), shown.height());
                };
                add(u"thief"_s);
                const auto collection = top("collectionList");
                const auto cards = top("deckList");
                const auto stays = [&] {
                    return top("collectionList") == collection && top("deckList") == cards;
                };
                add(u"thief"_s);
                add(u"bard"_s);
                add(u"mint"_s);
                QVERIFY(part<QAbstractButton>("validityMore").isVisible());
                QVERIFY2(stays(), qPrintable(u"several reasons, %1"_s.arg(width)));
                part<QAbstractButton>("validityMore").click();
                QVERIFY(violations().size() > 1);
                QVERIFY2(stays(), qPrintable(u"all reasons, %1"_s.arg(width)));
                trigger("deck.repair");
                QVERIFY(violations().isEmpty());
                QVERIFY2(stays(), qPrintable(u"legal, %1"_s.arg(width)));
                part<QAbstractButton>("validityMore").setChecked(false);
            }
        m_translations.switchTo(model::Language::English);
    }

    void allReasonsAreOneClickAwayAndTheirButtonsInLine()
    {
        trigger("deck.new");
        for (const QString& name : {u"thief"_s, u"thief"_s, u"thief"_s})
            add(name);
        QCOMPARE(violations().size(), 1);
        auto& more = part<QAbstractButton>("validityMore");
        more.click();
        QApplication::processEvents();
        QCOMPARE(violations().size(), 2);
        const auto right = [this](const QWidget& button) {
            return button.mapTo(m_place.get(), QPoint(button.width(), 0)).x();
        };
        for (const QPushButton* button : m_place->findChildren<QPushButton*>(u"repair"_s))
            if (button->isVisibleTo(m_place.get()))
                QCOMPARE(right(*button), right(part<QPushButton>("repairAll")));
        QTest::keyClick(&part<QWidget>("validityPanel"), Qt::Key_Escape);
        QCOMPARE(violations().size(), 1);
        QVERIFY(!more.isChecked());
    }

    /// Shift-select and Del, Del alone, a repair: the list never loses its place.
    void afterACardHasGoneTheNextOneIsMarked()
    {
        open(tests::deckOfFirst(12, u"Alpha"_s));
        auto& list = part<views::CardList>("deckList");
        list.setFocus();
        const QStringList cards = list.marks().cards;
        const auto& contents = *static_cast<model::DeckContentsModel*>(list.model());
        const auto current = [&] { return list.marks().current; };
        list.setCurrentIndex(contents.index(contents.rowOf(cards[3])));
        QTest::keyClick(&list, Qt::Key_Delete);
        QApplication::processEvents();
        QCOMPARE(current(), cards[4]);
        QCOMPARE(list.marks().chosen, QStringList{cards[4]});
        // The last of its group: the next is beyond a heading.
        QTest::keyClick(&list, Qt::Key_Down, Qt::ShiftModifier);
        const QString last = current();
        QTest::keyClick(&list, Qt::Key_Delete);
        QApplication::processEvents();
        QCOMPARE(deck().copiesOf(last), 0);
        QCOMPARE(current(), cards[cards.indexOf(last) + 1]);
        QCOMPARE(list.marks().chosen, QStringList{current()});
        QVERIFY(named<QWidget>(*m_place, "cardFace")->isVisible());
        list.setCurrentIndex(contents.index(contents.rowOf(cards.back())));
        QTest::keyClick(&list, Qt::Key_Delete);
        QApplication::processEvents();
        QCOMPARE(current(), cards[cards.size() - 2]);
    }

    void aRepairLeavesACardMarkedAndShown()
    {
        open(tests::deckOfFirst(3, u"Alpha"_s));
        auto& list = part<views::CardList>("deckList");
        add(u"alchemist"_s);
        add(u"bard"_s);
        list.setCurrentIndex(list.model()->index(1, 0));
        repairButton()->setFocus();
        for (int i = 0; i < 4 && repairButton() != nullptr; ++i) {
            QTest::keyClick(repairButton(), Qt::Key_Space);
            QApplication::processEvents();
        }
        QVERIFY(violations().isEmpty());
        QVERIFY(!list.marks().current.isEmpty());
        QVERIFY(!list.marks().chosen.isEmpty());
        QVERIFY(named<QWidget>(*m_place, "cardFace")->isVisible());
    }

    void newDecksLeaveNothingOnTheShelfBeforeTheFirstEdit()
    {
        for (int i = 0; i < 3; ++i)
            trigger("deck.new");
        add(u"thief"_s);
        trigger("deck.new");
        QVERIFY(part<QLineEdit>("collectionSearch").text().isEmpty());
        Q_EMIT m_place->builder().left();
        QCOMPARE(m_workshop->decks().rowCount(), 1);
        QCOMPARE(m_workshop->decks().deck(0).cards, 1);
    }

    void theShelfShowsFacesOfEveryGame()
    {
        model::Deck other = model::emptyDeck(u"battleground"_s, u"standard"_s);
        other.change(u"crossbowman"_s, 9);
        (void)m_workshop->store()->save(other).value();
        m_workshop->refreshDecks();
        auto& list = part<QListView>("deckShelfList");
        const auto picture = [&](const QString& game) {
            m_workshop->setGame(game);
            QApplication::processEvents();
            return list.viewport()->grab().toImage();
        };
        QVERIFY(picture(tests::kCrimson) == picture(u"battleground"_s));
    }

    void sleevesHaveNamesAndAreReachedByTab()
    {
        trigger("deck.new");
        m_place->builder().showPage(0);
        const auto sleeves = m_place->findChildren<QPushButton*>(u"sleeve"_s);
        QCOMPARE(sleeves[1]->accessibleName(), u"Sleeves: red"_s);
        const QWidget* next = part<QLineEdit>("deckTags").nextInFocusChain();
        while (next != nullptr && (next->focusPolicy() & Qt::TabFocus) == 0)
            next = next->nextInFocusChain();
        QCOMPARE(next, sleeves[0]);
        sleeves[1]->click();
        trigger("deck.save");
        sleeves[2]->click();
        m_place->builder().showCompare();
        part<QComboBox>("compareWith").setCurrentIndex(1);
        auto& table = part<QTreeWidget>("differences");
        QCOMPARE(table.topLevelItem(0)->text(1), u"red"_s);
        QCOMPARE(table.topLevelItem(0)->text(2), u"blue"_s);
    }

    void everyReasonLinksToItsRule()
    {
        trigger("deck.new");
        QSignalSpy asked(m_place.get(), &views::DecksPlace::ruleAsked);
        QLabel* reason = nullptr;
        for (QLabel* label : m_place->findChildren<QLabel*>(u"violation"_s))
            reason = label;
        if (reason == nullptr)
            QFAIL("no reason is shown");
        QVERIFY(reason->text().contains(u"href=\"cc.tournament.cards\""_s));
        Q_EMIT reason->linkActivated(u"cc.tournament.cards"_s);
        QCOMPARE(asked.front().front().toString(), u"cc.tournament.cards"_s);
    }

    void keysChangeTheDeckOnlyWhereTheListHasTheKeyboard()
    {
        trigger("deck.new");
        add(u"thief"_s);
        add(u"monk"_s);
        auto& name = part<QLineEdit>("deckName");
        name.setFocus();
        name.setText({});
        QTest::keyClicks(&name, u"A+B-"_s);
        name.setCursorPosition(0);
        QTest::keyClick(&name, Qt::Key_Delete);
        QCOMPARE(name.text(), u"+B-"_s);
        QCOMPARE(deck().count(), 2);
        QCOMPARE(deck().name, u"+B-"_s);

        auto& list = part<views::CardList>("deckList");
        const int row = static_cast<model::DeckContentsModel*>(list.model())->rowOf(u"thief"_s);
        list.setCurrentIndex(list.model()->index(row, 0));
        QTest::keyClick(&list, Qt::Key_Plus);
        QTest::keyClick(&list, Qt::Key_Return);
        QCOMPARE(deck().copiesOf(u"thief"_s), 3);
        QTest::keyClick(&list, Qt::Key_Minus);
        QCOMPARE(deck().copiesOf(u"thief"_s), 2);
        QTest::keyClick(&list, Qt::Key_Delete);
        QCOMPARE(deck().copiesOf(u"thief"_s), 0);
        QCOMPARE(deck().copiesOf(u"monk"_s), 1);
    }

    void severalCardsGoInAndOutAtOnce()
    {
        trigger("deck.new");
        part<QLineEdit>("collectionSearch").clear();
        auto& collection = part<views::CardList>("collectionList");
        collection.setCurrentIndex(collection.model()->index(0, 0));
        QTest::keyClick(&collection, Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(&collection, Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(&collection, Qt::Key_Return);
        QCOMPARE(deck().count(), 3);
        QCOMPARE(m_place->session().edits().size(), std::size_t{1});
        auto& list = part<views::CardList>("deckList");
        list.selectAll();
        QTest::keyClick(&list, Qt::Key_Delete);
        QCOMPARE(deck().count(), 0);
        QCOMPARE(m_place->session().edits().size(), std::size_t{2});
        trigger("edit.undo");
        QCOMPARE(deck().count(), 3);
    }

    void cardsAreAddedByDoubleClickAndByDragging()
    {
        trigger("deck.new");
        auto& collection = part<views::CardList>("collectionList");
        const QRect first = collection.visualRect(collection.model()->index(0, 0));
        QTest::mouseDClick(collection.viewport(), Qt::LeftButton, {}, first.center());
        QCOMPARE(deck().copiesOf(u"alchemist"_s), 1);
        auto& list = part<views::CardList>("deckList");
        const std::unique_ptr<QMimeData> dragged(model::mimeDataOf({u"bard"_s, u"monk"_s}));
        const auto drop = [&](QWidget& target) {
            QDragEnterEvent enter({5, 5}, Qt::CopyAction, dragged.get(), Qt::LeftButton, {});
            QCoreApplication::sendEvent(&target, &enter);
            QVERIFY(enter.isAccepted());
            QDropEvent dropped(QPointF(5, 5), Qt::CopyAction, dragged.get(), Qt::LeftButton, {});
            QCoreApplication::sendEvent(&target, &dropped);
        };
        drop(*list.viewport());
        QCOMPARE(deck().count(), 3);
        drop(*collection.viewport());
        QCOMPARE(deck().count(), 1);
    }

    void savedDecksAreOnTheShelfAndCanBeFound()
    {
        open(tests::deckOfFirst(15, u"Alpha"_s));
        QCOMPARE(page(), 1);
        QCOMPARE(part<QLineEdit>("deckName").text(), u"Alpha"_s);
        QCOMPARE(part<QLabel>("deckState").text(), u"Saved"_s);
        part<QLineEdit>("deckName").setFocus();
        QTest::keyClicks(&part<QLineEdit>("deckName"), u" two"_s);
        QCOMPARE(part<QLabel>("deckState").text(), u"Draft"_s);
        trigger("deck.save");
        QCOMPARE(part<QLabel>("deckState").text(), u"Saved"_s);
        QCOMPARE(m_told.back().text(), u"“Alpha two” was saved as version 2."_s);
        Q_EMIT m_place->builder().left();
        QCOMPARE(page(), 0);
        auto& search = part<QLineEdit>("deckSearch");
        search.setText(u"zzz"_s);
        QCOMPARE(part<QListView>("deckShelfList").model()->rowCount(), 0);
        search.setText(u"two"_s);
        QCOMPARE(part<QListView>("deckShelfList").model()->rowCount(), 1);
    }

    void illegalDecksAreSavedAndSayWhy()
    {
        trigger("deck.new");
        add(u"thief"_s);
        trigger("deck.save");
        QVERIFY(m_told.back().text().contains(u"not legal yet"_s));
        QCOMPARE(m_workshop->decks().rowCount(), 1);
    }

    void removedDecksAreBroughtBack()
    {
        open(tests::deckOfFirst(15, u"Alpha"_s));
        trigger("deck.remove");
        QCOMPARE(page(), 0);
        QCOMPARE(m_workshop->decks().rowCount(), 0);
        m_told.back().answers.front().run();
        QCOMPARE(m_workshop->decks().rowCount(), 1);
    }

    void importShowsItsReportBeforeAnythingIsKept()
    {
        QFile text(file(u"friend.txt"_s));
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("1 Thief\n1 War Ber\nnobody at all\n");
        text.close();
        m_chooser.next = text.fileName();
        trigger("deck.import");
        QCOMPARE(page(), 2);
        QVERIFY(part<QLabel>("importSummary").text().startsWith(u"1 line read, 1 guessed, 1 left out"_s));
        auto& table = part<QTreeWidget>("importLines");
        QCOMPARE(table.topLevelItem(0)->text(0), u"3"_s);
        QCOMPARE(table.topLevelItem(0)->text(3), u"left out: no card has this name"_s);
        QCOMPARE(table.topLevelItem(1)->text(2), u"War Bear"_s);
        QVERIFY(m_workshop->store()->list()->empty());
        QTest::mouseClick(&part<QPushButton>("importDismiss"), Qt::LeftButton);
        QCOMPARE(page(), 0);
        QVERIFY(m_workshop->store()->list()->empty());
        trigger("deck.import");
        QTest::mouseClick(&part<QPushButton>("importKeep"), Qt::LeftButton);
        QCOMPARE(deck().name, u"friend"_s);
        QCOMPARE(m_workshop->store()->list()->size(), std::size_t{1});
    }

    /// The largest deck that is read at all keeps the window free while it is read.
    void aLargeDeckIsReadInAnotherThread()
    {
        const QByteArray large =
            "1 Thief\n" + QByteArray("1 Nobody at all knows this one\n").repeated(19'000);
        m_place->importContent(large, u"large.txt"_s);
        QVERIFY(part<QWidget>("workStrip").isVisible());
        QVERIFY(part<QLabel>("workText").text().contains(u"large.txt"_s));
        QCOMPARE(page(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(page(), 2, 20'000);
        QVERIFY(!part<QWidget>("workStrip").isVisible());
        QVERIFY(part<QLabel>("importSummary").text().startsWith(u"1 line read"_s));
    }

    void readingALargeDeckCanBeCancelled()
    {
        const QByteArray large =
            "1 Thief\n" + QByteArray("1 Nobody at all knows this one\n").repeated(19'000);
        m_place->importContent(large, u"large.txt"_s);
        QTest::mouseClick(&part<QPushButton>("workCancel"), Qt::LeftButton);
        QVERIFY(!part<QWidget>("workStrip").isVisible());
        // What follows is read as if nothing had been before it.
        m_place->importContent("1 Thief\n", u"small.txt"_s);
        QCOMPARE(page(), 2);
        QVERIFY(part<QLabel>("importTitle").text().contains(u"small.txt"_s));
        m_place->importContent(large, u"large.txt"_s);
        m_place->importContent("1 Monk\n", u"second.txt"_s);
        QVERIFY(part<QLabel>("importTitle").text().contains(u"second.txt"_s));
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QVERIFY(part<QLabel>("importTitle").text().contains(u"second.txt"_s));
    }

    void badFilesChangeNothingAndSayWhy()
    {
        m_place->importContent("\x89PNG", u"a.png"_s);
        QCOMPARE(page(), 0);
        QVERIFY(m_told.back().text().contains(u"not text"_s));
        m_place->importFile(file(u"missing.txt"_s));
        QVERIFY(m_told.back().text().contains(u"cannot be read"_s));
    }

    void linksAndTextTravelThroughTheClipboard()
    {
        model::Deck saved = tests::deckOfFirst(15, u"Alpha"_s);
        saved.sleeves = u"#1f5a96"_s;
        open(saved);
        trigger("deck.copyLink");
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"castellan://deck/"_s));
        trigger("deck.paste");
        QCOMPARE(page(), 2);
        QCOMPARE(part<QLabel>("importTitle").text(), u"Import from a share link"_s);
        QTest::mouseClick(&part<QPushButton>("importKeep"), Qt::LeftButton);
        QVERIFY(deck().id != saved.id);
        QCOMPARE(deck().sleeves, saved.sleeves);
        trigger("deck.copyText");
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"1 Alchemist\n"_s));
    }

    void exportWritesTheChosenFormat()
    {
        open(tests::deckOfFirst(15, u"Al/pha"_s));
        m_chooser.next = file(u"out.cod"_s);
        trigger("deck.export");
        QCOMPARE(m_chooser.suggested, u"Al-pha.castellan-deck"_s);
        QFile written(file(u"out.cod"_s));
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(written.readAll().contains("<cockatrice_deck"));
        m_chooser.next = file(u"none/out.cod"_s);
        trigger("deck.export");
        QVERIFY(m_told.back().text().contains(u"could not be written"_s));
        // A device that is always full; small decks stay in Qt's buffer until the end.
        m_chooser.next = u"/dev/full"_s;
        trigger("deck.export");
        QVERIFY(m_told.back().text().contains(u"no space left"_s));
    }

    void pairingShowsTheMatchDeckAndDoubles()
    {
        model::Deck other = tests::deckOfFirst(17, u"Other"_s);
        other.change(u"alchemist"_s, -1);
        other.change(u"bard"_s, -1);
        (void)m_workshop->store()->save(other).value();
        open(tests::deckOfFirst(15, u"Mine"_s));
        trigger("deck.pair");
        auto& choice = part<QComboBox>("opponent");
        QCOMPARE(choice.count(), 2);
        choice.setCurrentIndex(1);
        QCOMPARE(part<QLabel>("pairState").text(), u"A legal match deck of 30 cards."_s);
        QVERIFY(part<QLabel>("pairDoubles").text().startsWith(u"13 cards in both decks"_s));
        const auto* match = part<QListView>("matchDeck").model();
        int cards = 0;
        QSet<int> owners;
        for (int row = 0; row < match->rowCount(); ++row)
            if (!match->index(row, 0).data(model::DeckContentsModel::HeadingRole).toBool()) {
                cards += match->index(row, 0).data(model::DeckContentsModel::CopiesRole).toInt();
                owners << match->index(row, 0).data(model::DeckContentsModel::OwnerRole).toInt();
            }
        QCOMPARE(cards, 30);
        QCOMPARE(owners, (QSet<int>{0, 1, 2}));
    }

    void onlyDecksOfTheGameArePairedAndOnlyWhereDecksAre()
    {
        model::Deck other = model::emptyDeck(u"battleground"_s, u"standard"_s);
        other.name = u"Other game"_s;
        other.change(u"crossbowman"_s, 10);
        (void)m_workshop->store()->save(other).value();
        model::Deck mine = tests::deckOfFirst(15, u"Mine"_s);
        // As an older version let people choose it.
        m_settings->setState(u"decks/opponents/"_s + mine.id, other.id);
        open(mine);
        trigger("deck.pair");
        QCOMPARE(part<QComboBox>("opponent").count(), 1);
        QVERIFY(!part<QLabel>("pairState").isVisible());
        // Nor can it be compared and merged: only the version of the deck itself is there.
        trigger("deck.compare");
        QCOMPARE(part<QComboBox>("compareWith").count(), 2);
        trigger("deck.pair");
        m_place->session().set(model::DeckField::Variant, u"duel"_s);
        QVERIFY(!part<QComboBox>("opponent").isVisible());
        QVERIFY2(part<QLabel>("pairNone").text().contains(u"Tournament"_s),
                 qPrintable(part<QLabel>("pairNone").text()));
        QVERIFY(m_place->openDeck(other.id));
        trigger("deck.pair");
        QVERIFY(part<QLabel>("pairNone").isVisible());
        QVERIFY(part<QLabel>("pairNone").text().contains(u"their own deck"_s));
    }

    void chancesAndOffersAreThoseOfTheMatchDeck()
    {
        (void)m_workshop->store()->save(tests::deckOfFirst(15, u"Theirs"_s)).value();
        open(tests::deckOfFirst(15, u"Mine"_s));
        trigger("deck.pair");
        part<QComboBox>("opponent").setCurrentIndex(1);
        m_place->builder().showPage(1);
        QVERIFY2(part<QLabel>("chance").text().contains(u"of 30."_s),
                 qPrintable(part<QLabel>("chance").text()));
        QComboBox* choice = nullptr;
        for (QComboBox* box : m_place->findChildren<QComboBox*>(u"playedDeck"_s))
            if (box->isVisible())
                choice = box;
        QVERIFY(choice != nullptr);
        QCOMPARE(choice->currentText(), u"Match deck with “Theirs”: 30 cards"_s);
        m_place->builder().showPage(2);
        QVERIFY(part<QLabel>("offerState").text().contains(u"26 cards"_s));
        m_place->builder().showPage(1);
        choice->setCurrentIndex(1);
        Q_EMIT choice->activated(1);
        QVERIFY(part<QLabel>("chance").text().contains(u"of 15."_s));
        m_place->builder().showPage(2);
        QVERIFY(part<QLabel>("offerState").text().contains(u"11 cards"_s));
    }

    void whatIsNotCertainIsNotCalledAHundredPercent()
    {
        model::Deck deck = tests::deckOfFirst(30, u"Alpha"_s);
        open(deck);
        m_place->builder().showPage(1);
        auto& group = part<QComboBox>("chanceGroup");
        bool seen = false;
        for (int i = 0; i < group.count(); ++i) {
            group.setCurrentIndex(i);
            for (const views::Bar& bar : part<views::BarChart>("chanceChart").bars()) {
                QVERIFY2(bar.value >= 1 || bar.shown != u"100"_s, qPrintable(group.currentText()));
                QVERIFY2(bar.value <= 0 || bar.shown != u"0"_s, qPrintable(group.currentText()));
                seen = seen || bar.shown.startsWith(u"99."_s);
            }
            QVERIFY(!part<QLabel>("chance").text().contains(u"one of 1 card"_s));
        }
        QVERIFY(seen);
    }

    void statisticsFollowTheDeck()
    {
        open(tests::deckOfFirst(15, u"Alpha"_s));
        m_place->builder().showPage(1);
        const auto& bars = part<views::BarChart>("strengthChart").bars();
        double sum = 0;
        for (const views::Bar& bar : bars)
            sum += bar.value;
        QCOMPARE(sum, 15.0);
        QVERIFY(part<QLabel>("chance").text().contains(u"%"_s));
    }

    void offersAreDrawnTakenAndSteppedBack()
    {
        open(tests::deckOfFirst(15, u"Alpha"_s));
        m_place->builder().showPage(2);
        auto& state = part<QLabel>("offerState");
        QVERIFY(state.text().contains(u"11 cards"_s));
        QTest::keyClick(&part<views::OfferView>("offerView"), Qt::Key_Return);
        QVERIFY(state.text().contains(u"10 cards"_s));
        QTest::mouseClick(&part<QPushButton>("offerBack"), Qt::LeftButton);
        QVERIFY(state.text().contains(u"11 cards"_s));
        QTest::mouseClick(&part<QPushButton>("offerAgain"), Qt::LeftButton);
        QVERIFY(state.text().contains(u"11 cards"_s));
    }

    void versionsAreComparedAndRestored()
    {
        open(tests::deckOfFirst(15, u"Alpha"_s));
        add(u"wizard"_s);
        trigger("deck.save");
        m_place->builder().showPage(5);
        auto& versions = part<QListView>("versions");
        QCOMPARE(versions.model()->rowCount(), 2);
        versions.setCurrentIndex(versions.model()->index(1, 0));
        QTest::mouseClick(&part<QPushButton>("compareVersion"), Qt::LeftButton);
        auto& table = part<QTreeWidget>("differences");
        QCOMPARE(table.topLevelItemCount(), 1);
        QCOMPARE(table.topLevelItem(0)->text(0), u"Wizard"_s);
        m_place->builder().showPage(5);
        versions.setCurrentIndex(versions.model()->index(1, 0));
        QTest::mouseClick(&part<QPushButton>("restoreVersion"), Qt::LeftButton);
        QCOMPARE(deck().count(), 15);
        QCOMPARE(m_workshop->store()->versions(deck().id)->front().changes.restored, 1);
    }

    void historyJumpsToAnyEdit()
    {
        trigger("deck.new");
        for (const QString& name : {u"thief"_s, u"monk"_s, u"bard"_s})
            add(name);
        m_place->builder().showPage(5);
        auto& edits = part<QListView>("edits");
        QCOMPARE(edits.model()->rowCount(), 4);
        QCOMPARE(edits.model()->index(2, 0).data().toString(), u"+ Monk"_s);
        Q_EMIT edits.clicked(edits.model()->index(1, 0));
        QCOMPARE(deck().count(), 1);
        QVERIFY(m_actions->action(u"edit.redo"_s)->isEnabled());
    }

    void aDraftIsSavedBeforeItsLibraryIsClosedOrAnotherOneOpened()
    {
        open(tests::deckOfFirst(15, u"Alpha"_s));
        const QString id = deck().id;
        const auto kept = [&] {
            model::DeckStore store(m_library->database(), m_clock);
            const auto draft = store.draft(id);
            return draft && *draft ? (*draft)->name : QString();
        };
        m_place->session().set(model::DeckField::Name, u"Beta"_s);
        QVERIFY(m_place->session().autosave().isPending());
        m_workshop->close();
        QCOMPARE(kept(), u"Beta"_s);
        m_workshop->setDatabase(&m_library->database());
        QVERIFY(m_place->openDeck(id));
        m_place->session().set(model::DeckField::Name, u"Gamma"_s);
        QVERIFY(m_place->session().autosave().isPending());
        tests::StockedLibrary other;
        m_workshop->setDatabase(&other.database());
        QCOMPARE(kept(), u"Gamma"_s);
        m_workshop->setDatabase(&m_library->database());
        QVERIFY(m_place->openDeck(id));
        m_place->session().set(model::DeckField::Name, u"Delta"_s);
        QVERIFY(m_place->session().autosave().isPending());
        m_place.reset();
        QCOMPARE(kept(), u"Delta"_s);
    }

    void everythingSpeaksGermanAtOnce()
    {
        open(tests::deckOfFirst(14, u"Alpha"_s));
        m_settings->setLanguage(model::Language::German);
        m_translations.switchTo(model::Language::German);
        QTRY_VERIFY(validity().contains(u"Turnier"_s));
        QVERIFY2(violations().front().startsWith(u"14 Karten"_s), qPrintable(violations().front()));
        QCOMPARE(part<QTabBar>("deckTabs").tabText(1), u"Statistik"_s);
        m_translations.switchTo(model::Language::English);
    }

    void actionsRestWhileThePlaceIsHidden()
    {
        trigger("deck.new");
        QVERIFY(m_actions->action(u"deck.save"_s)->isEnabled());
        m_place->hide();
        QVERIFY(!m_actions->action(u"deck.save"_s)->isEnabled());
        // A new deck can be begun from anywhere.
        QVERIFY(m_actions->action(u"deck.new"_s)->isEnabled());
    }

    void withoutALibraryDecksCanBeBuiltAndExported()
    {
        m_workshop->close();
        trigger("deck.new");
        add(u"thief"_s);
        trigger("deck.save");
        QVERIFY(m_told.back().text().contains(u"Export"_s));
        m_chooser.next = file(u"alone.castellan-deck"_s);
        trigger("deck.export");
        QVERIFY(QFile::exists(m_chooser.next));
    }
};

QTEST_MAIN(TestDecksPlace)
#include "test_decks_place.moc"
