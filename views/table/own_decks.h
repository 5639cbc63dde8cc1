// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck_store.h"

#include <functional>
#include <optional>
#include <vector>

namespace views {

/// The decks that a match can be set up with, besides files: asked for when the page is shown, and one by its
/// id when it is chosen.
struct OwnDecks
{
    std::function<std::vector<model::DeckSummary>()> list;
    std::function<std::optional<model::Deck>(const QString& id)> deck;
};

} // namespace views
