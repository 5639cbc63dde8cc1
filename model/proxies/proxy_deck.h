// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/card_directory.h"
#include "model/decks/deck.h"
#include "model/games/game_cards.h"
#include "model/proxies/proxy_job.h"
#include "model/rulebook/rulebook.h"

namespace model {

/// A deck ready to be printed: its cards, also those in fields, as the library has them, with their
/// clarifications. Cards that the library does not have are left out; `unknown` gets their ids.
[[nodiscard]] ProxyDeck proxyDeckOf(const Deck& deck, const CardDirectory& cards, const Rulebook& book,
                                    QStringList* unknown = nullptr);

/// A box of a game, or what one of its sets holds: each card as often as the box has it, with all its sides.
/// The name is left to the caller.
[[nodiscard]] ProxyDeck proxyBoxOf(const GameCards& game, const PrintSet* set, const CardDirectory& cards,
                                   const Rulebook& book);
/// The set of an id; null if the game has none.
[[nodiscard]] const PrintSet* printSetOf(const std::vector<PrintSet>& sets, QStringView id);

/// One card with its clarifications.
[[nodiscard]] ProxyCard proxyCardOf(const Card& card, int copies, const Rulebook& book);

} // namespace model
