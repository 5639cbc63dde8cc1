// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/engine/engine.h"

namespace rules::crimson {

/// cc.solo.draw, cc.coop.draw: a round begins with drawing, the left player first. Returns whether cards have
/// to be passed on before the turn begins.
template <class Log>
bool Engine<Log>::beginRound()
{
    if (!s.handsAreEmpty())
        return false;
    for (Seat seat = 0; seat < s.seating.seats; ++seat)
        for (std::size_t i = 0; i < kHand; ++i)
            draw(seat);
    if (s.seating.variant == Variant::Solo || s.handsAreEmpty())
        return false;
    s.phase = Phase::Give;
    s.bidCard = kNoCard;
    s.answering = kNoSeat;
    return true;
}

template <class Log>
void Engine<Log>::draw(Seat seat)
{
    if (s.cards.empty(s.seating.deck))
        return;
    const CardIx card = s.cards.at(s.seating.deck, 0);
    s.cards.moveToEnd(card, s.seating.frontOf(seat));
    tell(EventKind::CardDrawn, {.who = seat, .card = s.kind[card]},
         raiderClause(Clause::SoloDraw, Clause::CoopDraw));
    refill();
}

template <class Log>
void Engine<Log>::tellTurnAgainstRaiders()
{
    const bool isRaiders = s.activeParty() == kRaiders;
    tell(EventKind::TurnBegan,
         {.who = nameOf(s.activeParty()), .value = static_cast<std::uint8_t>(std::min<int>(s.turn, 255))},
         isRaiders ? raiderClause(Clause::SoloRaiders, Clause::CoopRaiders)
                   : raiderClause(Clause::SoloYourTurn, Clause::CoopYourTurn),
         raiderClause(Clause::SoloTurn, Clause::CoopTurn));
}

/// cc.coop.give: both lay a card down before either takes one. That of the left player stays in the hand and
/// in State::bidCard until the right player has chosen.
template <class Log>
void Engine<Log>::stepGive()
{
    const Seat next = s.answering == kNoSeat ? Seat{0} : static_cast<Seat>(s.answering + 1);
    for (Seat seat = next; seat < s.seating.seats; ++seat)
        if (!s.cards.empty(s.seating.frontOf(seat))) {
            s.answering = seat;
            s.ask = Ask::Give;
            return;
        }
    receiveGiven(kNoCard);
}

template <class Log>
void Engine<Log>::takeGive(const Choice& choice)
{
    const CardIx card = ofKind(s.seating.frontOf(s.answering), choice.a);
    tell(EventKind::CardGiven, {.who = s.answering, .card = s.kind[card]}, Clause::CoopGive);
    if (s.answering == 0)
        s.bidCard = card;
    else
        receiveGiven(card);
}

/// The left player takes `fromRight`, the right player what was laid down before; either may be none.
template <class Log>
void Engine<Log>::receiveGiven(CardIx fromRight)
{
    const auto receive = [this](Seat seat, CardIx card) {
        if (card == kNoCard)
            return;
        s.cards.moveToEnd(card, s.seating.frontOf(seat));
        tell(EventKind::CardReceived, {.who = seat, .card = s.kind[card]}, Clause::CoopGive);
    };
    receive(0, fromRight);
    receive(1, s.bidCard);
    s.bidCard = kNoCard;
    s.answering = kNoSeat;
    s.phase = Phase::Income;
    s.step = 0;
}

/// cc.solo.your-turn, cc.solo.raiders and the same of co-op: whose hand the next card comes from. In the
/// people's turn State::step counts the seats that have played, in the Raiders' it is the seat that is next.
template <class Log>
void Engine<Log>::stepHands()
{
    const std::uint8_t seats = s.seating.seats;
    const auto askFor = [this](Seat seat) {
        s.player = seat;
        s.ask = Ask::Play;
    };
    if (s.activeParty() == kPeople) {
        while (s.step < seats && s.cards.empty(s.seating.frontOf(s.step)))
            ++s.step;
        if (s.step < seats) {
            s.active = s.step;
            return askFor(s.step);
        }
        s.active = s.seating.raiders();
        s.phase = Phase::Income;
        s.step = 0;
        return;
    }
    for (unsigned i = 0; i < seats; ++i) {
        const auto seat = static_cast<Seat>((s.step + i) % seats);
        if (!s.cards.empty(s.seating.frontOf(seat)))
            return askFor(seat);
    }
    s.active = 0; // cc.solo.score-order
    s.player = 0;
    s.phase = Phase::Score;
    s.step = 0;
}

/// A card of a hand is on its way: the next one follows.
template <class Log>
void Engine<Log>::passOnHand()
{
    s.step = s.activeParty() == kPeople ? static_cast<std::uint8_t>(s.step + 1)
                                        : static_cast<std::uint8_t>((s.player + 1) % s.seating.seats);
}

/// cc.solo.discard, cc.coop.discard
template <class Log>
void Engine<Log>::takeDiscard(const Choice& choice)
{
    const CardIx card = ofKind(s.seating.frontOf(s.player), choice.a);
    const auto lane = static_cast<Lane>(choice.b);
    s.usedDiscard = static_cast<std::uint8_t>(s.usedDiscard | 1u << s.player);
    tell(EventKind::RaiderCardDiscarded,
         {.who = s.player, .card = s.kind[card], .to = static_cast<std::uint8_t>(zone::of(lane, 1))},
         raiderClause(Clause::SoloDiscard, Clause::CoopDiscard));
    addCastleCoins(lane, kind(card).strength, raiderClause(Clause::SoloDiscard, Clause::CoopDiscard));
    s.cards.moveToEnd(card, s.seating.discard);
    s.eventful = true;
    passOnHand();
    refill();
}

/// cc.solo.raiders-gain, cc.supply.empty
template <class Log>
void Engine<Log>::addCastleCoins(Lane lane, int coins, Clause clause)
{
    const int given = std::min<int>(coins, s.supply);
    const auto to = static_cast<std::uint8_t>(zone::of(lane, 1));
    s.supply = static_cast<std::uint8_t>(s.supply - given);
    s.castleCoins[lane] = static_cast<std::uint8_t>(s.castleCoins[lane] + given);
    if (given > 0)
        tell(EventKind::CastleCoinsAdded, {.to = to, .value = static_cast<std::uint8_t>(given)},
             Clause::SoloRaidersGain, clause);
    if (given < coins)
        tell(EventKind::SupplyRanDry,
             {.who = nameOf(kRaiders), .to = to, .value = static_cast<std::uint8_t>(coins - given)},
             Clause::SupplyEmpty, clause);
}

/// cc.solo.coins: gaining, taking and paying change the coins on the castles.
template <class Log>
void Engine<Log>::operateOnCastleCoins(Frame& frame, const effects::Operation& operation)
{
    const Lane lane = board().laneOf(frame); // cc.solo.lane-counts
    Party gains = s.owner(frame.zone);
    int coins = operation.amount;
    if (operation.code != effects::OpCode::Take) {
        gains = targets().who(frame, operation.who);
        if (operation.code == effects::OpCode::Pay && gains != kNoParty)
            gains = static_cast<Party>(1 - gains);
    }
    if (operation.amountOf == effects::AmountOf::StrengthOfIt)
        coins = frame.chosen == kNoCard ? 0 : frame.value;
    if (gains == kNoParty || coins == 0)
        return idle(frame, operation);
    if (operation.code == effects::OpCode::Gain)
        coins += gainMore(gains);
    if (gains == kRaiders) {
        if (!s.isOpen(lane))
            return idle(frame, operation);
        addCastleCoins(lane, coins, clauseOf(frame));
        return finishOperation(frame, operation);
    }
    if (!board().anyCastleCoins())
        return idle(frame, operation);
    frame.count = static_cast<std::uint8_t>(std::min(coins, 255));
    s.ask = Ask::CastleCoin;
}

/// cc.solo.bard: what face-up cards of a party add to an effect that gains.
template <class Log>
int Engine<Log>::gainMore(Party party)
{
    int more = 0;
    for (const CardIx card : board().inPlay())
        if (kind(card).gainMore != 0 && !s.isDown(card) && board().ownerOf(card) == party)
            more += kind(card).gainMore;
    if (more != 0)
        tellStandingOf(party, effects::OpCode::GainMore);
    return more;
}

/// cc.solo.gain
template <class Log>
void Engine<Log>::takeCastleCoin(const Choice& choice)
{
    Frame& frame = s.frames.back();
    const effects::Operation& operation = effectOf(frame).program[frame.pc];
    const Seat who = targets().decider(frame, effects::Who::You);
    if (Verb(choice.verb) == Verb::Stop) {
        tell(EventKind::CastleCoinsLeft, {.who = who}, Clause::SoloGain, clauseOf(frame));
        return finishOperation(frame, operation);
    }
    --s.castleCoins[choice.a];
    ++s.supply;
    tell(EventKind::CastleCoinsTaken,
         {.who = who, .to = static_cast<std::uint8_t>(zone::of(static_cast<Lane>(choice.a), 1)), .value = 1},
         Clause::SoloGain, clauseOf(frame));
    if (--frame.count > 0 && board().anyCastleCoins())
        s.ask = Ask::CastleCoin;
    else
        finishOperation(frame, operation);
}

/// cc.solo.beggar
template <class Log>
void Engine<Log>::thinFullestCastle(Frame& frame, const effects::Operation& operation)
{
    const Lane here = board().laneOf(frame);
    bool isFullest = s.isOpen(here) && s.castleCoins[here] > 0;
    for (Lane lane = 0; lane < kRaiderLanes; ++lane)
        isFullest = isFullest && (lane == here || s.castleCoins[lane] < s.castleCoins[here]);
    if (!isFullest) {
        tell(EventKind::EffectIdle, {.who = nameOf(s.owner(frame.zone)), .card = s.kind[frame.source]},
             clauseOf(frame));
        return finishOperation(frame, operation);
    }
    const int coins = std::min<int>(operation.amount, s.castleCoins[here]);
    s.castleCoins[here] = static_cast<std::uint8_t>(s.castleCoins[here] - coins);
    s.supply = static_cast<std::uint8_t>(s.supply + coins);
    tell(EventKind::CastleCoinsReturned,
         {.to = static_cast<std::uint8_t>(zone::of(here, 1)), .value = static_cast<std::uint8_t>(coins)},
         clauseOf(frame));
    finishOperation(frame, operation);
}

/// cc.solo.castle-coins: those of a conquered castle.
template <class Log>
void Engine<Log>::returnCastleCoins(Lane lane)
{
    const std::uint8_t coins = s.castleCoins[lane];
    if (coins == 0)
        return;
    s.castleCoins[lane] = 0;
    s.supply = static_cast<std::uint8_t>(s.supply + coins);
    tell(EventKind::CastleCoinsReturned, {.to = static_cast<std::uint8_t>(zone::of(lane, 1)), .value = coins},
         Clause::SoloCastleCoins);
}

/// The steps that only the changed cards of solo and co-op have.
template <class Log>
void Engine<Log>::operateAgainstRaiders(Frame& frame, const effects::Operation& operation)
{
    using effects::OpCode;
    const bool deckIsEmpty = s.cards.empty(s.seating.deck);
    switch (operation.code) {
    case OpCode::PlaceTop:
        if (deckIsEmpty || targets().lanesFor(frame, operation) == 0)
            return idle(frame, operation);
        frame.it = s.cards.at(s.seating.deck, 0);
        if (operation.to == effects::LaneScope::This)
            return placeCard(frame, operation);
        frame.needsLane = 1;
        s.ask = Ask::Destination;
        return;
    case OpCode::DiscardTop:
        if (deckIsEmpty)
            return idle(frame, operation);
        s.ask = Ask::Permit;
        return;
    case OpCode::Draw:
        if (deckIsEmpty)
            return idle(frame, operation);
        for (int i = 0; i < operation.amount; ++i)
            draw(s.player);
        return finishOperation(frame, operation);
    case OpCode::DiscardFromHand:
        if (s.cards.empty(s.seating.frontOf(s.player)))
            return idle(frame, operation);
        s.ask = Ask::Kind;
        return;
    case OpCode::Exchange:
        if (deckIsEmpty || !s.inPlay(frame.source))
            return idle(frame, operation);
        // Nothing is on offer here: the drawn cards lie there until one is chosen.
        for (int i = 0; i < operation.amount && !s.cards.empty(s.seating.deck); ++i) {
            s.cards.moveToEnd(s.cards.at(s.seating.deck, 0), s.seating.offer);
            refill();
        }
        s.ask = Ask::Kind;
        return;
    case OpCode::ThinFullestCastle: return thinFullestCastle(frame, operation);
    default: return finishOperation(frame, operation);
    }
}

/// cc.solo.fortune-teller
template <class Log>
void Engine<Log>::takePermit(const Choice& choice)
{
    Frame& frame = s.frames.back();
    const effects::Operation& operation = effectOf(frame).program[frame.pc];
    const CardIx top = s.cards.at(s.seating.deck, 0);
    if (Verb(choice.verb) == Verb::Yes) {
        tell(EventKind::TopDiscarded, {.card = s.kind[top]}, clauseOf(frame));
        s.cards.moveToEnd(top, s.seating.discard);
        refill();
    } else {
        tell(EventKind::TopKept, {.who = targets().decider(frame, effects::Who::You), .card = s.kind[top]},
             clauseOf(frame));
    }
    finishOperation(frame, operation);
}

/// cc.solo.troll-mother
template <class Log>
void Engine<Log>::discardFromHand(Frame& frame, const effects::Operation& operation, std::uint16_t chosen)
{
    const CardIx card = ofKind(s.seating.frontOf(s.player), chosen);
    tell(EventKind::HandDiscarded, {.who = s.player, .card = s.kind[card]}, clauseOf(frame));
    s.cards.moveToEnd(card, s.seating.discard);
    refill();
    finishOperation(frame, operation);
}

/// cc.solo.shapeshifter, cc.swap: the newcomer does not act.
template <class Log>
void Engine<Log>::exchange(Frame& frame, const effects::Operation& operation, std::uint16_t chosen)
{
    const CardIx card = ofKind(s.seating.offer, chosen);
    const CardIx leaving = frame.source;
    tell(EventKind::Exchanged,
         {.card = s.kind[leaving],
          .other = s.kind[card],
          .to = static_cast<std::uint8_t>(s.cards.zoneOf(leaving))},
         clauseOf(frame), Clause::Swap);
    s.cards.swap(card, leaving);
    s.standing.bits |= kind(card).standing;
    s.waiting[leaving] = 0;
    s.setDown(leaving, false);
    while (!s.cards.empty(s.seating.offer)) {
        const CardIx discarded = s.cards.at(s.seating.offer, 0);
        tell(EventKind::DrawnDiscarded, {.card = s.kind[discarded]}, clauseOf(frame));
        s.cards.moveToEnd(discarded, s.seating.discard);
    }
    refill();
    finishOperation(frame, operation);
}

} // namespace rules::crimson
