// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/rating.h"

namespace rules::crimson {

FixedVector<Party, kMaxSeats> seatParties(const Game&, const State& state)
{
    FixedVector<Party, kMaxSeats> parties;
    for (Seat seat = 0; seat < state.seating.seats; ++seat)
        parties.push_back(state.seating.partyOf[seat]);
    return parties;
}

bots::SearchParameters searchParameters(const Game&, const State&)
{
    bots::SearchParameters parameters;
    parameters.spread = true;
    // Some 30 ms per decision. Of the positions in tests/bots/tactics 1,500 iterations solve 85 %.
    parameters.master = 4'000;
    return parameters;
}

} // namespace rules::crimson
