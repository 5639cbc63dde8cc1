// SPDX-License-Identifier: GPL-3.0-or-later

// How fast Samurai Spirit is played. Figures and what they mean: README.md in this folder.
#include "rules/bots/simulate.h"
#include "rules/games/samurai/rating.h"
#include "tests/support/samurai_matches.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <vector>

namespace {

using benchmark::Counter;
using rules::bots::BotKind;
using rules::bots::RandomBot;
using rules::samurai::EventLog;
using rules::samurai::Game;
using rules::samurai::Setup;
using rules::samurai::State;
using samurai_matches::Level;
using samurai_matches::Matches;
using samurai_matches::SteadyBot;
using samurai_matches::Variant;

const Matches& seven()
{
    static const Matches instance({7, Variant::Standard, Level::Normal, false});
    return instance;
}

/// Set-ups made beforehand: who sits where is not what is measured.
const std::vector<Setup>& setups()
{
    static const std::vector<Setup> made = [] {
        std::vector<Setup> list;
        for (std::uint64_t seed = 1; seed <= 256; ++seed)
            list.push_back(seven().setup(seed));
        return list;
    }();
    return made;
}

void count(benchmark::State& bench, std::size_t games, std::size_t decisions)
{
    bench.counters["games/s"] = Counter(double(games), Counter::kIsRate);
    bench.counters["s/decision"] = Counter(double(decisions), Counter::kIsRate | Counter::kInvert);
    bench.counters["decisions/game"] = double(decisions) / double(std::max<std::size_t>(games, 1));
}

void randomMatch(benchmark::State& bench)
{
    const Game& game = seven().game();
    std::size_t decisions = 0;
    std::size_t games = 0;
    for ([[maybe_unused]] auto _ : bench) {
        State state = game.start(setups()[games % setups().size()]).value();
        RandomBot bot(++games);
        for (; !game.isOver(state); ++decisions)
            game.apply(state, bot.choose(game, state, game.question(state)));
        benchmark::DoNotOptimize(state.result);
    }
    count(bench, games, decisions);
}
BENCHMARK(randomMatch);

/// Passing at random loses in the first round; this gets further.
void steadyMatch(benchmark::State& bench)
{
    const Game& game = seven().game();
    std::size_t decisions = 0;
    std::size_t games = 0;
    for ([[maybe_unused]] auto _ : bench) {
        State state = game.start(setups()[games % setups().size()]).value();
        SteadyBot bot(++games);
        for (; !game.isOver(state); ++decisions)
            game.apply(state, bot.choose(game.question(state)));
        benchmark::DoNotOptimize(state.result);
    }
    count(bench, games, decisions);
}
BENCHMARK(steadyMatch);

void copyState(benchmark::State& bench)
{
    State from = seven().start(7);
    State to;
    for ([[maybe_unused]] auto _ : bench) {
        benchmark::DoNotOptimize(&from);
        to = from;
        benchmark::DoNotOptimize(&to);
        benchmark::ClobberMemory();
    }
    bench.counters["bytes"] = sizeof(State);
}
BENCHMARK(copyState);

void askQuestion(benchmark::State& bench)
{
    const State state = seven().start(7);
    for ([[maybe_unused]] auto _ : bench) {
        auto question = seven().game().question(state);
        benchmark::DoNotOptimize(question);
    }
}
BENCHMARK(askQuestion);

void greedyMatch(benchmark::State& bench)
{
    const Game& game = seven().game();
    std::size_t decisions = 0;
    std::size_t games = 0;
    for ([[maybe_unused]] auto _ : bench) {
        const std::uint64_t seed = ++games;
        State state = seven().start(seed);
        std::vector<rules::bots::Bot> seats;
        for (std::uint64_t seat = 0; seat < 7; ++seat)
            seats.emplace_back(BotKind::Greedy, seed + seat);
        decisions += rules::bots::playOut(game, state, std::span<rules::bots::Bot>(seats));
    }
    count(bench, games, decisions);
}
BENCHMARK(greedyMatch)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
