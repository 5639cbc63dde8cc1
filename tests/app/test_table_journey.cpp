// SPDX-License-Identifier: GPL-3.0-or-later

// From a fresh start to the tenth goldfished turn, a corrected value at the table, and an example of the
// rulebook: the program as a new owner uses it.
#include "app/gui/desk.h"
#include "model/library/library_content.h"
#include "model/library/library_store.h"
#include "model/play/deal_code.h"
#include "model/play/known_games.h"
#include "model/rulebook/examples.h"
#include "model/rulebook/rulebook_reader.h"
#include "tests/support/gui_test.h"
#include "views/cards/cards_place.h"
#include "views/cards/rule_details.h"
#include "views/decks/decks_place.h"
#include "views/rulebook/rulebook_place.h"
#include "views/table/board_view.h"
#include "views/table/lab_page.h"
#include "views/table/setup_page.h"
#include "views/table/table_place.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTextBrowser>

#include <algorithm>

using namespace Qt::StringLiterals;

class TestTableJourney : public tests::GuiTest
{
    Q_OBJECT

    std::unique_ptr<app::Desk> m_desk;

    void startDesk(bool welcomes = false)
    {
        app::Surroundings surroundings;
        surroundings.welcomes = welcomes;
        surroundings.settingsFile = file(u"castellan.ini"_s);
        surroundings.libraryFile = file(u"library.castellan"_s);
        m_desk = std::make_unique<app::Desk>(surroundings);
        m_desk->settings().setLanguage(model::Language::English);
        m_desk->start();
        QVERIFY(QTest::qWaitFor([&] { return m_desk->library().database() != nullptr; }, 20000));
    }
    [[nodiscard]] views::TablePlace& table()
    {
        return *static_cast<views::TablePlace*>(m_desk->window().place(u"table"_s));
    }
    [[nodiscard]] model::MatchSession& session() { return table().session(); }
    void trigger(const char* action) { m_desk->actions().action(QString::fromLatin1(action))->trigger(); }

    [[nodiscard]] QAbstractButton* shown(const char* name)
    {
        for (auto* button : m_desk->window().findChildren<QAbstractButton*>(QString::fromLatin1(name)))
            if (button->isVisible() && button->isEnabled())
                return button;
        return nullptr;
    }
    void click(const char* name)
    {
        QAbstractButton* button = shown(name);
        QVERIFY2(button != nullptr, name);
        QTest::mouseClick(button, Qt::LeftButton);
        QApplication::processEvents();
    }
    /// What somebody presses who tries things out: something lit on the board, an amount, or an answer.
    bool pressSomething(int number)
    {
        const auto lit = named<views::BoardView>(table(), "board")->litItems();
        QAbstractButton* answer = shown("answer0");
        if (auto* amount = shown("amountChosen"))
            QTest::mouseClick(amount, Qt::LeftButton);
        else if (answer != nullptr && (lit.isEmpty() || number % 3 == 0))
            QTest::mouseClick(answer, Qt::LeftButton);
        else if (!lit.isEmpty())
            QTest::mouseClick(lit[number % lit.size()], Qt::LeftButton);
        else
            return false;
        return true;
    }

