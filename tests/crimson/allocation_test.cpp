// SPDX-License-Identifier: GPL-3.0-or-later

// Playing a match takes no heap: operator new is counted while random and greedy bots play.
#include "rules/bots/simulate.h"
#include "rules/games/crimson/rating.h"
#include "tests/support/counted_allocations.h"
#include "tests/support/crimson_matches.h"

#include <cstdio>
#include <vector>

int main()
{
    using rules::bots::Bot;
    using rules::bots::BotKind;
    using tests::allocations;
    const crimson_matches::Matches matches;
    if (allocations == 0) {
        std::fputs("operator new is not counted\n", stderr);
        return 1;
    }
    std::size_t during = 0;
    std::size_t decisions = 0;
    for (const crimson_matches::Table table : crimson_matches::kTables)
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            rules::crimson::State state = matches.start(table, seed);
            std::vector<Bot> seats(state.seating.seats, Bot(BotKind::Random, seed));
            seats.back() = Bot(seed % 10 == 0 ? BotKind::Greedy : BotKind::Random, seed);
            const std::size_t before = allocations;
            decisions += rules::bots::playOut(matches.game(), state, std::span<Bot>(seats));
            during += allocations - before;
        }
    std::printf("%zu allocations in %zu decisions\n", during, decisions);
    return during == 0 && decisions > 10'000 ? 0 : 1;
}
