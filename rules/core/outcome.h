// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace rules {

/// Who wins or loses together, from 0: a seat alone, a team, all samurai. A party may have no seat.
using Party = std::uint8_t;
inline constexpr Party kNoParty = 0xff;

/// The largest match of any game.
inline constexpr std::size_t kMaxSeats = 9;
inline constexpr std::size_t kMaxParties = kMaxSeats;

/// How a finished match ended for each party: a single winner, a shared win, a team, a common victory or
/// defeat, placements and a draw are all ranks. While the match runs every rank is 0.
struct Outcome
{
    std::uint8_t parties = 0;
    std::array<std::uint8_t, kMaxParties> rank{}; ///< 1 is first; parties that share a place share its number
    std::array<std::int32_t, kMaxParties>
        score{}; ///< in the points that the game counts; all 0 where it counts none

    /// The one party in first place; kNoParty if several share it or nothing is decided.
    [[nodiscard]] constexpr Party soleFirst() const
    {
        Party first = kNoParty;
        for (Party party = 0; party < parties; ++party)
            if (rank[party] == 1) {
                if (first != kNoParty)
                    return kNoParty;
                first = party;
            }
        return first;
    }

    /// One party first and all others second, or a draw for everybody (`winner` kNoParty).
    [[nodiscard]] static constexpr Outcome wonBy(Party winner, std::size_t parties)
    {
        Outcome outcome;
        outcome.parties = static_cast<std::uint8_t>(parties);
        for (Party party = 0; party < parties; ++party)
            outcome.rank[party] = winner == kNoParty || winner == party ? 1 : 2;
        return outcome;
    }
    /// A match that is still running.
    [[nodiscard]] static constexpr Outcome running(std::size_t parties)
    {
        Outcome outcome;
        outcome.parties = static_cast<std::uint8_t>(parties);
        return outcome;
    }

    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

} // namespace rules
