// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever stands in a scenario file of Battleground, it passes or fails with a reason; the three ways to run
// it never disagree about a file that passes.
#include "rules/games/battleground/known_battleground.h"
#include "rules/scenario/runner.h"
#include "tests/support/battleground_matches.h"
#include "tests/support/fuzz_bytes.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const rules::battleground::KnownBattleground game(battleground_matches::builtInCharacters());
    if (size > 4096)
        return 0;
    const auto scenarios = rules::scenario::readScenarios({reinterpret_cast<const char*>(data), size});
    if (!scenarios)
        return 0;
    for (const rules::scenario::Scenario& scenario : *scenarios) {
        const auto failure = rules::scenario::runScenario(scenario, [](std::string_view id) {
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
    return 0;
}
