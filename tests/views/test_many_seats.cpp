// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_content.h"
#include "model/play/known_games.h"
#include "model/rulebook/rulebook_reader.h"
#include "tests/support/chosen_file.h"
#include "tests/support/crimson.h"
#include "tests/support/place_test.h"
#include "tests/support/table_player.h"
#include "tests/support/toy_game.h"
#include "views/table/lab_page.h"
#include "views/table/question_bar.h"
#include "views/table/seat_badge.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QSet>
#include <QSpinBox>
#include <QToolButton>

using model::SeatPlayer;
using views::TableItem;

/// The table with one to nine seats: a small game that uses everything the frame offers, and two-versus-two.
class TestManySeats : public tests::PlaceTest
{
    Q_OBJECT

    tests::toy::KnownToy m_toy;
    tests::ChosenFile m_chooser;
    std::unique_ptr<model::CardListModel> m_cards;
    std::unique_ptr<views::TablePlace> m_place;

    void makePlace()
    {
        views::TableGames games;
        games.find = [this](const QString& id) -> const rules::KnownGame* {
            return id == QStringLiteral("toy") ? &m_toy : model::knownGame(id);
        };
        games.ids = QStringList{QStringLiteral("toy")} + model::knownGameIds();
        m_place = std::make_unique<views::TablePlace>(
            file(QStringLiteral("running.match")),
            [](const QString& game) -> const model::Rulebook& { return model::builtInRulebook(game); },
            *m_cards, settings(), actions(), theme(), m_chooser, nullptr, games);
        present(*m_place, {1190, 660});
        m_place->activateWindow();
    }
    [[nodiscard]] model::MatchSession& session() { return m_place->session(); }
    [[nodiscard]] views::BoardView& board() { return *named<views::BoardView>(*m_place, "board"); }
    [[nodiscard]] QString text(const char* label) { return named<QLabel>(*m_place, label)->text(); }
    [[nodiscard]] QComboBox* seat(int number)
    {
        return m_place->findChild<QComboBox*>(QStringLiteral("setupSeat%1").arg(number));
    }
    [[nodiscard]] views::SeatBadge* badge(const char* id)
    {
        return board().findChild<views::SeatBadge*>(QStringLiteral("seat:") + QString::fromLatin1(id));
    }

