// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/core_reasons.h"

namespace model {

/// What can be wrong with a pack’s manifest and content. pack_reasons.cpp puts it into words.
enum class PackReason : std::uint8_t {
    LineLength,
    NoTitle,
    NotAPackId,
    VersionsForm,
    PathsAndSums,
    TooManyFiles,
    SumForm,
    PackIdForm,
    VersionForm,
    NotAGameId,
    Languages,
    TwoPictures,
    NotAnId,
    IdTwice,
    ScenarioOfOtherGame,
    DeckOfOtherGame,
    NoCardsInDeck,
    Last = NoCardsInDeck
};
[[nodiscard]] std::span<const rules::ReasonWords> reasonTable(PackReason);

} // namespace model
