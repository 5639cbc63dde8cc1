// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/match_start.h"

#include <QDate>

namespace model {

/// A match that can be set up again elsewhere, as a short text that people pass on and type in:
///
///     crimson-company/solo/difficulty=hard/48213/63
///
/// Game, variant, number of players where the variant leaves it open, whatever differs from the usual set-up,
/// seed, and two check digits that find every mistyped and every swapped character. The cards are the ones
/// that the program would choose; other decks are named by their fingerprints. Who plays on which seat is not
/// part of it.
[[nodiscard]] rules::Result<QString> dealCode(const rules::KnownGame& game, const rules::MatchSetup& setup);

/// Eight characters that depend on the cards of a deck and their copies, and on nothing else.
[[nodiscard]] QString deckFingerprint(const std::vector<std::string>& cards);

/// The cards of the deck with a fingerprint; nothing if nobody has it here.
using DeckByFingerprint = std::function<std::optional<std::vector<std::string>>(const QString& fingerprint)>;

/// The complete set-up of a code; it has decks only where the game would not choose them by itself. Upper
/// case and blanks around it do not matter. The reason of an error says what is wrong: a typing error, a game
/// or variant that is not known, a deck that is missing.
[[nodiscard]] rules::Result<rules::MatchSetup> readDealCode(const QString& code, const GameFinder& games,
                                                            const DeckByFingerprint& decks = {});

/// The deal of a day, the same for everybody without asking anyone: game, variant, players and options of
/// `wish`, the cards that the program would choose, and a seed that follows from all of these and the date.
[[nodiscard]] rules::MatchSetup dailyDeal(const rules::KnownGame& game, const rules::MatchSetup& wish,
                                          const QDate& day);

} // namespace model