    void start(const char* game, const char* variant, unsigned players, std::vector<SeatPlayer> seats = {},
               bool covers = false)
    {
        session().setForcedTaken(false);
        session().setPace(0);
        model::TableSetup setup;
        setup.match.game = game;
        setup.match.variant = variant;
        setup.match.seed = 21;
        setup.match.players = players;
        setup.seats = std::move(seats);
        setup.covers = covers;
        QVERIFY(session().start(setup));
        QApplication::processEvents();
    }
    static void tables()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("variant");
        QTest::addColumn<unsigned>("players");
        for (const unsigned players : {2u, 4u, 9u})
            QTest::addRow("%u seats", players) << QByteArray("toy") << QByteArray("free") << players;
        QTest::newRow("teams") << QByteArray("toy") << QByteArray("teams") << 0u;
        QTest::newRow("two versus two")
            << QByteArray("crimson-company") << QByteArray("two-versus-two") << 0u;
        for (const unsigned players : {3u, 6u})
            QTest::addRow("free for all with %u", players)
                << QByteArray("crimson-company") << QByteArray("free-for-all") << players;
        QTest::newRow("solo") << QByteArray("crimson-company") << QByteArray("solo") << 0u;
        QTest::newRow("co-op") << QByteArray("crimson-company") << QByteArray("coop") << 0u;
    }

    /// Every choice is a bot's; `make` has to make just that.
    template <class Make>
    void playToTheEnd(Make&& make)
    {
        int decisions = 0;
        for (; !session().match().isOver() && decisions < 2000; ++decisions) {
            const auto decide = session().game().bot(rules::bots::BotKind::Random, quint64(decisions) + 1);
            const rules::Choice choice = decide(session().match());
            const std::string words = session().match().write(choice);
            rules::MatchValue wanted = session().timeline().position();
            wanted->apply(choice);
            make(choice);
            QVERIFY2(!QTest::currentTestFailed(), words.c_str());
            QVERIFY2(session().match().hash() == wanted->hash(), words.c_str());
        }
        QVERIFY(session().match().isOver());
        QVERIFY(decisions >= 9);
    }

    /// Zones hold their own cards and numbers; otherwise nothing on the board covers anything else or leaves
    /// it.
    void checkNothingOverlaps()
    {
        struct Shown
        {
            QString name;
            QString zone; ///< that it belongs to
            QRect room;
            bool isZone = false;
        };
        std::vector<Shown> all;
        for (const TableItem* each : board().findChildren<TableItem*>()) {
            if (!each->isVisible() || each->objectName().startsWith(QStringLiteral("pile")))
                continue;
            Shown shown{each->objectName(), views::BoardView::spotOf(*each).zone, each->geometry()};
            shown.isZone = shown.name.startsWith(QStringLiteral("zone:"));
            if (qobject_cast<const views::GroupPlate*>(each) != nullptr) {
                shown.zone = QString::fromStdString(each->part().id);
                shown.isZone = true;
            }
            if (const auto* counter = qobject_cast<const views::CounterBadge*>(each))
                shown.zone = QString::fromStdString(counter->counter().zone);
            QVERIFY2(board().rect().contains(shown.room), qPrintable(shown.name));
            QVERIFY2(shown.room.width() >= 14 && shown.room.height() >= 11, qPrintable(shown.name));
            all.push_back(shown);
        }
        for (std::size_t a = 0; a < all.size(); ++a)
            for (std::size_t b = a + 1; b < all.size(); ++b) {
                const bool within = (all[a].isZone || all[b].isZone) && all[a].zone == all[b].zone;
                QVERIFY2(within || !all[a].room.intersects(all[b].room),
                         qPrintable(all[a].name + QStringLiteral(" and ") + all[b].name));
            }
    }

    /// A row on a player's board is never reduced to the number of its cards.
    void checkLinesShowTheirCards()
    {
        if (session().match().game() != "samurai-spirit")
            return;
        for (const rules::ZoneView& zone : board().zones()) {
            if (zone.owner.empty() || zone.isMinor || zone.shape != rules::ZoneShape::Row)
                continue;
            for (int card = 0; card < static_cast<int>(zone.cards.size()); ++card) {
                const TableItem* face = board().itemAt({QString::fromStdString(zone.id), card});
                QVERIFY2(face != nullptr && face->part().card == card && face->isVisible(), zone.id.c_str());
            }
        }
    }

protected:
    void setUpPlace() override
    {
        views::TablePlace::restActions(actions());
        m_cards = std::make_unique<model::CardListModel>();
        m_cards->setCards(model::builtInCards(tests::kCrimson));
        m_chooser = {};
        makePlace();
    }
    void tearDownPlace() override
    {
        m_place.reset();
        m_cards.reset();
    }

