// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/games/samurai/known_samurai.h"
#include "tests/support/samurai_matches.h"
#include "tests/support/scenario_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const rules::samurai::KnownSamurai game(samurai_matches::builtInBox());
    fuzzScenario(game, data, size);
    return 0;
}
