// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match_file.h"
#include "rules/games/battleground/game.h"

namespace rules::battleground {

/// Ten different characters for each side, drawn by the seed; where the library has them, such that no
/// opening hand fails to pay for two.
[[nodiscard]] std::array<std::vector<std::uint8_t>, kSides> sampleDecks(const Table& table,
                                                                        std::uint64_t seed);

/// The options among the lines of a set-up: {"option", KEY, VALUE}.
[[nodiscard]] Result<MatchOptions> readOptions(const MatchSetup& words);

/// The decks of a set-up, {"deck", ID …} for A and for B; sample decks where none are named. `game` plays by
/// the set-up's options.
[[nodiscard]] Result<Setup> readSetup(const Game& game, const MatchSetup& words);

/// The set-up with every option and both decks written out.
[[nodiscard]] MatchSetup writeSetup(const Game& game, const Setup& setup);

} // namespace rules::battleground
