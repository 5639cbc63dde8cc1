// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck.h"
#include "rules/games/known_game.h"

namespace model {

/// A deck for every variant of a game that uses decks, and for every number of players that it takes: the
/// cards that the table deals where nobody brings a deck. They are legal, have stable ids and names in a
/// language.
[[nodiscard]] std::vector<Deck> sampleDecks(const rules::KnownGame& game, rules::Language language);

} // namespace model
