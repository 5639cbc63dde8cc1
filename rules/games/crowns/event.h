// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"
#include "rules/core/event_log.h"
#include "rules/games/crowns/card.h"
#include "rules/games/crowns/clause.h"

#include <cstdint>

namespace rules::crowns {

enum class EventKind : std::uint8_t {
    MatchBegan,       ///< value: players, extra: rounds
    GuestsShuffled,   ///< value: cards in the guest deck
    AgendaDealt,      ///< seat, card; secret
    SetTaken,         ///< seat, value: its spare house
    CardSwapped,      ///< seat, card: given up, other: the card taken; secret, nobody else reads a line
    HandSettled,      ///< seat: has customized its hand
    FirstPlayer,      ///< seat
    RoundBegan,       ///< value: round, extra: of how many
    TurnBegan,        ///< seat
    TurnSkipped,      ///< seat, extra: 1 it has cards, but no action is possible
    SentinelUsed,     ///< seat, aim: from whom, value: ravens, card
    SentinelKept,     ///< seat
    Offered,          ///< seat, card
    Shown,            ///< seat, card
    NoOffer,          ///< seat: has no card to show
    SecondOffered,    ///< seat, card
    SecondDeclined,   ///< seat
    SecondShown,      ///< seat, card
    OfferWithdrawn,   ///< seat: has no second card
    RavensAdded,      ///< seat, value, extra: offered by now
    NothingAdded,     ///< seat
    MoreAsked,        ///< seat: opens another pass, value: ravens added
    Accepted,         ///< seat, aim
    CardTraded,       ///< seat: from, aim: to, card
    RavensTraded,     ///< seat: from, aim: to, value
    OffersReturned,   ///< everybody else takes back what was offered
    CoinagePlayed,    ///< seat, aim
    CoinageCard,      ///< seat: who plays it, aim, card: the Coinage; secret
    CardDrawn,        ///< seat: who draws, aim: from whom, card; secret
    CardLost,         ///< seat: who loses it, aim: to whom, card, other: the Coinage instead; secret
    CardGiven,        ///< seat: the partner who gives, aim: to whom, card; secret
    CardReceived,     ///< seat: who gets it, aim: from whom, card; secret
    Attacked,         ///< seat, aim, card: the Knight
    VoteCast,         ///< seat, value: 0 attacker, 1 defender; secret
    VoteRevealed,     ///< seat, value, extra: 1 against itself
    RavensSpent,      ///< seat, value, extra: 0 for the attacker, 1 for the defender
    NoRavensSpent,    ///< seat
    VotesCounted,     ///< value: attacker's, extra: defender's
    AttackWon,        ///< seat: the victor, aim: the defeated, extra: 1 by the tie
    CardTaken,        ///< seat: the victor, aim: from whom, card; secret
    CardStolen,       ///< seat: the defeated, aim: the victor, card; secret
    GuestDrawn,       ///< seat, card; secret
    RewardDeclined,   ///< seat
    NoReward,         ///< seat
    RavensGained,     ///< seat: the defeated, value
    RavensRemoved,    ///< value
    KnightDiscarded,  ///< card
    DealMade,         ///< seat: active, aim, value: cards given, extra: cards received
    DealCard,         ///< seat: who gives, aim: who gets, card; secret to the giver
    DealCardReceived, ///< seat: who gets, aim: who gives, card; secret to the receiver
    DealRavens,       ///< seat: who gives, aim: who gets, value
    EndEmpty,         ///< seat: has no cards when a round begins
    EndReached,       ///< value: rounds
    AgendaRevealed,   ///< seat, card
    HandScored,       ///< seat, points, value: cards, extra: ravens
    TeamScored,       ///< seat: the first of the team, aim: the other, points
    Won,              ///< seat, points
    TeamWon,          ///< seat, aim, points
};

/// One line of the log. Which members mean something is stated at the kind; `card` and `other` are codes of
/// cards. Of a secret event, `seat` alone may read all. `clause` is the rule behind it, `also` a second one.
struct Event
{
    EventKind kind = EventKind::MatchBegan;
    Seat seat = 0;
    Seat aim = 0;
    CardCode card = 0;
    CardCode other = 0;
    std::uint8_t value = 0;
    std::uint8_t extra = 0;
    Clause clause = Clause::None;
    Clause also = Clause::None;
    std::int16_t points = 0;

    friend bool operator==(const Event&, const Event&) = default;
};

/// Whether only the seat of the event may know its card or vote: gc.hand.secret, gc.attack.vote.
[[nodiscard]] constexpr bool isSecret(EventKind kind)
{
    switch (kind) {
    case EventKind::AgendaDealt:
    case EventKind::CardSwapped:
    case EventKind::SentinelKept:
    case EventKind::CoinageCard:
    case EventKind::CardDrawn:
    case EventKind::CardLost:
    case EventKind::CardGiven:
    case EventKind::CardReceived:
    case EventKind::VoteCast:
    case EventKind::CardTaken:
    case EventKind::CardStolen:
    case EventKind::GuestDrawn:
    case EventKind::DealCard:
    case EventKind::DealCardReceived: return true;
    default: return false;
    }
}

using rules::NoLog;
using EventLog = KeptLog<Event>;

} // namespace rules::crowns
