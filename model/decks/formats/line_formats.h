// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/formats/card_finder.h"

namespace model {

/// Plain text: one card a line, a count before it if not one ("2 Thief", "1x Diebin") or, when read, behind
/// it ("Thief 2", "Thief (2)"), names in either language or ids, `#` begins a comment. Comments "# Name: …",
/// "# Variant: …" and so on carry the rest of the deck. Also reads Lackey's text (tab after the count,
/// "Sideboard:" before what follows).
[[nodiscard]] QString deckToText(const Deck& deck, const CardDirectory& cards, Language language);
[[nodiscard]] DeckReadResult deckFromText(const QString& text, const CardFinder& finder);

/// LackeyCCG's deck text: count, tab, name; the cards of fields below "Sideboard:".
[[nodiscard]] QString deckToLackey(const Deck& deck, const CardDirectory& cards, Language language);

/// EDOPro's shape: a number for each copy below "#main", the cards of fields below "!side". The numbers are
/// made from the cards' ids, so that they stay the same everywhere.
[[nodiscard]] QString deckToYdk(const Deck& deck, const CardDirectory& cards);
[[nodiscard]] DeckReadResult deckFromYdk(const QString& text, const CardFinder& finder);
[[nodiscard]] quint32 ydkNumber(const QString& card);

/// Columns count, id, name_en, name_de. Reads comma, semicolon or tab, quotes, and the columns by their
/// heading or, without one, a number and a name.
[[nodiscard]] QString deckToCsv(const Deck& deck, const CardDirectory& cards);
[[nodiscard]] DeckReadResult deckFromCsv(const QString& text, const CardFinder& finder);

} // namespace model
