// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/card_directory.h"
#include "model/decks/deck.h"
#include "model/library/library_content.h"
#include "tests/support/crimson.h"

namespace tests {

/// The first characters of the built-in library, one of each.
inline model::Deck deckOfFirst(int count, const QString& name = {},
                               const QString& variant = QStringLiteral("tournament"))
{
    model::Deck deck = model::emptyDeck(tests::kCrimson, variant);
    deck.name = name;
    static const model::CardDirectory directory = model::CardDirectory::builtIn(tests::kCrimson);
    for (const model::DirectoryCard& each : directory.cards())
        if (each.card.kind == model::CardKind::Character && deck.count() < count)
            deck.change(each.card.id, 1, each.card.name.en);
    return deck;
}

/// Has something in every field.
inline model::Deck fullDeck()
{
    model::Deck deck = deckOfFirst(15, QStringLiteral("Night \"watch\" ä"));
    deck.players = 2;
    deck.notes = QStringLiteral("First line\nSecond <line> & more");
    deck.tags = {QStringLiteral("club"), QStringLiteral("flips, many")};
    deck.sleeves = QStringLiteral("#1f5a96");
    deck.change(QStringLiteral("bard"), 1);
    deck.change(QStringLiteral("from-a-pack"), 2, QStringLiteral("Packed Card"));
    deck.setWords(QStringLiteral("castles"), {QStringLiteral("mint"), QStringLiteral("crypt")});
    deck.setNumber(QStringLiteral("handicap"), 3);
    deck.options = {QStringLiteral("changed-out")};
    return deck;
}

} // namespace tests
