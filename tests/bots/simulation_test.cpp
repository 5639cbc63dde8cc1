// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/simulate.h"
#include "rules/games/crimson/rating.h"
#include "tests/support/crimson_matches.h"

#include <QTest>

namespace {

using crimson_matches::Table;
using rules::bots::BotKind;
using rules::bots::SeedRange;
using rules::bots::Simulation;
using rules::bots::Subject;

const crimson_matches::Matches& matches()
{
    static const crimson_matches::Matches instance;
    return instance;
}

Simulation run(SeedRange seeds, unsigned threads, BotKind a = BotKind::Random, BotKind b = BotKind::Random)
{
    const auto start = [](std::uint64_t seed) { return matches().start(Table::Duel, seed); };
    const Subject subject{"crimson-company", "duel", {"a", "b"}, {}, "1", "castles", {"A", "B"}};
    return rules::bots::Simulator(matches().game(), start, {a, b}).run(subject, seeds, threads);
}

std::string text(const Simulation& simulation)
{
    return rules::json::write(toJson(simulation), 2);
}

rules::Result<Simulation> readBack(const std::string& json)
{
    return rules::bots::fromJson(rules::json::read(json).value());
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    const std::size_t place = text.find(what);
    Q_ASSERT(place != std::string::npos);
    return text.replace(place, what.size(), by);
}

} // namespace

class SimulationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theResultIsTheSameForAnyNumberOfThreads()
    {
        const std::string one = text(run({1, 1000}, 1));
        QCOMPARE(text(run({1, 1000}, 2)), one);
        QCOMPARE(text(run({1, 1000}, 5)), one);
        QVERIFY(text(run({2, 1000}, 1)) != one);
    }

    void everyMatchIsCountedOnce()
    {
        const Simulation simulation = run({1, 1000}, 2);
        QCOMPARE(simulation.games, 1000u);
        QCOMPARE(simulation.wins[0] + simulation.wins[1] + simulation.ties + simulation.unfinished, 1000u);
        QVERIFY(simulation.wins[0] > 300 && simulation.wins[1] > 300);
        std::uint64_t lengths = 0;
        for (const auto& [turns, games] : simulation.turns)
            lengths += games;
        QCOMPARE(lengths, 1000u);
        QVERIFY(simulation.decisions > simulation.turnsTotal());
        QCOMPARE(simulation.seeds.size(), 1u);
    }

    void partsMergeToTheVeryResultOfOneRun()
    {
        Simulation whole = run({601, 400}, 1);
        QVERIFY(merge(whole, run({1, 300}, 2)).has_value());
        QCOMPARE(whole.seeds.size(), 2u);
        QVERIFY(merge(whole, run({301, 300}, 1)).has_value());
        QCOMPARE(text(whole), text(run({1, 1000}, 1)));
    }

    void seedsThatWouldCountTwiceAreRefused()
    {
        Simulation whole = run({1, 300}, 1);
        const std::string before = text(whole);
        QVERIFY(!merge(whole, run({300, 10}, 1)).has_value());
        QVERIFY(!merge(whole, whole).has_value());
        QCOMPARE(text(whole), before);
    }

    void resultsAboutDifferentThingsAreRefused()
    {
        Simulation whole = run({1, 10}, 1);
        Simulation other = run({11, 10}, 1);
        other.subject.variant = "tournament";
        QVERIFY(!merge(whole, other).has_value());
    }

    void aResultIsReadBackAsItWasWritten()
    {
        const Simulation simulation = run({1, 300}, 1);
        const auto read = readBack(text(simulation));
        QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
        QVERIFY(*read == simulation);
    }

    void numbersThatDoNotAddUpAreRefused()
    {
        const std::string good = text(run({1, 300}, 1));
        QVERIFY(!readBack(replaced(good, "\"games\": 300", "\"games\": 301")).has_value());
        QVERIFY(!readBack(replaced(good, "\"unfinished\": 0", "\"unfinished\": 1")).has_value());
        QVERIFY(!readBack(replaced(good, "\"ties\": ", "\"ties\": -1")).has_value());
        QVERIFY(!readBack(replaced(good, "\"format\": 2", "\"format\": 3")).has_value());
        QVERIFY(!readBack(replaced(good, "\"wins\"", "\"losses\"")).has_value());
        QVERIFY(!readBack("[]").has_value());
        QCOMPARE(readBack(replaced(good, "\"histogram\"", "\"histograms\"")).error().place.text(),
                 std::string("turns.histogram"));
    }

    void theIntervalIsWilsons()
    {
        const rules::bots::Share share = rules::bots::shareOf(50, 100);
        QCOMPARE(share.share, 0.5);
        QVERIFY(std::abs(share.low - 0.403830) < 1e-5);
        QVERIFY(std::abs(share.high - 0.596170) < 1e-5);
        QCOMPARE(rules::bots::shareOf(0, 10).low, 0.0);
        QCOMPARE(rules::bots::shareOf(10, 10).high, 1.0);
    }

    void theGreedyBotBeatsTheRandomOne()
    {
        const Simulation first = run({1, 200}, 2, BotKind::Greedy, BotKind::Random);
        const Simulation second = run({1, 200}, 2, BotKind::Random, BotKind::Greedy);
        QVERIFY2(first.wins[0] > 160, std::to_string(first.wins[0]).c_str());
        QVERIFY2(second.wins[1] > 160, std::to_string(second.wins[1]).c_str());
        QCOMPARE(text(run({1, 200}, 1, BotKind::Greedy, BotKind::Random)), text(first));
    }

    void theGreedyBotDoesNotLookIntoTheDeck()
    {
        // Two matches that differ in nothing but the order below the top card get the same answers.
        const auto& game = matches().game();
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const rules::crimson::State state = matches().start(Table::Duel, seed);
            rules::crimson::State other = state;
            rules::Random random(seed);
            other.cards.shuffle(other.seating.deck, random, 1);
            QVERIFY(!(other == state));
            const auto question = game.question(state);
            int same = 0;
            for (std::uint64_t bot = 1; bot <= 10; ++bot)
                same += rules::bots::GreedyBot(bot).choose(game, state, question) ==
                        rules::bots::GreedyBot(bot).choose(game, other, question);
            QCOMPARE(same, 10);
        }
    }

    void aSimulationCanBeStopped()
    {
        rules::bots::Progress progress;
        progress.cancel = true;
        const auto start = [](std::uint64_t seed) { return matches().start(Table::Duel, seed); };
        const rules::bots::Simulator simulator(matches().game(), start, {BotKind::Random, BotKind::Random});
        const Subject subject{"crimson-company", "duel", {"a", "b"}, {}, "1", "castles", {"A", "B"}};
        QCOMPARE(simulator.run(subject, {1, 1000}, 2, &progress).games, 0u);
        progress.cancel = false;
        QCOMPARE(simulator.run(subject, {1, 1000}, 2, &progress).games, 1000u);
        QCOMPARE(progress.done.load(), 1000u);
    }
};

QTEST_APPLESS_MAIN(SimulationTest)
#include "simulation_test.moc"
