// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "model/decks/formats/deck_file.h"

namespace app {

/// The cards of every game in the library of --library or the user's own. Nothing, with a sentence on `err`,
/// if it cannot be used.
[[nodiscard]] std::optional<std::vector<model::CardDirectory>> deckCards(const CommandContext& context);

/// Those of a deck's game.
[[nodiscard]] const model::CardDirectory& cardsFor(const model::Deck& deck,
                                                   const std::vector<model::CardDirectory>& games);

/// The deck of a file in any format and of any of these games. Guesses and lines that were left out are told
/// on `err`. Nothing, with the reason on `err`, if the file is no deck.
[[nodiscard]] std::optional<model::DeckReading> readDeckFile(const CommandContext& context,
                                                             const QString& path,
                                                             const std::vector<model::CardDirectory>& games);

} // namespace app
