// SPDX-License-Identifier: GPL-3.0-or-later

// Playing a match takes no heap: operator new is counted while random and greedy bots play.
#include "rules/bots/simulate.h"
#include "rules/games/battleground/rating.h"
#include "tests/support/battleground_matches.h"
#include "tests/support/counted_allocations.h"

#include <cstdio>

int main()
{
    using rules::bots::Bot;
    using rules::bots::BotKind;
    using tests::allocations;
    const battleground_matches::Matches matches;
    if (allocations == 0) {
        std::fputs("operator new is not counted\n", stderr);
        return 1;
    }
    std::size_t during = 0;
    std::size_t decisions = 0;
    for (const battleground_matches::Table table : battleground_matches::kTables)
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            rules::battleground::State state = matches.start(table, seed);
            Bot seats[]{Bot(BotKind::Random, seed),
                        Bot(seed % 10 == 0 ? BotKind::Greedy : BotKind::Random, seed)};
            const std::size_t before = allocations;
            decisions += rules::bots::playOut(matches.game(table), state, std::span<Bot>(seats));
            during += allocations - before;
        }
    std::printf("%zu allocations in %zu decisions\n", during, decisions);
    return during == 0 && decisions > 10'000 ? 0 : 1;
}
