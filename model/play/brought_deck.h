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
    QString variant{};                               ///< that it was built for; empty: it does not say
    unsigned players = 0;                            ///< 0: as few as its variant allows
};

[[nodiscard]] OwnDeck ownDeckOf(const Deck& deck);

/// The variant that decks were built for; empty where none says, nothing where they contradict each other.
[[nodiscard]] std::optional<QString> builtVariant(const std::vector<OwnDeck>& decks);

/// How many players a match of a variant has with decks that were built for it: as many as they say, or as
/// few as possible. 0 for decks that were built for another variant.
[[nodiscard]] unsigned builtPlayers(const std::vector<OwnDeck>& decks, const rules::VariantView& variant);

/// Whether a match of a variant needs answers that no deck gives: how many play, a difficulty.
[[nodiscard]] bool isLeftOpen(const rules::KnownGame& game, const rules::VariantView& variant);

/// The lines of a set-up in which each seat plays with its deck, all with the last one where there are fewer
/// (one at least), with their fields and options. `players` 0: the usual number of the variant.
[[nodiscard]] std::vector<std::vector<std::string>> setupLinesOf(const std::vector<OwnDeck>& decks,
                                                                 const rules::KnownGame& game,
                                                                 const std::string& variant,
                                                                 unsigned players = 0);

/// What the decks of the seats ask for besides their cards, as far as the set-up has such fields: cards
/// of the first deck that names some, the number of each deck, the options of all.
[[nodiscard]] std::vector<std::vector<std::string>> wishLinesOf(const std::vector<OwnDeck>& decks,
                                                                const rules::KnownGame& game,
                                                                const std::string& variant,
                                                                unsigned players = 0);

/// The cards of a game as it is played, for reading decks from files.
[[nodiscard]] CardDirectory directoryOf(const rules::KnownGame& game);

} // namespace model
