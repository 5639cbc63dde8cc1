// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/known_game.h"

#include <QStringList>

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

/// The lines of a set-up in which every seat plays with this deck, with its castles and options.
[[nodiscard]] std::vector<std::vector<std::string>>
setupLinesOf(const OwnDeck& deck, const rules::KnownGame& game, const std::string& variant);

/// A deck of any game, read from plain text: one card a line, a count before it if it is not one, names in
/// either language or ids, `#` begins a comment.
struct BroughtDeck
{
    std::vector<std::string> cards; ///< ids, copies one after the other
    QStringList unknown;            ///< lines that mean no card of the game
};
[[nodiscard]] BroughtDeck readBroughtDeck(const QString& text, const rules::KnownGame& game);

} // namespace model
