// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/formats/card_finder.h"

namespace model {

inline constexpr QLatin1String kShareLink{"castellan://deck/"};

/// One line that carries the whole deck: version, checksum and the packed JSON, in letters that every
/// messenger leaves alone.
[[nodiscard]] QString deckToLink(const Deck& deck, const CardDirectory& cards);
[[nodiscard]] DeckReadResult deckFromLink(const QString& link, const CardFinder& finder);

} // namespace model
