// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/core_reasons.h"

namespace rules {

/// What can be wrong with the set-up, the options, the steps or a saved position of any match.
/// match_reasons.cpp puts it into words.
enum class MatchReason : std::uint8_t {
    OneValue,
    NumberNeeded,
    NotAccepted,
    NotHere,
    OnlyThese,
    EmptyLine,
    NotInLibrary,
    NoSuchCharacter,
    OnePlayer,
    Players,
    UseVariant,
    BotCount,
    OneBotPerSeat,
    NoSeat,
    NobodySits,
    OtherGame,
    OtherRules,
    OtherCards,
    HashDiffers,
    StepRefused,
    PositionVersion,
    OtherOptions,
    NoEndLine,
    LineMissing,
    NumberMissing,
    NumberRange,
    NotAPositionLine,
    ValueRange,
    QuestionMisfit,
    TooManyCards,
    TooManyFrames,
    Last = TooManyFrames
};
[[nodiscard]] std::span<const ReasonWords> reasonTable(MatchReason);

} // namespace rules
