// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/fixed_vector.h"

#include <cstdint>

namespace rules::bots {

/// How many answers a playout compares when a question's first answer has this verb.
struct PlayoutRule
{
    std::uint16_t verb = 0;
    std::uint8_t samples = 0; ///< 0: any answer, at random; 255: all of them are compared
};

/// How a tree search plays a game. One set per game and kind of match, kept as data next to the game's
/// rating; the experiments that chose the numbers are in tests/benchmarks/strength.md.
struct SearchParameters
{
    std::uint16_t worlds = 16; ///< positions sampled from what the seat knows
    std::uint16_t width = 24;  ///< answers to the open question that are looked into
    std::uint16_t branch = 8;  ///< answers to every later question
    bool spread = false;       ///< take the best answer of each group first; see Search::order
    float exploration = 0.5F;  ///< of answers that look worse so far
    std::uint16_t horizon = 8; ///< decisions in a playout before its position is rated
    std::uint8_t samples = 4;  ///< answers that a playout compares, where no rule says otherwise
    std::uint8_t noise = 16;   ///< of 256 decisions in a playout, how many are made at random
    FixedVector<PlayoutRule, 4> rules{};
    /// Nothing is planned beyond the open question, and every decision of a playout is made from what its
    /// seat can know. For games of drawing cards: whoever plans in a sampled world knows what will be drawn.
    bool flat = false;
    std::int32_t lead = 600;   ///< a rating that is worth a winning chance of 75 %
    std::uint32_t casual = 40; ///< iterations of each level
    std::uint32_t club = 300;
    std::uint32_t master = 1'500;
};

} // namespace rules::bots
