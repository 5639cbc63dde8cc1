// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/game_cards.h"

namespace model {

/// The largest file of cards that is read.
inline constexpr qsizetype kLargestCardSheet = qsizetype{16} << 20;

/// Reads a file of cards of a game card by card: one that cannot be used becomes a problem with its place,
/// the others are returned. A name that is missing in one language is taken from the other, with a problem.
[[nodiscard]] std::vector<CardLayer> readCardSheet(const QByteArray& json, const GameCards& game,
                                                   const CardFile& file, std::vector<rules::Error>& problems);

} // namespace model
