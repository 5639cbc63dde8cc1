// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/fixed_vector.h"
#include "rules/games/crowns/state.h"

#include <optional>

namespace rules::crowns {

/// gc.negotiation: what the active player and one other hand over to each other, agreed on at the table.
struct Deal
{
    Seat with = 0;
    FixedVector<CardCode, kMaxCards> give; ///< from the active player
    FixedVector<CardCode, kMaxCards> get;
    std::uint8_t giveRavens = 0;
    std::uint8_t getRavens = 0;

    /// Whether nothing would change hands: what goes comes back.
    [[nodiscard]] bool empty() const;
};

/// A deal of any cards up to this number can be written as a choice, whoever holds them.
inline constexpr std::size_t kMaxListedCards = 6;

/// A deal as a choice: bits beyond the verb's and the three numbers hold it all. Its ravens are at most
/// kMaxRavensInPlay. A deal of more than kMaxListedCards cards is written by what the two hands of `state`
/// hold, so it is read with the same state; nothing if a hand lacks a card, or if the two hands hold so many
/// different cards that the numbers do not suffice (more than 39).
[[nodiscard]] std::optional<Choice> encodeDeal(const State& state, const Deal& deal);
/// Nothing for numbers that are not a deal in this state.
[[nodiscard]] std::optional<Deal> decodeDeal(const State& state, const Choice& choice);

/// The verb of any choice, deals included.
[[nodiscard]] inline constexpr Verb verbOf(const Choice& choice)
{
    return (choice.verb & 0xffu) == unsigned(Verb::Deal) ? Verb::Deal : Verb(choice.verb);
}

} // namespace rules::crowns
