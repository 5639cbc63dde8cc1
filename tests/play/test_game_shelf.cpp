// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_store.h"
#include "model/play/game_shelf.h"
#include "model/play/known_games.h"
#include "model/play/lab_session.h"
#include "model/play/match_session.h"
#include "tests/support/stocked_library.h"

/// Matches and positions are played with the cards of the owner's library.
class TestGameShelf : public QObject
{
    Q_OBJECT

    const QString m_game = QStringLiteral("crimson-company");

    static void correctMonk(model::Database& database, const char* strength)
    {
        QVERIFY(model::LibraryStore(database).correct(QStringLiteral("crimson-company"),
                                                      QStringLiteral("monk"), model::CardField::Strength,
                                                      QString::fromLatin1(strength)));
    }
    static int monkOf(const rules::KnownGame& game)
    {
        const rules::scenario::PositionForm form = game.stage()->form();
        return form.card("monk") == nullptr ? -1 : form.card("monk")->strength;
    }
    static bool hasCard(const rules::KnownGame& game, std::string_view id)
    {
        const auto cards = game.cards();
        return std::any_of(cards.begin(), cards.end(), [&](const auto& card) { return card.id == id; });
    }
    /// A character of the owner's own, like a monk.
    static void addCard(model::Database& database, const QString& id)
    {
        model::OwnerCard card;
        card.layer.game = QStringLiteral("crimson-company");
        card.layer.card = id;
        card.layer.layer = model::Layer::Owner;
        card.layer.kind = model::CardKind::Character;
        card.layer.nameFrom = model::Provenance::Owner;
        card.layer.nameEn = id;
        card.layer.nameDe = id;
        card.layer.gender = rules::Gender::Masculine;
        card.layer.strength = 3;
        card.layer.effects = QStringLiteral("[]");
        card.layer.box = model::kOwnBox.toString();
        QVERIFY(model::LibraryStore(database).putOwnerCard(card));
    }
    QString playTwelveSteps(model::GameShelf& shelf)
    {
        const QString path = m_folder.filePath(QStringLiteral("a.match"));
        model::MatchSession session({}, nullptr, shelf.finder());
        session.setForcedTaken(false);
        const auto started = session.start({{"crimson-company", "duel", 3, {}}, {}, {}});
        for (int i = 0; started && i < 12; ++i)
            if (session.choose(session.question().options.front()))
                return {};
        return started && session.save(path) ? path : QString();
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void withoutALibraryGamesHaveTheCardsOfTheProgram()
    {
        model::GameShelf shelf;
        for (const QString& id : model::knownGameIds())
            QCOMPARE(shelf.game(id), model::knownGame(id));
        QVERIFY(shelf.game(QStringLiteral("chess")) == nullptr);
    }

    void aCorrectedValueIsPlayedFromTheNextMatchOn()
    {
        tests::StockedLibrary library;
        model::GameShelf shelf;
        shelf.setLibrary(&library.database());
        const rules::KnownGame* before = shelf.game(m_game);
        model::MatchSession session({}, nullptr, shelf.finder());
        QVERIFY(session.start({{"crimson-company", "duel", 3, {}}, {}, {}}));
        const auto hash = before->libraryHash();
        correctMonk(library.database(), "9");
        shelf.refresh();
        // The match on the table goes on as it began.
        QCOMPARE(session.game().libraryHash(), hash);
        const rules::KnownGame* after = shelf.game(m_game);
        QVERIFY(after->libraryHash() != hash);
        QCOMPARE(monkOf(*after), 9);
        QVERIFY(monkOf(*before) != 9);
        QVERIFY(session.start({{"crimson-company", "duel", 3, {}}, {}, {}}));
        QCOMPARE(session.game().libraryHash(), after->libraryHash());
        // Asking again without a change gives the same game.
        shelf.refresh();
        QCOMPARE(shelf.game(m_game), after);
    }

    void theLabUsesTheLibrarysCards()
    {
        tests::StockedLibrary library;
        correctMonk(library.database(), "9");
        model::GameShelf shelf;
        shelf.setLibrary(&library.database());
        model::LabSession lab(shelf.finder());
        lab.setText(QStringLiteral("scenario T\ngame crimson-company\ngiven turn A deployment\n"
                                   "given front A: bard thief\ngiven left A: monk\n"));
        QVERIFY(lab.match() != nullptr);
        for (const rules::CounterView& counter : lab.match()->counters())
            if (counter.id == "total left A")
                QCOMPARE(counter.value, 9);
    }

    void aMatchFileIsReplayedWithTheCardsThatItWasPlayedWith()
    {
        tests::StockedLibrary library;
        model::GameShelf shelf;
        shelf.setLibrary(&library.database());
        const QString path = playTwelveSteps(shelf);
        correctMonk(library.database(), "9");
        shelf.refresh();
        model::MatchSession session({}, nullptr, shelf.finder());
        session.setPlayedGames(shelf.playedFinder());
        QString problem;
        QVERIFY(session.open(path, &problem));
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        QCOMPARE(monkOf(session.game()), monkOf(*model::knownGame(m_game)));
        // A new one has the corrected value.
        QVERIFY(session.start({{"crimson-company", "duel", 3, {}}, {}, {}}));
        QCOMPARE(monkOf(session.game()), 9);
    }

    void whatIsAddedToTheLibraryLaterDoesNotTouchAMatchWithCorrectedCards()
    {
        tests::StockedLibrary library;
        correctMonk(library.database(), "9");
        QString path;
        {
            model::GameShelf shelf;
            shelf.setLibrary(&library.database());
            path = playTwelveSteps(shelf);
        }
        addCard(library.database(), QStringLiteral("own-aardvark"));
        model::GameShelf shelf;
        shelf.setLibrary(&library.database());
        QVERIFY(hasCard(*shelf.game(m_game), "own-aardvark"));
        model::MatchSession session({}, nullptr, shelf.finder());
        session.setPlayedGames(shelf.playedFinder());
        QString problem;
        QVERIFY(session.open(path, &problem));
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        QCOMPARE(session.timeline().size(), std::size_t{13});
        QCOMPARE(monkOf(session.game()), 9);
    }

    void aMatchFileOfOtherCardsSaysSoAndWhatCouldBeKept()
    {
        tests::StockedLibrary library;
        correctMonk(library.database(), "9");
        QString path;
        {
            model::GameShelf shelf;
            shelf.setLibrary(&library.database());
            path = playTwelveSteps(shelf);
        }
        // Nobody knows the corrected values any more, and another card moves the numbers of all.
        correctMonk(library.database(), "8");
        addCard(library.database(), QStringLiteral("own-aardvark"));
        model::GameShelf shelf;
        shelf.setLibrary(&library.database());
        model::MatchSession session({}, nullptr, shelf.finder());
        session.setPlayedGames(shelf.playedFinder());
        QString problem;
        QVERIFY(session.open(path, &problem));
        QVERIFY2(problem.contains(QStringLiteral("different cards from those in your library")),
                 qPrintable(problem));
        QVERIFY2(problem.contains(QStringLiteral("of 12")), qPrintable(problem));
    }

    void aMatchOfCardsThatAreMissingNamesThemAll()
    {
        tests::StockedLibrary library;
        addCard(library.database(), QStringLiteral("own-aardvark"));
        addCard(library.database(), QStringLiteral("own-axolotl"));
        model::GameShelf shelf;
        shelf.setLibrary(&library.database());
        const QString path = playTwelveSteps(shelf);
        model::MatchSession session({});
        const auto opened = session.open(path);
        QVERIFY(!opened);
        QCOMPARE(opened.error().text(model::Language::English),
                 std::string("2 cards are not in your library: own-aardvark, own-axolotl"));
        QCOMPARE(opened.error().text(model::Language::German),
                 std::string("2 Karten fehlen in deiner Bibliothek: own-aardvark, own-axolotl"));
        QVERIFY(!session.isActive());
    }
};

QTEST_GUILESS_MAIN(TestGameShelf)
#include "test_game_shelf.moc"
