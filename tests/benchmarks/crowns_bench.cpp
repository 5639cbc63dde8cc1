// SPDX-License-Identifier: GPL-3.0-or-later

// How fast Game of Crowns is played. Figures and what they mean: README.md in this folder.
#include "rules/bots/simulate.h"
#include "rules/games/crowns/rating.h"
#include "tests/support/crowns_matches.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <vector>

namespace {

using benchmark::Counter;
using crowns_matches::Table;
using rules::bots::Bot;
using rules::bots::BotKind;
using rules::bots::RandomBot;
using rules::crowns::Game;
using rules::crowns::State;

const rules::crowns::Box& box()
{
    static const rules::crowns::Box instance = crowns_matches::builtInBox();
    return instance;
}

void count(benchmark::State& bench, std::size_t games, std::size_t decisions)
{
    bench.counters["games/s"] = Counter(double(games), Counter::kIsRate);
    bench.counters["s/decision"] = Counter(double(decisions), Counter::kIsRate | Counter::kInvert);
    bench.counters["decisions/game"] = double(decisions) / double(std::max<std::size_t>(games, 1));
}

void randomMatch(benchmark::State& bench, Table table)
{
    const Game game(box(), crowns_matches::optionsOf(table));
    std::vector<State> starts;
    for (std::uint64_t seed = 1; seed <= 256; ++seed)
        starts.push_back(game.start(crowns_matches::setup(table, seed)).value());
    std::size_t decisions = 0;
    std::size_t games = 0;
    for ([[maybe_unused]] auto _ : bench) {
        State state = starts[games % starts.size()];
        RandomBot bot(++games);
        for (; !game.isOver(state); ++decisions)
            game.apply(state, bot.choose(game, state, game.question(state)));
        benchmark::DoNotOptimize(state.removed);
    }
    count(bench, games, decisions);
}
BENCHMARK_CAPTURE(randomMatch, four, Table{4, crowns_matches::Plain});
BENCHMARK_CAPTURE(randomMatch, nine, Table{9, crowns_matches::Plain});
BENCHMARK_CAPTURE(randomMatch, nineWithEverything,
                  Table{9, crowns_matches::Agendas | crowns_matches::Longer | crowns_matches::OtherRulings});
BENCHMARK_CAPTURE(randomMatch, fourTeams, Table{8, crowns_matches::Teams});

State middleOfAMatch(const Game& game)
{
    State state = game.start(crowns_matches::setup({9, crowns_matches::Plain}, 7)).value();
    RandomBot bot(7);
    for (int i = 0; i < 150 && !game.isOver(state); ++i)
        game.apply(state, bot.choose(game, state, game.question(state)));
    return state;
}

void copyState(benchmark::State& bench)
{
    const Game game(box(), {});
    State from = middleOfAMatch(game);
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
    const Game game(box(), {});
    const State state = middleOfAMatch(game);
    for ([[maybe_unused]] auto _ : bench) {
        auto question = game.question(state);
        benchmark::DoNotOptimize(question);
    }
}
BENCHMARK(askQuestion);

void greedyMatch(benchmark::State& bench)
{
    const Table table{9, crowns_matches::Plain};
    const Game game(box(), crowns_matches::optionsOf(table));
    std::size_t decisions = 0;
    std::size_t games = 0;
    for ([[maybe_unused]] auto _ : bench) {
        const std::uint64_t seed = ++games;
        State state = game.start(crowns_matches::setup(table, seed)).value();
        std::vector<Bot> seats;
        for (std::uint64_t seat = 0; seat < table.players; ++seat)
            seats.emplace_back(BotKind::Greedy, seed + seat);
        decisions += rules::bots::playOut(game, state, std::span<Bot>(seats));
    }
    count(bench, games, decisions);
}
BENCHMARK(greedyMatch)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
