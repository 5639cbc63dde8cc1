// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/rating.h"

namespace rules::samurai {

FixedVector<Party, kMaxSeats> seatParties(const Game&, const State& state)
{
    FixedVector<Party, kMaxSeats> parties;
    for (Seat seat = 0; seat < state.seats; ++seat)
        parties.push_back(kSamuraiParty);
    return parties;
}

bots::SearchParameters searchParameters(const Game&, const State&)
{
    bots::SearchParameters parameters;
    parameters.lead = 400;
    // Whoever plans in a sampled world knows the raider that will be drawn next.
    parameters.flat = true;
    return parameters;
}

} // namespace rules::samurai
