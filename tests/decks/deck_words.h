// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/decks/deck_check.h"

namespace tests {

/// The constraints of Crimson Company as they are shipped.
[[nodiscard]] const rules::decks::DeckRules& crimsonDeckRules();

/// All built-in cards; nothing is said about what is owned.
[[nodiscard]] const rules::decks::CardPool& crimsonPool();

/// The same of Battleground.
[[nodiscard]] const rules::decks::DeckRules& battlegroundDeckRules();
[[nodiscard]] const rules::decks::CardPool& battlegroundPool();

/// A deck in the words of tests/data/deck_constraints.tsv.
[[nodiscard]] rules::decks::DeckList deckOf(const std::string& words, int players,
                                            const rules::decks::CardPool& pool = crimsonPool());

/// A repair in the same words.
[[nodiscard]] std::string wordsOf(const rules::decks::Repair& repair);
[[nodiscard]] std::string wordOf(const rules::decks::Violation& violation);

} // namespace tests
