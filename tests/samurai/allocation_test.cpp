// SPDX-License-Identifier: GPL-3.0-or-later

// Playing a match takes no heap: operator new is counted while random and greedy bots play.
#include "rules/bots/simulate.h"
#include "rules/games/samurai/rating.h"
#include "tests/support/counted_allocations.h"
#include "tests/support/samurai_matches.h"

#include <cstdio>
#include <vector>

int main()
{
    using rules::bots::Bot;
    using rules::bots::BotKind;
    using tests::allocations;
    std::size_t during = 0;
    std::size_t decisions = 0;
    for (const samurai_matches::Table& table : samurai_matches::allTables()) {
        const samurai_matches::Matches matches(table);
        if (allocations == 0) {
            std::fputs("operator new is not counted\n", stderr);
            return 1;
        }
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            rules::samurai::State state = matches.start(seed);
            std::vector<Bot> seats;
            for (std::size_t seat = 0; seat < table.samurai; ++seat)
                seats.emplace_back(seed % 4 == 0 ? BotKind::Greedy : BotKind::Random, seed + seat);
            const std::size_t before = allocations;
            decisions += rules::bots::playOut(matches.game(), state, std::span<Bot>(seats));
            during += allocations - before;
        }
    }
    std::printf("%zu allocations in %zu decisions\n", during, decisions);
    return during == 0 && decisions > 10'000 ? 0 : 1;
}
