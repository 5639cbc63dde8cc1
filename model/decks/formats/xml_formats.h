// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/formats/card_finder.h"

#include <QByteArray>

namespace model {

/// Cockatrice: cards in the zone "main", those of fields in "side", by name.
[[nodiscard]] QByteArray deckToCod(const Deck& deck, const CardDirectory& cards, Language language);

/// OCTGN: cards in the section "Main", those of a field in a section of its name, by name and by an id made
/// from ours.
[[nodiscard]] QByteArray deckToO8d(const Deck& deck, const CardDirectory& cards, Language language);

/// Either of them. XML is read as hostile: a document type, entities and deep nesting are refused.
[[nodiscard]] DeckReadResult deckFromXml(const QString& text, const CardFinder& finder);

} // namespace model
