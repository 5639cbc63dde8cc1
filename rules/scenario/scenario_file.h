// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rules::scenario {

/// One line of a scenario file, cut into words. A word that ends in a colon opens a list; the bar between
/// options is a word.
struct Statement
{
    std::size_t line = 0;
    std::vector<std::string> words; ///< never empty; words[0] is the keyword
};

struct Scenario
{
    std::string title;
    std::size_t line = 0;
    std::vector<Statement> head;  ///< game, variant, players, option, define, clause, seed
    std::vector<Statement> given; ///< given and refuse given
    std::vector<Statement> steps; ///< do, expect, refuse
    std::optional<Error> wrong;   ///< the first line that no scenario can have; see readEachScenario

    /// The clauses it shows.
    [[nodiscard]] std::vector<std::string> clauses() const;
    /// The value of a head line with one value ("game", "variant", "seed", "players"); empty if there is
    /// none.
    [[nodiscard]] std::string headValue(std::string_view key) const;
};

/// Cuts a file into scenarios and checks keywords and their order; the words behind them belong to the game.
/// An error names its line.
[[nodiscard]] Result<std::vector<Scenario>> readScenarios(std::string_view text);
/// The same, but a line that no scenario can have spoils only its own: the others can be run.
[[nodiscard]] Result<std::vector<Scenario>> readEachScenario(std::string_view text);

} // namespace rules::scenario
