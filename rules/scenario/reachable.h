// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/scenario/position_form.h"

#include <vector>

namespace rules::scenario {

/// A stage that knows what no match can lead to, although it could be played on from there. Scenarios may set
/// that up to show a rule; people who put a position together are told.
class ReachableCheck
{
public:
    virtual ~ReachableCheck() = default;
    [[nodiscard]] virtual std::vector<PositionProblem> unreachable() const = 0;
};

} // namespace rules::scenario
