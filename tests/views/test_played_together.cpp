// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_content.h"
#include "model/play/known_games.h"
#include "model/play/log_model.h"
#include "model/play/timeline_model.h"
#include "model/rulebook/rulebook_reader.h"
#include "tests/support/chosen_file.h"
#include "tests/support/crimson.h"
#include "tests/support/place_test.h"
#include "tests/support/table_player.h"
#include "views/table/survival_panel.h"
#include "views/table/trade_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QSpinBox>
#include <QTabWidget>
#include <QTextEdit>

using model::SeatPlayer;

/// What people do together at the table besides answering: deals, votes that are revealed together, and the
/// question of how close a common match was.
class TestPlayedTogether : public tests::PlaceTest
{
    Q_OBJECT

    tests::ChosenFile m_chooser;
    std::unique_ptr<model::CardListModel> m_cards;
    std::unique_ptr<views::TablePlace> m_place;

    [[nodiscard]] model::MatchSession& session() { return m_place->session(); }
    [[nodiscard]] views::BoardView& board() { return *named<views::BoardView>(*m_place, "board"); }

    void start(const char* game, const char* variant, unsigned players)
    {
        session().setPace(0);
        model::TableSetup setup;
        setup.match.game = game;
        setup.match.variant = variant;
        setup.match.seed = 21;
        setup.match.players = players;
        QVERIFY(session().start(setup));
        QApplication::processEvents();
    }

    /// A scenario with a person on the first seat and bots on all others.
    void play(const char* scenario, std::size_t seats)
    {
        std::vector<SeatPlayer> players(seats, SeatPlayer::GreedyBot);
        players.front() = SeatPlayer::Person;
        session().setPace(0);
        QVERIFY(session().openScenario(QString::fromUtf8(scenario), {}, nullptr, players));
        session().pause();
        QApplication::processEvents();
    }

    [[nodiscard]] views::TradeDialog* openTrade()
    {
        auto* button = m_place->findChild<QPushButton*>(QStringLiteral("proposeTrade"));
        if (button == nullptr || !button->isVisible())
            return nullptr;
        QTest::mouseClick(button, Qt::LeftButton);
        return m_place->findChild<views::TradeDialog*>(QStringLiteral("tradeDialog"));
    }
    static void tick(QWidget& dialog, const char* list, const QString& card)
    {
        auto* cards = dialog.findChild<QListWidget*>(QString::fromLatin1(list));
        for (int i = 0; i < cards->count(); ++i)
            if (cards->item(i)->text() == card && cards->item(i)->checkState() == Qt::Unchecked) {
                cards->item(i)->setCheckState(Qt::Checked);
                return;
            }
        QFAIL(qPrintable(card + QStringLiteral(" is not listed")));
    }

