// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace model {

/// A paragraph that may be what a clause tells.
struct MatchCandidate
{
    int paragraph = 0;
    float score = 0;
};

/// Chooses a paragraph, or -1, for each clause, so that the likeness of all together with the order of the
/// book is best: the next clause is most likely found a little further on in the same paragraph or a
/// following one, and a jump costs something wherever it leads. `candidates` has one list a clause, in the
/// order of the book.
[[nodiscard]] std::vector<int> bestOrder(const std::vector<std::vector<MatchCandidate>>& candidates);

} // namespace model
