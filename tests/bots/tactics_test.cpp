// SPDX-License-Identifier: GPL-3.0-or-later

// Positions with a forced win that a bot looking one decision ahead misses: how many the strongest bot
// solves. A position counts only if the bot finds an answer that wins with every one of five seeds.
#include "rules/games/battleground/known_battleground.h"
#include "rules/games/crimson/known_crimson.h"
#include "rules/scenario/runner.h"
#include "tests/support/battleground_matches.h"
#include "tests/support/crimson_matches.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

namespace {

constexpr std::size_t kPositions = 40;
constexpr double kSolvedShare = 0.9;

} // namespace

int main()
{
    const rules::crimson::KnownCrimson crimson(crimson_matches::builtInLibrary());
    const rules::battleground::KnownBattleground battleground(battleground_matches::builtInCharacters());
    const rules::scenario::StageMaker makeStage =
        [&](std::string_view game) -> std::unique_ptr<rules::scenario::Stage> {
        for (const rules::KnownGame* each :
             std::initializer_list<const rules::KnownGame*>{&crimson, &battleground})
            if (each->id() == game)
                return each->stage();
        return nullptr;
    };
    std::size_t positions = 0;
    std::size_t solved = 0;
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(CASTELLAN_SOURCE_DIR) /
                                                                 "tests/bots/tactics"))
        files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    for (const std::filesystem::path& file : files) {
        const auto scenarios =
            rules::scenario::readScenarios(readSourceText("tests/bots/tactics/" + file.filename().string()));
        if (!scenarios) {
            std::fprintf(stderr, "%s: %s\n", file.c_str(), scenarios.error().text().c_str());
            return 1;
        }
        for (const rules::scenario::Scenario& scenario : *scenarios) {
            ++positions;
            const auto failure = rules::scenario::runScenario(scenario, makeStage);
            if (!failure)
                ++solved;
            else
                std::printf("not solved: %s\n%s\n%s\n", scenario.title.c_str(), failure->expected.c_str(),
                            failure->found.c_str());
        }
    }
    std::printf("%zu of %zu solved\n", solved, positions);
    if (positions < kPositions) {
        std::fprintf(stderr, "only %zu positions\n", positions);
        return 1;
    }
    return double(solved) >= kSolvedShare * double(positions) ? 0 : 1;
}
