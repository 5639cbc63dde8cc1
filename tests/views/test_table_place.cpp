// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/action_table.h"
#include "model/decks/formats/deck_file.h"
#include "model/faces/fitted_text.h"
#include "model/language/translations.h"
#include "model/library/library_content.h"
#include "model/play/brought_deck.h"
#include "model/play/known_games.h"
#include "model/play/open_choice.h"
#include "model/rulebook/rulebook_reader.h"
#include "tests/storage/file_size_limit.h"
#include "tests/support/chosen_file.h"
#include "tests/support/crimson.h"
#include "tests/support/gui_test.h"
#include "views/table/board_motion.h"
#include "views/table/board_view.h"
#include "views/table/question_bar.h"
#include "views/table/rule_panel.h"
#include "views/table/table_place.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTextBrowser>
#include <QToolButton>

#include <set>

using views::TableItem;

class TestTablePlace : public tests::GuiTest
{
    Q_OBJECT

    model::Translations m_translations;
    tests::ChosenFile m_chooser;
    std::unique_ptr<model::Settings> m_settings;
    std::unique_ptr<views::Theme> m_theme;
    std::unique_ptr<views::ActionRegistry> m_actions;
    std::unique_ptr<model::CardListModel> m_cards;
    std::unique_ptr<views::TablePlace> m_place;

    void makePlace()
    {
        m_place = std::make_unique<views::TablePlace>(
            file(QStringLiteral("running.match")),
            [](const QString& game) -> const model::Rulebook& { return model::builtInRulebook(game); },
            *m_cards, *m_settings, *m_actions, *m_theme, m_chooser);
        m_place->resize(1190, 660);
        m_place->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_place.get()));
        m_place->activateWindow();
    }

    [[nodiscard]] model::MatchSession& session() { return m_place->session(); }
    [[nodiscard]] views::BoardView& board() { return *named<views::BoardView>(*m_place, "board"); }
    [[nodiscard]] QPushButton* button(const char* name)
    {
        auto* found = m_place->findChild<QPushButton*>(QString::fromLatin1(name));
        return found != nullptr && found->isVisible() ? found : nullptr;
    }
    [[nodiscard]] TableItem* item(const QString& name)
    {
        auto* found = board().findChild<TableItem*>(name);
        if (found == nullptr)
            qFatal("no item %s", qPrintable(name));
        return found;
    }
    [[nodiscard]] QString question() { return named<QLabel>(*m_place, "questionText")->accessibleName(); }
    [[nodiscard]] QString text(const char* label) { return named<QLabel>(*m_place, label)->text(); }
    [[nodiscard]] QAction* action(const char* id) { return m_actions->action(QString::fromLatin1(id)); }

    void startMatch(const char* game, const char* variant, quint64 seed,
                    std::vector<model::SeatPlayer> seats = {})
    {
        session().setForcedTaken(false);
        session().setPace(0);
        QVERIFY(session().start({{game, variant, seed, {}}, std::move(seats), {}}));
        QApplication::processEvents();
    }

    /// The set-up page is given a file of that name and content for a seat.
    void chooseDeckFile(const char* name, const QByteArray& content, int seat = 0)
    {
        QFile deck(file(QString::fromUtf8(name)));
        QVERIFY(deck.open(QIODevice::WriteOnly));
        deck.write(content);
        deck.close();
        m_chooser.next = deck.fileName();
        QTest::mouseClick(button(seat == 0 ? "setupDeckFile0" : "setupDeckFile1"), Qt::LeftButton);
    }

    /// Presses what a person would press next; `turn` spreads the choices. False if there was nothing.
    bool clickOnce(int turn)
    {
        if (auto* lift = button("showSeat"); lift != nullptr) {
            QTest::mouseClick(lift, Qt::LeftButton);
            return true;
        }
        const QList<TableItem*> lit = board().litItems();
        if (auto* amount = button("amountChosen"); amount != nullptr) {
            auto* slider = named<QSlider>(*m_place, "amountSlider");
            slider->setValue(slider->minimum() + turn % 3);
            QTest::mouseClick(amount, Qt::LeftButton);
            return true;
        }
        auto* answer = button(turn % 2 == 0 ? "answer0" : "answer1");
        if (answer == nullptr)
            answer = button("answer0");
        if (answer != nullptr && (lit.isEmpty() || turn % 4 == 0)) {
            QTest::mouseClick(answer, Qt::LeftButton);
            return true;
        }
        if (lit.isEmpty())
            return false;
        QTest::mouseClick(lit[turn % lit.size()], Qt::LeftButton);
        return true;
    }

    static void games()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("variant");
        QTest::newRow("duel") << QByteArray("crimson-company") << QByteArray("duel");
        QTest::newRow("tournament") << QByteArray("crimson-company") << QByteArray("tournament");
        QTest::newRow("grid") << QByteArray("battleground") << QByteArray("standard");
    }

    /// Every choice is that of a bot, so that all kinds of questions come up; `make` has to make just that.
    template <class Make>
    void playToTheEnd(Make&& make)
    {
        std::set<std::string> verbs;
        int decisions = 0;
        while (!session().match().isOver() && decisions < 2000) {
            const auto decide = session().game().bot(rules::bots::BotKind::Greedy, quint64(decisions) + 1);
            const rules::Choice choice = decide(session().match());
            const std::string words = session().match().write(choice);
            const auto before = session().timeline().here();
            rules::MatchValue wanted = session().timeline().position();
            wanted->apply(choice);
            make(choice);
            QVERIFY2(!QTest::currentTestFailed(), words.c_str());
            QVERIFY2(session().timeline().here() != before, words.c_str());
            QCOMPARE(session().match().hash(), wanted->hash());
            verbs.insert(words.substr(0, words.find(' ')));
            ++decisions;
        }
        QVERIFY(session().match().isOver());
        QVERIFY2(decisions >= 25, qPrintable(QString::number(decisions)));
        QVERIFY(verbs.size() >= 4);
    }

    [[nodiscard]] TableItem* litItem(const QString& word)
    {
        for (TableItem* each : board().litItems())
            if (each->parts().contains(model::AnswerPart::fromWord(word.toStdString())))
                return each;
        return nullptr;
    }
    [[nodiscard]] QPushButton* answerOf(const rules::Choice& choice)
    {
        const QString text = model::inLanguage(session().match().describe(choice), model::Language::English);
        for (int i = 0;; ++i) {
            auto* found = button(("answer" + std::to_string(i)).c_str());
            if (found == nullptr || found->text() == text)
                return found;
        }
    }

    /// `point` goes to an item of a word, `number` sets an amount, `press` a button.
    template <class Point, class Number, class Press>
    void carryOut(const rules::Choice& choice, Point&& point, Number&& number, Press&& press)
    {
        if (auto* lift = button("showSeat"); lift != nullptr)
            press(lift);
        const auto before = session().timeline().here();
        const auto isMade = [&] { return session().timeline().here() != before; };
        const QStringList words = QString::fromStdString(session().match().write(choice)).split(u' ').mid(1);
        for (const QString& word : words) {
            if (isMade())
                return;
            bool isNumber = false;
            const int amount = word.toInt(&isNumber);
            if (TableItem* lit = litItem(word); lit != nullptr)
                point(lit);
            else if (isNumber && button("amountChosen") != nullptr)
                number(amount);
        }
        if (isMade())
            return;
        auto* answer = answerOf(choice);
        QVERIFY(answer != nullptr);
        press(answer);
    }
    void makeByMouse(const rules::Choice& choice)
    {
        carryOut(
            choice, [](TableItem* lit) { QTest::mouseClick(lit, Qt::LeftButton); },
            [this](int amount) {
                named<QSlider>(*m_place, "amountSlider")->setValue(amount);
                QTest::mouseClick(button("amountChosen"), Qt::LeftButton);
            },
            [](QPushButton* answer) { QTest::mouseClick(answer, Qt::LeftButton); });
    }
    void makeByKeys(const rules::Choice& choice)
    {
        const auto press = [this](Qt::Key key) {
            QVERIFY(m_place->focusWidget() != nullptr);
            QTest::keyClick(m_place->focusWidget(), key);
        };
        const auto goTo = [&](QWidget* wanted, Qt::Key key) {
            for (int i = 0; i < 200 && m_place->focusWidget() != wanted; ++i)
                press(key);
            QCOMPARE(m_place->focusWidget(), wanted);
        };
        carryOut(
            choice,
            [&](TableItem* lit) {
                if (qobject_cast<TableItem*>(m_place->focusWidget()) == nullptr)
                    goTo(board().litItems().front(), Qt::Key_Tab);
                goTo(lit, Qt::Key_N);
                press(Qt::Key_Return);
            },
            [&](int amount) {
                for (const QChar digit : QString::number(amount))
                    press(static_cast<Qt::Key>(digit.unicode()));
                press(Qt::Key_Return);
            },
            [&](QPushButton* answer) {
                goTo(answer, Qt::Key_Tab);
                press(Qt::Key_Return);
            });
    }

    void undoAllAndRedo()
    {
        const auto last = session().match().hash();
        const std::size_t steps = session().timeline().size();
        while (action("table.undo")->isEnabled())
            action("table.undo")->trigger();
        QCOMPARE(session().timeline().here(), model::MatchSession::NodeId(0));
        while (action("table.step")->isEnabled())
            action("table.step")->trigger();
        QCOMPARE(session().match().hash(), last);
        QCOMPARE(session().timeline().size(), steps);
    }

