// SPDX-License-Identifier: GPL-3.0-or-later

// Playing a match takes no heap: operator new is counted while random and greedy bots play. A row per game.
#include "rules/games/battleground/rating.h"
#include "rules/games/crimson/rating.h"
#include "rules/games/crowns/rating.h"
#include "rules/games/samurai/rating.h"
#include "tests/support/battleground_matches.h"
#include "tests/support/crimson_matches.h"
#include "tests/support/crowns_matches.h"
#include "tests/support/heap_use.h"
#include "tests/support/samurai_matches.h"

namespace {

bool crimsonTakesNone()
{
    tests::HeapUse use;
    const crimson_matches::Matches matches;
    for (const crimson_matches::Table table : crimson_matches::kTables)
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            const rules::crimson::State state = matches.start(table, seed);
            use.play(matches.game(), state, state.seating.seats, seed);
        }
    return use.report("crimson");
}

bool battlegroundTakesNone()
{
    tests::HeapUse use;
    const battleground_matches::Matches matches;
    for (const battleground_matches::Table table : battleground_matches::kTables)
        for (std::uint64_t seed = 1; seed <= 200; ++seed)
            use.play(matches.game(table), matches.start(table, seed), 2, seed);
    return use.report("battleground");
}

bool samuraiTakesNone()
{
    tests::HeapUse use;
    for (const samurai_matches::Table& table : samurai_matches::allTables()) {
        const samurai_matches::Matches matches(table);
        for (std::uint64_t seed = 1; seed <= 20; ++seed)
            use.play(matches.game(), matches.start(seed), table.samurai, seed);
    }
    return use.report("samurai");
}

bool crownsTakesNone()
{
    tests::HeapUse use;
    const rules::crowns::Box box = crowns_matches::builtInBox();
    for (const crowns_matches::Table& table : crowns_matches::allTables()) {
        const rules::crowns::Game game(box, crowns_matches::optionsOf(table));
        // Every tenth match has a greedy bot.
        for (const std::uint64_t seed : {1, 10})
            use.play(game, game.start(crowns_matches::setup(table, seed)).value(), table.players, seed);
    }
    return use.report("crowns");
}

} // namespace

int main()
{
    const bool crimson = crimsonTakesNone();
    const bool battleground = battlegroundTakesNone();
    const bool samurai = samuraiTakesNone();
    const bool crowns = crownsTakesNone();
    if (tests::allocations == 0)
        std::fputs("operator new is not counted\n", stderr);
    return tests::allocations > 0 && crimson && battleground && samurai && crowns ? 0 : 1;
}
