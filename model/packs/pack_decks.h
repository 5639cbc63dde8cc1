// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck_store.h"
#include "rules/core/result.h"

namespace model {

/// A deck of a pack: a deck file of ours with the id of the deck, so that a newer version of the pack finds
/// it again. Refused where it is of another game or what no deck can be.
[[nodiscard]] rules::Result<Deck> readPackDeck(const QByteArray& text, const QString& game);
[[nodiscard]] QByteArray writePackDeck(const Deck& deck);

/// What becomes of a deck when a pack with it is installed.
enum class DeckFate {
    New,
    Changed, ///< the pack's former deck, which nobody has touched since
    Same,
    Kept, ///< the owner has another deck of this id, which stays
};

/// `former`: the decks of the version that is installed.
[[nodiscard]] StorageResult<DeckFate> fateOf(Database& database, const Deck& deck,
                                             const std::vector<Deck>& former);

/// Puts the decks of a pack in the place of its former ones, within the caller's transaction. One that the
/// pack has no more, and nobody has touched, goes where removed decks are; nothing else is taken away.
[[nodiscard]] StorageResult<Done> settleDecks(Database& database, const Clock& clock,
                                              const std::vector<Deck>& former, const std::vector<Deck>& now);

} // namespace model
