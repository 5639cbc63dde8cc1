// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crowns/engine.h"

namespace rules::crowns {

// gc.exchange, gc.negotiation

template <class Log>
void Engine<Log>::offer(CardCode code)
{
    const CardIx card = s.find(zone::hand(s.active), code);
    s.cards.moveToEnd(card, zone::shown(s.active));
    s.knownTo[card] = s.everyone();
    s.partners = 0;
    s.passes = 0;
    tell(EventKind::Offered, {.seat = s.active, .card = code}, Clause::ExchangeOffer, Clause::Exchange);
    askToShow(Ask::Show, s.active);
}

/// Asks the next seat clockwise that can show a card; then goes on to what follows.
template <class Log>
void Engine<Log>::askToShow(Ask ask, Seat from)
{
    const bool second = ask == Ask::SecondShow;
    for (Seat seat = s.next(from); seat != s.active; seat = s.next(seat)) {
        if (second && (s.partners & seatBit(seat)) == 0)
            continue;
        if (s.hasCards(seat)) {
            s.ask = ask;
            s.asked = seat;
            return;
        }
        if (!second) {
            tell(EventKind::NoOffer, {.seat = seat}, Clause::ExchangeNoCards);
        } else if (!m_game.options().lastCardStays) {
            // gc.ruling.last-card: out of this exchange.
            takeBack(seat);
            s.partners = static_cast<SeatSet>(s.partners & ~seatBit(seat));
            tell(EventKind::OfferWithdrawn, {.seat = seat}, Clause::RulingLastCard, Clause::ExchangeNoCards);
        }
    }
    if (second)
        return beginBids();
    s.ask = Ask::Second;
    s.asked = s.active;
}

template <class Log>
void Engine<Log>::show(CardCode code)
{
    const Seat seat = s.asked;
    const CardIx card = s.find(zone::hand(seat), code);
    s.cards.moveToEnd(card, zone::shown(seat));
    s.knownTo[card] = s.everyone();
    s.partners |= seatBit(seat);
    const bool second = s.ask == Ask::SecondShow;
    tell(second ? EventKind::SecondShown : EventKind::Shown, {.seat = seat, .card = code},
         second ? Clause::ExchangeSecond : Clause::ExchangeShow);
    askToShow(s.ask, seat);
}

template <class Log>
void Engine<Log>::offerSecond(CardCode code)
{
    const CardIx card = s.find(zone::hand(s.active), code);
    s.cards.moveToEnd(card, zone::shown(s.active));
    s.knownTo[card] = s.everyone();
    tell(EventKind::SecondOffered, {.seat = s.active, .card = code}, Clause::ExchangeSecond);
    askToShow(Ask::SecondShow, s.active);
}

template <class Log>
void Engine<Log>::beginBids()
{
    ++s.passes;
    askToBid(s.active);
}

/// Asks the next seat clockwise whose offer stands; after the last one the active player.
template <class Log>
void Engine<Log>::askToBid(Seat from)
{
    Seat seat = s.next(from);
    while (seat != s.active && (s.partners & seatBit(seat)) == 0)
        seat = s.next(seat);
    s.ask = seat == s.active ? Ask::Accept : Ask::Bid;
    s.asked = seat;
}

template <class Log>
void Engine<Log>::addRavens(std::uint8_t count)
{
    const Seat seat = s.asked;
    s.ravens[seat] = static_cast<std::uint8_t>(s.ravens[seat] - count);
    s.staked[seat] = static_cast<std::uint8_t>(s.staked[seat] + count);
    if (s.ask == Ask::Accept) {
        tell(EventKind::MoreAsked, {.seat = seat, .value = count, .extra = s.staked[seat]},
             Clause::RulingBidding, count > 0 ? Clause::RulingActiveRavens : Clause::ExchangeRavens);
        return beginBids();
    }
    if (count > 0)
        tell(EventKind::RavensAdded, {.seat = seat, .value = count, .extra = s.staked[seat]},
             Clause::ExchangeRavens, Clause::RulingBidding);
    else
        tell(EventKind::NothingAdded, {.seat = seat}, Clause::ExchangeRavens, Clause::RulingBidding);
    askToBid(seat);
}

template <class Log>
void Engine<Log>::takeBack(Seat seat)
{
    while (!s.cards.empty(zone::shown(seat)))
        s.cards.moveToEnd(s.cards.at(zone::shown(seat), 0), zone::hand(seat));
    s.ravens[seat] = static_cast<std::uint8_t>(s.ravens[seat] + s.staked[seat]);
    s.staked[seat] = 0;
}

template <class Log>
void Engine<Log>::accept(Seat partner)
{
    const Seat active = s.active;
    tell(EventKind::Accepted, {.seat = active, .aim = partner}, Clause::ExchangeAccept);
    const auto hand = [&](Seat from, Seat to) {
        while (!s.cards.empty(zone::shown(from))) {
            const CardIx card = s.cards.at(zone::shown(from), 0);
            s.cards.moveToEnd(card, zone::hand(to));
            tell(EventKind::CardTraded, {.seat = from, .aim = to, .card = s.code[card]},
                 Clause::ExchangeSwap);
        }
        const std::uint8_t count = s.staked[from];
        s.staked[from] = 0;
        s.ravens[to] = static_cast<std::uint8_t>(s.ravens[to] + count);
        if (count > 0)
            tell(EventKind::RavensTraded, {.seat = from, .aim = to, .value = count}, Clause::ExchangeSwap);
    };
    hand(active, partner);
    hand(partner, active);
    bool others = false;
    for (Seat seat = 0; seat < s.players; ++seat)
        if (seat != active && seat != partner && !s.cards.empty(zone::shown(seat))) {
            takeBack(seat);
            others = true;
        }
    if (others)
        tell(EventKind::OffersReturned, {.seat = active, .aim = partner}, Clause::ExchangeSwap);
    s.partners = 0;
    s.passes = 0;
    endTurn();
}

/// gc.negotiation.binding: carried out at once; the turn goes on.
template <class Log>
void Engine<Log>::make(const Deal& deal)
{
    const Seat active = s.active;
    const Seat other = deal.with;
    const SeatSet strangers = onlookers(active, other);
    tell(EventKind::DealMade,
         {.seat = active,
          .aim = other,
          .value = static_cast<std::uint8_t>(deal.give.size()),
          .extra = static_cast<std::uint8_t>(deal.get.size())},
         Clause::NegotiationBinding, Clause::NegotiationActive);
    FixedVector<CardIx, kMaxCards> given;
    FixedVector<CardIx, kMaxCards> got;
    // Taken off the hands first: a card that comes back in the same deal must be another one.
    const auto takeOff = [&](Seat from, const auto& codes, auto& into) {
        for (const CardCode code : codes) {
            const CardIx card = s.find(zone::hand(from), code);
            s.cards.moveToEnd(card, zone::shown(from));
            into.push_back(card);
        }
    };
    takeOff(active, deal.give, given);
    takeOff(other, deal.get, got);
    const auto handOver = [&](Seat from, Seat to, const auto& cards, std::uint8_t ravens) {
        for (const CardIx card : cards) {
            s.cards.moveToEnd(card, zone::hand(to));
            s.knownTo[card] = static_cast<SeatSet>(seatBit(from) | seatBit(to));
            tell(EventKind::DealCard, {.seat = from, .aim = to, .card = s.code[card]}, Clause::Negotiation,
                 Clause::HandSecret);
            tell(EventKind::DealCardReceived, {.seat = to, .aim = from, .card = s.code[card]},
                 Clause::Negotiation, Clause::HandSecret);
        }
        if (!cards.empty())
            blur(zone::hand(from), strangers);
        s.ravens[from] = static_cast<std::uint8_t>(s.ravens[from] - ravens);
        s.ravens[to] = static_cast<std::uint8_t>(s.ravens[to] + ravens);
        if (ravens > 0)
            tell(EventKind::DealRavens, {.seat = from, .aim = to, .value = ravens}, Clause::Negotiation);
    };
    handOver(active, other, given, deal.giveRavens);
    handOver(other, active, got, deal.getRavens);
    // The last card may be given away: then there is no action left.
    if (!askForAction())
        endTurn();
}

} // namespace rules::crowns
