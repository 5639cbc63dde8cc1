// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "model/decks/formats/deck_file.h"

namespace app {

/// The cards of the library of --library or the user's own. Nothing, with a sentence on `err`, if it cannot
/// be used.
[[nodiscard]] std::optional<model::CardDirectory> deckCards(const CommandContext& context);

/// The deck of a file in any format. Guesses and lines that were left out are told on `err`. Nothing, with
/// the reason on `err`, if the file is no deck.
[[nodiscard]] std::optional<model::DeckReading>
readDeckFile(const CommandContext& context, const QString& path, const model::CardDirectory& cards);

} // namespace app
