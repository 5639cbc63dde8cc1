// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/core_reasons.h"

namespace rules::scenario {

/// What can be wrong with a scenario file. scenario_reasons.cpp puts it into words.
enum class ScenarioReason : std::uint8_t {
    BelongsToHead,
    NeedsValue,
    GivenTooLate,
    TooManyScenarios,
    NoTitle,
    TitleFirst,
    NoScenario,
    Last = NoScenario
};
[[nodiscard]] std::span<const ReasonWords> reasonTable(ScenarioReason);

} // namespace rules::scenario
