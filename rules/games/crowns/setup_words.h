// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match_file.h"
#include "rules/games/crowns/game.h"

namespace rules::crowns {

/// The options among the lines of a set-up: {"option", KEY, VALUE}.
[[nodiscard]] Result<MatchOptions> readOptions(const MatchSetup& words);

/// Everything about houses and options that does not go together, each with its rule.
[[nodiscard]] std::vector<SetupProblem> setupProblems(const MatchOptions& options, const MatchSetup& words);

/// The houses of a set-up, {"houses", HOUSE…} clockwise ("random": drawn by the seed), and with customized
/// hands the unused ones,
/// {"spares", HOUSE…}. Houses that are not named are the first free ones; `players` says how many there are
/// where no line does. Checks numbers and options against each other.
[[nodiscard]] Result<Setup> readSetup(const MatchOptions& options, const MatchSetup& words);

/// The set-up with every option and all houses written out.
[[nodiscard]] MatchSetup writeSetup(const MatchOptions& options, const Setup& setup);

} // namespace rules::crowns