    /// Every character but the Bard, as often as said.
    [[nodiscard]] static model::Deck crimsonDeck(const QString& variant, int players, int copies)
    {
        model::Deck deck = model::emptyDeck(u"crimson-company"_s, variant);
        deck.name = u"Built"_s;
        deck.players = players;
        for (const model::Card& card : model::builtInCards(deck.game))
            if (card.kind == model::CardKind::Character && card.id != u"bard"_s)
                deck.change(card.id, copies);
        return deck;
    }
    void goldfish(const model::Deck& deck)
    {
        m_desk->window().showPlace(u"decks"_s);
        auto* decks = static_cast<views::DecksPlace*>(m_desk->window().place(u"decks"_s));
        trigger("deck.new");
        decks->session().begin(deck);
        trigger("deck.goldfish");
    }

protected:
    void tearDown() override { m_desk.reset(); }

private Q_SLOTS:
    /// By mouse alone, with nothing there before: the welcome, its sample deck, the goldfish button, ten
    /// turns.
    void fromAFreshStartToTheTenthGoldfishedTurn()
    {
        startDesk(true);
        QCOMPARE(m_desk->window().currentPlace(), u"welcome"_s);
        click("welcomeDeck");
        QCOMPARE(m_desk->window().currentPlace(), u"decks"_s);
        click("builder.deck.goldfish");
        QCOMPARE(m_desk->window().currentPlace(), u"table"_s);
        QVERIFY(session().isActive());
        QCOMPARE(session().setup().match.variant, std::string("tournament"));
        // Both sides are the person's own.
        QCOMPARE(session().playerOf("A"), model::SeatPlayer::Person);
        QCOMPARE(session().playerOf("B"), model::SeatPlayer::Person);
        int turns = 0;
        for (int i = 0; turns < 10 && i < 1000; ++i) {
            const std::string turn = session().match().turn();
            if (session().match().isOver()) {
                // Short matches happen: a goldfisher takes some turns back and goes another way.
                for (int k = 0; k < 3; ++k)
                    trigger("table.undoTurn");
                continue;
            }
            QVERIFY2(pressSomething(i), session().question().text.en.c_str());
            QApplication::processEvents();
            turns += session().match().turn() != turn ? 1 : 0;
        }
        QCOMPARE(turns, 10);
        // It is there again at the next start, where it was left.
        const auto hash = session().match().hash();
        const auto steps = session().timeline().size();
        m_desk.reset();
        startDesk(true);
        m_desk->window().showPlace(u"table"_s);
        QTRY_VERIFY(session().isActive());
        QCOMPARE(session().match().hash(), hash);
        QCOMPARE(session().timeline().size(), steps);
    }

    /// What the menu of the table begins is seen, wherever one is, from the first start on.
    void theMenuOfTheTableLeadsToTheTable()
    {
        startDesk();
        for (const char* id : {"table.new", "table.lab"}) {
            m_desk->window().showPlace(u"rulebook"_s);
            QVERIFY(m_desk->actions().action(QString::fromLatin1(id))->isEnabled());
            trigger(id);
            QCOMPARE(m_desk->window().currentPlace(), u"table"_s);
        }
        QVERIFY(named<views::LabPage>(table(), "labPage")->isVisible());
        m_desk.reset();
        startDesk();
        m_desk->window().showPlace(u"rulebook"_s);
        trigger("table.lab");
        QCOMPARE(m_desk->window().currentPlace(), u"table"_s);
        QVERIFY(named<views::LabPage>(table(), "labPage")->isVisible());
    }

    void theOptionsOfADeckAreThoseOfItsMatch()
    {
        startDesk();
        model::Deck deck;
        deck.game = u"battleground"_s;
        deck.variant = u"standard"_s;
        deck.options = {u"single"_s};
        for (const model::Card& card : model::builtInCards(u"battleground"_s))
            if (deck.count() < 10)
                deck.change(card.id, 1);
        m_desk->window().showPlace(u"decks"_s);
        auto* decks = static_cast<views::DecksPlace*>(m_desk->window().place(u"decks"_s));
        trigger("deck.new");
        decks->session().begin(deck);
        trigger("deck.goldfish");
        QVERIFY(session().isActive());
        QCOMPARE(session().setup().match.game, std::string("battleground"));
        const auto& lines = session().setup().match.lines;
        const std::vector<std::string> once{"option", "copies", "off"};
        QVERIFY(std::find(lines.begin(), lines.end(), once) != lines.end());
    }

