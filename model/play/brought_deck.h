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
    std::vector<std::string> cards; ///< ids, copies one after the other
    std::vector<std::string> castles{};
    int handicap = 0;                                ///< coins more for who brings it
    std::vector<std::vector<std::string>> options{}; ///< of the match: key and value
};

[[nodiscard]] OwnDeck ownDeckOf(const Deck& deck);

/// The lines of a set-up in which each seat plays with its deck, all with the last one where there are fewer
/// (one at least), with their castles and options.
[[nodiscard]] std::vector<std::vector<std::string>>
setupLinesOf(const std::vector<OwnDeck>& decks, const rules::KnownGame& game, const std::string& variant);

/// What the decks of the seats ask for besides their cards: castles of the first that names some, the
/// handicap of each, options of both.
[[nodiscard]] std::vector<std::vector<std::string>> wishLinesOf(const std::vector<OwnDeck>& decks,
                                                                const rules::KnownGame& game);

/// The cards of a game as it is played, for reading decks from files.
[[nodiscard]] CardDirectory directoryOf(const rules::KnownGame& game);

} // namespace model
