// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/random_bot.h"
#include "rules/games/crimson/game.h"
#include "rules/games/crimson/raider_effects.h"
#include "rules/games/crimson/setup_words.h"
#include "tests/crimson/library.h"
#include "tests/support/listed_clauses.h"

#include <QTest>

#include <set>

using namespace rules;

class ClausesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyClauseOfTheEngineIsListedWithBothTitles();
    void everyCardAndCastleHasItsClause();
    void everyEventQuestionAndRefusalCitesAListedClause();
};

void ClausesTest::everyClauseOfTheEngineIsListedWithBothTitles()
{
    const std::set<std::string> listed = listedClauses("crimson-company");
    QVERIFY(listed.size() > 100);
    QCOMPARE(unlistedClause<crimson::Clause>(listed, crimson::generalClauseId), std::string());
}

void ClausesTest::everyCardAndCastleHasItsClause()
{
    const std::set<std::string> listed = listedClauses("crimson-company");
    const effects::Library library = test::library();
    QCOMPARE(library.characters.size(), std::size_t{42});
    QCOMPARE(library.castles.size(), std::size_t{6});
    for (const effects::Character& character : library.characters)
        QVERIFY2(listed.count("cc.card." + character.id) == 1, character.id.c_str());
    for (const effects::Character& character : library.characters)
        if (const crimson::RaiderEffects* changed = crimson::raiderEffects(character.id))
            QVERIFY2(listed.count(std::string(changed->clause)) == 1, character.id.c_str());
    for (const effects::Castle& castle : library.castles)
        QVERIFY2(listed.count("cc.castle." + castle.id) == 1, castle.id.c_str());
}

void ClausesTest::everyEventQuestionAndRefusalCitesAListedClause()
{
    const std::set<std::string> listed = listedClauses("crimson-company");
    const crimson::Game game(test::library());
    std::set<crimson::EventKind> seen;
    for (std::uint64_t seed = 1; seed <= 1'000; ++seed) {
        crimson::Setup setup;
        setup.seed = seed;
        setup.variant = static_cast<crimson::Variant>(seed % 6);
        setup.difficulty = static_cast<crimson::Difficulty>(seed / 6 % 5);
        setup.placements = seed % 12 < 6;
        setup.players = crimson::playersOf(setup.variant).max;
        setup.decks = crimson::sampleDecks(game.table(), setup.variant, setup.players, seed);
        for (std::size_t lane = 0; lane < 3 && setup.variant != crimson::Variant::FreeForAll; ++lane)
            setup.castles[lane] = static_cast<std::uint8_t>((seed + lane * 3) % game.table().castles.size());
        crimson::EventLog log;
        auto started = game.start(setup, log);
        QVERIFY(started);
        crimson::State state = *started;
        bots::RandomBot bot(seed);
        while (!game.isOver(state)) {
            const crimson::Question question = game.question(state);
            QVERIFY(listed.count(game.clauseId(question.clause)) == 1);
            const Seat other =
                setup.players == 1 ? kNoSeat : static_cast<Seat>((question.seat + 1) % setup.players);
            const auto refusal = game.refuse(state, other, question.options[0]);
            QVERIFY(refusal && listed.count(game.clauseId(refusal->clause)) == 1);
            game.apply(state, bot.choose(game, state, question), log);
        }
        for (const crimson::Event& event : log.events) {
            seen.insert(event.kind);
            QVERIFY2(listed.count(game.clauseId(event.clause)) == 1,
                     qPrintable(QString::number(int(event.kind))));
            QVERIFY(event.also == crimson::Clause::None || listed.count(game.clauseId(event.also)) == 1);
        }
    }
    // Nearly every kind of event comes up in these matches, so the check above is no empty promise.
    QVERIFY2(seen.size() >= std::size_t(crimson::EventKind::RoundEnded) - 2,
             qPrintable(QString::number(seen.size())));
}

QTEST_APPLESS_MAIN(ClausesTest)
#include "clauses_test.moc"
