// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/engine/engine.h"

namespace rules::crimson {

/// cc.supply.empty: a supply that runs dry gives what it has.
template <class Log>
void Engine<Log>::gain(Seat seat, int coins, Clause clause, EventKind kind, Clause also)
{
    const int given = std::min<int>(coins, s.supply);
    s.supply = static_cast<std::uint8_t>(s.supply - given);
    s.coins[seat] = static_cast<std::uint8_t>(s.coins[seat] + given);
    if (given > 0 || coins == 0)
        tell(kind, {.who = seat, .value = static_cast<std::uint8_t>(given)}, clause, also);
    if (given < coins)
        tell(EventKind::SupplyRanDry, {.who = seat, .value = static_cast<std::uint8_t>(coins - given)},
             Clause::SupplyEmpty, clause);
}

template <class Log>
void Engine<Log>::pay(Seat seat, int coins, Clause clause)
{
    const int paid = std::min<int>(coins, s.coins[seat]);
    s.coins[seat] = static_cast<std::uint8_t>(s.coins[seat] - paid);
    s.supply = static_cast<std::uint8_t>(s.supply + paid);
    tell(EventKind::CoinsPaid, {.who = seat, .value = static_cast<std::uint8_t>(paid)}, clause);
}

/// Turns a card over. A card turned face-up with a Deployment effect waits for the frame on top: cc.flip.up.
/// Returns whether it now waits.
template <class Log>
bool Engine<Log>::turn(CardIx card, Clause cause)
{
    const bool up = s.isDown(card);
    s.setDown(card, !up);
    s.waiting[card] = 0; // cc.order.lost: whatever waited for this card is lost
    tell(up ? EventKind::TurnedUp : EventKind::TurnedDown,
         {.card = s.kind[card], .from = static_cast<std::uint8_t>(s.cards.zoneOf(card))}, cause,
         up ? Clause::FlipUp : Clause::FlipDown);
    if (!up || kind(card).effectOf(effects::EffectType::Deployment) == Kind::kNone)
        return false;
    markWaiting(card);
    return true;
}

/// Removes a card from play. With a Destruction effect to come it goes to limbo behind the `limbo` cards that
/// are there already, otherwise to the discard pile. `stopped`: Destruction effects of its lane do not
/// happen. The caller refills when all cards of one effect are gone.
template <class Log>
void Engine<Log>::destroy(CardIx card, Clause cause, std::uint8_t& limbo, bool stopped)
{
    const auto from = static_cast<std::uint8_t>(s.cards.zoneOf(card));
    const bool hasEffect =
        !s.isDown(card) && kind(card).effectOf(effects::EffectType::Destruction) != Kind::kNone;
    tell(EventKind::Destroyed, {.card = s.kind[card], .from = from}, cause, Clause::Destroy);
    if (hasEffect && stopped)
        tellStandingInLane(zone::lane(from), effects::OpCode::NoDestruction);
    s.home[card] = from;
    s.waiting[card] = 0;
    s.paid[card] = 0;
    s.setDown(card, false);
    if (hasEffect && stopped)
        tell(EventKind::DestructionStopped, {.card = s.kind[card], .from = from}, cause,
             Clause::DestructionEffect);
    if (hasEffect && !stopped) {
        s.cards.move(card, s.seating.limbo, limbo);
        ++limbo;
    } else {
        s.cards.moveToEnd(card, s.seating.discard);
    }
}

/// The lanes in which Destruction effects do not happen, as bits. Asked before the first card of an effect is
/// gone, because the card that stops them may be among those destroyed.
template <class Log>
unsigned Engine<Log>::quietLanes() const
{
    return board().lanesHolding(effects::OpCode::NoDestruction);
}

template <class Log>
void Engine<Log>::put(CardIx card, std::size_t zone, bool down)
{
    s.cards.moveToEnd(card, zone); // cc.play.end
    s.setDown(card, down);
    s.standing.bits |= kind(card).standing;
}

/// cc.move, cc.move.side: to the end of its owner's half of another lane; nothing is triggered.
template <class Log>
void Engine<Log>::moveTo(CardIx card, Lane lane, Clause cause)
{
    const std::size_t from = s.cards.zoneOf(card);
    const std::size_t to = s.halfIn(lane, s.owner(from));
    s.cards.moveToEnd(card, to);
    tell(EventKind::Moved,
         {.card = s.kind[card], .from = static_cast<std::uint8_t>(from), .to = static_cast<std::uint8_t>(to)},
         cause, Clause::Move);
}

template <class Log>
void Engine<Log>::swapCards(CardIx a, CardIx b, Clause cause)
{
    const auto from = static_cast<std::uint8_t>(s.cards.zoneOf(a));
    const auto to = static_cast<std::uint8_t>(s.cards.zoneOf(b));
    s.cards.swap(a, b);
    tell(EventKind::Swapped, {.card = s.kind[a], .other = s.kind[b], .from = from, .to = to}, cause,
         Clause::Swap);
}

/// The next card that waits for the frame on top (or the phase), in the order of resolution; it waits no
/// longer.
template <class Log>
CardIx Engine<Log>::nextWaiting()
{
    const auto waits = [this, depth = s.frames.size() + 1](CardIx card) { return s.waiting[card] == depth; };
    const std::span<const CardIx> cards = board().inPlay();
    if (std::none_of(cards.begin(), cards.end(), waits))
        return kNoCard;
    CardIx next = kNoCard;
    board().inOrder(s.activeParty(), [&](CardIx card) {
        if (waits(card))
            next = card;
        return next != kNoCard;
    });
    s.waiting[next] = 0;
    return next;
}

/// Names the face-up cards of a zone whose standing effect has just made a difference.
template <class Log>
void Engine<Log>::tellStanding(std::size_t zone, effects::OpCode code)
{
    if constexpr (Log::kKeeps)
        for (const CardIx card : s.cards.in(zone))
            if (kind(card).holds(code) && !s.isDown(card))
                tell(EventKind::StandingApplied,
                     {.who = s.seating.nameOf(s.owner(zone)),
                      .card = s.kind[card],
                      .from = static_cast<std::uint8_t>(zone)},
                     cardClause(card),
                     code <= effects::OpCode::BidOnTop ? Clause::RecruitmentEffect : Clause::PassiveEffect);
}

/// The same in all halves of a party.
template <class Log>
void Engine<Log>::tellStandingOf(Party party, effects::OpCode code)
{
    if constexpr (Log::kKeeps)
        for (std::size_t zone = 0; zone < s.seating.inPlay(); ++zone)
            if (s.owner(zone) == party)
                tellStanding(zone, code);
}

template <class Log>
void Engine<Log>::tellStandingInLane(Lane lane, effects::OpCode code)
{
    if constexpr (Log::kKeeps) {
        if (board().castle(lane).holds(code))
            tell(EventKind::StandingApplied,
                 {.card = s.castle[lane], .other = 1, .from = static_cast<std::uint8_t>(zone::of(lane, 0))},
                 castleClause(lane), Clause::CastleRules);
        const std::size_t first = zone::of(lane, s.firstHalf(lane));
        tellStanding(first, code);
        tellStanding(zone::opposite(first), code);
    }
}

template <class Log>
void Engine<Log>::refill()
{
    const std::size_t offer = s.seating.offer;
    const std::size_t deck = s.seating.deck;
    if (!s.seating.isAgainstRaiders())
        while (s.cards.size(offer) < kOfferSize && !s.cards.empty(deck)) {
            const CardIx card = s.cards.at(deck, 0);
            s.cards.moveToEnd(card, offer);
            tell(EventKind::OfferRefilled, {.card = s.kind[card]}, Clause::OfferRefill);
        }
    if (!s.cards.empty(deck) || s.cards.empty(s.seating.discard))
        return;
    const auto rebuilt = static_cast<std::uint8_t>(s.cards.size(s.seating.discard));
    while (!s.cards.empty(s.seating.discard))
        s.cards.moveToEnd(s.cards.at(s.seating.discard, 0), deck);
    s.cards.shuffle(deck, s.random);
    tell(EventKind::DeckRebuilt, {.value = rebuilt}, Clause::DeckRebuild);
    refill(); // cc.ruling.offer-short: now the offer can be filled up
}

} // namespace rules::crimson
