// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/games/crowns/known_crowns.h"
#include "tests/support/crowns_matches.h"
#include "tests/support/scenario_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const rules::crowns::KnownCrowns game(crowns_matches::builtInBox());
    fuzzScenario(game, data, size);
    return 0;
}
