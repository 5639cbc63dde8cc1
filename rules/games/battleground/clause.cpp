// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/clause.h"

#include <array>
#include <cstddef>

namespace rules::battleground {

std::string_view generalClauseId(Clause clause)
{
    static constexpr std::array<std::string_view, std::size_t(Clause::Count)> kIds{"",
#define X(name, id) id,
                                                                                   BATTLEGROUND_CLAUSES(X)
#undef X
    };
    return std::size_t(clause) < kIds.size() ? kIds[std::size_t(clause)] : std::string_view{};
}

} // namespace rules::battleground
