// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/known_game.h"
#include "rules/scenario/runner.h"
#include "tests/support/fuzz_bytes.h"

/// Whatever is in a scenario file of a game, it passes or fails with a reason. The three ways to run a file
/// that passes never disagree.
inline void fuzzScenario(const rules::KnownGame& game, const std::uint8_t* data, std::size_t size)
{
    if (size > 4096)
        return;
    const auto scenarios = rules::scenario::readScenarios({reinterpret_cast<const char*>(data), size});
    if (!scenarios)
        return;
    for (const rules::scenario::Scenario& scenario : *scenarios) {
        const auto failure = rules::scenario::runScenario(scenario, [&game](std::string_view id) {
            return id == game.id() ? game.stage() : std::unique_ptr<rules::scenario::Stage>();
        });
        if (!failure)
            continue;
        if (failure->expected.empty() && failure->found.empty())
            require("a failure without a reason");
        const std::string& reason = failure->expected;
        for (const char* broken : {"undo brings", "the same choice made again", "redo brings",
                                   "the saved position", "the loaded position", "the same final state",
                                   "a refusal that names its clause", "a refused choice changes nothing"})
            if (reason.rfind(broken, 0) == 0)
                require(reason + ": " + failure->found);
    }
}
