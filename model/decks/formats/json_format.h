// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/formats/card_finder.h"

#include <QByteArray>

namespace model {

inline constexpr int kDeckFormatVersion = 1;

/// The program's own format; README.md in this folder describes it. `compact` has no blanks, for share links.
[[nodiscard]] QByteArray deckToJson(const Deck& deck, const CardDirectory& cards, bool compact = false);
[[nodiscard]] DeckReadResult deckFromJson(const QByteArray& json, const CardFinder& finder);

/// What a library keeps: the same format with the deck's id. Without report; an error for content that only a
/// newer or damaged library can have.
[[nodiscard]] QString storedDeck(const Deck& deck);
[[nodiscard]] rules::Result<Deck> deckFromStored(const QString& content);

} // namespace model
