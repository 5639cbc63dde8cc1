// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/core_reasons.h"

namespace model {

/// Why a match, scenario or deal code cannot be opened or saved. play_reasons.cpp puts it into words.
enum class PlayReason : std::uint8_t {
    NoGameNamed,
    UnknownGame,
    CardMissing,
    CardsMissing,
    NoScenarioOfTitle,
    NotKept,
    OtherVersion,
    SetupUnreadable,
    NoCode,
    TypingError,
    DeckMissing,
    BeginsWithPosition,
    Last = BeginsWithPosition
};
[[nodiscard]] std::span<const rules::ReasonWords> reasonTable(PlayReason);

} // namespace model