private Q_SLOTS:
    void aMatchIsPlayedToItsEndByMouse_data()
    {
        tables();
        QTest::newRow("five samurai") << QByteArray("samurai-spirit") << QByteArray("standard") << 5u;
        QTest::newRow("nine houses") << QByteArray("game-of-crowns") << QByteArray("standard") << 9u;
    }
    void aMatchIsPlayedToItsEndByMouse()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, variant);
        QFETCH(unsigned, players);
        start(game, variant, players);
        tests::TablePlayer player(*m_place);
        playToTheEnd([&](const rules::Choice& choice) { player.byMouse(choice); });
        QVERIFY(player.button(QStringLiteral("newMatch")) != nullptr);
    }

    void aMatchIsPlayedToItsEndByKeys_data()
    {
        tables();
        QTest::newRow("a samurai player alone") << QByteArray("samurai-spirit") << QByteArray("solo") << 0u;
        QTest::newRow("nine houses") << QByteArray("game-of-crowns") << QByteArray("standard") << 9u;
    }
    void aMatchIsPlayedToItsEndByKeys()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, variant);
        QFETCH(unsigned, players);
        start(game, variant, players);
        m_place->takeFocus();
        tests::TablePlayer player(*m_place);
        playToTheEnd([&](const rules::Choice& choice) { player.byKeys(choice); });
    }

    void nothingOverlapsOrIsCutFromAnySeat_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("variant");
        QTest::addColumn<unsigned>("players");
        QTest::addColumn<QSize>("size");
        const std::array sizes{QSize(934, 640), QSize(1190, 660), QSize(3700, 2050)};
        for (const QSize& size : sizes) {
            const QByteArray wide = QByteArray::number(size.width());
            for (const unsigned players : {2u, 3u, 4u, 6u, 9u})
                if (size.width() >= 1190 || players <= 4)
                    QTest::addRow("%u seats at %s", players, wide.constData())
                        << QByteArray("toy") << QByteArray("free") << players << size;
            for (const unsigned players : {3u, 5u, 7u})
                QTest::addRow("%u samurai at %s", players, wide.constData())
                    << QByteArray("samurai-spirit") << QByteArray("standard") << players << size;
            for (const unsigned players : {4u, 6u, 9u})
                QTest::addRow("%u houses at %s", players, wide.constData())
                    << QByteArray("game-of-crowns") << QByteArray("standard") << players << size;
            QTest::addRow("teams at %s", wide.constData())
                << QByteArray("toy") << QByteArray("teams") << 0u << size;
            QTest::addRow("two versus two at %s", wide.constData())
                << QByteArray("crimson-company") << QByteArray("two-versus-two") << 0u << size;
            for (const unsigned players : {3u, 6u})
                QTest::addRow("free for all with %u at %s", players, wide.constData())
                    << QByteArray("crimson-company") << QByteArray("free-for-all") << players << size;
            for (const char* together : {"solo", "coop"})
                QTest::addRow("%s at %s", together, wide.constData())
                    << QByteArray("crimson-company") << QByteArray(together) << 0u << size;
            QTest::addRow("duel at %s", wide.constData())
                << QByteArray("crimson-company") << QByteArray("duel") << 0u << size;
        }
    }
    void nothingOverlapsOrIsCutFromAnySeat()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, variant);
        QFETCH(unsigned, players);
        QFETCH(QSize, size);
        m_place->resize(size);
        start(game, variant, players);
        int step = 0;
        playToTheEnd([&](const rules::Choice& choice) {
            QVERIFY(!session().choose(choice));
            if (++step % 5 != 0)
                return;
            board().stepViewpoint(1);
            checkNothingOverlaps();
            checkLinesShowTheirCards();
            if (step % 20 != 0)
                return;
            board().stepFront(1);
            checkNothingOverlaps();
        });
        speak(model::Language::German);
        checkNothingOverlaps();
        speak(model::Language::English);
    }

    void thePersonSitsBelowAndTheTableIsSeenFromAnySeat()
    {
        start("toy", "free", 5,
              {SeatPlayer::RandomBot, SeatPlayer::Person, SeatPlayer::RandomBot, SeatPlayer::RandomBot,
               SeatPlayer::RandomBot});
        QTRY_VERIFY(session().asksPerson());
        const auto bottom = [this](const char* id) { return badge(id)->y(); };
        for (const char* other : {"P1", "P3", "P4", "P5"})
            QVERIFY(bottom("P2") > bottom(other));
        QTest::mouseClick(badge("P4"), Qt::LeftButton);
        QCOMPARE(board().viewpoint(), std::string("P4"));
        for (const char* other : {"P1", "P2", "P3", "P5"})
            QVERIFY(bottom("P4") > bottom(other));
        // What is hidden stays hidden.
        for (const auto* card : board().findChildren<views::TableCard*>())
            if (card->isVisible() && card->objectName().startsWith(QStringLiteral("card:hand.P4")))
                QVERIFY(card->card().id.empty());
        badge("P4")->setFocus();
        QTest::keyClick(badge("P4"), Qt::Key_V);
        QCOMPARE(board().viewpoint(), std::string("P5"));
        QTest::keyClick(badge("P4"), Qt::Key_Escape);
        QVERIFY(board().viewpoint().empty());
        QVERIFY(bottom("P2") > bottom("P4"));
    }

    void whoseTurnItIsAndWhoIsAskedIsShownByName()
    {
        start("toy", "free", 3);
        QVERIFY(badge("P1")->state().turn);
        QVERIFY(!badge("P2")->state().turn);
        QVERIFY(badge("P1")->state().asked);
        QCOMPARE(badge("P1")->state().name, QStringLiteral("Player 1"));
        QCOMPARE(text("askedSeat"), QStringLiteral("Player 1"));
        QVERIFY(named<QLabel>(*m_place, "tableHead")->accessibleName().contains(QStringLiteral("Player 1")));
        QVERIFY(!session().choose(session().question().options.front()));
        QVERIFY(!badge("P1")->state().asked);
        QCOMPARE(text("askedSeat"), QStringLiteral("Player 2"));
    }

    void partnersAreBelowAndHaveTheColourOfTheirTeam()
    {
        start("crimson-company", "two-versus-two", 0);
        QVERIFY(std::abs(badge("A1")->y() - badge("A2")->y()) < 4);
        QVERIFY(badge("A1")->y() > badge("B1")->y());
        QVERIFY(badge("A")->y() > badge("B")->y());
        for (const char* purse : {"A1 coins", "B1 coins", "A2 coins", "B2 coins", "castles A", "castles B"})
            QVERIFY2(board().itemOf(QString::fromLatin1(purse))->isVisible(), purse);
        const TableItem* own = board().itemOf(QStringLiteral("left.A"));
        QVERIFY(own->y() > board().itemOf(QStringLiteral("left.B"))->y());
        board().setViewpoint("B2");
        QVERIFY(own->y() < board().itemOf(QStringLiteral("left.B"))->y());
    }

    void theLastPlacesAreToldWithTheirPoints()
    {
        start("toy", "free", 4,
              {SeatPlayer::Person, SeatPlayer::Person, SeatPlayer::Person, SeatPlayer::Person});
        playToTheEnd([this](const rules::Choice& choice) { session().choose(choice); });
        const QString end = named<QLabel>(*m_place, "questionText")->accessibleName();
        for (const rules::StandingView& each : session().match().outcome())
            QVERIFY2(end.contains(QStringLiteral("%1. Player %2 (%3)")
                                      .arg(each.rank)
                                      .arg(QString::fromStdString(each.party).mid(1))
                                      .arg(*each.score)),
                     qPrintable(end));
    }

    void seatsOfTheSetupPageComeFromTheGame()
    {
        auto* players = named<QSpinBox>(*m_place, "setupPlayers");
        QVERIFY(players->isVisible());
        QCOMPARE(players->minimum(), 2);
        QCOMPARE(players->maximum(), 9);
        QVERIFY(!named<QComboBox>(*m_place, "setupDecks")->isVisible());
        players->setValue(9);
        QApplication::processEvents();
        for (int i = 0; i < 9; ++i) {
            QVERIFY(seat(i) != nullptr && seat(i)->isVisible());
            QVERIFY(seat(i)->accessibleName().contains(QStringLiteral("Player %1").arg(i + 1)));
        }
        seat(5)->setCurrentIndex(1);
        players->setValue(3);
        QVERIFY(seat(3) == nullptr);
        players->setValue(7);
        QCOMPARE(seat(5)->currentIndex(), 1);
        QTest::mouseClick(named<QPushButton>(*m_place, "startMatch"), Qt::LeftButton);
        QVERIFY2(session().isActive(), qPrintable(text("setupProblem")));
        QCOMPARE(session().match().seats().size(), std::size_t(7));
        QCOMPARE(session().playerOf("P6"), SeatPlayer::RandomBot);
        session().close();
        m_place.reset();
        makePlace();
        QCOMPARE(named<QSpinBox>(*m_place, "setupPlayers")->value(), 7);
        QCOMPARE(seat(5)->currentIndex(), 1);
        auto* variant = named<QComboBox>(*m_place, "setupVariant");
        variant->setCurrentIndex(1);
        QVERIFY(!named<QSpinBox>(*m_place, "setupPlayers")->isVisible());
        QVERIFY(seat(3) != nullptr && seat(4) == nullptr);
        auto* game = named<QComboBox>(*m_place, "setupGame");
        game->setCurrentIndex(game->findData(QStringLiteral("crimson-company")));
        QVERIFY(seat(1) != nullptr && seat(2) == nullptr);
        QVERIFY(named<QComboBox>(*m_place, "setupDecks")->isVisible());
        variant->setCurrentIndex(variant->findData(QStringLiteral("two-versus-two")));
        QVERIFY(seat(3)->accessibleName().contains(QStringLiteral("Player B2")));
        speak(model::Language::German);
        QVERIFY(seat(3)->accessibleName().contains(QStringLiteral("Spieler B2")));
        speak(model::Language::English);
    }

    void everyViolationOfASetUpIsListedWithItsRule()
    {
        auto* game = named<QComboBox>(*m_place, "setupGame");
        game->setCurrentIndex(game->findData(QStringLiteral("game-of-crowns")));
        auto* startButton = named<QPushButton>(*m_place, "startMatch");
        QVERIFY(startButton->isEnabled());
        const auto issues = [this] {
            QStringList texts;
            for (int i = 0;; ++i) {
                const auto* label = m_place->findChild<QLabel*>(QStringLiteral("setupIssue%1").arg(i));
                if (label == nullptr || !label->isVisible())
                    return texts;
                texts << label->text();
            }
        };
        QCOMPARE(issues(), QStringList());
        auto* teams = named<QComboBox>(*m_place, "matchRule.teams");
        teams->setCurrentIndex(teams->findData(QStringLiteral("on")));
        QCOMPARE(issues(), QStringList{QStringLiteral("Team play needs six or eight players.")});
        QVERIFY(!startButton->isEnabled());
        QSignalSpy rule(m_place.get(), &views::TablePlace::ruleWanted);
        for (QToolButton* why : m_place->findChildren<QToolButton*>())
            if (why->isVisible() && why->text() == QStringLiteral("§ gc.team"))
                why->click();
        QCOMPARE(rule.count(), 1);
        // Both players of one house are named; the seats stay where they are.
        auto* houses = named<QWidget>(*m_place, "setupField.houses");
        const QList<QComboBox*> seats = houses->findChildren<QComboBox*>();
        QCOMPARE(seats.size(), 4);
        for (QComboBox* each : seats.mid(0, 2)) {
            each->setCurrentIndex(each->findData(QStringLiteral("lyre")));
            Q_EMIT each->activated(each->currentIndex());
        }
        QCOMPARE(issues().size(), 2);
        QVERIFY(seat(3) != nullptr);
        teams->setCurrentIndex(teams->findData(QStringLiteral("off")));
        seats[1]->setCurrentIndex(0);
        Q_EMIT seats[1]->activated(0);
        QCOMPARE(issues(), QStringList());
        QTest::mouseClick(startButton, Qt::LeftButton);
        QVERIFY2(session().isActive(), qPrintable(text("setupProblem")));
        QCOMPARE(session().match().seats().front().id, std::string("lyre"));
    }

    void aSetUpIsSavedUnderANameAndChosenAgain()
    {
        auto* game = named<QComboBox>(*m_place, "setupGame");
        game->setCurrentIndex(game->findData(QStringLiteral("samurai-spirit")));
        named<QSpinBox>(*m_place, "setupPlayers")->setValue(6);
        auto* level = named<QComboBox>(*m_place, "matchRule.difficulty");
        level->setCurrentIndex(level->findData(QStringLiteral("heroic")));
        auto* save = named<QPushButton>(*m_place, "saveSetup");
        save->click();
        auto* name = named<QLineEdit>(*m_place, "savedSetupName");
        QVERIFY(name->isVisible() && !save->isEnabled());
        QTest::keyClicks(name, QStringLiteral("Six heroes"));
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(!name->isVisible());
        named<QSpinBox>(*m_place, "setupPlayers")->setValue(3);
        level->setCurrentIndex(0);
        m_place.reset();
        makePlace();
        game = named<QComboBox>(*m_place, "setupGame");
        game->setCurrentIndex(game->findData(QStringLiteral("samurai-spirit")));
        auto* list = named<QComboBox>(*m_place, "savedSetupList");
        QCOMPARE(list->count(), 2);
        list->setCurrentIndex(1);
        Q_EMIT list->activated(1);
        QCOMPARE(named<QSpinBox>(*m_place, "setupPlayers")->value(), 6);
        QCOMPARE(named<QComboBox>(*m_place, "matchRule.difficulty")->currentData().toString(),
                 QStringLiteral("heroic"));
        named<QPushButton>(*m_place, "removeSetup")->click();
        QCOMPARE(list->count(), 1);
    }

    void aSetUpOfAnEarlierVersionStillOpens()
    {
        m_place.reset();
        settings().setState(QStringLiteral("table/setup"),
                            QStringList{QStringLiteral("game crimson-company"),
                                        QStringLiteral("variant tournament"), QStringLiteral("seed 5"),
                                        QStringLiteral("seats random you")});
        makePlace();
        QCOMPARE(named<QComboBox>(*m_place, "setupVariant")->currentData().toString(),
                 QStringLiteral("tournament"));
        QCOMPARE(seat(0)->currentIndex(), 1);
        QCOMPARE(seat(1)->currentIndex(), 0);
    }

    void passAndPlayIsOfferedToSeveralPeopleAndCoversTheTable()
    {
        auto* covers = named<QCheckBox>(*m_place, "setupCovers");
        named<QSpinBox>(*m_place, "setupPlayers")->setValue(4);
        QVERIFY(!covers->isVisible());
        seat(2)->setCurrentIndex(0);
        QVERIFY(covers->isVisible());
        covers->click();
        QTest::mouseClick(named<QPushButton>(*m_place, "startMatch"), Qt::LeftButton);
        QVERIFY(session().setup().covers);
        session().setPace(0);
        QTRY_VERIFY(session().asksPerson());
        QCOMPARE(session().askedPerson(), std::string("P1"));
        QVERIFY(!session().choose(session().question().options.front()));
        QTRY_COMPARE(session().askedPerson(), std::string("P3"));
        tests::TablePlayer player(*m_place);
        QTRY_VERIFY(player.button(QStringLiteral("showSeat")) != nullptr);
        QVERIFY(!board().isVisible());
        QVERIFY(player.button(QStringLiteral("showSeat"))->text().contains(QStringLiteral("Player 3")));
        QTest::mouseClick(player.button(QStringLiteral("showSeat")), Qt::LeftButton);
        QVERIFY(board().isVisible());
        QVERIFY(badge("P3")->y() > badge("P1")->y());
        for (const auto* card : board().findChildren<views::TableCard*>())
            if (card->isVisible() && card->objectName().startsWith(QStringLiteral("card:hand.P1")))
                QVERIFY(card->card().id.empty());
    }

    void whoIsAskedAgainAfterABotFindsTheTableUncovered()
    {
        start("game-of-crowns", "standard", 4,
              {SeatPlayer::Person, SeatPlayer::RandomBot, SeatPlayer::Person, SeatPlayer::RandomBot}, true);
        const tests::TablePlayer player(*m_place);
        const auto curtain = [&] { return player.button(QStringLiteral("showSeat")); };
        std::string last;
        int same = 0;
        int passed = 0;
        for (int i = 0; i < 60; ++i) {
            QTRY_VERIFY(session().asksPerson() || session().match().isOver());
            if (session().match().isOver())
                break;
            const std::string asked = session().askedPerson();
            QCOMPARE(session().viewer(), asked);
            QCOMPARE(curtain() != nullptr, !last.empty() && asked != last);
            if (QPushButton* lift = curtain()) {
                const QString name = QString::fromStdString(rules::nameOfPlayer(session().match(), asked).en);
                QVERIFY2(lift->text().contains(name), qPrintable(lift->text()));
                QTest::mouseClick(lift, Qt::LeftButton);
                ++passed;
            } else if (!last.empty()) {
                ++same;
            }
            last = asked;
            QVERIFY(!session().choose(session().question().options.front()));
            // While a bot decides nobody else sees the table.
            if (!session().asksPerson() && !session().match().isOver())
                QCOMPARE(session().viewer(), last);
        }
        QVERIFY(passed > 2);
        QVERIFY(same > 0);
    }

    void secretBidsAreCoveredWhereNobodyHoldsCards()
    {
        auto* game = named<QComboBox>(*m_place, "setupGame");
        game->setCurrentIndex(game->findData(QStringLiteral("crimson-company")));
        auto* variant = named<QComboBox>(*m_place, "setupVariant");
        variant->setCurrentIndex(variant->findData(QStringLiteral("free-for-all")));
        named<QSpinBox>(*m_place, "setupPlayers")->setValue(3);
        for (int i = 0; i < 3; ++i)
            seat(i)->setCurrentIndex(0);
        QVERIFY(named<QCheckBox>(*m_place, "setupCovers")->isVisible());
        start("crimson-company", "free-for-all", 3, {}, true);
        const tests::TablePlayer player(*m_place);
        int covered = 0;
        for (int i = 0; i < 30; ++i) {
            if (QPushButton* lift = player.button(QStringLiteral("showSeat"))) {
                QVERIFY(session().question().secret);
                QVERIFY(!board().isVisible());
                ++covered;
                QTest::mouseClick(lift, Qt::LeftButton);
            }
            QVERIFY(!session().choose(session().question().options.front()));
        }
        QVERIFY(covered > 3);
    }

    void coinsOnACastleLieOnItsPlateAndTheDifficultyIsShown()
    {
        session().setForcedTaken(false);
        model::TableSetup setup;
        setup.match.game = "crimson-company";
        setup.match.variant = "solo";
        setup.match.seed = 3;
        setup.match.lines = {{"option", "difficulty", "hard"}};
        QVERIFY(session().start(setup));
        QApplication::processEvents();
        for (const char* lane : {"left", "middle", "right"}) {
            const QString name = QString::fromLatin1(lane);
            const TableItem* plate = board().itemOf(name);
            const TableItem* coins = board().itemOf(QStringLiteral("castle-coins ") + name);
            QVERIFY(plate != nullptr && coins != nullptr);
            QVERIFY(plate->isVisible() && coins->isVisible());
            QVERIFY(plate->geometry().contains(coins->geometry()));
            for (const char* party : {"A", "X"})
                if (const TableItem* total =
                        board().itemOf(QStringLiteral("total %1 %2").arg(name, QString::fromLatin1(party))))
                    QVERIFY(!total->geometry().intersects(coins->geometry()));
        }
        const auto* head = named<QLabel>(*m_place, "tableHead");
        QVERIFY2(head->accessibleName().contains(QStringLiteral("Difficulty: Hard")),
                 qPrintable(head->accessibleName()));
        QVERIFY(head->toolTip().contains(QStringLiteral("3 coins")));
    }

    void farFrontsAreNumbersAndAreEnlargedByClickAndByKey()
    {
        start("crimson-company", "free-for-all", 6);
        for (int i = 0; i < 150; ++i) {
            const auto decide = session().game().bot(rules::bots::BotKind::Random, quint64(i) + 1);
            QVERIFY(!session().choose(decide(session().match())));
        }
        QApplication::processEvents();
        QList<views::FrontPlate*> plates;
        for (auto* each : board().findChildren<views::FrontPlate*>())
            if (each->isVisible())
                plates << each;
        QCOMPARE(plates.size(), 4);
        QSet<QString> names;
        for (const auto* each : plates) {
            names << each->state().name;
            QCOMPARE(each->state().lanes.size(), std::size_t(2));
        }
        QCOMPARE(names.size(), 4);
        QVERIFY2(names.contains(QStringLiteral("Player 3 – Player 4")),
                 qPrintable(names.values().join(u',')));
        const QString lane = QStringLiteral("P3P4.1");
        QVERIFY(board().itemOf(lane) == nullptr || !board().itemOf(lane)->isVisible());
        auto* plate = board().findChild<views::FrontPlate*>(QStringLiteral("front:P3+P4"));
        QTest::mouseClick(plate, Qt::LeftButton);
        QCOMPARE(board().enlarged(), std::string("P3+P4"));
        QVERIFY(board().itemOf(lane)->isVisible());
        QVERIFY(!plate->isVisible());
        board().setFocus();
        QTest::keyClick(&board(), Qt::Key_Escape);
        QVERIFY(board().enlarged().empty());
        QVERIFY(!board().itemOf(lane)->isVisible());
        QTest::keyClick(&board(), Qt::Key_G);
        QVERIFY(!board().enlarged().empty());
        trigger("table.previousFront");
        QVERIFY(board().enlarged().empty());
    }

    void theEndOfALongLogIsInSight()
    {
        start("crimson-company", "free-for-all", 4);
        playToTheEnd([this](const rules::Choice& choice) { session().choose(choice); });
        const auto end = session().timeline().here();
        auto* log = named<QListView>(*m_place, "tableLog");
        for (const auto node : {model::MatchSession::NodeId(0), end / 2, end}) {
            session().jump(node);
            QTRY_VERIFY(log->viewport()->rect().intersects(
                log->visualRect(log->model()->index(log->model()->rowCount() - 1, 0))));
        }
        QVERIFY(log->model()->rowCount() > 400);
    }

    void supportIsOfferedInAMenuToo()
    {
        start("samurai-spirit", "standard", 5);
        auto* menu = named<QPushButton>(*m_place, "afarAnswers");
        bool found = false;
        for (int i = 0; i < 200 && !session().match().isOver() && !found; ++i) {
            for (QAction* answer : menu->menu()->actions())
                if (menu->isVisible() && answer->text().startsWith(QStringLiteral("Support "))) {
                    const auto before = session().timeline().here();
                    answer->trigger();
                    QVERIFY(session().timeline().here() != before);
                    found = true;
                    break;
                }
            if (!found)
                QVERIFY(!session().choose(session().question().options.front()));
        }
        QVERIFY(found);
    }

    void theLabShowsAndPlaysEverySeat()
    {
        m_place->openInLab(QStringLiteral("scenario S\ngame toy\nvariant free\nplayers 5\n"
                                          "given turn P4 bid\ngiven P2 coins 7\n"));
        QApplication::processEvents();
        auto* lab = m_place->findChild<views::LabPage*>();
        QVERIFY(lab->session().match() != nullptr);
        for (int i = 0; i < 5; ++i) {
            auto* chosen = m_place->findChild<QComboBox*>(QStringLiteral("labSeat%1").arg(i));
            QVERIFY(chosen != nullptr);
            QVERIFY(chosen->itemText(0).startsWith(QStringLiteral("Player %1").arg(i + 1)));
        }
        QVERIFY(m_place->findChild<QComboBox*>(QStringLiteral("labSeat5")) == nullptr);
        m_place->findChild<QComboBox*>(QStringLiteral("labSeat4"))->setCurrentIndex(2);
        QTest::mouseClick(named<QPushButton>(*m_place, "labPlay"), Qt::LeftButton);
        QVERIFY(session().isActive());
        QCOMPARE(session().playerOf("P5"), SeatPlayer::GreedyBot);
        QCOMPARE(session().question().who, std::string("P4"));
    }

    void aMatchLeftRunningIsResumedWithAllItsSeats()
    {
        start("toy", "free", 6);
        for (int i = 0; i < 8; ++i)
            QVERIFY(!session().choose(session().question().options.front()));
        const auto hash = session().match().hash();
        m_place.reset();
        makePlace();
        QVERIFY(session().isActive());
        QCOMPARE(session().match().hash(), hash);
        QCOMPARE(session().match().seats().size(), std::size_t(6));
    }
};

QTEST_MAIN(TestManySeats)
#include "test_many_seats.moc"
