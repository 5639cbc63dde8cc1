// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/fixed_vector.h"
#include "rules/games/crowns/state.h"

#include <optional>

namespace rules::crowns {

/// gc.negotiation: what the active player and one other hand over to each other, agreed on at the table.
struct Deal
{
    static constexpr std::size_t kMaxCards = 6; ///< in both directions together; a longer deal is two deals

    Seat with = 0;
    FixedVector<CardCode, kMaxCards> give; ///< from the active player
    FixedVector<CardCode, kMaxCards> get;
    std::uint8_t giveRavens = 0;
    std::uint8_t getRavens = 0;

    /// Whether nothing would change hands: what goes comes back.
    [[nodiscard]] bool empty() const;
};

/// A deal as a choice: bits beyond the verb's and the three numbers hold it all. The cards of a deal must be
/// at most Deal::kMaxCards, and its ravens at most kMaxRavensInPlay.
[[nodiscard]] Choice encodeDeal(const Deal& deal);
/// Nothing for numbers that are no deal.
[[nodiscard]] std::optional<Deal> decodeDeal(const Choice& choice);

/// The verb of any choice, deals included.
[[nodiscard]] inline constexpr Verb verbOf(const Choice& choice)
{
    return (choice.verb & 0xffu) == unsigned(Verb::Deal) ? Verb::Deal : Verb(choice.verb);
}

} // namespace rules::crowns
