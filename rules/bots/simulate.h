// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/bot.h"
#include "rules/bots/simulation.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

namespace rules::bots {

/// A match that takes more decisions than this is stopped and counted as unfinished.
inline constexpr std::uint32_t kMaxDecisions = 100'000;

/// Plays a match to its end, or to the limit. Returns the number of decisions.
template <Searchable Game>
std::uint32_t playOut(const Game& game, typename Game::State& state, std::span<Bot> seats,
                      std::uint32_t limit = kMaxDecisions)
{
    std::uint32_t decisions = 0;
    while (decisions < limit && !game.isOver(state)) {
        const typename Game::Question question = game.question(state);
        game.apply(state, seats[question.seat].choose(game, state, question));
        ++decisions;
    }
    return decisions;
}

/// What other threads may watch and say while a simulation runs.
struct Progress
{
    std::atomic<std::uint64_t> done{0}; ///< matches
    std::atomic<bool> cancel{false};    ///< the result then holds what was played until then
};

/// Plays the matches with the seeds first … first + games − 1 on `threads` threads. `start(seed)` gives a new
/// match and is called from all of them. The result is the same for any number of threads, and for ranges run
/// apart and merged. `bots` has one bot per seat, the subject one name per party.
template <Searchable Game, class Start>
requires Counted<Game>
class Simulator
{
public:
    Simulator(const Game& game, Start start, std::vector<BotKind> bots)
        : m_game(game)
        , m_start(std::move(start))
        , m_bots(std::move(bots))
    {}

    [[nodiscard]] Simulation run(Subject subject, SeedRange seeds, unsigned threads,
                                 Progress* progress = nullptr) const
    {
        std::atomic<std::uint64_t> next{0};
        std::mutex mutex;
        Simulation whole = empty(subject);
        const auto work = [&] {
            Simulation mine = empty(subject);
            for (;;) {
                const std::uint64_t begin = next.fetch_add(kChunk);
                if (begin >= seeds.games || (progress != nullptr && progress->cancel))
                    break;
                Simulation chunk = empty(subject);
                play(chunk, {seeds.first + begin, std::min(kChunk, seeds.games - begin)});
                if (progress != nullptr)
                    progress->done += chunk.games;
                join(mine, chunk);
            }
            const std::lock_guard lock(mutex);
            join(whole, mine);
        };
        std::vector<std::thread> others;
        for (unsigned i = 1; i < threads; ++i)
            others.emplace_back(work);
        work();
        for (std::thread& thread : others)
            thread.join();
        return whole;
    }

private:
    static constexpr std::uint64_t kChunk = 128;

    [[nodiscard]] Simulation empty(const Subject& subject) const
    {
        Simulation simulation;
        simulation.subject = subject;
        const std::size_t parties = subject.parties.size();
        simulation.wins.resize(parties);
        simulation.points.resize(parties);
        simulation.ranks.assign(parties, std::vector<std::uint64_t>(parties));
        return simulation;
    }

    static void join(Simulation& whole, const Simulation& part)
    {
        [[maybe_unused]] const Result<Done> merged = merge(whole, part);
        assert(merged.has_value()); // chunks never share a seed
    }

    void play(Simulation& tally, SeedRange seeds) const
    {
        std::vector<Bot> seats;
        for (std::uint64_t seed = seeds.first; seed < seeds.first + seeds.games; ++seed) {
            seats.clear();
            for (std::size_t seat = 0; seat < m_bots.size(); ++seat)
                seats.emplace_back(m_bots[seat], botSeed(seed, static_cast<Seat>(seat)));
            typename Game::State state = m_start(seed);
            tally.decisions += playOut(m_game, state, std::span<Bot>(seats));
            const Outcome outcome = m_game.outcome(state);
            if (!m_game.isOver(state))
                ++tally.unfinished;
            else
                count(tally, outcome);
            for (Party party = 0; party < outcome.parties; ++party)
                tally.points[party] += outcome.score[party];
            ++tally.turns[turnsOf(state)];
        }
        tally.games = seeds.games;
        tally.seeds = {seeds};
    }

    static void count(Simulation& tally, const Outcome& outcome)
    {
        const Party winner = outcome.soleFirst();
        if (winner == kNoParty)
            ++tally.ties;
        else
            ++tally.wins[winner];
        for (Party party = 0; party < outcome.parties; ++party)
            ++tally.ranks[party][outcome.rank[party] - std::size_t{1}];
    }

    const Game& m_game;
    Start m_start;
    std::vector<BotKind> m_bots;
};

} // namespace rules::bots
