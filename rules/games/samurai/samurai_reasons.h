// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/core_reasons.h"

namespace rules::samurai {

/// What can be wrong with cards, set-ups, words and positions of this game. samurai_reasons.cpp puts it into
/// words.
enum class SamuraiReason : std::uint8_t {
    NotASamurai,
    NotARaider,
    NotARaiderPart,
    NotSamuraiOrRaider,
    NotAPenalty,
    NotABonus,
    NotASymbol,
    RaiderForm,
    OrRaider,
    TwoSymbols,
    FlamesTwice,
    ThreePenalties,
    RaiderValue,
    NamedOnce,
    SeatsAndSamurai,
    SamuraiTwice,
    TooFewSamurai,
    NoSuchSamurai,
    SamuraiCount,
    NobodyAbsent,
    NoSuchSeat,
    HeadDiffers,
    FarmsteadCount,
    FamilyCount,
    FarmsteadsDiffer,
    FamiliesDiffer,
    NoSymbolToDefend,
    SymbolDefendedTwice,
    LentToSelf,
    NotAtTheTable,
    HasPassed,
    NoTokenReady,
    LineTooLong,
    FaceUpCards,
    NumbersMisfit,
    TooManyTokens,
    AnimalKiai,
    EmptyPenalties,
    RankValues,
    FarmHasPenalty,
    FamilyHasBonus,
    BoxSamurai,
    BoxPlunderers,
    BoxLieutenants,
    BoxBosses,
    BoxFarmsteads,
    BoxFamilies,
    Last = BoxFamilies
};
[[nodiscard]] std::span<const ReasonWords> reasonTable(SamuraiReason);

} // namespace rules::samurai
