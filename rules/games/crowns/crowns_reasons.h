// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/core_reasons.h"

namespace rules::crowns {

/// What can be wrong with cards, set-ups, words and positions of this game. crowns_reasons.cpp puts it into
/// words.
enum class CrownsReason : std::uint8_t {
    NotAHouse,
    NotAVote,
    NotAGuest,
    CardForm,
    NothingToDefine,
    CustomOrTeams,
    AgendaIsGuest,
    HouseOnce,
    PlayersAndHouses,
    NoSuchHouse,
    SpareTaken,
    TooFewGuests,
    SameTenCards,
    TenCards,
    GuestCount,
    NoBanner,
    NeedsHouse,
    CardIdIs,
    CardTwice,
    EmptySeatHas,
    TooManyRavens,
    HouseCardAmongGuests,
    Last = HouseCardAmongGuests
};
[[nodiscard]] std::span<const ReasonWords> reasonTable(CrownsReason);

} // namespace rules::crowns