    /// Greedy bots answer for everybody until the match is over or `isReached`.
    template <class Reached>
    void playOn(Reached&& isReached)
    {
        for (int i = 0; i < 3000 && !session().match().isOver() && !isReached(); ++i) {
            session().choose(session().match().greedyAnswer(static_cast<std::uint64_t>(i)));
            session().pause();
        }
    }

protected:
    void setUpPlace() override
    {
        views::TablePlace::restActions(actions());
        m_cards = std::make_unique<model::CardListModel>();
        m_cards->setCards(model::builtInCards(tests::kCrimson));
        m_place = std::make_unique<views::TablePlace>(
            file(QStringLiteral("running.match")),
            [](const QString& game) -> const model::Rulebook& { return model::builtInRulebook(game); },
            *m_cards, settings(), actions(), theme(), m_chooser);
        present(*m_place, {1190, 660});
        m_place->activateWindow();
    }
    void tearDownPlace() override
    {
        m_place.reset();
        m_cards.reset();
    }

private Q_SLOTS:
    void aDealIsProposedUntilTheBotAgrees()
    {
        play("scenario A deal\ngame game-of-crowns\noption negotiations on\n"
             "given houses lyre redtower orlok chiron\ngiven turn lyre\n",
             4);
        views::TradeDialog* const dialog = openTrade();
        QVERIFY(dialog != nullptr);
        dialog->findChild<QComboBox*>(QStringLiteral("tradePartner"))
            ->setCurrentText(QStringLiteral("Orlok"));
        tick(*dialog, "tradeGet", QStringLiteral("Castellan (Orlok)"));
        auto* propose = dialog->findChild<QPushButton*>(QStringLiteral("tradePropose"));
        const auto* refusal = dialog->findChild<QLabel*>(QStringLiteral("tradeRefusal"));
        QVERIFY(refusal->text().isEmpty());
        const auto before = session().match().hash();
        QTest::mouseClick(propose, Qt::LeftButton);
        const QString declined = refusal->text();
        QVERIFY(!declined.isEmpty());
        QCOMPARE(session().match().hash(), before);
        QVERIFY(dialog->isVisible());
        // Asking for what the bot does not have sounds the same, so nobody learns a hand by asking.
        tick(*dialog, "tradeGet", QStringLiteral("Castellan (Chiron)"));
        QVERIFY(refusal->text().isEmpty());
        QTest::mouseClick(propose, Qt::LeftButton);
        QCOMPARE(refusal->text(), declined);
        QCOMPARE(session().match().hash(), before);
        auto* get = dialog->findChild<QListWidget*>(QStringLiteral("tradeGet"));
        for (int i = 0; i < get->count(); ++i)
            get->item(i)->setCheckState(Qt::Unchecked);
        // More than six cards go in one deal.
        auto* give = dialog->findChild<QListWidget*>(QStringLiteral("tradeGive"));
        QCOMPARE(give->count(), 10);
        for (int i = 0; i < give->count(); ++i)
            if (give->item(i)->text() != QStringLiteral("Knight (Lyre)"))
                give->item(i)->setCheckState(Qt::Checked);
        dialog->findChild<QSpinBox*>(QStringLiteral("tradeGivePieces"))->setValue(2);
        QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("tradeOffer"))
                    ->text()
                    .contains(QStringLiteral("2 Ravens")));
        QTest::mouseClick(propose, Qt::LeftButton);
        QVERIFY(session().match().hash() != before);
        QVERIFY(!dialog->isVisible());
        // It was not the action of the turn.
        QCOMPARE(session().match().turn(), std::string("lyre"));
        for (const rules::CounterView& counter : session().match().counters()) {
            if (counter.id == "lyre ravens")
                QCOMPARE(counter.value, 2);
            if (counter.id == "orlok ravens")
                QCOMPARE(counter.value, 6);
        }
        session().undo();
        QCOMPARE(session().match().hash(), before);
        session().step();
        QVERIFY(session().match().hash() != before);
    }

    void noDealIsOfferedWithoutNegotiations()
    {
        play("scenario No deal\ngame game-of-crowns\ngiven houses lyre redtower orlok chiron\n"
             "given turn lyre\n",
             4);
        QCOMPARE(openTrade(), nullptr);
    }

    void cardsToAskForAreFoundByName()
    {
        play("scenario A deal\ngame game-of-crowns\noption negotiations on\n"
             "given houses lyre redtower orlok chiron\ngiven turn lyre\n",
             4);
        views::TradeDialog* const dialog = openTrade();
        QVERIFY(dialog != nullptr);
        auto* find = dialog->findChild<QLineEdit*>(QStringLiteral("tradeFind"));
        const auto* get = dialog->findChild<QListWidget*>(QStringLiteral("tradeGet"));
        QTest::keyClicks(find, QStringLiteral("priest"));
        QStringList shown;
        for (int i = 0; i < get->count(); ++i)
            if (!get->item(i)->isHidden())
                shown << get->item(i)->text();
        QCOMPARE(shown, QStringList{QStringLiteral("Priest")});
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
    }

    void votesAreFaceDownUntilAllHaveVoted()
    {
        play("scenario An attack\ngame game-of-crowns\ngiven houses lyre redtower orlok chiron\n"
             "given turn redtower\n",
             4);
        const auto words = [this](const std::vector<std::string>& said) {
            const auto choice = session().match().read(session().question().who, said);
            QVERIFY(choice);
            QVERIFY(!session().choose(*choice));
            session().pause();
        };
        words({"attack", "knight@redtower", "chiron"});
        const auto shown = [this](const char* zone) {
            for (const rules::ZoneView& each : board().zones())
                if (each.id == zone && !each.cards.empty())
                    return each.cards.front().id.empty() ? std::string("face-down") : each.cards.front().id;
            return std::string("nothing");
        };
        int votes = 0;
        int hidden = 0;
        for (; session().question().secret; ++votes) {
            const std::string asked = session().question().who;
            for (const char* zone : {"shown.redtower", "shown.orlok", "shown.chiron"}) {
                const std::string seen = shown(zone);
                QVERIFY2(seen == "nothing" || seen == "face-down", seen.c_str());
                hidden += seen == "face-down" ? 1 : 0;
            }
            words({"vote", asked == "lyre" || asked == "redtower" ? "attacker" : "defender"});
        }
        QCOMPARE(votes, 4);
        QVERIFY(hidden > 0);
        QCOMPARE(shown("shown.lyre"), std::string("vote-attacker@lyre"));
        QCOMPARE(shown("shown.redtower"), std::string("vote-attacker@redtower"));
        QCOMPARE(shown("shown.orlok"), std::string("vote-defender@orlok"));
        QCOMPARE(shown("shown.chiron"), std::string("vote-defender@chiron"));
    }

    void nobodyLearnsWhoKeepsASentinel()
    {
        play("scenario A Sentinel\ngame game-of-crowns\ngiven houses lyre redtower orlok chiron\n"
             "given orlok hand: sentinel feud@orlok\ngiven turn lyre\n",
             4);
        QCOMPARE(session().question().who, std::string("orlok"));
        const auto* text = m_place->findChild<QLabel*>(QStringLiteral("questionText"));
        const auto* seat = m_place->findChild<QLabel*>(QStringLiteral("askedSeat"));
        QVERIFY(!text->text().contains(QStringLiteral("Orlok")));
        QVERIFY(!seat->isVisible());
        const auto kept = session().match().read("orlok", std::vector<std::string>{"no-sentinel"});
        QVERIFY(kept);
        const model::LogModel log(session());
        const int lines = log.rowCount();
        QVERIFY(!session().choose(*kept));
        session().pause();
        QCOMPARE(log.rowCount(), lines);
        const model::TimelineModel timeline(session());
        for (int row = 0; row < timeline.rowCount(); ++row)
            QVERIFY(!timeline.index(row, 0).data().toString().contains(QStringLiteral("Orlok")));
    }

    void anAnswerShowsWhatItWouldDoBeforeItIsGiven()
    {
        session().setPace(0);
        QVERIFY(session().openScenario(QStringLiteral("scenario A fight\ngame samurai-spirit\nplayers 3\n"
                                                      "given samurai kanbei kyuzo heihachi\n"
                                                      "given turn kanbei\ngiven kanbei line: 4 4\n"
                                                      "given stack: 3:hat 1 1\ndo kanbei fight\n")));
        session().step();
        session().pause();
        QApplication::processEvents();
        const auto panelText = [this] {
            QString all;
            for (const auto* text : named<QWidget>(*m_place, "rulePanel")->findChildren<QLabel*>())
                all += text->text() + u' ';
            for (const auto* text : named<QWidget>(*m_place, "rulePanel")->findChildren<QTextEdit*>())
                all += text->toPlainText() + u' ';
            return all;
        };
        const tests::TablePlayer player(*m_place);
        QPushButton* confront = nullptr;
        for (int i = 0; i < 4; ++i)
            if (QPushButton* const answer = player.button(QStringLiteral("answer%1").arg(i));
                answer != nullptr && answer->text().contains(QStringLiteral("Confront")))
                confront = answer;
        QVERIFY(confront != nullptr);
        const QString before = panelText();
        const auto hash = session().match().hash();
        QEnterEvent enter({5, 5}, {5, 5}, {5, 5});
        QApplication::sendEvent(confront, &enter);
        // 4 + 4 + 3 is more than nine: a barricade would be lost.
        QVERIFY2(panelText() != before && panelText().contains(QStringLiteral("arricade")),
                 qPrintable(panelText()));
        QCOMPARE(session().match().hash(), hash);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(confront, &leave);
        QCOMPARE(panelText(), before);
    }

    void survivalIsEstimatedAfterACommonMatch_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("variant");
        QTest::addColumn<unsigned>("players");
        QTest::newRow("solo") << QByteArray("crimson-company") << QByteArray("solo") << 0U;
        QTest::newRow("co-op") << QByteArray("crimson-company") << QByteArray("coop") << 0U;
        QTest::newRow("samurai") << QByteArray("samurai-spirit") << QByteArray("standard") << 3U;
    }
    void survivalIsEstimatedAfterACommonMatch()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, variant);
        QFETCH(unsigned, players);
        start(game, variant, players);
        auto* panel = named<views::SurvivalPanel>(*m_place, "survivalPanel");
        auto* tabs = named<QTabWidget>(*m_place, "tableTabs");
        QVERIFY(tabs->isTabVisible(tabs->indexOf(panel)));
        playOn([] { return false; });
        QVERIFY(session().match().isOver());
        model::SurvivalEstimate* const estimate = &panel->estimate();
        estimate->setPlayouts(20);
        const tests::TablePlayer player(*m_place);
        QTest::mouseClick(player.button(QStringLiteral("showSurvival")), Qt::LeftButton);
        QCOMPARE(tabs->currentWidget(), panel);
        QVERIFY(estimate->isRunning());
        QVERIFY(named<QProgressBar>(*m_place, "survivalProgress")->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!estimate->isRunning(), 60000);
        const auto turns = estimate->turns();
        QVERIFY(turns.size() > 2);
        for (const auto& turn : turns)
            QVERIFY(turn.share && turn.share->low <= turn.share->share &&
                    turn.share->share <= turn.share->high);
        QTRY_COMPARE(named<QListWidget>(*m_place, "survivalTurns")->count(), static_cast<int>(turns.size()));
        QVERIFY(named<QLabel>(*m_place, "survivalNow")->text().startsWith(QStringLiteral("The match was ")));
        const auto drop = model::SurvivalEstimate::largestDrop(turns);
        auto* go = named<QPushButton>(*m_place, "survivalGo");
        QCOMPARE(go->isVisible(), drop.has_value());
        if (!drop)
            return;
        QTest::mouseClick(go, Qt::LeftButton);
        QCOMPARE(session().timeline().here(), turns[*drop].node);
    }

    void anEstimateIsCancelledAndGoesOnWhereItStopped()
    {
        start("samurai-spirit", "standard", 7);
        playOn([this] { return session().timeline().size() > 60; });
        auto* panel = named<views::SurvivalPanel>(*m_place, "survivalPanel");
        named<QTabWidget>(*m_place, "tableTabs")->setCurrentWidget(panel);
        model::SurvivalEstimate* const estimate = &panel->estimate();
        estimate->setPlayouts(5);
        auto* button = named<QPushButton>(*m_place, "survivalStart");
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(estimate->isRunning());
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!estimate->isRunning(), 60000);
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!estimate->isRunning(), 60000);
        for (const auto& turn : estimate->turns())
            QVERIFY(turn.share);
        // Another match begins while one is being estimated.
        playOn([this] { return session().timeline().size() > 90; });
        estimate->setPlayouts(100000);
        panel->start();
        QVERIFY(estimate->isRunning());
        start("crimson-company", "solo", 0);
        QVERIFY(!estimate->isRunning());
        for (const auto& turn : estimate->turns())
            QVERIFY(!turn.share);
    }

    void playersAgainstEachOtherHaveNoCommonSurvival()
    {
        start("crimson-company", "duel", 0);
        auto* tabs = named<QTabWidget>(*m_place, "tableTabs");
        QVERIFY(!tabs->isTabVisible(tabs->indexOf(named<views::SurvivalPanel>(*m_place, "survivalPanel"))));
        playOn([] { return false; });
        QVERIFY(session().match().isOver());
        QCOMPARE(tests::TablePlayer(*m_place).button(QStringLiteral("showSurvival")), nullptr);
    }
};

QTEST_MAIN(TestPlayedTogether)
#include "test_played_together.moc"
