// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/rating.h"

namespace rules::crowns {

FixedVector<Party, kMaxSeats> seatParties(const Game& game, const State& state)
{
    FixedVector<Party, kMaxSeats> parties;
    for (Seat seat = 0; seat < state.players; ++seat)
        parties.push_back(game.options().teams ? static_cast<Party>(seat % (state.players / 2)) : seat);
    return parties;
}

bots::SearchParameters searchParameters(const Game&, const State&)
{
    bots::SearchParameters parameters;
    parameters.lead = 300;
    return parameters;
}

} // namespace rules::crowns
