// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/core_reasons.h"

namespace rules::battleground {

/// What can be wrong with cards, set-ups, words and positions of this game. battleground_reasons.cpp puts it
/// into words.
enum class BattlegroundReason : std::uint8_t {
    NotATile,
    NotACharacterId,
    TileForm,
    IdOrDefined,
    TwoPlayers,
    TooManyCharacters,
    AbilityForm,
    GivenAtForm,
    ExpectAtForm,
    ExpectListForm,
    OffTheBoard,
    TileTaken,
    OnlyStandard,
    TwoDecks,
    EachBringsADeck,
    DeckSize,
    CharacterTwice,
    OneColumn,
    ManyColumns,
    OneRow,
    ManyTiles,
    NoZone,
    ZonesOverlap,
    CardWithOwner,
    TwoOnOneTile,
    SlainState,
    NothingToMultiply,
    YouDraw,
    PushesItself,
    TurnHasNoAmount,
    NeedsHealth,
    AbilityNeverReaches,
    AttackNeverReaches,
    Last = AttackNeverReaches
};
[[nodiscard]] std::span<const ReasonWords> reasonTable(BattlegroundReason);

} // namespace rules::battleground
