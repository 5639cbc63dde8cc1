// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/decks/card_pool.h"
#include "rules/decks/deck_rules.h"
#include "rules/decks/repair.h"

namespace rules::decks {

/// Whether a constraint holds for this deck, by the options that were chosen.
[[nodiscard]] bool applies(const Constraint& constraint, const DeckList& deck);

/// Cards that bring a deck up to `wanted` without breaking another constraint: cards that are not in yet
/// before further copies, owned ones before others. Nothing, if the pool does not suffice.
[[nodiscard]] std::optional<Repair> filled(const Variant& variant, const DeckList& deck, const CardPool& pool,
                                           int wanted);

/// What to take out to come down to `wanted`: copies beyond the first, then cards that are not in the pool,
/// then those that came last.
[[nodiscard]] Repair trimmed(const DeckList& deck, const CardPool& pool, int wanted);

} // namespace rules::decks
