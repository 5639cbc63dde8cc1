// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/match_weights.h"

#include <vector>

namespace model {

/// A place that a clause may have in a book.
struct MatchCandidate
{
    int sentence = 0; ///< where it begins
    float worth = 0;  ///< logarithm of how much likelier than no place, by its words alone
};

/// How likely each candidate is the place of its clause, by its words and by the order of the book: clauses
/// that follow each other are stated near each other, chapters may be exchanged, and some rules are stated
/// elsewhere. `stops` are the clauses in the order in which they are expected. Weighs all orders at once
/// (forward and backward over the chain of clauses), so that the numbers of one stop add up to at most 1.
[[nodiscard]] std::vector<std::vector<float>>
placeChances(const std::vector<std::vector<MatchCandidate>>& stops, const MatchWeights& weights = {});

} // namespace model
