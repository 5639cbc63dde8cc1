// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/core_reasons.h"

namespace rules::crimson {

/// What can be wrong with set-ups, words and positions of this game. crimson_reasons.cpp puts it into words.
enum class CrimsonReason : std::uint8_t {
    NotACastle,
    NotAStrength,
    NotALane,
    NotADifficulty,
    NotACardPlaceOrLane,
    NotACardInPlay,
    IdOrPlain,
    RegularOrCastle,
    PickForm,
    OtherVariant,
    HandOfOtherVariant,
    PurseOfOtherVariant,
    DecksOfOtherVariant,
    PlayerOfOtherVariant,
    LaneNotHere,
    VariantPlayers,
    EffectsMisfit,
    CastleStrength,
    OnlyInLaneDown,
    DecksStartAMatch,
    EachBringsADeck,
    DeckCount,
    NotInFreeForAll,
    DeckSize,
    TournamentDeckSize,
    TournamentTwice,
    PlayerCount,
    NoSuchCastle,
    RegularCastlesOnly,
    NoPurse,
    CoinCount,
    CastleNotInLibrary,
    AskedMisfit,
    TooManyCoins,
    EffectMisfit,
    DestroyedMissing,
    ClosedLaneHasCards,
    ConqueredHasCoins,
    TooFewPlayers,
    NoSuchParty,
    NotInZone,
    Last = NotInZone
};
[[nodiscard]] std::span<const ReasonWords> reasonTable(CrimsonReason);

} // namespace rules::crimson
