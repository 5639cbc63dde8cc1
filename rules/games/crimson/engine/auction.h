// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/engine/engine.h"

namespace rules::crimson {

/// cc.ffa.auction: the active player calls out a card; the others bid in secret, asked clockwise.
template <class Log>
void Engine<Log>::takeCall(const Choice& choice)
{
    s.bidCard = kNoCard;
    for (const CardIx card : s.cards.in(s.seating.offer))
        if (s.kind[card] == choice.a) {
            s.bidCard = card;
            break;
        }
    const bool onTop = s.bidCard == kNoCard;
    if (onTop)
        s.bidCard = s.cards.at(s.seating.deck, 0);
    tell(EventKind::CardCalled, {.who = s.active, .card = s.kind[s.bidCard]}, Clause::FfaAuction,
         onTop ? Clause::FfaFortuneTeller : Clause::None);
    if (onTop)
        tellStandingOf(s.activeParty(), effects::OpCode::BidOnTop);
    s.answering = s.nextSeat(s.active);
    s.ask = Ask::SecretBid;
}

template <class Log>
void Engine<Log>::takeSecretBid(const Choice& choice)
{
    s.secretBid[s.answering] = static_cast<std::uint8_t>(choice.a);
    tell(EventKind::SecretBidMade,
         {.who = s.answering, .card = s.kind[s.bidCard], .value = static_cast<std::uint8_t>(choice.a)},
         Clause::FfaBids);
    s.answering = s.nextSeat(s.answering);
    if (s.answering != s.active) {
        s.ask = Ask::SecretBid;
        return;
    }
    revealBids();
}

/// cc.ffa.price: the largest bid; among equals that of the player nearest to the active one clockwise.
template <class Log>
void Engine<Log>::revealBids()
{
    tell(EventKind::BidsRevealed, {.card = s.kind[s.bidCard]}, Clause::FfaBids);
    s.highest = kNoSeat;
    s.price = 0;
    for (Seat seat = s.nextSeat(s.active); seat != s.active; seat = s.nextSeat(seat)) {
        const std::uint8_t bid = s.secretBid[seat];
        tell(EventKind::BidShown, {.who = seat, .value = bid}, Clause::FfaBids,
             bid == 0 ? Clause::FfaZeroBid : Clause::None);
        if (s.highest == kNoSeat || bid > s.price) {
            s.highest = seat;
            s.price = bid;
        }
        s.secretBid[seat] = kNoBid;
    }
    tell(EventKind::PriceSet, {.who = s.highest, .value = s.price}, Clause::FfaPrice);
    s.answering = kNoSeat;
    s.ask = Ask::AuctionEnd;
}

/// cc.ffa.match, cc.ffa.pass
template <class Log>
void Engine<Log>::takeAuctionEnd(const Choice& choice)
{
    const bool matches = Verb(choice.verb) == Verb::Match;
    const Seat payer = matches ? s.active : s.highest;
    s.coins[payer] = static_cast<std::uint8_t>(s.coins[payer] - s.price);
    std::uint8_t& receiver = matches ? s.coins[s.highest] : s.supply;
    receiver = static_cast<std::uint8_t>(receiver + s.price);
    tell(matches ? EventKind::PriceMatched : EventKind::PricePassed,
         {.who = s.active, .card = s.kind[s.bidCard], .value = s.price, .extra = s.highest},
         matches ? Clause::FfaMatch : Clause::FfaPass);
    recruit(payer);
    s.highest = kNoSeat;
    s.price = 0;
    s.phase = Phase::Deployment;
}

} // namespace rules::crimson
