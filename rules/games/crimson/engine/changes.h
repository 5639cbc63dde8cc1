// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/engine/engine.h"

namespace rules::crimson {

/// cc.supply.empty: a supply that runs dry gives what it has.
template <class Log>
void Engine<Log>::gain(Side side, int coins, Clause clause, EventKind kind, Clause also)
{
    const int given = std::min<int>(coins, s.supply);
    s.supply = static_cast<std::uint8_t>(s.supply - given);
    s.coins[side] = static_cast<std::uint8_t>(s.coins[side] + given);
    if (given > 0 || coins == 0)
        tell(kind, {.side = side, .value = static_cast<std::uint8_t>(given)}, clause, also);
    if (given < coins)
        tell(EventKind::SupplyRanDry, {.side = side, .value = static_cast<std::uint8_t>(coins - given)},
             Clause::SupplyEmpty, clause);
}

template <class Log>
void Engine<Log>::pay(Side side, int coins, Clause clause)
{
    const int paid = std::min<int>(coins, s.coins[side]);
    s.coins[side] = static_cast<std::uint8_t>(s.coins[side] - paid);
    s.supply = static_cast<std::uint8_t>(s.supply + paid);
    tell(EventKind::CoinsPaid, {.side = side, .value = static_cast<std::uint8_t>(paid)}, clause);
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
        s.cards.move(card, zone::kLimbo, limbo);
        ++limbo;
    } else {
        s.cards.moveToEnd(card, zone::kDiscard);
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
}

/// cc.move, cc.move.side: to the end of the same side of another lane; nothing is triggered.
template <class Log>
void Engine<Log>::moveTo(CardIx card, Lane lane, Clause cause)
{
    const std::size_t from = s.cards.zoneOf(card);
    const std::size_t to = zone::of(lane, zone::side(from));
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
    board().inOrder(s.active, [&](CardIx card) {
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
                tell(
                    EventKind::StandingApplied,
                    {.side = zone::side(zone), .card = s.kind[card], .from = static_cast<std::uint8_t>(zone)},
                    cardClause(card),
                    code <= effects::OpCode::BidOnTop ? Clause::RecruitmentEffect : Clause::PassiveEffect);
}

template <class Log>
void Engine<Log>::tellStandingInLane(Lane lane, effects::OpCode code)
{
    if constexpr (Log::kKeeps) {
        if (board().castle(lane).holds(code))
            tell(EventKind::StandingApplied,
                 {.card = s.castle[lane], .other = 1, .from = static_cast<std::uint8_t>(zone::of(lane, 0))},
                 castleClause(lane), Clause::CastleRules);
        tellStanding(zone::of(lane, s.active), code);
        tellStanding(zone::of(lane, other(s.active)), code);
    }
}

template <class Log>
void Engine<Log>::refill()
{
    while (s.cards.size(zone::kOffer) < kOfferSize && !s.cards.empty(zone::kDeck)) {
        const CardIx card = s.cards.at(zone::kDeck, 0);
        s.cards.moveToEnd(card, zone::kOffer);
        tell(EventKind::OfferRefilled, {.card = s.kind[card]}, Clause::OfferRefill);
        if (s.cards.empty(zone::kDeck))
            break;
    }
    if (!s.cards.empty(zone::kDeck) || s.cards.empty(zone::kDiscard))
        return;
    const auto rebuilt = static_cast<std::uint8_t>(s.cards.size(zone::kDiscard));
    while (!s.cards.empty(zone::kDiscard))
        s.cards.moveToEnd(s.cards.at(zone::kDiscard, 0), zone::kDeck);
    s.cards.shuffle(zone::kDeck, s.random);
    tell(EventKind::DeckRebuilt, {.value = rebuilt}, Clause::DeckRebuild);
    refill(); // cc.ruling.offer-short: now the offer can be filled up
}

} // namespace rules::crimson