protected:
    void setUp() override
    {
        m_settings = std::make_unique<model::Settings>(file(QStringLiteral("a.ini")));
        m_settings->setLanguage(model::Language::English);
        m_translations.switchTo(model::Language::English);
        m_theme = std::make_unique<views::Theme>(*m_settings);
        m_actions = std::make_unique<views::ActionRegistry>(app::actionTable(), *m_settings, *m_theme);
        views::TablePlace::restActions(*m_actions);
        m_cards = std::make_unique<model::CardListModel>();
        m_cards->setCards(model::builtInCards(tests::kCrimson));
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

    /// A saved table with so many steps that it takes a while: the first one again and again, each with a
    /// note.
    QString largeTable(int steps)
    {
        startMatch("crimson-company", "duel", 5);
        if (session().choose(session().question().options.front()))
            return {};
        session().pause();
        const QString path = file(QStringLiteral("large.match"));
        if (!session().save(path))
            return {};
        QFile saved(path);
        if (!saved.open(QIODevice::ReadWrite))
            return {};
        QByteArray text = saved.readAll();
        const qsizetype first = text.indexOf("\nstep ") + 1;
        const QByteArray step = text.mid(first, text.indexOf('\n', first) + 1 - first);
        text.insert(first, step.repeated(steps));
        saved.resize(0);
        saved.seek(0);
        saved.write(text);
        return path;
    }

private Q_SLOTS:
    void aMatchIsPlayedToItsEndByMouseThenUndoneAndRedoneToTheSameHash_data() { games(); }
    void aMatchIsPlayedToItsEndByMouseThenUndoneAndRedoneToTheSameHash()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, variant);
        startMatch(game, variant, 21);
        playToTheEnd([this](const rules::Choice& choice) { makeByMouse(choice); });
        QVERIFY(button("newMatch") != nullptr);
        undoAllAndRedo();
    }

    void theEndSaysWhyAndTheSameSetUpIsShuffledAnew()
    {
        startMatch("crimson-company", "duel", 12);
        playToTheEnd([this](const rules::Choice& choice) { session().choose(choice); });
        const auto* question = named<QLabel>(*m_place, "questionText");
        QVERIFY2(
            question->accessibleName().startsWith(QStringLiteral("Player A wins the match. A wins the ")),
            qPrintable(question->accessibleName()));
        const model::TableSetup before = session().setup();
        QTest::mouseClick(button("playAgain"), Qt::LeftButton);
        QVERIFY(!session().match().isOver());
        QVERIFY(!session().canUndo());
        model::TableSetup after = session().setup();
        QVERIFY(after.match.seed != before.match.seed);
        after.match.seed = before.match.seed;
        QVERIFY(after == before);
    }

    void theWayLeadsToItsBeginningAndItsEndAtOnce()
    {
        startMatch("crimson-company", "duel", 12);
        for (int i = 0; i < 6; ++i)
            session().choose(session().question().options.back());
        const auto last = session().timeline().here();
        QVERIFY(!action("table.last")->isEnabled());
        action("table.first")->trigger();
        QCOMPARE(session().timeline().here(), quint32(0));
        QVERIFY(!action("table.first")->isEnabled());
        action("table.last")->trigger();
        QCOMPARE(session().timeline().here(), last);
    }

    void whoBeginsAnotherMatchGetsAnotherShuffle()
    {
        action("table.new")->trigger();
        QTest::mouseClick(button("startMatch"), Qt::LeftButton);
        const auto first = session().setup().match.seed;
        action("table.new")->trigger();
        QVERIFY(named<QLineEdit>(*m_place, "setupSeed")->text().toULongLong() != first);
    }

    /// Rows of the form come and go with game, variant and seats.
    void theFieldsOfASetUpNeverLieOnEachOther()
    {
        m_place->resize(1152, 648);
        action("table.new")->trigger();
        auto* game = named<QComboBox>(*m_place, "setupGame");
        const auto check = [&] {
            for (int i = 0; i < 3; ++i)
                QApplication::processEvents();
            std::vector<QWidget*> fields{game};
            for (const char* name :
                 {"setupVariant", "setupSeat0", "setupSeat1", "setupCovers", "setupDecks", "setupOwnDeck0",
                  "setupDeckFile0", "setupOwnDeck1", "setupDeckFile1", "setupSeed"})
                if (auto* field = named<QWidget>(*m_place, name); field->isVisible())
                    fields.push_back(field);
            int bottom = -1;
            for (const QWidget* field : fields) {
                const int top = field->mapTo(m_place.get(), QPoint()).y();
                QVERIFY2(top > bottom, qPrintable(field->objectName()));
                QVERIFY2(field->height() >= 16, qPrintable(field->objectName() + u' ' + game->currentText()));
                bottom = top + field->height() - 1;
            }
        };
        for (int round = 0; round < 2; ++round)
            for (int shown = game->count(); shown-- > 0;) {
                game->setCurrentIndex(shown);
                check();
                for (int player : {0, 2, 0})
                    for (const char* seat : {"setupSeat0", "setupSeat1"}) {
                        named<QComboBox>(*m_place, seat)->setCurrentIndex(player);
                        check();
                    }
                for (int own : {1, 0}) {
                    named<QComboBox>(*m_place, "setupDecks")->setCurrentIndex(own);
                    check();
                }
            }
    }

    void theOtherHalfOfALaneIsRefused()
    {
        m_place->playExample(QStringLiteral("scenario S\ngame crimson-company\ngiven turn A deployment\n"
                                            "given front A: monk\ngiven left B: bard\n"));
        session().setForcedTaken(false);
        session().run();
        QApplication::processEvents();
        const auto before = session().timeline().here();
        if (TableItem* monk = litItem(QStringLiteral("monk")))
            QTest::mouseClick(monk, Qt::LeftButton);
        for (const char* other : {"left.B", "right.B"}) {
            QTest::mouseClick(board().itemOf(QString::fromLatin1(other)), Qt::LeftButton, {}, {8, 8});
            QCOMPARE(session().timeline().here(), before);
            QVERIFY(!named<views::QuestionBar>(*m_place, "questionBar")->refusal().isEmpty());
        }
        QTest::mouseClick(board().itemAt({QStringLiteral("left.B"), 0}), Qt::LeftButton);
        QCOMPARE(session().timeline().here(), before);
        QTest::mouseClick(board().itemOf(QStringLiteral("right.A")), Qt::LeftButton);
        QVERIFY(session().timeline().here() != before);
    }

    void aBidLiesOnItsCard()
    {
        startMatch("crimson-company", "duel", 12);
        while (session().match().write(session().question().options.front()).rfind("bid", 0) != 0)
            session().choose(session().question().options.front());
        const rules::Choice bid = session().question().options.back();
        const std::string words = session().match().write(bid);
        session().choose(bid);
        QApplication::processEvents();
        int coins = 0;
        for (const rules::ZoneView& zone : session().zones())
            for (const rules::CardView& card : zone.cards)
                for (const rules::CounterView& value : card.values) {
                    QVERIFY(value.coins);
                    QVERIFY(words.find(card.id) != std::string::npos);
                    coins += value.value;
                }
        QVERIFY(coins > 0);
        QVERIFY(words.ends_with(" " + std::to_string(coins)));
    }

    void theCastleThatEndsTheMatchIsWon()
    {
        startMatch("crimson-company", "duel", 12);
        playToTheEnd([this](const rules::Choice& choice) { session().choose(choice); });
        int won = 0;
        for (const rules::GroupView& group : session().match().groups())
            won += group.closed && group.wonBy == session().match().winners().front() ? 1 : 0;
        QCOMPARE(won, 2);
    }

    void anOpenPileSaysWhatItIsAndCloses()
    {
        startMatch("crimson-company", "duel", 12);
        playToTheEnd([this](const rules::Choice& choice) { session().choose(choice); });
        QTest::mouseClick(board().itemOf(QStringLiteral("discard")), Qt::LeftButton);
        QCOMPARE(board().pile(), QStringLiteral("discard"));
        auto* ground = board().findChild<QWidget*>(QStringLiteral("pileGround"));
        QVERIFY(ground->isVisible());
        QVERIFY(ground->findChild<QLabel*>()->text().startsWith(QStringLiteral("Discard pile (")));
        auto* close = ground->findChild<QPushButton*>(QStringLiteral("closePile"));
        const auto cards = board().findChildren<views::TableCard*>();
        for (const views::TableCard* card : cards)
            if (card->isVisible() && card->objectName().startsWith(QStringLiteral("pile")))
                QVERIFY(!card->geometry().intersects(close->geometry().translated(ground->pos())));
        QTest::mouseClick(close, Qt::LeftButton);
        QVERIFY(board().pile().isEmpty());
        QVERIFY(!ground->isVisible());
    }

    void aMatchIsPlayedToItsEndByKeysAloneThenUndoneAndRedoneToTheSameHash_data() { games(); }
    void aMatchIsPlayedToItsEndByKeysAloneThenUndoneAndRedoneToTheSameHash()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, variant);
        startMatch(game, variant, 22);
        m_place->takeFocus();
        playToTheEnd([this](const rules::Choice& choice) { makeByKeys(choice); });
        const auto last = session().match().hash();
        QWidget* focus = named<QListView>(*m_place, "tableLog");
        while (session().canUndo())
            QTest::keySequence(focus, QKeySequence(QKeySequence::Undo));
        QCOMPARE(session().timeline().here(), model::MatchSession::NodeId(0));
        while (session().canRedo())
            QTest::keySequence(focus, QKeySequence(QKeySequence::Redo));
        QCOMPARE(session().match().hash(), last);
    }

    void arrowKeysMoveBetweenWhatLiesOnTheTable()
    {
        startMatch("crimson-company", "duel", 3);
        m_place->takeFocus();
        QWidget* first = m_place->focusWidget();
        QVERIFY(qobject_cast<TableItem*>(first) != nullptr);
        QTest::keyClick(first, Qt::Key_Right);
        QWidget* right = m_place->focusWidget();
        QVERIFY(right != first);
        QVERIFY(right->x() > first->x());
        QTest::keyClick(right, Qt::Key_Left);
        QCOMPARE(m_place->focusWidget(), first);
    }

    void aCardIsDraggedIntoALane()
    {
        startMatch("crimson-company", "duel", 3);
        for (int i = 0; i < 40 && session().match().phase() != "deployment"; ++i)
            QVERIFY(clickOnce(0));
        QCOMPARE(session().match().phase(), std::string("deployment"));
        const QString front = QStringLiteral("front.") + QString::fromStdString(session().question().who);
        auto* from = item(QStringLiteral("card:%1.1").arg(front));
        auto* to = item(QStringLiteral("group:middle"));
        const auto before = session().timeline().here();
        QTest::mousePress(from, Qt::LeftButton, {}, from->rect().center());
        const QPoint there = from->mapFromGlobal(to->mapToGlobal(to->rect().center()));
        QMouseEvent move(QEvent::MouseMove, there, from->mapToGlobal(there), Qt::NoButton, Qt::LeftButton,
                         Qt::NoModifier);
        QApplication::sendEvent(from, &move);
        QTest::mouseRelease(from, Qt::LeftButton, {}, there);
        QVERIFY(session().timeline().here() != before);
    }

    void whatCannotBeChosenSaysWhyWithItsClause()
    {
        startMatch("crimson-company", "duel", 3);
        QVERIFY(text("refusalText").isEmpty());
        QTest::mouseClick(item(QStringLiteral("card:deck.1")), Qt::LeftButton);
        QVERIFY(!text("refusalText").isEmpty());
        QCOMPARE(button("refusalClause")->property("clause").toString(), QStringLiteral("cc.setup.top-card"));
        QTest::mouseClick(button("refusalClause"), Qt::LeftButton);
        QCOMPARE(named<views::RulePanel>(*m_place, "rulePanel")->clause(),
                 QStringLiteral("cc.setup.top-card"));
        QCOMPARE(session().timeline().size(), std::size_t(1));
    }

    void theRulePanelFollowsTheStepInOneLanguageOrBoth()
    {
        startMatch("crimson-company", "duel", 3);
        auto* panel = named<views::RulePanel>(*m_place, "rulePanel");
        QCOMPARE(panel->clause(), QStringLiteral("cc.recruit.bid"));
        const model::Clause* clause = model::builtInRulebook(tests::kCrimson).clause(panel->clause());
        QVERIFY(panel->text().contains(clause->title.en));
        named<QComboBox>(*m_place, "ruleLanguages")->setCurrentIndex(3);
        QVERIFY(panel->text().contains(clause->title.en));
        QVERIFY(panel->text().contains(clause->title.de));
        QVERIFY(clickOnce(0));
        QVERIFY(clickOnce(0));
        QCOMPARE(panel->clause(), QStringLiteral("cc.recruit.answer"));
        QSignalSpy wanted(m_place.get(), &views::TablePlace::ruleWanted);
        QTest::mouseClick(button("openRule"), Qt::LeftButton);
        QCOMPARE(wanted.front().front().toString(), QStringLiteral("cc.recruit.answer"));
    }

    void everyLogLineOpensItsClause()
    {
        startMatch("crimson-company", "duel", 3);
        for (int i = 0; i < 6; ++i)
            QVERIFY(clickOnce(i));
        auto* log = named<QListView>(*m_place, "tableLog");
        auto* panel = named<views::RulePanel>(*m_place, "rulePanel");
        log->setFocus();
        for (int row = 0; row < log->model()->rowCount(); ++row) {
            log->setCurrentIndex(log->model()->index(row, 0));
            QCOMPARE(panel->clause(), log->currentIndex().data(model::LogModel::ClauseRole).toString());
        }
        QVERIFY(log->model()->rowCount() > 6);
    }

    void aLaneTotalExplainsItselfToEyesAndEars()
    {
        startMatch("crimson-company", "duel", 3);
        for (int i = 0; i < 400; ++i) {
            QVERIFY(clickOnce(0));
            for (const char* lane : {"left", "middle", "right"}) {
                auto* total = item(QStringLiteral("counter:total %1 A").arg(QLatin1String(lane)));
                if (total->accessibleName().endsWith(QStringLiteral(": 0")))
                    continue;
                // Worked out when somebody looks.
                QVERIFY(total->accessibleDescription().isEmpty());
                QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
                QApplication::sendEvent(total, &enter);
                QVERIFY2(total->accessibleDescription().contains(QStringLiteral("[Adding up strength]")),
                         qPrintable(total->accessibleDescription()));
                QTest::mouseClick(total, Qt::LeftButton);
                auto* panel = named<views::RulePanel>(*m_place, "rulePanel");
                QVERIFY(panel->text().contains(QStringLiteral("Adding up strength")));
                return;
            }
        }
        QFAIL("no lane ever had a total");
    }

    void everyCardAndZoneIsAnAccessibleObjectWithNamePlaceAndState()
    {
        startMatch("crimson-company", "duel", 3);
        for (int i = 0; i < 40; ++i)
            QVERIFY(clickOnce(i));
        int cards = 0;
        int zones = 0;
        for (TableItem* each : m_place->findChildren<TableItem*>()) {
            if (!each->isVisible())
                continue;
            QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(each);
            QVERIFY(heard != nullptr && heard->isValid());
            QCOMPARE(heard->role(), QAccessible::Button);
            QVERIFY2(!heard->text(QAccessible::Name).isEmpty(), qPrintable(each->objectName()));
            QVERIFY(heard->state().focusable);
            const QString told = heard->text(QAccessible::Description);
            if (each->objectName().startsWith(QStringLiteral("card:"))) {
                ++cards;
                QVERIFY2(!told.isEmpty(), qPrintable(each->objectName()));
                QCOMPARE(told.contains(QStringLiteral("Can be chosen.")),
                         each->light() == TableItem::Light::Choice);
            }
            zones += each->objectName().startsWith(QStringLiteral("zone:")) ? 1 : 0;
        }
        QVERIFY(cards >= 6);
        QCOMPARE(zones, static_cast<int>(session().zones().size()));
    }

    void aScreenReaderCanMakeAChoice()
    {
        startMatch("crimson-company", "duel", 3);
        TableItem* offered = board().litItems().front();
        QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(offered);
        QVERIFY(heard->actionInterface() != nullptr);
        heard->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_VERIFY(named<QSlider>(*m_place, "amountSlider")->isVisible());
        QVERIFY(offered->accessibleDescription().contains(QStringLiteral("Chosen.")));
    }

    void amountsAreChosenBySliderAndKeysAndCanBeTakenBack()
    {
        startMatch("crimson-company", "duel", 3);
        QTest::mouseClick(board().litItems().front(), Qt::LeftButton);
        auto* slider = named<QSlider>(*m_place, "amountSlider");
        QVERIFY(slider->isVisible());
        QWidget* view = m_place->findChild<QWidget*>(QStringLiteral("playView"));
        QTest::keyClick(view, Qt::Key_3);
        QCOMPARE(slider->value(), 3);
        QTest::keyClick(view, Qt::Key_Minus);
        QCOMPARE(slider->value(), 2);
        QVERIFY(button("amountChosen")->text().contains(u'2'));
        QTest::keyClick(view, Qt::Key_Escape);
        QVERIFY(!slider->isVisible());
        QCOMPARE(session().timeline().size(), std::size_t(1));
    }

    void theLastSetupIsRememberedAndAMatchStartsFromThePage()
    {
        QVERIFY(button("startMatch") != nullptr);
        named<QComboBox>(*m_place, "setupVariant")->setCurrentIndex(1);
        named<QComboBox>(*m_place, "setupSeat0")->setCurrentIndex(1);
        named<QLineEdit>(*m_place, "setupSeed")->setText(QStringLiteral("77"));
        QTest::mouseClick(button("startMatch"), Qt::LeftButton);
        QVERIFY(session().isActive());
        QCOMPARE(session().match().variant(), std::string_view("tournament"));
        QCOMPARE(session().setup().match.seed, std::uint64_t(77));
        QCOMPARE(session().playerOf("A"), model::SeatPlayer::RandomBot);
        session().close();
        m_place.reset();
        makePlace();
        QCOMPARE(named<QComboBox>(*m_place, "setupVariant")->currentIndex(), 1);
        QCOMPARE(named<QComboBox>(*m_place, "setupSeat0")->currentIndex(), 1);
    }

    void ownDeckFilesAreReadAndBadOnesAreTold()
    {
        named<QComboBox>(*m_place, "setupVariant")->setCurrentIndex(1);
        named<QComboBox>(*m_place, "setupDecks")->setCurrentIndex(1);
        chooseDeckFile("bad.txt", "1 Monk\n2 Nobody at all\n");
        QVERIFY(text("setupProblem").contains(QStringLiteral("Nobody at all")));
        chooseDeckFile("picture.txt", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
        QVERIFY(text("setupProblem").contains(QStringLiteral("picture.txt")));
        chooseDeckFile(
            "other.castellan-deck",
            R"({"format":"castellan-deck","version":1,"game":"battleground","name":"x","cards":[]})");
        QVERIFY(text("setupProblem").contains(QStringLiteral("another game")));
        QVERIFY(button("setupDeckFile0")->text().contains(QStringLiteral("Choose")));
    }

    void deckFilesOfEveryFormatCanBePlayedWith_data()
    {
        QTest::addColumn<int>("format");
        for (int i = 0; i < model::kDeckFormats; ++i)
            QTest::addRow("%d", i) << i;
    }
    void deckFilesOfEveryFormatCanBePlayedWith()
    {
        QFETCH(int, format);
        const auto kind = static_cast<model::DeckFormat>(format);
        const model::CardDirectory cards = model::CardDirectory::builtIn(tests::kCrimson);
        named<QComboBox>(*m_place, "setupVariant")->setCurrentIndex(1);
        named<QComboBox>(*m_place, "setupDecks")->setCurrentIndex(1);
        std::vector<std::string> brought;
        for (int seat = 0; seat < 2; ++seat) {
            model::Deck deck = model::emptyDeck(tests::kCrimson, QStringLiteral("tournament"));
            deck.name = QStringLiteral("Deck %1").arg(seat);
            for (const model::DirectoryCard& each : cards.cards())
                if (each.card.kind == model::CardKind::Character && deck.count() < 15)
                    deck.change(each.card.id, 1);
            brought = model::ownDeckOf(deck).cards;
            const QString name = QStringLiteral("deck%1.%2").arg(seat).arg(model::endingsOf(kind).front());
            chooseDeckFile(qPrintable(name), model::writeDeck(deck, kind, cards, model::Language::German),
                           seat);
            QCOMPARE(text("setupProblem"), QString());
        }
        QTest::mouseClick(button("startMatch"), Qt::LeftButton);
        QVERIFY(session().isActive());
        const auto& lines = session().setup().match.lines;
        QVERIFY(std::count_if(lines.begin(), lines.end(), [&](std::vector<std::string> line) {
                    if (line.front() != "deck")
                        return false;
                    line.erase(line.begin());
                    return std::is_permutation(line.begin(), line.end(), brought.begin(), brought.end());
                }) == 2);
    }

    void anAttackShowsItsNumbersBeforeItIsMade()
    {
        m_place->playExample(QStringLiteral("scenario Before the blow\ngame battleground\n"
                                            "define hit range 1 attack 3 health 2\n"
                                            "define wall health 4 defence 1\ndefine post health 3\n"
                                            "given turn A actions\ngiven at c3 A hit\ngiven at a1 A post\n"
                                            "given at c4 B wall\ngiven at a5 B post\n"));
        QVERIFY(session().isActive());
        const auto before = session().match().hash();
        auto* panel = m_place->findChild<views::RulePanel*>();
        QTest::mouseClick(item(QStringLiteral("card:c3.1")), Qt::LeftButton);
        const QString step = panel->text();
        QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
        QApplication::sendEvent(item(QStringLiteral("card:c4.1")), &enter);
        QVERIFY2(panel->text().contains(u'3') && panel->text() != step, qPrintable(panel->text()));
        QVERIFY2(panel->text().contains(QStringLiteral("Attacking")), qPrintable(panel->text()));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(item(QStringLiteral("card:c4.1")), &leave);
        QCOMPARE(panel->text(), step);
        QCOMPARE(session().match().hash(), before);
    }

    void aMindCanBeChangedAndTheSameAgainConfirms()
    {
        startMatch("crimson-company", "duel", 3);
        const QList<TableItem*> offers = board().litItems();
        QVERIFY(offers.size() > 2);
        QTest::mouseClick(offers[0], Qt::LeftButton);
        QVERIFY(named<QSlider>(*m_place, "amountSlider")->isVisible());
        named<QSlider>(*m_place, "amountSlider")->setValue(2);
        QTest::mouseClick(offers[1], Qt::LeftButton);
        QVERIFY(named<views::QuestionBar>(*m_place, "questionBar")->refusal().isEmpty());
        QCOMPARE(named<QSlider>(*m_place, "amountSlider")->value(), 2);
        QTest::mouseClick(offers[1], Qt::LeftButton);
        QCOMPARE(session().timeline().size(), std::size_t(2));
        const auto& timeline = session().timeline();
        const QString made =
            QString::fromStdString(timeline.node(0).position->write(timeline.node(1).choice));
        QVERIFY2(made.contains(QString::fromStdString(static_cast<views::TableCard*>(offers[1])->card().id)),
                 qPrintable(made));
    }

    void aLaneToPlayIntoIsLitOnTheSideOfWhoPlays()
    {
        m_place->playExample(QStringLiteral("scenario Deploying\ngame crimson-company\n"
                                            "given turn A deployment\ngiven front A: plain1 plain2\n"));
        QTest::mouseClick(item(QStringLiteral("card:front.A.1")), Qt::LeftButton);
        QCOMPARE(item(QStringLiteral("zone:left.A"))->light(), TableItem::Light::Choice);
        QCOMPARE(item(QStringLiteral("zone:left.B"))->light(), TableItem::Light::None);
    }

    void whatWasDiscardedLastLiesOnTop()
    {
        m_place->playExample(QStringLiteral("scenario Discarded\ngame crimson-company\n"
                                            "given turn A recruitment\ngiven A coins 3\ngiven B coins 3\n"
                                            "given discard: plain1 plain2 plain3\n"));
        QCOMPARE(static_cast<views::TableCard*>(item(QStringLiteral("card:discard.1")))->card().id,
                 std::string("plain3"));
    }

    void aGuessedNameIsTakenAndTold()
    {
        named<QComboBox>(*m_place, "setupDecks")->setCurrentIndex(1);
        chooseDeckFile("slip.txt", "Mnok\nBardin\n");
        QVERIFY(text("setupProblem").contains(QStringLiteral("Mnok")));
        QVERIFY(button("setupDeckFile0")->text().contains(u'2'));
    }

    void rulesOfAMatchAreChosenRememberedAndPlayedBy()
    {
        auto* rules = named<QWidget>(*m_place, "matchRules");
        named<QComboBox>(*m_place, "setupGame")
            ->setCurrentIndex(
                named<QComboBox>(*m_place, "setupGame")->findData(QStringLiteral("battleground")));
        auto* head = named<QToolButton>(*rules, "matchRulesHead");
        auto* usual = named<QToolButton>(*rules, "matchRulesUsual");
        QVERIFY(rules->isVisible() && !usual->isVisible());
        QVERIFY(!named<QComboBox>(*rules, "matchRule.board")->isVisible());
        QTest::mouseClick(head, Qt::LeftButton);
        auto* size = named<QComboBox>(*rules, "matchRule.board");
        QVERIFY(size->isVisible());
        size->setCurrentIndex(size->findData(QStringLiteral("4x5")));
        named<QSpinBox>(*rules, "matchRule.turn-limit")->setValue(12);
        QVERIFY(usual->isVisible());
        QVERIFY(head->text().contains(u'2'));
        QTest::mouseClick(button("startMatch"), Qt::LeftButton);
        QVERIFY(session().isActive());
        // 4 columns of 5 rows lie on the table.
        const auto zones = session().zones();
        QCOMPARE(std::count_if(zones.begin(), zones.end(),
                               [](const auto& zone) { return zone.shape == rules::ZoneShape::Tile; }),
                 20);
        session().close();
        m_place.reset();
        makePlace();
        rules = named<QWidget>(*m_place, "matchRules");
        QCOMPARE(named<QComboBox>(*rules, "matchRule.board")->currentData().toString(),
                 QStringLiteral("4x5"));
        QCOMPARE(named<QSpinBox>(*rules, "matchRule.turn-limit")->value(), 12);
        named<QToolButton>(*rules, "matchRulesUsual")->click();
        QCOMPARE(named<QComboBox>(*rules, "matchRule.board")->currentData().toString(),
                 QStringLiteral("5x5"));
        QVERIFY(!named<QToolButton>(*rules, "matchRulesUsual")->isVisible());
    }

    void aRunningMatchIsThereAgainAfterTheProgramEnded()
    {
        startMatch("crimson-company", "duel", 5);
        for (int i = 0; i < 12; ++i)
            QVERIFY(clickOnce(i));
        const auto hash = session().match().hash();
        m_place.reset();
        makePlace();
        QVERIFY(session().isActive());
        QCOMPARE(session().match().hash(), hash);
        QVERIFY(!session().isRunning());
    }

    void aMatchThatCannotBeSavedIsToldWithARemedyThatWorks()
    {
        QSignalSpy told(m_place.get(), &views::TablePlace::told);
        const auto last = [&told] { return told.empty() ? QString() : told.back().front().toString(); };
        {
            const storagetest::FileSizeLimit limit(10);
            QVERIFY(limit.isSet());
            startMatch("crimson-company", "duel", 5);
            QVERIFY2(last().contains(QStringLiteral("in another folder")), qPrintable(last()));
        }
        // It is saved again as soon as that is possible.
        const qsizetype before = told.size();
        QVERIFY(!session().choose(session().question().options.back()));
        QVERIFY(!session().keepingFailure());
        QCOMPARE(told.size(), before);
        m_chooser.next = QStringLiteral("/dev/full");
        action("table.save")->trigger();
        QVERIFY2(last().contains(QStringLiteral("no space left")), qPrintable(last()));
        action("table.share")->trigger();
        QVERIFY2(last().contains(QStringLiteral("no space left")), qPrintable(last()));
    }

    void aBadFileIsToldAndTheTableStaysAsItWas()
    {
        startMatch("crimson-company", "duel", 5);
        const auto hash = session().match().hash();
        QFile bad(file(QStringLiteral("bad.match")));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("no match at all");
        bad.close();
        QSignalSpy told(m_place.get(), &views::TablePlace::told);
        m_place->openFile(bad.fileName());
        QCOMPARE(told.size(), 1);
        QVERIFY(told.front().front().toString().contains(QStringLiteral("bad.match")));
        QCOMPARE(session().match().hash(), hash);
    }

    void aLargeMatchIsOpenedInAnotherThread()
    {
        const QString path = largeTable(15'000);
        QVERIFY(QFileInfo(path).size() > 500'000);
        startMatch("crimson-company", "duel", 6);
        session().pause();
        const auto hash = session().match().hash();
        QSignalSpy settled(m_place.get(), &views::TablePlace::settled);
        m_place->openFile(path);
        // Nothing has happened yet, and the table can be used.
        QVERIFY(session().isOpening());
        QCOMPARE(session().match().hash(), hash);
        QVERIFY(named<QWidget>(*m_place, "workStrip")->isVisibleTo(m_place.get()));
        QVERIFY(text("workText").contains(QStringLiteral("large.match")));
        QTRY_COMPARE_WITH_TIMEOUT(settled.size(), 1, 30'000);
        QVERIFY(!named<QWidget>(*m_place, "workStrip")->isVisibleTo(m_place.get()));
        QVERIFY(session().match().hash() != hash);
        QCOMPARE(session().timeline().size(), std::size_t(2));
    }

    void openingALargeMatchCanBeCancelled()
    {
        const QString path = largeTable(15'000);
        startMatch("crimson-company", "duel", 6);
        session().pause();
        const auto hash = session().match().hash();
        QSignalSpy started(&session(), &model::MatchSession::started);
        m_place->openFile(path);
        QTest::mouseClick(button("workCancel"), Qt::LeftButton);
        QVERIFY(!session().isOpening());
        m_place->openFile(path);
        // Another match on the table is what somebody wants now.
        QVERIFY(session().start({{"crimson-company", "duel", 7, {}}, {}, {}}));
        session().pause();
        QVERIFY(!session().isOpening());
        QCOMPARE(started.size(), 1);
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(started.size(), 1);
        QVERIFY(session().match().hash() != hash);
        // Closing the window in the middle waits for nothing but the step at hand.
        m_place->openFile(path);
        m_place.reset();
    }

    void whoPlaysBothSidesIsNotAskedToPassTheScreenOn()
    {
        startMatch("battleground", "standard", 3);
        std::set<std::string> asked;
        for (int i = 0; i < 400 && asked.size() < 2; ++i) {
            QVERIFY(!session().choose(session().question().options.front()));
            QVERIFY(button("showSeat") == nullptr);
            asked.insert(session().viewer());
        }
        QCOMPARE(asked.size(), std::size_t(2));
    }

    void whoStepsBackToTheOtherOneOrTakesUpTheMatchPassesTheScreenOnToo()
    {
        QVERIFY(session().start({{"battleground", "standard", 3, {}}, {}, {}, true}));
        QVERIFY(button("showSeat") == nullptr);
        for (int i = 0; i < 400 && button("showSeat") == nullptr; ++i)
            QVERIFY(!session().choose(session().question().options.front()));
        QVERIFY(button("showSeat") != nullptr);
        QTest::mouseClick(button("showSeat"), Qt::LeftButton);
        const std::string viewer = session().viewer();
        while (session().canUndo() && session().viewer() == viewer) {
            QVERIFY(button("showSeat") == nullptr);
            session().undo();
        }
        QVERIFY(session().viewer() != viewer);
        QVERIFY(button("showSeat") != nullptr);
        QVERIFY(!board().isVisible());
        QTest::mouseClick(button("showSeat"), Qt::LeftButton);
        QVERIFY(session().save(file(QStringLiteral("shared.match"))));
        startMatch("battleground", "standard", 4);
        QVERIFY(button("showSeat") == nullptr);
        QVERIFY(session().open(file(QStringLiteral("shared.match"))));
        QVERIFY(button("showSeat") != nullptr);
        // Keys answer nothing that is covered.
        m_place->takeFocus();
        QCOMPARE(m_place->focusWidget(), button("showSeat"));
        const auto here = session().timeline().here();
        QTest::keyClick(button("showSeat"), Qt::Key_Return);
        QCOMPARE(session().timeline().here(), here);
        QVERIFY(board().isVisible());
    }

    void passAndPlayIsChosenWhereHandsAreSecretAndRemembered()
    {
        auto* covers = named<QCheckBox>(*m_place, "setupCovers");
        auto* game = named<QComboBox>(*m_place, "setupGame");
        game->setCurrentIndex(game->findData(QStringLiteral("battleground")));
        QVERIFY(!covers->isVisible());
        named<QComboBox>(*m_place, "setupSeat1")->setCurrentIndex(0);
        QVERIFY(covers->isVisible());
        QVERIFY(!covers->isChecked());
        covers->click();
        QTest::mouseClick(button("startMatch"), Qt::LeftButton);
        QVERIFY(session().setup().covers);
        session().close();
        m_place.reset();
        makePlace();
        QVERIFY(named<QCheckBox>(*m_place, "setupCovers")->isChecked());
        // Crimson Company has no secrets to keep.
        game = named<QComboBox>(*m_place, "setupGame");
        game->setCurrentIndex(game->findData(QStringLiteral("crimson-company")));
        QVERIFY(!named<QCheckBox>(*m_place, "setupCovers")->isVisible());
    }

    void nothingMovesWhenSomethingIsRefused()
    {
        m_settings->setLanguage(model::Language::German);
        m_translations.switchTo(model::Language::German);
        QApplication::processEvents();
        startMatch("crimson-company", "duel", 3);
        m_place->resize(930, 640);
        QTest::mouseClick(board().litItems().front(), Qt::LeftButton);
        QApplication::processEvents();
        const QRect before = board().geometry();
        const int least = m_place->minimumSizeHint().width();
        QVERIFY2(least <= 930, qPrintable(QString::number(least)));
        QTest::mouseClick(item(QStringLiteral("zone:left.B")), Qt::LeftButton);
        QVERIFY(!text("refusalText").isEmpty());
        QApplication::processEvents();
        QCOMPARE(board().geometry(), before);
        QCOMPARE(m_place->minimumSizeHint().width(), least);
        m_settings->setLanguage(model::Language::English);
        m_translations.switchTo(model::Language::English);
    }

    void aSlipOfThePointerSaysWhatIsAskedAndEnterStillConfirms()
    {
        startMatch("crimson-company", "duel", 3);
        QTest::mouseClick(board().litItems().front(), Qt::LeftButton);
        QTest::mouseClick(item(QStringLiteral("zone:left.A")), Qt::LeftButton);
        QVERIFY2(text("refusalText").contains(QStringLiteral("amount")), qPrintable(text("refusalText")));
        QVERIFY(m_place->focusWidget() != nullptr);
        QTest::keyClick(m_place->focusWidget(), Qt::Key_Return);
        QCOMPARE(session().timeline().size(), std::size_t(2));
    }

    void onlyTheCardThatIsPlayedIsShownAsChosen()
    {
        QVERIFY(session().openScenario(QStringLiteral(
            "scenario Same names\ngame crimson-company\nvariant duel\n\n"
            "given turn A deployment\ngiven front A: war-bear\ngiven offer: war-bear thief bard njord\n"
            "given deck: war-bear thief\n")));
        QApplication::processEvents();
        QStringList chosen;
        for (const auto* card : board().findChildren<views::TableCard*>())
            if (card->isVisible() && card->light() == TableItem::Light::Picked)
                chosen << card->objectName();
        QCOMPARE(chosen, QStringList{QStringLiteral("card:front.A.1")});
        // What is to be played brings its own rule and questions with it.
        QVERIFY(named<views::RulePanel>(*m_place, "rulePanel")->text().contains(QStringLiteral("War Bear")));
    }

    void ofTwoSuchCardsTheOneThatWasClickedIsShownAsChosen()
    {
        QVERIFY(session().openScenario(QStringLiteral(
            "scenario Two bears\ngame crimson-company\nvariant duel\n\ngiven turn A recruitment\n"
            "given offer: war-bear thief war-bear njord\ngiven A coins 4\n")));
        QApplication::processEvents();
        QTest::mouseClick(item(QStringLiteral("card:offer.3")), Qt::LeftButton);
        QCOMPARE(item(QStringLiteral("card:offer.3"))->light(), TableItem::Light::Picked);
        QVERIFY(item(QStringLiteral("card:offer.1"))->light() != TableItem::Light::Picked);
    }

    void aCardThatWasJustPlacedShowsItsFace()
    {
        m_settings->setMotion(model::Motion::Off);
        startMatch("battleground", "standard", 3);
        views::TableCard* placed = nullptr;
        for (int i = 0; i < 40 && placed == nullptr; ++i) {
            QVERIFY(clickOnce(1));
            for (auto* card : board().findChildren<views::TableCard*>())
                if (card->isVisible() && card->isFresh() && card->objectName().size() == 9 &&
                    card->light() != TableItem::Light::Choice)
                    placed = card;
        }
        QVERIFY(placed != nullptr);
        placed->setLight(TableItem::Light::None);
        const QImage seen = placed->grab().toImage().convertToFormat(QImage::Format_ARGB32);
        const QImage face = placed->picture().toImage().convertToFormat(QImage::Format_ARGB32);
        int same = 0;
        int all = 0;
        for (int y = 12; y < face.height() - 24; y += 3)
            for (int x = 12; x < face.width() - 12; x += 3, ++all)
                same += seen.pixel(x, y) == face.pixel(x, y) ? 1 : 0;
        QVERIFY2(same * 10 >= all * 9, qPrintable(QStringLiteral("%1 of %2").arg(same).arg(all)));
    }

    void recentMatchesAreTakenUpFromTheSetupPage()
    {
        startMatch("crimson-company", "duel", 5);
        for (int i = 0; i < 6; ++i)
            QVERIFY(clickOnce(i));
        const auto hash = session().match().hash();
        startMatch("crimson-company", "duel", 6);
        QVERIFY(clickOnce(0));
        QVERIFY(clickOnce(0));
        const auto second = session().match().hash();
        action("table.new")->trigger();
        QVERIFY(button("recentMatch0") != nullptr);
        QVERIFY(button("recentMatch0")->text().contains(QStringLiteral("Crimson Company")));
        QVERIFY(button("recentMatch1") == nullptr);
        button("recentMatch0")->click();
        QCOMPARE(session().match().hash(), hash);
        // The other one waits in its turn.
        action("table.new")->trigger();
        button("recentMatch0")->click();
        QCOMPARE(session().match().hash(), second);
    }

    void aDamagedMatchIsToldToWhoListensOnlyLaterAndItsFileIsKept()
    {
        startMatch("crimson-company", "duel", 5);
        for (int i = 0; i < 8; ++i)
            QVERIFY(clickOnce(i));
        m_place.reset();
        QFile running(file(QStringLiteral("running.match")));
        QVERIFY(running.open(QIODevice::ReadWrite));
        const QByteArray whole = running.readAll();
        const QByteArray damaged = QByteArray(whole).replace("\nstep 2 ", "\nstep x ");
        QVERIFY(damaged != whole);
        running.resize(0);
        running.seek(0);
        running.write(damaged);
        running.close();
        m_place = std::make_unique<views::TablePlace>(
            running.fileName(),
            [](const QString& game) -> const model::Rulebook& { return model::builtInRulebook(game); },
            *m_cards, *m_settings, *m_actions, *m_theme, m_chooser);
        QSignalSpy told(m_place.get(), &views::TablePlace::told);
        QTRY_COMPARE(told.size(), 1);
        QVERIFY(session().isActive());
        QCOMPARE(session().recent().size(), std::size_t(1));
        QFile kept(session().recent().front().path);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), damaged);
    }

    void aProblemGoesWithItsCause()
    {
        named<QComboBox>(*m_place, "setupVariant")->setCurrentIndex(1);
        named<QComboBox>(*m_place, "setupDecks")->setCurrentIndex(1);
        QTest::mouseClick(button("startMatch"), Qt::LeftButton);
        QVERIFY(!text("setupProblem").isEmpty());
        named<QComboBox>(*m_place, "setupDecks")->setCurrentIndex(0);
        QVERIFY(text("setupProblem").isEmpty());
        // A sound file takes back what was said about another.
        startMatch("crimson-company", "duel", 5);
        QVERIFY(session().save(file(QStringLiteral("sound.match"))));
        QSignalSpy settled(m_place.get(), &views::TablePlace::settled);
        m_place->openFile(file(QStringLiteral("sound.match")));
        QCOMPARE(settled.size(), 1);
    }

    void decksOfAnotherGameAreLeftBehindAndNamesAreKept()
    {
        named<QComboBox>(*m_place, "setupVariant")->setCurrentIndex(1);
        named<QComboBox>(*m_place, "setupDecks")->setCurrentIndex(1);
        model::Deck deck = model::emptyDeck(tests::kCrimson, QStringLiteral("tournament"));
        deck.name = QStringLiteral("Bears first");
        const model::CardDirectory cards = model::CardDirectory::builtIn(tests::kCrimson);
        for (const model::DirectoryCard& each : cards.cards())
            if (each.card.kind == model::CardKind::Character && deck.count() < 15)
                deck.change(each.card.id, 1);
        const QByteArray written =
            model::writeDeck(deck, model::DeckFormat::Castellan, cards, model::Language::English);
        chooseDeckFile("bears.castellan-deck", written, 0);
        chooseDeckFile("bears.castellan-deck", written, 1);
        QVERIFY(button("setupDeckFile0")->text().contains(deck.name));
        QTest::mouseClick(button("startMatch"), Qt::LeftButton);
        QVERIFY(session().isActive());
        session().close();
        m_place.reset();
        makePlace();
        QVERIFY(button("setupDeckFile0")->text().contains(deck.name));
        auto* game = named<QComboBox>(*m_place, "setupGame");
        game->setCurrentIndex(game->findData(QStringLiteral("battleground")));
        QCOMPARE(named<QComboBox>(*m_place, "setupDecks")->currentIndex(), 0);
        QTest::mouseClick(button("startMatch"), Qt::LeftButton);
        QVERIFY2(session().isActive(), qPrintable(text("setupProblem")));
    }

    void theLogStaysAtItsEndWhateverChangesItsLines()
    {
        startMatch("crimson-company", "duel", 3);
        for (int i = 0; i < 30 && !session().match().isOver(); ++i)
            QVERIFY(!session().choose(session().question().options.front()));
        const QScrollBar* bar = named<QListView>(*m_place, "tableLog")->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        QTRY_COMPARE(bar->value(), bar->maximum());
        m_settings->stepTextSize(3);
        QApplication::processEvents();
        QTRY_COMPARE(bar->value(), bar->maximum());
        const int before = bar->maximum();
        m_place->resize(1500, 900);
        QTRY_VERIFY(bar->maximum() != before);
        QTRY_COMPARE(bar->value(), bar->maximum());
        m_settings->stepTextSize(-3);
    }

    void whatOthersDidStaysMarkedIsToldAndCanBeReplayed()
    {
        startMatch("crimson-company", "duel", 3, {model::SeatPlayer::Person, model::SeatPlayer::GreedyBot});
        auto* strip = named<QWidget>(*m_place, "newsStrip");
        for (int turn = 0; turn < 60 && strip->isHidden(); ++turn) {
            QTRY_VERIFY(session().isIdle());
            if (session().asksPerson())
                QVERIFY(clickOnce(0));
        }
        QTRY_VERIFY(session().isIdle());
        QVERIFY(!strip->isHidden());
        QVERIFY(session().asksPerson());
        QVERIFY(text("newsText").contains(QStringLiteral("Since your last decision")));
        const auto here = session().timeline().here();
        const auto own = session().lastOwnStep();
        QVERIFY(own);
        QTest::mouseClick(button("newsReplay"), Qt::LeftButton);
        QCOMPARE(session().timeline().here(), *own);
        // A second press ends it at once.
        QTest::mouseClick(button("newsReplay"), Qt::LeftButton);
        QCOMPARE(session().timeline().here(), here);
        QVERIFY(!strip->isHidden());
        m_place->undo();
        QCOMPARE(session().timeline().here(), session().timeline().node(*own).parent);
    }

    void aSampleMatchStartsAlsoWhileAnotherIsOnTheTable()
    {
        startMatch("crimson-company", "duel", 3);
        QVERIFY(clickOnce(0));
        m_place->playSample(QStringLiteral("battleground"));
        QCOMPARE(std::string(session().match().game()), std::string("battleground"));
    }

    void theKeysOfTheTableAreListedWithOneKey()
    {
        startMatch("crimson-company", "duel", 3);
        QTest::keyClick(&board(), Qt::Key_Question);
        auto* keys = m_place->findChild<QDialog*>(QStringLiteral("tableKeys"));
        QVERIFY(keys != nullptr && keys->isVisible());
        QVERIFY(named<QTextBrowser>(*keys, "tableKeyList")->toPlainText().contains(QStringLiteral("F7")));
        QTest::keyClick(keys, Qt::Key_Question);
        QTRY_VERIFY(m_place->findChild<QDialog*>(QStringLiteral("tableKeys")) == nullptr);
    }

    void charactersAreReadOutWithOwnerFacingAndWhatTheyHaveNow()
    {
        m_place->playExample(QStringLiteral("scenario x\n"
                                            "game battleground\n"
                                            "given turn A actions\n"
                                            "given at b2 A pikeman health 1\n"
                                            "given at b3 B levy facing back\n"
                                            "given at d4 B scout\n"
                                            "given at c1 A archer\n"));
        const TableItem* hurt = item(QStringLiteral("card:b2.1"));
        QVERIFY2(hurt->accessibleName().contains(QStringLiteral("Health 1")),
                 qPrintable(hurt->accessibleName()));
        QVERIFY(hurt->accessibleDescription().contains(QStringLiteral("Belongs to")));
        QVERIFY(!hurt->accessibleName().contains(QStringLiteral("acted")));
        const TableItem* turned = item(QStringLiteral("card:b3.1"));
        QVERIFY(turned->accessibleDescription().contains(QStringLiteral("Faces its owner’s edge")));
        // Whoever is chosen shows where to go and whom to strike, each with a mark of its own.
        QTest::mouseClick(item(QStringLiteral("card:b2.1")), Qt::LeftButton);
        QCOMPARE(item(QStringLiteral("card:b3.1"))->aim(), TableItem::Aim::Strike);
        QCOMPARE(item(QStringLiteral("zone:a2"))->aim(), TableItem::Aim::Go);
        // Out of range is not a matter of moving.
        QTest::mouseClick(item(QStringLiteral("card:d4.1")), Qt::LeftButton);
        QVERIFY2(
            button("refusalClause") != nullptr &&
                button("refusalClause")->property("clause").toString().startsWith(QStringLiteral("bg.range")),
            qPrintable(text("refusalText")));
    }

    void nothingStepsAtATableThatNobodySees()
    {
        startMatch("crimson-company", "duel", 3);
        QVERIFY(clickOnce(0));
        QVERIFY(clickOnce(0));
        QVERIFY(action("table.undo")->isEnabled());
        m_place->hide();
        QVERIFY(!action("table.undo")->isEnabled());
        QVERIFY(action("table.new")->isEnabled());
    }

    void stepsAreNotOfferedWhereThereIsNothingAhead_data() { games(); }
    void stepsAreNotOfferedWhereThereIsNothingAhead()
    {
        QFETCH(QByteArray, game);
        auto* which = named<QComboBox>(*m_place, "setupGame");
        which->setCurrentIndex(which->findData(QString::fromLatin1(game)));
        QTest::mouseClick(button("startMatch"), Qt::LeftButton);
        QApplication::processEvents();
        QCOMPARE(action("table.step")->isEnabled(), !session().asksPerson());
        QCOMPARE(action("table.stepTurn")->isEnabled(), !session().asksPerson());
    }

    void longNamesArePartedInsteadOfCut()
    {
        QFont font = m_theme->fonts().heading();
        font.setPixelSize(14);
        const auto lines = [&](const char* name, double wide) {
            const auto fitted = model::FittedText::name(QString::fromUtf8(name), font, {wide, 44}, 12, 1.0);
            QStringList all;
            for (const QString& line : fitted.lines())
                all << line;
            return fitted.isWhole() ? all : QStringList();
        };
        QCOMPARE(lines("Halsabschneider", 200), QStringList{QStringLiteral("Halsabschneider")});
        QCOMPARE(lines("Halsabschneider", 62),
                 (QStringList{QStringLiteral("Halsab-"), QStringLiteral("schneider")}));
        QCOMPARE(lines("Voodoo-Puppe", 52),
                 (QStringList{QStringLiteral("Voodoo-"), QStringLiteral("Puppe")}));
        QCOMPARE(lines("Bannerträger", 52),
                 (QStringList{QStringLiteral("Banner-"), QStringLiteral("träger")}));
    }

    void handsCanBeReadInTheDefaultWindow()
    {
        startMatch("battleground", "standard", 3);
        m_place->resize(977, 640);
        QApplication::processEvents();
        int cards = 0;
        const QString hand = QStringLiteral("card:hand.") + QString::fromStdString(session().question().who);
        for (const auto* card : board().findChildren<views::TableCard*>())
            if (card->isVisible() && card->objectName().startsWith(hand)) {
                QVERIFY2(card->width() >= 76 && card->height() >= 60,
                         qPrintable(QStringLiteral("%1 x %2").arg(card->width()).arg(card->height())));
                ++cards;
            }
        QVERIFY(cards >= 3);
    }

    void twoPeopleAtOneScreenDoNotSeeEachOthersHands()
    {
        startMatch("battleground", "standard", 3);
        QVERIFY(session().start({{"battleground", "standard", 3, {}}, {}, {}, true}));
        for (int i = 0; i < 400 && button("showSeat") == nullptr && !session().match().isOver(); ++i)
            QVERIFY(!session().choose(session().question().options.front()));
        QVERIFY(button("showSeat") != nullptr);
        QVERIFY(!board().isVisible());
        QTest::mouseClick(button("showSeat"), Qt::LeftButton);
        QVERIFY(board().isVisible());
        const std::string other = session().viewer() == "A" ? "B" : "A";
        for (const auto* card : board().findChildren<views::TableCard*>())
            if (card->isVisible() &&
                card->objectName().startsWith(QStringLiteral("card:hand.") + QString::fromStdString(other)))
                QVERIFY(card->card().id.empty());
    }

    void theLogIsSpokenAfterEveryStep()
    {
        startMatch("crimson-company", "duel", 3);
        QVERIFY(clickOnce(0));
        QVERIFY(clickOnce(0));
        const auto& lines = session().linesOf(session().timeline().here());
        QVERIFY(!lines.empty());
        const QString heard = named<views::QuestionBar>(*m_place, "questionBar")->accessibleDescription();
        for (const rules::LogLine& line : lines)
            QVERIFY2(heard.contains(QString::fromStdString(line.text.en)), qPrintable(heard));
    }

    void aCardMovesToWhereItWentAndNeverWhileRewinding()
    {
        m_settings->setMotion(model::Motion::On);
        startMatch("crimson-company", "duel", 3);
        bool moved = false;
        for (int i = 0; i < 40 && !moved; ++i) {
            const auto here = session().timeline().here();
            QVERIFY(clickOnce(0));
            moved = session().timeline().here() != here && board().motion().isMoving();
            if (!moved)
                continue;
            // The board is already as it will be; only its picture is on the way.
            int arriving = 0;
            for (const auto* card : board().findChildren<views::TableCard*>())
                arriving += card->isArriving() && card->isVisible() ? 1 : 0;
            QVERIFY(arriving > 0);
            action("table.undo")->trigger();
            QVERIFY(!board().motion().isMoving());
            action("table.step")->trigger();
            QVERIFY(board().motion().isMoving());
            session().jump(0);
            QVERIFY(!board().motion().isMoving());
            for (const auto* card : board().findChildren<views::TableCard*>())
                QVERIFY(!card->isArriving());
        }
        QVERIFY(moved);
    }

    void motionThatIsOffIsOff()
    {
        m_settings->setMotion(model::Motion::Off);
        startMatch("crimson-company", "duel", 3);
        for (int i = 0; i < 60; ++i) {
            QVERIFY(clickOnce(i));
            QVERIFY(!board().motion().isMoving());
        }
    }

    void motionEndsByItselfWithinAMoment()
    {
        m_settings->setMotion(model::Motion::On);
        startMatch("crimson-company", "duel", 3);
        for (int i = 0; i < 40 && !board().motion().isMoving(); ++i)
            QVERIFY(clickOnce(0));
        QVERIFY(board().motion().isMoving());
        QVERIFY(views::BoardMotion::kMilliseconds >= 120 && views::BoardMotion::kMilliseconds <= 180);
        QTRY_VERIFY(!board().motion().isMoving());
    }

    /// Keys and ears alone: wherever the keyboard is there is a name, and every step is told.
    void aWholeMatchCanBePlayedByKeysAndHeard()
    {
        startMatch("crimson-company", "duel", 24);
        m_place->takeFocus();
        playToTheEnd([this](const rules::Choice& choice) {
            QAccessibleInterface* focus = QAccessible::queryAccessibleInterface(m_place->focusWidget());
            QVERIFY(focus != nullptr);
            QVERIFY2(!focus->text(QAccessible::Name).isEmpty(),
                     qPrintable(m_place->focusWidget()->objectName()));
            makeByKeys(choice);
            QAccessibleInterface* bar =
                QAccessible::queryAccessibleInterface(named<views::QuestionBar>(*m_place, "questionBar"));
            const QString heard = bar->text(QAccessible::Name) + u'\n' + bar->text(QAccessible::Description);
            for (const rules::LogLine& line : session().linesOf(session().timeline().here()))
                QVERIFY2(heard.contains(QString::fromStdString(line.text.en)), qPrintable(heard));
            if (!session().match().isOver())
                QVERIFY(heard.contains(QString::fromStdString(session().question().text.en)));
        });
    }

    void theLanguageSwitchesInMidMatch()
    {
        startMatch("crimson-company", "duel", 5);
        const QString english = question();
        m_settings->setLanguage(model::Language::German);
        m_translations.switchTo(model::Language::German);
        QApplication::processEvents();
        QVERIFY(question() != english);
        QCOMPARE(question(), model::inLanguage(session().question().text, model::Language::German));
        QCOMPARE(item(QStringLiteral("zone:offer"))->accessibleName(), QStringLiteral("Angebot"));
    }

    void everyOpenCardIsWithinTheBoardAndNoneCoversAnother_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(1190, 640);
        QTest::newRow("large") << QSize(1800, 1100);
        QTest::newRow("4k") << QSize(3700, 2050);
    }
    void everyOpenCardIsWithinTheBoardAndNoneCoversAnother()
    {
        QFETCH(QSize, size);
        m_place->resize(size);
        startMatch("crimson-company", "duel", 12);
        for (int i = 0; i < 120 && !session().match().isOver(); ++i) {
            QVERIFY(clickOnce(i));
            QList<views::TableCard*> cards;
            for (auto* card : board().findChildren<views::TableCard*>())
                if (card->isVisible() && !card->objectName().startsWith(QStringLiteral("pile")))
                    cards << card;
            for (qsizetype a = 0; a < cards.size(); ++a) {
                QVERIFY2(board().rect().contains(cards[a]->geometry()), qPrintable(cards[a]->objectName()));
                QVERIFY(cards[a]->height() >= 24);
                for (qsizetype b = a + 1; b < cards.size(); ++b)
                    QVERIFY2(!cards[a]->geometry().intersects(cards[b]->geometry()),
                             qPrintable(cards[a]->objectName() + u' ' + cards[b]->objectName()));
            }
        }
    }
};

QTEST_MAIN(TestTablePlace)
#include "test_table_place.moc"
