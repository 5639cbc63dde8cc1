// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/simulate.h"
#include "tests/support/counted_allocations.h"

#include <cstdio>
#include <vector>

namespace tests {

/// What matches of one game take from the heap while bots play them; starting a match may take something.
class HeapUse
{
public:
    /// Plays a match to its end: random bots, and in every tenth match a greedy one in the last seat.
    template <class Game, class State>
    void play(const Game& game, State state, std::size_t seats, std::uint64_t seed)
    {
        using rules::bots::Bot;
        using rules::bots::BotKind;
        std::vector<Bot> bots;
        for (std::size_t seat = 0; seat < seats; ++seat)
            bots.emplace_back(seat + 1 == seats && seed % 10 == 0 ? BotKind::Greedy : BotKind::Random,
                              seed + seat);
        const std::size_t before = allocations;
        m_decisions += rules::bots::playOut(game, state, std::span<Bot>(bots));
        m_allocations += allocations - before;
    }

    /// Prints the row of a game. Returns whether enough was played, and without the heap.
    bool report(const char* game) const
    {
        std::printf("%s: %zu allocations in %zu decisions\n", game, m_allocations, m_decisions);
        return m_allocations == 0 && m_decisions > 10'000;
    }

private:
    std::size_t m_allocations = 0;
    std::size_t m_decisions = 0;
};

} // namespace tests
