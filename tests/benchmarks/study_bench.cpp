// SPDX-License-Identifier: GPL-3.0-or-later

// How much of the engine's throughput a study keeps: the same matches of random bots, played by a simulation
// and by a study, in turns. Prints the ratio; the budget is at least 0.9.
#include "rules/bots/simulate.h"
#include "rules/games/crimson/known_crimson.h"
#include "tests/support/crimson_matches.h"

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace rules;

namespace {

constexpr std::uint64_t kRounds = 2000;
constexpr int kRepeats = 15;

double secondsOf(auto&& work)
{
    const std::clock_t begin = std::clock();
    work();
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

} // namespace

int main()
{
    const crimson::KnownCrimson game(crimson_matches::builtInLibrary());
    const MatchSetup setup{"crimson-company", "duel", 0, {}};
    bots::StudyPlan plan;
    plan.game = setup.game;
    plan.variant = setup.variant;
    plan.rules = rulesMark(game);
    plan.arms.push_back({"base", {{setup, {"random", "random"}, 0}, {setup, {"random", "random"}, 1}}});
    const auto player = studyPlayer(game, plan);
    if (!player) {
        std::printf("%s\n", player.error().text().c_str());
        return 1;
    }
    std::vector<double> ratios;
    for (int i = 0; i < kRepeats; ++i) {
        const std::uint64_t first = static_cast<std::uint64_t>(i) * kRounds + 1;
        std::uint64_t decisions = 0;
        const double engine = secondsOf([&] {
            for (int twice = 0; twice < 2; ++twice) // a round of the study has two matches
                decisions += game.simulate(setup, {bots::BotKind::Random, bots::BotKind::Random},
                                           {first, kRounds}, 1, nullptr)
                                 .value()
                                 .decisions;
        });
        std::uint64_t studied = 0;
        const double study = secondsOf([&] {
            studied = bots::runStudy(**player, plan, {first, kRounds}, 1).arms.front().decisions;
        });
        if (studied != decisions) {
            std::printf("the study played other matches\n");
            return 1;
        }
        ratios.push_back(engine / study);
    }
    std::sort(ratios.begin(), ratios.end());
    const double median = ratios[ratios.size() / 2];
    std::printf("study/engine throughput, random duels: %.3f (median of %d)\n", median, kRepeats);
    return median >= 0.9 ? 0 : 1;
}
