// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/clause.h"

#include <array>
#include <cstddef>

namespace rules::samurai {

std::string_view clauseId(Clause clause)
{
    static constexpr std::array<std::string_view, std::size_t(Clause::Count)> kIds{
        "",
#define SAMURAI_CLAUSE(name, id) id,
        SAMURAI_CLAUSES(SAMURAI_CLAUSE)
#undef SAMURAI_CLAUSE
    };
    return clause < Clause::Count ? kIds[std::size_t(clause)] : std::string_view{};
}

} // namespace rules::samurai