    /// A deck is set up for the variant and the players that it was built for; what it leaves open is asked.
    void aDeckIsSetUpForItsVariant_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("copies");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<int>("seats");
        QTest::newRow("free for all") << u"free-for-all"_s << 5 << 3 << u"free-for-all"_s << 5;
        QTest::newRow("as few as possible") << u"free-for-all"_s << 0 << 2 << u"free-for-all"_s << 3;
        QTest::newRow("solo") << u"solo"_s << 0 << 1 << u"solo"_s << 1;
        QTest::newRow("co-op") << u"co-op"_s << 0 << 1 << u"coop"_s << 2;
    }
    void aDeckIsSetUpForItsVariant()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        QFETCH(int, copies);
        QFETCH(QString, shown);
        QFETCH(int, seats);
        startDesk();
        goldfish(crimsonDeck(variant, players, copies));
        QVERIFY(!session().isActive());
        auto* page = named<views::SetupPage>(table(), "setupPage");
        QVERIFY(page->isVisible());
        QCOMPARE(page->setup().match.variant, shown.toStdString());
        QCOMPARE(static_cast<int>(page->setup().seats.size()), seats);
        QCOMPARE(page->setup().seats.front(), model::SeatPlayer::Person);
        QCOMPARE(named<QLabel>(table(), "setupProblem")->text(), QString());
        click("startMatch");
        QVERIFY(session().isActive());
        QCOMPARE(session().setup().match.variant, shown.toStdString());
        QCOMPARE(static_cast<int>(session().match().seats().size()), seats);
        std::size_t cards = 0;
        for (const auto& line : session().setup().match.lines)
            cards += line.front() == "deck" ? line.size() - 1 : 0;
        QCOMPARE(cards, static_cast<std::size_t>(crimsonDeck(variant, players, copies).count()));
    }

    void aVariantThatCannotBePlayedNamesThoseThatCan()
    {
        startDesk();
        goldfish(crimsonDeck(u"chess"_s, 0, 1));
        QVERIFY(!session().isActive());
        const QString problem = named<QLabel>(table(), "setupProblem")->text();
        QVERIFY2(problem.contains(u"“chess”"_s) && problem.contains(u"Duel, Tournament"_s),
                 qPrintable(problem));
    }

    /// “I am alone on a Sunday evening and want a hard solo game”: four steps and well under 20 seconds from
    /// the start of the program to the first move, whose record is in the statistics when the match ends.
    void fromAFreshStartToAHardSoloGame()
    {
        QElapsedTimer clock;
        clock.start();
        int steps = 0;
        startDesk(true);
        click("welcomeSolo");
        ++steps;
        auto* page = named<views::SetupPage>(table(), "setupPage");
        QVERIFY(page->isVisible());
        QCOMPARE(page->setup().match.variant, std::string("solo"));
        QComboBox* difficulty = nullptr;
        for (auto* box : page->findChildren<QComboBox*>())
            if (box->isVisible() && box->findData(u"hard"_s) >= 0)
                difficulty = box;
        QVERIFY2(difficulty != nullptr, "the difficulty is asked openly");
        difficulty->setFocus();
        QTest::keyClicks(difficulty, u"H"_s);
        ++steps;
        QCOMPARE(difficulty->currentData().toString(), u"hard"_s);
        click("startMatch");
        ++steps;
        QVERIFY(session().isActive());
        QVERIFY(session().asksPerson());
        for (int i = 0; session().timeline().size() == 1 && i < 10; ++i, ++steps)
            QVERIFY(pressSomething(1));
        QVERIFY(session().timeline().size() > 1);
        QVERIFY2(steps <= 6, qPrintable(QString::number(steps)));
        QVERIFY2(clock.elapsed() < 20'000, qPrintable(QString::number(clock.elapsed())));
        const auto& lines = session().setup().match.lines;
        const std::vector<std::string> hard{"option", "difficulty", "hard"};
        QVERIFY(std::find(lines.begin(), lines.end(), hard) != lines.end());

        for (quint64 i = 0; !session().match().isOver() && i < 5000; ++i)
            session().choose(session().game().bot(rules::bots::BotKind::Greedy, i)(session().match()));
        QVERIFY(session().match().isOver());
        auto* statistics = m_desk->showStatistics();
        auto* rows = named<QTableView>(*statistics, "recordsTogether")->model();
        QCOMPARE(rows->rowCount(), 1);
        QCOMPARE(rows->index(0, model::RecordTableModel::Difficulty).data().toString(), u"Hard"_s);
        QCOMPARE(rows->index(0, model::RecordTableModel::Matches).data().toString(), u"1"_s);
        QVERIFY(!named<QTableView>(*statistics, "recordsAgainst")->isVisible());
        auto* remove = named<QPushButton>(*statistics, "deleteRecords");
        QTest::mouseClick(remove, Qt::LeftButton);
        QCOMPARE(rows->rowCount(), 1);
        QTest::mouseClick(remove, Qt::LeftButton);
        QCOMPARE(rows->rowCount(), 0);
        statistics->close();
    }

    /// A deal code is shown, typed in and refused when it has a typing error; the deal of the day is one.
    void aDealIsTypedIn()
    {
        startDesk();
        trigger("table.daily");
        auto* page = named<views::SetupPage>(table(), "setupPage");
        QVERIFY(page->isVisible());
        auto* deal = named<QLineEdit>(table(), "setupDeal");
        const QString daily = deal->text();
        QCOMPARE(daily.section(u'/', -2, -2), QString::number(page->setup().match.seed));
        page->shuffle();
        QVERIFY(deal->text() != daily);
        const QString solo =
            model::dealCode(*model::knownGame(u"crimson-company"_s),
                            {"crimson-company", "solo", 77, {{"option", "difficulty", "insane"}}})
                .value();
        deal->setFocus();
        deal->selectAll();
        QTest::keyClicks(deal, solo.chopped(1) + (solo.endsWith(u'1') ? u"2"_s : u"1"_s));
        QTest::keyClick(deal, Qt::Key_Return);
        QVERIFY(page->setup().match.variant != "solo");
        QVERIFY(named<QLabel>(table(), "setupProblem")->text().contains(u"typing error"_s));
        deal->selectAll();
        QTest::keyClicks(deal, solo);
        QTest::keyClick(deal, Qt::Key_Return);
        QCOMPARE(page->setup().match.variant, std::string("solo"));
        QCOMPARE(page->setup().match.seed, quint64{77});
        QCOMPARE(named<QLabel>(table(), "setupProblem")->text(), QString());
        QApplication::processEvents();
        QCOMPARE(deal->text(), solo);
        click("startMatch");
        QVERIFY(session().isActive());
        QCOMPARE(model::dealCode(session().game(), session().setup().match).value(), solo);
    }

    void sampleDecksAreAddedOnce()
    {
        startDesk();
        trigger("deck.samples");
        const auto first = m_desk->workshop().store()->list();
        QVERIFY(first);
        QCOMPARE(first->size(), 9U);
        trigger("deck.samples");
        QCOMPARE(m_desk->workshop().store()->list()->size(), 9U);
    }

    void aCorrectedValueIsPlayedAndShownAtTheTable()
    {
        startDesk();
        QVERIFY(model::LibraryStore(*m_desk->library().database())
                    .correct(u"crimson-company"_s, u"monk"_s, model::CardField::Strength, u"9"_s));
        m_desk->openInLab(u"scenario T\ngame crimson-company\ngiven turn A deployment\n"
                          "given front A: bard thief\ngiven left A: monk\n"_s);
        auto* lab = table().findChild<views::LabPage*>(u"labPage"_s);
        QVERIFY(lab->session().match() != nullptr);
        for (const rules::CounterView& counter : lab->session().match()->counters())
            if (counter.id == "total left A")
                QCOMPARE(counter.value, 9);
        QVERIFY(session().start({{"crimson-company", "duel", 3, {}}, {}, {}}));
        QCOMPARE(session().game().stage()->form().card("monk")->strength, 9);
    }

    void anExampleIsPlayedFromAFoundRuleAndFromACard()
    {
        startDesk();
        const model::Rulebook& rules = model::builtInRulebook(u"crimson-company"_s);
        const auto one = std::find_if(rules.clarifications().begin(), rules.clarifications().end(),
                                      [](const auto& each) { return each.scenarios.size() == 1; });
        QVERIFY(one != rules.clarifications().end());
        auto* cards = static_cast<views::CardsPlace*>(m_desk->window().place(u"cards"_s));
        m_desk->window().showPlace(u"cards"_s);
        cards->openCard(u"crimson-company"_s, one->cards.front());
        auto* text = named<QTextBrowser>(*cards, "cardPageText");
        QTRY_VERIFY(text->toHtml().contains(u"example:"_s + one->id));
        Q_EMIT text->anchorClicked(QUrl(u"example:"_s + one->id));
        QCOMPARE(m_desk->window().currentPlace(), u"table"_s);
        QVERIFY(session().isActive());
        QVERIFY(session().canRedo());
        session().close();

        m_desk->window().showPlace(u"cards"_s);
        views::RuleDetails found(model::builtInRulebook, m_desk->theme());
        connect(&found, &views::RuleDetails::exampleWanted, m_desk.get(), &app::Desk::playExampleOf);
        views::FoundRule rule;
        rule.hit.game = u"crimson-company"_s;
        rule.hit.id = one->id;
        found.setRule(rule, model::Language::English);
        auto* button = named<QPushButton>(found, "playExample");
        QVERIFY(!button->isHidden());
        button->click();
        QCOMPARE(m_desk->window().currentPlace(), u"table"_s);
        QVERIFY(session().isActive());
    }

    void anExampleOfTheRulebookIsPlayedAtTheTable()
    {
        startDesk();
        m_desk->openClause(u"cc.card.alchemist"_s);
        auto* book = static_cast<views::RulebookPlace*>(m_desk->window().place(u"rulebook"_s));
        const model::Rulebook& rules = model::builtInRulebook(u"crimson-company"_s);
        const auto examples =
            model::examplesOf(rules, *rules.clause(u"cc.card.alchemist"_s), model::Language::English);
        QVERIFY(!examples.empty());
        Q_EMIT book->exampleWanted(examples.front().text, examples.front().title);
        QCOMPARE(m_desk->window().currentPlace(), u"table"_s);
        QVERIFY(session().isActive());
        QVERIFY(session().canRedo());
        while (session().canRedo())
            session().step();
        QVERIFY(session().canUndo());
    }

    void theQuestionOfAnExampleIsAboveTheBoardUntilTheNextMatch()
    {
        startDesk();
        const model::Rulebook& rules = model::builtInRulebook(u"crimson-company"_s);
        for (const model::Language language : {model::Language::English, model::Language::German}) {
            m_desk->settings().setLanguage(language);
            const auto one = std::find_if(rules.clarifications().begin(), rules.clarifications().end(),
                                          [](const auto& each) { return each.scenarios.size() == 1; });
            QVERIFY(one != rules.clarifications().end());
            m_desk->playExampleOf(u"crimson-company"_s, one->id);
            QVERIFY(session().isActive());
            const auto* caption = named<QLabel>(m_desk->window(), "exampleQuestion");
            const auto* board = named<QWidget>(m_desk->window(), "board");
            QVERIFY(caption->isVisible());
            QCOMPARE(caption->text(), one->question.in(language));
            QVERIFY(caption->mapToGlobal(QPoint()).y() < board->mapToGlobal(QPoint()).y());
            const auto started = session().start(session().setup());
            QVERIFY(started);
            QVERIFY(!caption->isVisible());
            session().close();
        }
    }
};

QTEST_MAIN(TestTableJourney)
#include "test_table_journey.moc"
