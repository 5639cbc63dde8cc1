// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/rating.h"

namespace rules::battleground {

FixedVector<Party, kMaxSeats> seatParties(const Game&, const State&)
{
    return {0, 1};
}

bots::SearchParameters searchParameters(const Game&, const State&)
{
    bots::SearchParameters parameters;
    parameters.lead = 300;
    return parameters;
}

} // namespace rules::battleground
