// SPDX-License-Identifier: GPL-3.0-or-later

// How fast Crimson is played. Figures and what they mean: README.md in this folder.
#include "rules/bots/simulate.h"
#include "rules/games/crimson/rating.h"
#include "tests/support/crimson_matches.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
#include <ctime>
#include <thread>
#include <vector>

namespace {

using benchmark::Counter;
using crimson_matches::Matches;
using crimson_matches::Table;
using rules::bots::BotKind;
using rules::bots::RandomBot;
using rules::crimson::EventLog;
using rules::crimson::Game;
using rules::crimson::State;

const Matches& matches()
{
    static const Matches instance;
    return instance;
}

/// A random match from its start, as it is played out in a search; the number of decisions.
std::size_t playPlain(const rules::crimson::Setup& setup)
{
    const Game& game = matches().game();
    State state = game.start(setup).value();
    RandomBot bot(setup.seed);
    std::size_t decisions = 0;
    for (; !game.isOver(state); ++decisions)
        game.apply(state, bot.choose(game, state, game.question(state)));
    benchmark::DoNotOptimize(state.winner);
    return decisions;
}

/// The same with every event kept.
std::size_t playLogged(const rules::crimson::Setup& setup, EventLog& log)
{
    const Game& game = matches().game();
    log.events.clear();
    State state = game.start(setup, log).value();
    RandomBot bot(setup.seed);
    std::size_t decisions = 0;
    for (; !game.isOver(state); ++decisions)
        game.apply(state, bot.choose(game, state, game.question(state)), log);
    benchmark::DoNotOptimize(log.events.data());
    return decisions;
}

void count(benchmark::State& bench, std::size_t games, std::size_t decisions)
{
    bench.counters["games/s"] = Counter(double(games), Counter::kIsRate);
    bench.counters["s/decision"] = Counter(double(decisions), Counter::kIsRate | Counter::kInvert);
    bench.counters["decisions/game"] = double(decisions) / double(std::max<std::size_t>(games, 1));
}

void randomMatch(benchmark::State& bench, Table table)
{
    rules::crimson::Setup setup = matches().setup(table, 1);
    std::size_t decisions = 0;
    std::size_t games = 0;
    for ([[maybe_unused]] auto _ : bench) {
        setup.seed = ++games;
        decisions += playPlain(setup);
    }
    count(bench, games, decisions);
}
BENCHMARK_CAPTURE(randomMatch, duel, Table::Duel);
BENCHMARK_CAPTURE(randomMatch, tournament, Table::Tournament);
BENCHMARK_CAPTURE(randomMatch, twoVersusTwo, Table::TwoVersusTwo);
BENCHMARK_CAPTURE(randomMatch, freeForAllOfThree, Table::Ring3);
BENCHMARK_CAPTURE(randomMatch, freeForAllOfSix, Table::Ring6);
BENCHMARK_CAPTURE(randomMatch, solo, Table::Solo);
BENCHMARK_CAPTURE(randomMatch, coop, Table::Coop);

void randomMatchWithLog(benchmark::State& bench)
{
    rules::crimson::Setup setup = matches().setup(Table::Duel, 1);
    EventLog log;
    std::size_t decisions = 0;
    std::size_t games = 0;
    for ([[maybe_unused]] auto _ : bench) {
        setup.seed = ++games;
        decisions += playLogged(setup, log);
    }
    count(bench, games, decisions);
}
BENCHMARK(randomMatchWithLog);

template <class Work>
double secondsOf(Work&& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

template <class Work>
double processorSecondsOf(Work&& work)
{
    const std::clock_t begin = std::clock();
    work();
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// The machine's speed moves between runs, so both sides of a ratio are run in turn and compared pair by
/// pair.
void logOverNoLog(benchmark::State& bench)
{
    rules::crimson::Setup setup = matches().setup(Table::Duel, 1);
    EventLog log;
    std::vector<double> ratios;
    for ([[maybe_unused]] auto _ : bench) {
        const double plain = processorSecondsOf([&] {
            for (setup.seed = 1; setup.seed <= 2000; ++setup.seed)
                playPlain(setup);
        });
        const double logged = processorSecondsOf([&] {
            for (setup.seed = 1; setup.seed <= 2000; ++setup.seed)
                playLogged(setup, log);
        });
        ratios.push_back(logged / plain);
    }
    bench.counters["ratio"] = median(ratios);
}
BENCHMARK(logOverNoLog)->Iterations(31)->Unit(benchmark::kMillisecond);

void twoThreadsOverOne(benchmark::State& bench)
{
    const rules::crimson::Setup setup = matches().setup(Table::Duel, 1);
    const auto start = [&setup](std::uint64_t seed) {
        rules::crimson::Setup mine = setup;
        mine.seed = seed;
        return matches().game().start(mine).value();
    };
    const rules::bots::Simulator simulator(matches().game(), start, {BotKind::Random, BotKind::Random});
    std::vector<double> ratios;
    for ([[maybe_unused]] auto _ : bench) {
        const double one = secondsOf([&] {
            benchmark::DoNotOptimize(simulator.run({}, {1, 20'000}, 1).games);
        });
        const double two = secondsOf([&] {
            benchmark::DoNotOptimize(simulator.run({}, {1, 20'000}, 2).games);
        });
        ratios.push_back(one / two);
    }
    bench.counters["ratio"] = median(ratios);
    bench.counters["cores"] = std::thread::hardware_concurrency();
}
BENCHMARK(twoThreadsOverOne)->Iterations(11)->Unit(benchmark::kMillisecond)->UseRealTime();

State middleOfAMatch(Table table = Table::Duel)
{
    const Game& game = matches().game();
    State state = matches().start(table, 7);
    RandomBot bot(7);
    for (int i = 0; i < 30 && !game.isOver(state); ++i)
        game.apply(state, bot.choose(game, state, game.question(state)));
    return state;
}

void copyState(benchmark::State& bench, Table table)
{
    State from = middleOfAMatch(table);
    State to;
    for ([[maybe_unused]] auto _ : bench) {
        benchmark::DoNotOptimize(&from);
        to = from;
        benchmark::DoNotOptimize(&to);
        benchmark::ClobberMemory();
    }
    bench.counters["bytes"] = sizeof(State);
}
BENCHMARK_CAPTURE(copyState, duel, Table::Duel);
BENCHMARK_CAPTURE(copyState, freeForAllOfSix, Table::Ring6);

void askQuestion(benchmark::State& bench)
{
    const State state = middleOfAMatch();
    for ([[maybe_unused]] auto _ : bench) {
        auto question = matches().game().question(state);
        benchmark::DoNotOptimize(question);
    }
}
BENCHMARK(askQuestion);

void hashState(benchmark::State& bench)
{
    const State state = middleOfAMatch();
    for ([[maybe_unused]] auto _ : bench)
        benchmark::DoNotOptimize(Game::hash(state));
}
BENCHMARK(hashState);

void greedyMatch(benchmark::State& bench)
{
    const Game& game = matches().game();
    std::size_t decisions = 0;
    std::size_t games = 0;
    for ([[maybe_unused]] auto _ : bench) {
        const std::uint64_t seed = ++games;
        State state = matches().start(Table::Duel, seed);
        rules::bots::Bot seats[]{{BotKind::Greedy, seed}, {BotKind::Greedy, seed + 1}};
        decisions += rules::bots::playOut(game, state, std::span<rules::bots::Bot>(seats));
    }
    count(bench, games, decisions);
}
BENCHMARK(greedyMatch)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
