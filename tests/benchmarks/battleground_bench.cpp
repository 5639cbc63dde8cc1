// SPDX-License-Identifier: GPL-3.0-or-later

// How fast Battleground is played. Figures and what they mean: README.md in this folder.
#include "rules/bots/simulate.h"
#include "rules/games/battleground/rating.h"
#include "tests/support/battleground_matches.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <vector>

namespace {

using battleground_matches::Matches;
using battleground_matches::Table;
using benchmark::Counter;
using rules::battleground::EventLog;
using rules::battleground::Game;
using rules::battleground::Setup;
using rules::battleground::State;
using rules::bots::BotKind;
using rules::bots::RandomBot;

const Matches& matches()
{
    static const Matches instance;
    return instance;
}

/// Set-ups made beforehand: which cards a deck holds is not what is measured.
const std::vector<Setup>& setups(Table table)
{
    static std::vector<Setup> made[4];
    std::vector<Setup>& mine = made[std::size_t(table)];
    for (std::uint64_t seed = mine.size() + 1; seed <= 256; ++seed)
        mine.push_back(matches().setup(table, seed));
    return mine;
}

void count(benchmark::State& bench, std::size_t games, std::size_t decisions)
{
    bench.counters["games/s"] = Counter(double(games), Counter::kIsRate);
    bench.counters["s/decision"] = Counter(double(decisions), Counter::kIsRate | Counter::kInvert);
    bench.counters["decisions/game"] = double(decisions) / double(std::max<std::size_t>(games, 1));
}

void randomMatch(benchmark::State& bench, Table table)
{
    const Game& game = matches().game(table);
    const std::vector<Setup>& list = setups(table);
    std::size_t decisions = 0;
    std::size_t games = 0;
    for ([[maybe_unused]] auto _ : bench) {
        const Setup& setup = list[games % list.size()];
        State state = game.start(setup).value();
        RandomBot bot(++games);
        for (; !game.isOver(state); ++decisions)
            game.apply(state, bot.choose(game, state, game.question(state)));
        benchmark::DoNotOptimize(state.winner);
    }
    count(bench, games, decisions);
}
BENCHMARK_CAPTURE(randomMatch, standard, Table::Standard);
BENCHMARK_CAPTURE(randomMatch, copies, Table::Copies);
BENCHMARK_CAPTURE(randomMatch, otherRulings, Table::OtherRulings);
BENCHMARK_CAPTURE(randomMatch, large, Table::Large);

void randomMatchWithLog(benchmark::State& bench)
{
    const Game& game = matches().game(Table::Standard);
    const std::vector<Setup>& list = setups(Table::Standard);
    EventLog log;
    std::size_t decisions = 0;
    std::size_t games = 0;
    for ([[maybe_unused]] auto _ : bench) {
        log.events.clear();
        State state = game.start(list[games % list.size()], log).value();
        RandomBot bot(++games);
        for (; !game.isOver(state); ++decisions)
            game.apply(state, bot.choose(game, state, game.question(state)), log);
        benchmark::DoNotOptimize(log.events.data());
    }
    count(bench, games, decisions);
}
BENCHMARK(randomMatchWithLog);

State middleOfAMatch()
{
    const Game& game = matches().game(Table::Standard);
    State state = matches().start(Table::Standard, 7);
    RandomBot bot(7);
    for (int i = 0; i < 30 && !game.isOver(state); ++i)
        game.apply(state, bot.choose(game, state, game.question(state)));
    return state;
}

void copyState(benchmark::State& bench)
{
    State from = middleOfAMatch();
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
    const State state = middleOfAMatch();
    const Game& game = matches().game(Table::Standard);
    for ([[maybe_unused]] auto _ : bench) {
        auto question = game.question(state);
        benchmark::DoNotOptimize(question);
    }
}
BENCHMARK(askQuestion);

void greedyMatch(benchmark::State& bench)
{
    const Game& game = matches().game(Table::Standard);
    std::size_t decisions = 0;
    std::size_t games = 0;
    for ([[maybe_unused]] auto _ : bench) {
        const std::uint64_t seed = ++games;
        State state = matches().start(Table::Standard, seed);
        rules::bots::Bot seats[]{{BotKind::Greedy, seed}, {BotKind::Greedy, seed + 1}};
        decisions += rules::bots::playOut(game, state, std::span<rules::bots::Bot>(seats));
    }
    count(bench, games, decisions);
}
BENCHMARK(greedyMatch)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
