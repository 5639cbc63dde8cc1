// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/decks/deck_reasons.h"

namespace rules::decks {

namespace {

constexpr std::array<ReasonWords, std::size_t(DeckReason::Last) + 1> kDeckReasons{{
    {DeckReason::Empty, "must not be empty", "darf nicht leer sein"},
    {DeckReason::IdsAndClauses, "must be an object of card ids and clauses",
     "muss ein Objekt aus Kartenkennungen und Regelstellen sein"},
    {DeckReason::ClauseId, "must be the id of a clause", "muss die Kennung einer Regelstelle sein"},
    {DeckReason::NoOption, "this variant has no option “{0}”", "diese Variante hat keine Option „{0}“"},
    {DeckReason::NoField, "this game has no field “{0}”", "dieses Spiel hat kein Feld „{0}“"},
    {DeckReason::LeastOrMost, "needs least or most", "braucht least oder most"},
    {DeckReason::LeastAboveMost, "least is greater than most", "least ist größer als most"},
    {DeckReason::FewestFirst, "the smaller number comes first", "die kleinere Zahl kommt zuerst"},
    {DeckReason::PlaysTooMany, "plays more cards than the hand has", "spielt mehr Karten, als die Hand hat"},
    {DeckReason::FieldTaken, "every deck file already has a member of this name",
     "jede Deckdatei hat bereits ein Feld mit diesem Namen"},
    {DeckReason::FieldTwice, "the field “{0}” exists twice", "das Feld „{0}“ gibt es zweimal"},
    {DeckReason::VariantTwice, "the variant “{0}” exists twice", "die Variante „{0}“ gibt es zweimal"},
}};
static_assert(isComplete(kDeckReasons));

} // namespace

std::span<const ReasonWords> reasonTable(DeckReason)
{
    return kDeckReasons;
}

} // namespace rules::decks
