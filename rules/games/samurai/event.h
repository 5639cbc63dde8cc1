// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/event_log.h"
#include "rules/games/samurai/clause.h"
#include "rules/games/samurai/raider.h"

#include <cstdint>

namespace rules::samurai {

enum class EventKind : std::uint8_t {
    MatchBegan,         ///< value: samurai, extra: Level
    VillageSet,         ///< value: barricades
    StackDealt,         ///< value: cards
    DealtAgain,         ///< value: dolls that were among the cards
    FirstPlayer,        ///< who
    RoundBegan,         ///< who: begins, value: round, extra: cards in the stack
    TurnBegan,          ///< who
    TokenUsed,          ///< who, other: the absent samurai
    NoTokenUsed,        ///< who: no more of them now
    NoPenalty,          ///< who: no card in the line, or none that shows a penalty
    PenaltyIgnored,     ///< who, card
    PenaltyAccepted,    ///< who, card: could have been ignored
    PenaltySuffered,    ///< who, card, value: Penalty
    WoundInstead,       ///< who, value: Penalty
    BarricadeLost,      ///< value: left
    FarmsteadLost,      ///< value: left
    FarmPenaltyApplied, ///< value: FarmPenalty
    FamilyLost,         ///< value: left
    NothingLost,        ///< who: overcome, but there is no barricade
    Wounded,            ///< who: takes a token
    Turned,             ///< who: to the animal side, value: Kiai value now
    Died,               ///< who
    Slipped,            ///< a card went to the intruders; value: cards there
    NoDefending,        ///< who
    NoSupporting,       ///< who
    OnlyPassing,        ///< who
    NoTalents,          ///< who
    RaiderReturned,     ///< card: from the discard pile into the stack
    DefenceLost,        ///< who, card
    ArrowDrawn,         ///< who: draws, card
    Drawn,              ///< who, card
    HandedOn,           ///< who, other, card
    Dropped,            ///< who, card
    PutUnder,           ///< who, card
    Kept,               ///< who, card
    Confronted,         ///< who, card, value: total, extra: Kiai value
    Defended,           ///< who, card
    StoodGround,        ///< who
    Overcome,           ///< who, value: total, extra: Kiai value
    FightsAgain,        ///< who
    FoughtEnough,       ///< who: no second Fight, or no second use of a Kiai
    Supported,          ///< who, other
    Passed,             ///< who, value: 1 had to
    TokenBack,          ///< who: the owner, other: who had it
    KiaiReached,        ///< who, value: Kiai value
    KiaiUsed,           ///< who, value: 1 animal
    KiaiAimed,          ///< who, other: whose card or token
    KiaiWithoutEffect,  ///< who
    KiaiDeclined,       ///< who
    KiaiCardGone,       ///< who, card, value: total
    BarricadeRaised,    ///< value: now
    BarricadesFull,     ///< value: the cap
    Healed,             ///< who
    NobodyHealed,       ///< who: was drawn but has no wound
    CardTaken,          ///< who: from whose line, other: for whom, card, value: total
    LastDiscarded,      ///< who: from whose line, card, value: total
    RaiderDiscarded,    ///< card: from the top of the stack
    IntruderDiscarded,  ///< card: from the top of the intruders
    TokenMoved,         ///< who: the owner, other: who has it now
    Revealed,           ///< card: on top of the stack
    PutBack,            ///< who, card: next from the top
    RoundEnded,         ///< value: round, extra: 1 everybody passed
    RestIntruded,       ///< value: cards from the stack
    StepBegan,          ///< value: 1 … 4
    Unprotected,        ///< who, value: Symbol
    BonusGiven,         ///< value: FamilyBonus
    NoIntruder,         ///< no card among the intruders that could go
    IntruderRevealed,   ///< card
    VillageStands,      ///< value: farmsteads, extra: families
    RanksJoined,        ///< value: cards, extra: Rank
    TokensHome,         ///< all of them
    MatchWon,           ///< value: points, extra: Level
    MatchLost,          ///< value: 0 a samurai died, 1 no farmstead is left, 2 no family
};
inline constexpr std::size_t kEventKinds = std::size_t(EventKind::MatchLost) + 1;

/// One line of the log. Which members mean something is listed at the kind; `who` and `other` are samurai of
/// the library. `clause` is the rule behind it, `also` a second one.
struct Event
{
    EventKind kind = EventKind::MatchBegan;
    std::uint8_t who = 0;
    std::uint8_t other = 0;
    std::uint8_t value = 0;
    std::uint8_t extra = 0;
    Kind card = 0;
    Clause clause = Clause::None;
    Clause also = Clause::None;

    friend bool operator==(const Event&, const Event&) = default;
};

using rules::NoLog;
using EventLog = KeptLog<Event>;

} // namespace rules::samurai
