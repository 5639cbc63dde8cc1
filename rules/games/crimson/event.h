// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"
#include "rules/games/crimson/clause.h"

#include <cstdint>
#include <vector>

namespace rules::crimson {

enum class EventKind : std::uint8_t {
    MatchBegan,
    TurnBegan,          ///< side, value: number of the turn
    IncomeGained,       ///< side, value
    RecruitSkipped,     ///< side
    BidMade,            ///< side, card, value
    BidMatched,         ///< side, card, value: the price
    BidPassed,          ///< side, card, value: coins into the supply
    Recruited,          ///< side, card
    OfferRefilled,      ///< card
    DeckRebuilt,        ///< value: cards
    CardPlayed,         ///< side: who, card, to, value: 1 face-down
    EffectBegan,        ///< side: whose, card
    CastleEffectBegan,  ///< side, castle in card, to
    StandingApplied,    ///< side: whose, card: its standing effect made a difference; other: 1 for a castle
    EffectIdle,         ///< side, card: its condition fails or nothing can be done
    CardChosen,         ///< side: who, card, value: 1 in play, then from
    EffectCancelled,    ///< card: whose effect, other: who cancelled it
    EffectDropped,      ///< card: the bound on effects inside effects is reached
    TurnedUp,           ///< card, from
    TurnedDown,         ///< card, from
    Destroyed,          ///< card, from
    DestructionStopped, ///< card, from: its Destruction effect does not happen
    Moved,              ///< card, from, to
    Swapped,            ///< card, from, other, to
    PlacedCard,         ///< card, to, value: 1 face-down
    Discarded,          ///< card: from the offer
    CoinsGained,        ///< side, value
    CoinsTaken,         ///< side: who gets them, value
    CoinsPaid,          ///< side, value
    SupplyRanDry,       ///< side, value: coins that were missing
    LaneScored,         ///< to: lane, value and extra: what is counted of A and B; also: a card's or castle's
                        ///< clause where it changes what is counted, or who wins
    LaneTied,           ///< to
    CastleWon,          ///< side, to
    LaneCleared,        ///< to
    LanesCheckedAgain,  ///<
    TurnPassed,         ///< side: whose turn ends
    MatchWon,           ///< side
    MatchDrawn,
};

/// One line of the log. Which members mean something stands at the kind; `card` and `other` are kinds of
/// characters, `from` and `to` zones in play. `clause` is the rule behind it, `also` a second one (the
/// general rule beside the card's own).
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

/// Log sinks. The engine is a template over them: playouts use NoLog and pay nothing.
struct NoLog
{
    static constexpr bool kKeeps = false;
    void add(const Event&) {}
};

struct EventLog
{
    static constexpr bool kKeeps = true;
    std::vector<Event> events;
    void add(const Event& event) { events.push_back(event); }
};

} // namespace rules::crimson
