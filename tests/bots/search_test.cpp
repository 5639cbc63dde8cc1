// SPDX-License-Identifier: GPL-3.0-or-later

// What every tree search promises, for each game: it decides from what its seat knows, the same way on any
// number of threads, within its budget, and stops when it is asked to.
#include "rules/bots/simulate.h"
#include "rules/games/battleground/rating.h"
#include "rules/games/crimson/rating.h"
#include "rules/games/crowns/rating.h"
#include "rules/games/samurai/rating.h"
#include "tests/support/battleground_matches.h"
#include "tests/support/check.h"
#include "tests/support/crimson_matches.h"
#include "tests/support/crowns_matches.h"
#include "tests/support/samurai_matches.h"

#include <chrono>

using namespace rules;
using bots::BotKind;
using tests::check;

namespace {

template <class Game>
Analysis analyse(const Game& game, const typename Game::State& state, const AnalysisBudget& budget)
{
    return bots::Search<Game>(game, state, game.question(state), searchParameters(game, state)).run(budget);
}

/// Positions from a match between random bots in which there is something to decide.
template <class Game, class Use>
void eachPosition(const Game& game, typename Game::State state, std::uint32_t every, Use&& use)
{
    bots::RandomBot random(7);
    std::uint32_t open = 0;
    for (int i = 0; i < 2'000 && !game.isOver(state); ++i) {
        const auto question = game.question(state);
        if (question.options.size() > 1 && ++open % every == 0)
            use(state);
        game.apply(state, random.choose(game, state, question));
    }
}

template <class Game, class Start>
void promises(const std::string& name, const Game& game, const Start& start, std::uint32_t every = 9)
{
    std::size_t positions = 0;
    std::size_t changed = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
        eachPosition(game, start(seed), every, [&](const typename Game::State& state) {
            ++positions;
            const auto question = game.question(state);
            const AnalysisBudget budget{150, seed * 31 + positions, 1, nullptr};
            const Analysis analysis = analyse(game, state, budget);

            // Only what the seat cannot see is other.
            typename Game::State other = state;
            Random random(positions);
            determinize(other, question.seat, random);
            changed += Game::hash(other) != Game::hash(state) ? 1 : 0;
            check(analyse(game, other, budget) == analysis, name + ": hidden data change the decision");

            AnalysisBudget parallel = budget;
            parallel.threads = 2;
            check(analyse(game, state, parallel) == analysis, name + ": two threads decide otherwise");

            check(analysis.answers.size() == question.options.size(), name + ": every answer is ranked");
            std::uint32_t visits = 0;
            for (const RatedAnswer& answer : analysis.answers) {
                check(question.options.contains(answer.choice), name + ": an illegal answer");
                check(answer.value >= 0 && answer.value <= 1, name + ": a chance beyond certainty");
                visits += answer.visits;
            }
            check(visits == analysis.iterations, name + ": iterations are counted");
            check(analysis.iterations <= 150 + 2 * question.options.size(), name + ": the budget holds");
            check(!analysis.stopped, name + ": nobody stopped it");

            const Analysis rated = analyse(game, state, {0, 1, 1, nullptr});
            check(rated.iterations == 0 && rated.answers.size() == question.options.size(),
                  name + ": without iterations the ratings decide");

            const std::atomic<bool> stop{true};
            const Analysis stopped = analyse(game, state, {1'000'000'000, 1, 2, &stop});
            check(stopped.stopped && stopped.iterations == 0 && !stopped.answers.empty(),
                  name + ": stopped before it began, it still answers");
        });
    check(positions > 3 && changed > 0, name + ": positions were tried and hidden data changed");
}

/// Asked to stop in the middle of a search without end, it returns at once with what it has.
void stopsWithin50Milliseconds()
{
    const crimson_matches::Matches matches;
    const crimson::State state = matches.start(crimson_matches::Table::Duel, 1);
    for (const unsigned threads : {1u, 2u}) {
        std::atomic<bool> stop{false};
        std::chrono::steady_clock::time_point asked;
        bots::Search<crimson::Game> search(matches.game(), state, matches.game().question(state),
                                           searchParameters(matches.game(), state));
        std::thread stopper([&] {
            // By the processor time of the search, not by the clock: it has begun for certain.
            while (std::clock() < CLOCKS_PER_SEC / 20)
                std::this_thread::yield();
            asked = std::chrono::steady_clock::now();
            stop = true;
        });
        const Analysis analysis = search.run({4'000'000'000u, 1, threads, &stop});
        const auto took = std::chrono::steady_clock::now() - asked;
        stopper.join();
        check(analysis.stopped, "it was stopped");
        const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(took).count();
        std::printf("stopped after %lld ms on %u threads\n", static_cast<long long>(ms), threads);
#ifndef CASTELLAN_SANITIZED
        check(ms < 50, "it stops within 50 ms");
#endif
    }
}

/// A forced answer takes neither iterations nor time.
void forcedAnswersCostNothing()
{
    const crimson_matches::Matches matches;
    std::size_t forced = 0;
    crimson::State state = matches.start(crimson_matches::Table::Duel, 3);
    bots::RandomBot random(3);
    while (!matches.game().isOver(state)) {
        const crimson::Question question = matches.game().question(state);
        if (question.options.size() == 1) {
            ++forced;
            const Analysis analysis = analyse(matches.game(), state, {1'000'000, 1, 1, nullptr});
            check(analysis.iterations == 0 && analysis.answers.size() == 1,
                  "a forced answer is not searched");
        }
        matches.game().apply(state, random.choose(matches.game(), state, question));
    }
    check(forced > 0, "there was a forced answer");
}

void namesOfBots()
{
    for (const std::string_view name : bots::kBotNames) {
        check(bots::botKind(name).has_value() && bots::botName(*bots::botKind(name)) == name,
              "the name of a level");
    }
    check(bots::botKind("master:250") == BotKind{bots::BotLevel::Master, 250}, "iterations behind a colon");
    check(bots::botName({bots::BotLevel::Club, 7}) == "club:7", "and written again");
    check(bots::botKind("casual:0") == BotKind{bots::BotLevel::Casual, 0}, "no iterations at all");
    for (const std::string_view wrong :
         {"", "Master", "master:", "master:-1", "master:1e3", "master:9999999999", "greedy:5", "random:1",
          "master:100000001", "master:5 ", "grandmaster"})
        check(!bots::botKind(wrong), "not a bot: " + std::string(wrong));
}

/// A search with few iterations beats greedy clearly.
void casualBeatsGreedy()
{
    const crimson_matches::Matches matches;
    std::uint64_t wins = 0;
    std::uint64_t games = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
        for (const Seat own : {Seat{0}, Seat{1}}) {
            crimson::State state = matches.start(crimson_matches::Table::Duel, seed);
            bots::Bot seats[]{{own == 0 ? BotKind{bots::BotLevel::Casual, 40} : BotKind::Greedy, seed},
                              {own == 1 ? BotKind{bots::BotLevel::Casual, 40} : BotKind::Greedy, seed}};
            (void)bots::playOut(matches.game(), state, std::span<bots::Bot>(seats));
            wins += state.winner == own ? 1 : 0;
            ++games;
        }
    std::printf("casual:40 won %llu of %llu against greedy\n", static_cast<unsigned long long>(wins),
                static_cast<unsigned long long>(games));
    check(bots::shareOf(wins, games).low > 0.5, "a casual player beats greedy");
}

} // namespace

int main()
{
    namesOfBots();
    stopsWithin50Milliseconds();
    forcedAnswersCostNothing();
    {
        const crimson_matches::Matches matches;
        for (const crimson_matches::Table table : crimson_matches::kTables)
            promises(std::string(nameOf(table)), matches.game(),
                     [&](std::uint64_t seed) { return matches.start(table, seed); });
    }
    {
        const battleground_matches::Matches matches;
        const auto table = battleground_matches::Table::Standard;
        promises("battleground", matches.game(table),
                 [&](std::uint64_t seed) { return matches.start(table, seed); });
    }
    for (const crowns_matches::Table& table :
         {crowns_matches::Table{4, crowns_matches::Agendas | crowns_matches::Custom},
          crowns_matches::Table{6, crowns_matches::Teams}, crowns_matches::Table{9, crowns_matches::Plain}}) {
        const crowns::Game game(crowns_matches::builtInBox(), crowns_matches::optionsOf(table));
        promises("crowns " + table.name(), game,
                 [&](std::uint64_t seed) { return game.start(crowns_matches::setup(table, seed)).value(); });
    }
    for (const std::size_t samurai : {2u, 3u, 7u}) {
        const samurai_matches::Matches matches(
            {samurai, samurai == 2 ? samurai::Variant::TwoPlayer : samurai::Variant::Standard,
             samurai::Level::Easy, false});
        // Random samurai soon lose: their matches are short.
        promises(
            "samurai " + std::to_string(samurai), matches.game(),
            [&](std::uint64_t seed) { return matches.start(seed); }, 3);
    }
    casualBeatsGreedy();
    return tests::result();
}
