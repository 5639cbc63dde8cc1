// SPDX-License-Identifier: GPL-3.0-or-later

#include "rules/games/battleground/known_battleground.h"
#include "tests/support/battleground_matches.h"
#include "tests/support/scenario_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const rules::battleground::KnownBattleground game(battleground_matches::builtInCharacters());
    fuzzScenario(game, data, size);
    return 0;
}
