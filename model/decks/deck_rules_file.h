// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/card_directory.h"
#include "model/decks/deck.h"
#include "rules/decks/deck_check.h"

namespace model {

/// The constraints of a game that come with the program; null for a game without decks. Checked by tests, so
/// that reading cannot fail in a program that was built.
[[nodiscard]] const rules::decks::DeckRules* deckRulesOf(const QString& game);

/// The variant of a deck; the game's first where the deck names none that is known; null for an unknown game.
[[nodiscard]] const rules::decks::Variant* variantOf(const Deck& deck);

/// The field of a game under a key; null if the game does not describe it.
[[nodiscard]] const rules::decks::Field* deckField(const QString& game, const QString& key);

/// The field that a card goes to; null if it goes into the deck itself.
[[nodiscard]] const rules::decks::Field* fieldForCard(const Card& card);

/// The fields of a deck that list cards, in the order in which its game describes them.
struct FieldCards
{
    const rules::decks::Field* field = nullptr;
    QString key;
    QStringList cards;
};
[[nodiscard]] std::vector<FieldCards> fieldCards(const Deck& deck);

/// Whether there is any card, in the deck or in a field.
[[nodiscard]] bool hasCards(const Deck& deck);

/// What a new deck of a game is for, if nobody says otherwise: a variant in which everybody brings one,
/// because that is what people come for most; otherwise the first. Empty for a game without decks.
[[nodiscard]] QString usualVariant(const QString& game);

/// Everything that is wrong with a deck, and what is worth knowing. A deck of an unknown game has neither.
[[nodiscard]] rules::decks::DeckCheck checkDeck(const Deck& deck, const CardDirectory& cards);

} // namespace model
