// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"
#include "rules/core/event_log.h"
#include "rules/games/crimson/clause.h"

#include <cstdint>

namespace rules::crimson {

enum class EventKind : std::uint8_t {
    MatchBegan,
    TurnBegan,          ///< who, value: number of the turn
    IncomeGained,       ///< who, value
    RecruitSkipped,     ///< who
    BidMade,            ///< who, card, value
    BidMatched,         ///< who, card, value: the price
    BidPassed,          ///< who, card, value: coins into the supply
    Recruited,          ///< who, card
    OfferRefilled,      ///< card
    DeckRebuilt,        ///< value: cards
    CardPlayed,         ///< who, card, to, value: 1 face-down
    EffectBegan,        ///< who: whose, card
    CastleEffectBegan,  ///< who, castle in card, to
    StandingApplied,    ///< who: whose, card: its standing effect made a difference; other: 1 for a castle
    EffectIdle,         ///< who, card: its condition fails or nothing can be done
    CardChosen,         ///< who, card, value: 1 in play, then from
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
    CoinsGained,        ///< who, value
    CoinsTaken,         ///< who gets them, value
    CoinsPaid,          ///< who, value
    SupplyRanDry,       ///< who, value: coins that were missing
    LaneScored,         ///< to: lane, value and extra: what is counted of A and B; also: a card's or castle's
                        ///< clause where it changes what is counted, or who wins
    LaneTied,           ///< to
    CastleWon,          ///< who, to
    LaneCleared,        ///< to
    LanesCheckedAgain,  ///<
    TurnPassed,         ///< who: whose turn ends
    MatchWon,           ///< who
    MatchDrawn,
    PurseFilled,         ///< who, value: coins to start with; in a match of more than two
    BidDeclined,         ///< who, card: passes while another opponent may still match
    PayerNamed,          ///< who: who names, extra: the player who is named
    CardCalled,          ///< who, card: called out for an auction
    SecretBidMade,       ///< who, value: known to that player alone
    BidsRevealed,        ///< card
    BidShown,            ///< who, value
    PriceSet,            ///< who: the highest bidder, value
    PriceMatched,        ///< who: the auctioneer, card, value, extra: the highest bidder
    PricePassed,         ///< who: the auctioneer, card, value, extra: the highest bidder
    PlaceTaken,          ///< who, value: the place
    PlayerLeft,          ///< who, value: coins into the supply
    FrontsMerged,        ///< to: a zone of the new front
    CastlesFilled,       ///< value: coins on each castle to start with
    CardDrawn,           ///< who, card: known to that player alone in co-op
    CardGiven,           ///< who, card: known to that player alone
    CardReceived,        ///< who, card: known to that player alone
    RaiderCardDiscarded, ///< who, card, to: the lane that it would have been played into
    CastleCoinsAdded,    ///< to: lane, value
    CastleCoinsTaken,    ///< who, to: lane, value; who is the card's party where nobody chose
    CastleCoinsLeft,     ///< who: takes no more coins
    CastleCoinsReturned, ///< to: lane, value
    TopDiscarded,        ///< card: from the deck
    TopKept,             ///< who, card
    HandDiscarded,       ///< who, card
    Exchanged,           ///< card leaves, other takes its place, to
    DrawnDiscarded,      ///< card: drawn and not chosen
    RoundEnded,          ///< solo and co-op
};

/// One line of the log. What each kind says about it is noted there: `who` is a seat, or a party together
/// (see kTogether); `card` and `other` are kinds of characters, `from` and `to` zones in play. `extra` of a
/// bid that is matched or passed and of coins taken is the other player, in a match of more than two.
/// `clause` is the rule behind it, `also` a second one (the general rule beside the card's own).
struct Event
{
    EventKind kind = EventKind::MatchBegan;
    Seat who = 0;
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

} // namespace rules::crimson
