// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/core_reasons.h"

namespace rules::bots {

/// What can be wrong with the results of simulations and with matches that are reviewed. bot_reasons.cpp puts
/// it into words.
enum class BotReason : std::uint8_t {
    DifferentMatches,
    SeedsTwice,
    NotTogether,
    NotLegal,
    IsMissing,
    WholeFromZero,
    MustBeString,
    WholeNumbers,
    MustBeList,
    Pairs,
    ListPerParty,
    RanksDoNotAddUp,
    NumberPerBot,
    NumberPerParty,
    GamesDoNotAddUp,
    HistogramDoesNotAddUp,
    SortedRanges,
    SeedCount,
    KnownFormats,
    NineSeats,
    BadLength,
    Last = BadLength
};
[[nodiscard]] std::span<const ReasonWords> reasonTable(BotReason);

} // namespace rules::bots
