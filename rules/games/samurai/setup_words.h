// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match_file.h"
#include "rules/games/samurai/game.h"

/// Set-ups in words: {"samurai", "kyuzo", "random", …}, {"option", KEY, VALUE}.
namespace rules::samurai {

/// Variant and options of a set-up. Whether they go together with the samurai: see readSetup.
[[nodiscard]] Result<MatchOptions> readOptions(const MatchSetup& words);
/// The samurai of a set-up in the order of their seats; those that are left to chance follow from the seed.
/// All of them where no line names any: `players` of them.
[[nodiscard]] Result<Setup> readSetup(const Game& game, const MatchSetup& words, std::size_t players);
[[nodiscard]] MatchSetup writeSetup(const Game& game, const Setup& setup);

} // namespace rules::samurai
