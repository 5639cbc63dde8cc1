// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/card_directory.h"
#include "model/decks/deck.h"
#include "rules/games/known_game.h"

namespace model {

/// A deck that somebody has built.
struct OwnDeck
{
    QString name;
    QString game;
    std::vector<std::string> cards;                  ///< ids, copies one after the other
    rules::decks::Fields fields{};                   ///< what it asks for besides
    std::vector<std::vector<std::string>> options{}; ///< of the match: key and value
};

[[nodiscard]] OwnDeck ownDeckOf(const Deck& deck);

/// The lines of a set-up in which each seat plays with its deck, all with the last one where there are fewer
/// (one at least), with their fields and options.
[[nodiscard]] std::vector<std::vector<std::string>>
setupLinesOf(const std::vector<OwnDeck>& decks, const rules::KnownGame& game, const std::string& variant);

/// What the decks of the seats ask for besides their cards, as far as the set-up has such fields: cards
/// of the first deck that names some, the number of each deck, the options of all.
[[nodiscard]] std::vector<std::vector<std::string>>
wishLinesOf(const std::vector<OwnDeck>& decks, const rules::KnownGame& game, const std::string& variant);

/// The cards of a game as it is played, for reading decks from files.
[[nodiscard]] CardDirectory directoryOf(const rules::KnownGame& game);

} // namespace model
