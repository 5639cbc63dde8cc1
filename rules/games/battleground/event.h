// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"
#include "rules/core/event_log.h"
#include "rules/games/battleground/clause.h"

#include <cstdint>

namespace rules::battleground {

enum class EventKind : std::uint8_t {
    MatchBegan,     ///< value: columns, extra: rows
    FirstPlayer,    ///< side
    TurnBegan,      ///< side, value: number of the turn, extra: 1 for an opening turn
    CardDrawn,      ///< side, card: known to that side alone
    DeckEmpty,      ///< side
    HandFull,       ///< side, value: the limit
    Deployed,       ///< side, card, to
    GoldPaid,       ///< side, card, value
    Moved,          ///< side, card, from, to, value: gold on the card
    GoldPickedUp,   ///< side: who gets it, other: the slain character, value, to
    ToBoneyard,     ///< side: whose, card
    Reformed,       ///< side, card, to, value: 1 looks back now
    Attacked,       ///< side, card, from, other, to, value: attack, extra: attacks
    DefenceHeld,    ///< card: the defender, to, value: taken off the attack, extra: the attack
    DefenceFlanked, ///< card: the defender, to, value: its defence, extra: 1 its rear
    DefenceSpent,   ///< card: the defender, to: no defence is left in this turn
    ShieldHeld,     ///< card, to, value
    HealthLost,     ///< card, to, value: lost, extra: left
    Unharmed,       ///< card, to
    Slain,          ///< side: whose, card, to, value: gold on the card
    AttacksLost,    ///< side, card: the attacker, value: attacks that have no target any more
    AbilityUsed,    ///< side, card, from, other, to
    Healed,         ///< card, to, value: won back, extra: health now
    Pushed,         ///< card, from, to
    PushStopped,    ///< card, to: an obstacle at once
    GoldSeized,     ///< side, card: from whom, value
    TurnedAbout,    ///< card, to, value: 1 looks back now
    ShieldRaised,   ///< card, to, value: the shield now
    ActionsEnded,   ///< side
    TurnEnded,      ///< side, value: living characters
    Defeated,       ///< side, value: living characters
    Conceded,       ///< side
    MatchWon,       ///< side
    MatchDrawn,     ///< value: turns, extra: 1 because nothing happened for so long
};

/// One line of the log. Which members mean something stands at the kind; `card` and `other` are kinds of
/// characters, `from` and `to` tiles. `clause` is the rule behind it, `also` a second one.
struct Event
{
    EventKind kind = EventKind::MatchBegan;
    Seat side = 0;
    std::uint8_t card = 0;
    std::uint8_t other = 0;
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    std::uint8_t value = 0;
    std::uint8_t extra = 0;
    Clause clause = Clause::None;
    Clause also = Clause::None;

    friend bool operator==(const Event&, const Event&) = default;
};

using rules::NoLog;
using EventLog = KeptLog<Event>;

} // namespace rules::battleground
