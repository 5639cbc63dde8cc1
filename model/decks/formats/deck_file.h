// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/formats/card_finder.h"

#include <QByteArray>

#include <optional>

namespace model {

enum class DeckFormat { Castellan, Text, Csv, Link, Cockatrice, Octgn, Edopro, Lackey };
inline constexpr int kDeckFormats = 8;

/// The ending of deck files of ours, without the dot.
inline constexpr QLatin1String kDeckFileEnding{"castellan-deck"};

/// The format that the ending of a file name stands for; nothing for an unknown ending.
[[nodiscard]] std::optional<DeckFormat> formatOfName(const QString& fileName);
/// All endings of a format, the usual one first.
[[nodiscard]] QStringList endingsOf(DeckFormat format);

/// Reads a deck of any format, which is told by the content; the name only helps where that is not enough.
/// Any bytes may come: what is no deck is refused with a reason, and a deck that cannot be read whole says
/// which lines were left out.
[[nodiscard]] DeckReadResult readDeck(const QByteArray& bytes, const QString& fileName,
                                      const CardDirectory& cards, const DeckWatch& watch = {});
/// The same where the game is not known: the one that the file names, otherwise the one whose cards it means.
/// `games` has the cards of each game and is not empty; the deck's game is always among them or refused.
[[nodiscard]] DeckReadResult readDeckOfAnyGame(const QByteArray& bytes, const QString& fileName,
                                               const std::vector<CardDirectory>& games,
                                               const DeckWatch& watch = {});
/// The same for text of the clipboard.
[[nodiscard]] DeckReadResult readDeckText(const QString& text, const CardDirectory& cards);

/// The deck in a format; names, where the format has only those, in `language`.
[[nodiscard]] QByteArray writeDeck(const Deck& deck, DeckFormat format, const CardDirectory& cards,
                                   Language language);

/// What of a deck the format cannot carry: the fields and, where it has no ids, unknown cards.
[[nodiscard]] bool keepsEverything(DeckFormat format);

/// Writes a file whole or not at all; the reason if that fails.
[[nodiscard]] rules::Result<rules::Done, QString> saveDeckFile(const QString& path,
                                                               const QByteArray& content);

} // namespace model
