// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/games/crimson/known_crimson.h"
#include "tests/support/crimson_matches.h"
#include "tests/support/scenario_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const rules::crimson::KnownCrimson game(crimson_matches::builtInLibrary());
    fuzzScenario(game, data, size);
    return 0;
}
