// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/core_reasons.h"

namespace rules::decks {

/// What can be wrong with the deck rules of a game. deck_reasons.cpp puts it into words.
enum class DeckReason : std::uint8_t {
    Empty,
    IdsAndClauses,
    ClauseId,
    NoOption,
    NoField,
    LeastOrMost,
    LeastAboveMost,
    FewestFirst,
    PlaysTooMany,
    FieldTaken,
    FieldTwice,
    VariantTwice,
    Last = VariantTwice
};
[[nodiscard]] std::span<const ReasonWords> reasonTable(DeckReason);

} // namespace rules::decks
