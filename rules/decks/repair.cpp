// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/decks/repair.h"

#include <algorithm>

namespace rules::decks {

DeckList repaired(DeckList deck, const Repair& repair)
{
    for (const CardChange& change : repair.cards)
        deck.change(change.card, change.by);
    if (repair.field)
        deck.setWords(repair.field->field, repair.field->words);
    if (repair.players)
        deck.players = *repair.players;
    if (!repair.dropOption.empty())
        std::erase(deck.options, repair.dropOption);
    return deck;
}

} // namespace rules::decks
