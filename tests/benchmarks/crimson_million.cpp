// SPDX-License-Identifier: GPL-3.0-or-later

// crimson_million [GAMES [THREADS]]: random matches of all kinds with every promise checked at every step,
// and how far effects set each other off. Exit status 1 if a promise is broken.
#include "rules/bots/random_bot.h"
#include "rules/games/crimson/engine/phases.h"
#include "tests/support/crimson_invariants.h"
#include "tests/support/crimson_matches.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>
#include <vector>

namespace {

using crimson_matches::Matches;
using crimson_matches::Table;
using rules::Random;
using rules::crimson::Event;
using rules::crimson::EventKind;
using rules::crimson::State;

struct Tally
{
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;
    std::uint64_t draws = 0;
    std::uint64_t unfinished = 0;
    std::uint64_t dropped = 0;                                         ///< effects beyond the bound
    std::uint64_t droppedGames = 0;                                    ///< matches with such an effect
    std::uint32_t longest = 0;                                         ///< decisions
    std::array<std::uint64_t, rules::crimson::kMaxNested + 2> depth{}; ///< effects begun at each depth
    std::array<std::uint64_t, rules::crimson::kMaxTriggered + 1>
        triggered{}; ///< by their number within one play

    void add(const Tally& more)
    {
        games += more.games;
        decisions += more.decisions;
        draws += more.draws;
        unfinished += more.unfinished;
        dropped += more.dropped;
        droppedGames += more.droppedGames;
        longest = std::max(longest, more.longest);
        for (std::size_t i = 0; i < depth.size(); ++i)
            depth[i] += more.depth[i];
        for (std::size_t i = 0; i < triggered.size(); ++i)
            triggered[i] += more.triggered[i];
    }
};

/// A log that keeps nothing and watches how deep effects are nested.
struct Watch
{
    static constexpr bool kKeeps = true;
    const State& state;
    Tally& tally;

    void add(const Event& event)
    {
        if (event.kind == EventKind::EffectDropped)
            ++tally.dropped;
        if (event.kind != EventKind::EffectBegan && event.kind != EventKind::CastleEffectBegan)
            return;
        if (event.also == rules::crimson::Clause::ScoreEffect ||
            event.also == rules::crimson::Clause::CastleScore)
            return; // counted at once, never nested
        ++tally.depth[state.frames.size() + 1];
        ++tally.triggered[state.triggered];
    }
};

/// What was wrong, or nothing.
std::string play(const Matches& matches, Table table, std::uint64_t seed, Tally& tally)
{
    constexpr std::uint32_t kMaxDecisions = 100'000;
    const rules::crimson::Game& game = matches.game();
    State state = matches.start(table, seed);
    const std::size_t cards = state.cards.count();
    rules::bots::RandomBot bot(seed);
    Random random(Random::mix(seed));
    const std::uint64_t droppedBefore = tally.dropped;
    ++tally.games;
    for (std::uint32_t decisions = 0;; ++decisions) {
        const rules::crimson::Question question = game.question(state);
        std::string wrong = crimson_invariants::positionWrong(game, state, question, cards);
        if (wrong.empty() && random.below(256) == 0)
            wrong = crimson_invariants::refusalWrong(game, state, question, random, 20);
        if (!wrong.empty())
            return wrong;
        if (game.isOver(state) || decisions == kMaxDecisions) {
            tally.decisions += decisions;
            tally.longest = std::max(tally.longest, decisions);
            tally.unfinished += game.isOver(state) ? 0 : 1;
            tally.draws += game.isOver(state) && state.winner == rules::kNoParty ? 1 : 0;
            tally.droppedGames += tally.dropped != droppedBefore ? 1 : 0;
            return "";
        }
        Watch watch{state, tally};
        rules::crimson::Engine<Watch> engine(game.table(state.seating), state, watch);
        engine.answer(bot.choose(game, state, question));
        engine.run();
    }
}

void print(const Tally& tally, double seconds)
{
    std::printf("%llu matches, %llu decisions, longest %u; %llu draws, %llu unfinished; %.1f s\n",
                static_cast<unsigned long long>(tally.games),
                static_cast<unsigned long long>(tally.decisions), tally.longest,
                static_cast<unsigned long long>(tally.draws),
                static_cast<unsigned long long>(tally.unfinished), seconds);
    std::printf("effects begun by depth:");
    for (std::size_t i = 1; i < tally.depth.size(); ++i)
        if (tally.depth[i] != 0)
            std::printf(" %zu:%llu", i, static_cast<unsigned long long>(tally.depth[i]));
    std::printf("\neffects begun by their number within one play:");
    for (std::size_t i = 1; i < tally.triggered.size(); ++i)
        if (tally.triggered[i] != 0)
            std::printf(" %zu:%llu", i, static_cast<unsigned long long>(tally.triggered[i]));
    std::printf("\neffects dropped: %llu, in %llu matches\n", static_cast<unsigned long long>(tally.dropped),
                static_cast<unsigned long long>(tally.droppedGames));
}

} // namespace

int main(int argc, char** argv)
{
    // By default 100,000 of each kind.
    const std::uint64_t games =
        argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 100'000 * std::size(crimson_matches::kTables);
    const unsigned threads = argc > 2 ? static_cast<unsigned>(std::strtoul(argv[2], nullptr, 10))
                                      : std::max(1u, std::thread::hardware_concurrency());
    const Matches matches;
    const auto begin = std::chrono::steady_clock::now();
    std::atomic<std::uint64_t> next{0};
    std::atomic<bool> broken{false};
    std::mutex mutex;
    std::array<Tally, std::size(crimson_matches::kTables)> whole;
    const auto work = [&] {
        std::array<Tally, std::size(crimson_matches::kTables)> mine;
        for (std::uint64_t i = next++; i < games && !broken; i = next++) {
            const std::size_t table = i % mine.size();
            const std::string wrong = play(matches, crimson_matches::kTables[table], i + 1, mine[table]);
            if (!wrong.empty()) {
                broken = true;
                std::fprintf(stderr, "%s, seed %llu: %s\n",
                             std::string(crimson_matches::nameOf(crimson_matches::kTables[table])).c_str(),
                             static_cast<unsigned long long>(i) + 1, wrong.c_str());
            }
        }
        const std::lock_guard lock(mutex);
        for (std::size_t i = 0; i < mine.size(); ++i)
            whole[i].add(mine[i]);
    };
    std::vector<std::thread> others;
    for (unsigned i = 1; i < threads; ++i)
        others.emplace_back(work);
    work();
    for (std::thread& thread : others)
        thread.join();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    Tally all;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        std::printf("%s: ", std::string(crimson_matches::nameOf(crimson_matches::kTables[i])).c_str());
        print(whole[i], seconds);
        all.add(whole[i]);
    }
    std::printf("all: ");
    print(all, seconds);
    return broken || all.games == 0 ? 1 : 0;
}
