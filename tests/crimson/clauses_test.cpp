// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/random_bot.h"
#include "rules/core/json.h"
#include "rules/games/crimson/game.h"
#include "rules/games/crimson/setup_words.h"
#include "tests/crimson/library.h"

#include <QTest>

#include <set>

using namespace rules;

namespace {

/// The ids of resources/rulebooks/crimson-company/clauses.json, each with both titles.
std::set<std::string> listedClauses()
{
    std::ifstream file(CASTELLAN_SOURCE_DIR "/resources/rulebooks/crimson-company/clauses.json");
    const std::string text(std::istreambuf_iterator<char>(file), {});
    std::set<std::string> ids;
    const auto read = json::read(text);
    if (!read || read->find("clauses") == nullptr)
        return ids;
    for (const json::Value& clause : read->find("clauses")->items()) {
        const json::Value* id = clause.find("id");
        const json::Value* en = clause.find("en");
        const json::Value* de = clause.find("de");
        if (id != nullptr && en != nullptr && de != nullptr && !en->string()->empty() &&
            !de->string()->empty())
            ids.insert(*id->string());
    }
    return ids;
}

} // namespace

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
    const std::set<std::string> listed = listedClauses();
    QVERIFY(listed.size() > 100);
    for (std::size_t i = 1; i < std::size_t(crimson::Clause::Count); ++i) {
        const std::string id(crimson::generalClauseId(static_cast<crimson::Clause>(i)));
        QVERIFY2(listed.count(id) == 1, id.c_str());
    }
}

void ClausesTest::everyCardAndCastleHasItsClause()
{
    const std::set<std::string> listed = listedClauses();
    const effects::Library library = test::library();
    QCOMPARE(library.characters.size(), std::size_t{42});
    QCOMPARE(library.castles.size(), std::size_t{6});
    for (const effects::Character& character : library.characters)
        QVERIFY2(listed.count("cc.card." + character.id) == 1, character.id.c_str());
    for (const effects::Castle& castle : library.castles)
        QVERIFY2(listed.count("cc.castle." + castle.id) == 1, castle.id.c_str());
}

void ClausesTest::everyEventQuestionAndRefusalCitesAListedClause()
{
    const std::set<std::string> listed = listedClauses();
    const crimson::Game game(test::library());
    std::set<crimson::EventKind> seen;
    for (std::uint64_t seed = 1; seed <= 1'000; ++seed) {
        crimson::Setup setup;
        setup.seed = seed;
        setup.variant = seed % 2 == 0 ? crimson::Variant::Duel : crimson::Variant::Tournament;
        setup.decks = crimson::sampleDecks(game.table(), setup.variant, seed);
        for (std::size_t lane = 0; lane < crimson::kLanes; ++lane)
            setup.castles[lane] = static_cast<std::uint8_t>((seed + lane * 3) % game.table().castles.size());
        crimson::EventLog log;
        auto started = game.start(setup, log);
        QVERIFY(started);
        crimson::State state = *started;
        bots::RandomBot bot(seed);
        while (!game.isOver(state)) {
            const crimson::Question question = game.question(state);
            QVERIFY(listed.count(game.clauseId(question.clause)) == 1);
            const auto refusal =
                game.refuse(state, static_cast<Seat>(1 - question.seat), question.options[0]);
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
    QVERIFY2(seen.size() >= std::size_t(crimson::EventKind::MatchDrawn) - 2,
             qPrintable(QString::number(seen.size())));
}

QTEST_APPLESS_MAIN(ClausesTest)
#include "clauses_test.moc"
