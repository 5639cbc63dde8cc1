// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/core_reasons.h"

namespace rules::bots {

/// What can be wrong with studies and their results. study_reasons.cpp puts it into words.
enum class StudyReason : std::uint8_t {
    DifferentGames,
    DifferentRules,
    DifferentDecks,
    SeedsTwice,
    WholeNumber,
    WholeFromZero,
    NotNegative,
    SumsMisfit,
    DoNotAddUp,
    SortedRanges,
    NoSuchBot,
    NoDecks,
    VariantWithoutDecks,
    OtherGame,
    OtherRules,
    Last = OtherRules
};
[[nodiscard]] std::span<const ReasonWords> reasonTable(StudyReason);

} // namespace rules::bots
