// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/clause.h"

#include <array>
#include <cstddef>

namespace rules::crowns {

std::string_view clauseId(Clause clause)
{
    static constexpr std::array<std::string_view, std::size_t(Clause::Count)> kIds{"",
#define X(name, id) id,
                                                                                   CROWNS_CLAUSES(X)
#undef X
    };
    return std::size_t(clause) < kIds.size() ? kIds[std::size_t(clause)] : std::string_view{};
}

} // namespace rules::crowns
