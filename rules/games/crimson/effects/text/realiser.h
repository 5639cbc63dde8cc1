// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/effects/text/plan.h"

#include <string>
#include <string_view>

namespace rules::effects::text {

/// Where a clause stands, which decides its word order in German. Subjectless: the frame was the subject.
enum class Order : std::uint8_t { Plain, Inverted, Subjectless };

/// Says plans in one language. Clauses come without capital and full stop; `compose` adds them.
class Realiser
{
public:
    virtual ~Realiser() = default;

    [[nodiscard]] virtual std::string_view keyword(EffectType type) const = 0;
    [[nodiscard]] virtual std::string_view then() const = 0; ///< "then "
    /// Frame and condition together with what separates them from the first clause; empty without either.
    [[nodiscard]] virtual std::string opening(const Plan& plan) const = 0;
    [[nodiscard]] virtual std::string clause(const Step& step, Order order) const = 0;
};

[[nodiscard]] const Realiser& english();
[[nodiscard]] const Realiser& german();

} // namespace rules::effects::text
