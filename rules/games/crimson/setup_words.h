// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match_file.h"
#include "rules/games/crimson/game.h"

namespace rules::crimson {

/// A set-up in words, and back. Words that the game does not know are an error; whether the decks fit the
/// variant is checked by Game::start.
[[nodiscard]] Result<Setup> readSetup(const Game& game, const MatchSetup& words);
[[nodiscard]] MatchSetup writeSetup(const Game& game, const Setup& setup);

/// What is dealt when no deck is named: all characters, with copies in turn where the variant needs more, or
/// in a tournament fifteen for each player, drawn by the seed. The plain characters of scenario files are
/// never among them.
[[nodiscard]] std::vector<std::vector<std::uint8_t>> sampleDecks(const Table& table, Variant variant,
                                                                 unsigned players, std::uint64_t seed);

/// Whether this is one of the characters `plain0` … `plain9` without an effect.
[[nodiscard]] bool isPlain(std::string_view id);

} // namespace rules::crimson
