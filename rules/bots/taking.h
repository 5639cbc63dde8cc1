// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"

#include <cstdint>

namespace rules::bots {

/// A seat takes a card: recruits, buys or deploys it, whatever a game calls it.
struct Taking
{
    std::uint16_t card = 0; ///< the game's number of the card
    Seat seat = 0;
    std::uint16_t price = 0;
};

} // namespace rules::bots
