// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/engine/changes.h"

namespace rules::crimson {

inline Clause typeClause(effects::EffectType type)
{
    switch (type) {
    case effects::EffectType::Deployment: return Clause::DeploymentEffect;
    case effects::EffectType::Income: return Clause::IncomeEffect;
    case effects::EffectType::Recruitment: return Clause::RecruitmentEffect;
    case effects::EffectType::Destruction: return Clause::DestructionEffect;
    case effects::EffectType::Passive: return Clause::PassiveEffect;
    case effects::EffectType::Score: return Clause::ScoreEffect;
    }
    return Clause::None;
}

template <class Log>
bool Engine<Log>::holds(const Frame& frame, effects::Condition condition) const
{
    const Side you = zone::side(frame.zone);
    switch (condition) {
    case effects::Condition::None: return true;
    case effects::Condition::OpponentHasMoreCoins: return s.coins[other(you)] > s.coins[you];
    case effects::Condition::YouLeadThisLane: return board().leader(board().laneOf(frame)) == you;
    }
    return false;
}

/// Puts an effect on top of what is under way. cc.ruling.loop: beyond the bound it does not happen.
template <class Log>
void Engine<Log>::pushEffect(const Frame& frame, const effects::Effect& effect)
{
    const Side you = zone::side(frame.zone);
    const std::uint8_t shown =
        frame.source == kNoCard ? s.castle[zone::lane(frame.zone)] : s.kind[frame.source];
    const Event event{.side = you, .card = shown, .to = frame.zone};
    if (s.frames.full() || s.triggered == kMaxTriggered) {
        tell(EventKind::EffectDropped, event, Clause::RulingLoop, clauseOf(frame));
        return;
    }
    ++s.triggered;
    tell(frame.source == kNoCard ? EventKind::CastleEffectBegan : EventKind::EffectBegan, event,
         clauseOf(frame), typeClause(effect.type));
    if (holds(frame, effect.condition))
        s.frames.push_back(frame);
    else
        tell(EventKind::EffectIdle, event, clauseOf(frame));
}

template <class Log>
void Engine<Log>::beginEffect(CardIx source, std::size_t zone, std::uint8_t effect, CardIx played,
                              Side player)
{
    Frame frame;
    frame.source = source;
    frame.zone = static_cast<std::uint8_t>(zone);
    frame.effect = effect;
    frame.played = played;
    frame.player = player;
    pushEffect(frame, effectsOf(source)[effect]);
}

template <class Log>
void Engine<Log>::beginCastleEffect(Lane lane, std::uint8_t effect, CardIx played, Side player)
{
    Frame frame;
    frame.zone = static_cast<std::uint8_t>(zone::of(lane, s.active));
    frame.effect = effect;
    frame.played = played;
    frame.player = player;
    pushEffect(frame, board().castle(lane).effects[effect]);
}

/// The effect of the destroyed card that is next. One that places itself instead stays in limbo until then;
/// any other lies in the discard pile before its effect begins.
template <class Log>
void Engine<Log>::resolveDestruction(std::uint8_t& limbo)
{
    const CardIx card = s.cards.at(zone::kLimbo, 0);
    --limbo;
    const std::uint8_t effect = kind(card).effectOf(effects::EffectType::Destruction);
    if (!kind(card).placesSelf) {
        s.cards.moveToEnd(card, zone::kDiscard);
        refill();
    }
    const std::size_t depth = s.frames.size();
    beginEffect(card, s.home[card], effect, kNoCard, zone::side(s.home[card]));
    if (s.frames.size() == depth && s.cards.zoneOf(card) == zone::kLimbo) {
        s.cards.moveToEnd(card, zone::kDiscard);
        refill();
    }
}

template <class Log>
void Engine<Log>::stepEffect(Frame& frame)
{
    const effects::Effect& effect = effectOf(frame);
    if (frame.pc == effect.program.size())
        return finishEffect(frame);
    const effects::Operation& operation = effect.program[frame.pc];
    if (frame.step == Step::Operate)
        return operate(frame, operation);

    if (frame.limbo > 0)
        return resolveDestruction(frame.limbo);
    if (operation.code == effects::OpCode::Flip) {
        const CardIx next = nextWaiting();
        if (next != kNoCard) // cc.ruling.controller: for the side it lies on, whoever turned it
            return beginEffect(next, s.cards.zoneOf(next),
                               kind(next).effectOf(effects::EffectType::Deployment), kNoCard,
                               zone::side(s.cards.zoneOf(next)));
    }
    finishOperation(frame, operation);
}

template <class Log>
void Engine<Log>::operate(Frame& frame, const effects::Operation& operation)
{
    using effects::OpCode;
    const Side side = targets().who(frame, operation.who);
    switch (operation.code) {
    case OpCode::Flip:
    case OpCode::Destroy:
    case OpCode::Move:
    case OpCode::Swap: return operateOnCards(frame, operation);
    case OpCode::Place:
        if (targets().lanesFor(frame, operation) == 0)
            return idle(frame, operation);
        if (operation.from == effects::Source::Self) {
            frame.it = frame.source;
            frame.needsLane = 1;
            s.ask = Ask::Destination;
            return;
        }
        [[fallthrough]];
    case OpCode::Discard:
        if (s.cards.empty(operation.from == effects::Source::Offer ? zone::kOffer : zone::kDiscard))
            return idle(frame, operation);
        s.ask = Ask::Kind;
        return;
    case OpCode::Gain:
        if (side == kNoSide || (operation.amountOf == effects::AmountOf::StrengthOfIt && frame.it == kNoCard))
            return idle(frame, operation);
        gain(side, operation.amountOf == effects::AmountOf::StrengthOfIt ? frame.value : operation.amount,
             clauseOf(frame));
        break;
    case OpCode::Take: {
        const Side you = zone::side(frame.zone);
        const int taken = std::min<int>(operation.amount, s.coins[other(you)]);
        if (taken == 0)
            return idle(frame, operation);
        s.coins[other(you)] = static_cast<std::uint8_t>(s.coins[other(you)] - taken);
        s.coins[you] = static_cast<std::uint8_t>(s.coins[you] + taken);
        tell(EventKind::CoinsTaken, {.side = you, .value = static_cast<std::uint8_t>(taken)},
             clauseOf(frame));
        break;
    }
    case OpCode::Pay:
        if (side == kNoSide || s.coins[side] == 0)
            return idle(frame, operation);
        pay(side, operation.amount, clauseOf(frame));
        break;
    default: break; // standing and score effects are looked up where they apply
    }
    finishOperation(frame, operation);
}

template <class Log>
void Engine<Log>::operateOnCards(Frame& frame, const effects::Operation& operation)
{
    CardIx card = kNoCard;
    switch (operation.target.pick) {
    case effects::Pick::One:
    case effects::Pick::Several:
        if (targets().who(frame, operation.target.by) == kNoSide || !targets().any(frame, operation))
            return idle(frame, operation);
        s.ask = Ask::Card;
        return;
    case effects::Pick::All: return operateOnAll(frame, operation);
    case effects::Pick::Total: return operateByTotal(frame, operation);
    case effects::Pick::It: card = frame.it; break;
    case effects::Pick::Self: card = frame.source; break;
    case effects::Pick::Played: card = frame.played; break;
    }
    if (!s.inPlay(card))
        return idle(frame, operation);
    if (operation.code == effects::OpCode::Move) {
        const Lane here = board().laneOf(frame);
        if (operation.to == effects::LaneScope::This) {
            if (!s.isOpen(here) ||
                zone::lane(s.cards.zoneOf(card)) == here) // cc.card.temptress: it is here already
                return idle(frame, operation);
        } else {
            frame.it = card;
            if (targets().lanesFor(frame, operation) == 0)
                return idle(frame, operation);
            frame.needsLane = 1;
            s.ask = Ask::Destination;
            return;
        }
    }
    affect(frame, operation, card);
    frame.step = Step::FollowUps;
}

/// cc.ruling.flip-together: all at once; what they set off comes after.
template <class Log>
void Engine<Log>::operateOnAll(Frame& frame, const effects::Operation& operation)
{
    if (operation.code == effects::OpCode::Move && operation.to != effects::LaneScope::This)
        return moveNextQueued(frame, operation);
    CardList chosen;
    targets().each(frame, operation, [&chosen](CardIx card) { chosen.push_back(card); });
    if (chosen.empty())
        return idle(frame, operation);
    CardList ordered;
    board().inOrder(s.active, [&](CardIx card) {
        if (chosen.contains(card))
            ordered.push_back(card);
        return false;
    });
    const unsigned quiet = operation.code == effects::OpCode::Destroy ? quietLanes() : 0;
    for (const CardIx card : ordered) {
        if (operation.code == effects::OpCode::Destroy)
            destroy(card, clauseOf(frame), frame.limbo,
                    (quiet >> zone::lane(s.cards.zoneOf(card)) & 1u) != 0);
        else
            affect(frame, operation, card);
    }
    if (operation.code == effects::OpCode::Destroy)
        refill();
    frame.step = Step::FollowUps;
}

/// cc.ruling.horror-order: the owner's side first, each from the castle outward, one lane asked after the
/// other.
template <class Log>
void Engine<Log>::moveNextQueued(Frame& frame, const effects::Operation& operation)
{
    if (frame.count == 0) {
        bool found = false;
        targets().each(frame, operation, [&](CardIx card) {
            s.waiting[card] = static_cast<std::uint8_t>(s.waiting[card] | kPicked);
            found = true;
        });
        if (!found)
            return idle(frame, operation);
        frame.count = 1;
    }
    CardIx next = kNoCard;
    board().inOrder(zone::side(frame.zone), [&](CardIx card) {
        if (!targets().isPicked(card))
            return false;
        next = card;
        return true;
    });
    if (next == kNoCard)
        return finishOperation(frame, operation);
    s.waiting[next] = static_cast<std::uint8_t>(s.waiting[next] & ~kPicked);
    frame.it = next;
    frame.needsLane = 1;
    s.ask = Ask::Destination;
}

template <class Log>
void Engine<Log>::operateByTotal(Frame& frame, const effects::Operation& operation)
{
    frame.value = 0; // an operation before may have left the strength of its card
    if (!targets().any(frame, operation))
        return idle(frame, operation);
    if (targets().mustTakeAll(frame, operation))
        destroyPicked(frame, operation, true);
    else
        s.ask = Ask::Total;
}

/// All picked cards together, or all that there are where everything must go.
template <class Log>
void Engine<Log>::destroyPicked(Frame& frame, const effects::Operation& operation, bool all)
{
    CardList doomed;
    targets().each(frame, operation, [&](CardIx card) {
        if (all || targets().isPicked(card))
            doomed.push_back(card);
    });
    const unsigned quiet = quietLanes();
    for (const CardIx card : doomed)
        destroy(card, clauseOf(frame), frame.limbo, (quiet >> zone::lane(s.cards.zoneOf(card)) & 1u) != 0);
    refill();
    frame.step = Step::FollowUps;
}

template <class Log>
void Engine<Log>::affect(Frame& frame, const effects::Operation& operation, CardIx card)
{
    switch (operation.code) {
    case effects::OpCode::Flip: turn(card, clauseOf(frame)); break;
    case effects::OpCode::Destroy:
        destroy(card, clauseOf(frame), frame.limbo,
                (quietLanes() >> zone::lane(s.cards.zoneOf(card)) & 1u) != 0);
        refill();
        break;
    case effects::OpCode::Move: moveTo(card, board().laneOf(frame), clauseOf(frame)); break;
    case effects::OpCode::Swap:
        swapCards(operation.with == effects::Partner::Self ? frame.source : frame.played, card,
                  clauseOf(frame));
        break;
    default: assert(false && "not an operation on cards in play");
    }
}

template <class Log>
void Engine<Log>::finishOperation(Frame& frame, const effects::Operation& operation)
{
    frame.step = Step::Operate;
    frame.needsLane = 0;
    const bool several = operation.target.pick == effects::Pick::Several;
    if (several && ++frame.count < operation.target.amount)
        return;
    frame.count = 0;
    if (operation.target.by == effects::Who::Each && frame.round == 0) {
        frame.round = 1;
        frame.value = 0;
        return;
    }
    frame.round = 0;
    ++frame.pc;
}

template <class Log>
void Engine<Log>::finishEffect(Frame& frame)
{
    if (frame.source != kNoCard && s.cards.zoneOf(frame.source) == zone::kLimbo &&
        effectOf(frame).type == effects::EffectType::Destruction) {
        s.cards.moveToEnd(frame.source, zone::kDiscard);
        s.frames.pop_back();
        return refill();
    }
    s.frames.pop_back();
}

/// Nothing of this operation can be done: cc.effect.must asks only for what is possible.
template <class Log>
void Engine<Log>::idle(Frame& frame, const effects::Operation& operation)
{
    tell(EventKind::EffectIdle,
         {.side = zone::side(frame.zone),
          .card = frame.source == kNoCard ? s.castle[zone::lane(frame.zone)] : s.kind[frame.source],
          .other = static_cast<std::uint8_t>(frame.source == kNoCard)},
         clauseOf(frame), operation.then ? Clause::EffectThen : Clause::EffectMust);
    frame.count = operation.target.pick == effects::Pick::Several ? operation.target.amount : std::uint8_t{0};
    finishOperation(frame, operation);
}

/// cc.ruling.heimdall: somebody picked a card in a lane with a shield. The whole effect ends and the shield
/// flips.
template <class Log>
bool Engine<Log>::shielded(Frame& frame, CardIx card)
{
    const Lane lane = board().laneOf(card);
    if (!board().cardHolds(lane, effects::OpCode::Shield))
        return false;
    for (const Side side : {s.active, other(s.active)}) // cc.ruling.heimdalls
        for (const CardIx guard : s.cards.in(zone::of(lane, side))) {
            if (!kind(guard).holds(effects::OpCode::Shield) || s.isDown(guard))
                continue;
            tell(EventKind::EffectCancelled,
                 {.card = frame.source == kNoCard ? std::uint8_t{0xff} : s.kind[frame.source],
                  .other = s.kind[guard]},
                 cardClause(guard), Clause::RulingHeimdall);
            for (std::uint8_t& waiting : s.waiting)
                waiting = static_cast<std::uint8_t>(waiting & ~kPicked);
            const Clause cause = cardClause(guard);
            finishEffect(frame);
            turn(guard, cause);
            return true;
        }
    return false;
}

/// A pick that changes nothing yet still shows in the log.
template <class Log>
void Engine<Log>::tellChosen(const Frame& frame, const effects::Operation& operation, CardIx card)
{
    if constexpr (Log::kKeeps) {
        const std::size_t from = s.cards.zoneOf(card);
        const bool places = operation.code == effects::OpCode::Place;
        tell(EventKind::CardChosen,
             {.side = places ? zone::side(frame.zone) : targets().who(frame, operation.target.by),
              .card = s.kind[card],
              .from = static_cast<std::uint8_t>(from),
              .value = std::uint8_t(s.inPlay(card))},
             clauseOf(frame));
    }
}

template <class Log>
void Engine<Log>::takeCard(const Choice& choice)
{
    Frame& frame = s.frames.back();
    const effects::Operation& operation = effectOf(frame).program[frame.pc];
    const CardIx card = s.cards.at(choice.a >> 8u, choice.a & 0xffu);
    if (shielded(frame, card))
        return;
    frame.it = card;
    frame.value = static_cast<std::uint8_t>(board().strength(card));
    if (operation.code == effects::OpCode::Move && operation.to != effects::LaneScope::This) {
        tellChosen(frame, operation, card);
        frame.needsLane = 1;
        s.ask = Ask::Destination;
        return;
    }
    affect(frame, operation, card);
    frame.step = Step::FollowUps;
}

template <class Log>
void Engine<Log>::takeTotal(const Choice& choice)
{
    Frame& frame = s.frames.back();
    const effects::Operation& operation = effectOf(frame).program[frame.pc];
    if (Verb(choice.verb) == Verb::Stop)
        return destroyPicked(frame, operation, false);
    const CardIx card = s.cards.at(choice.a >> 8u, choice.a & 0xffu);
    if (shielded(frame, card))
        return;
    tellChosen(frame, operation, card);
    s.waiting[card] = static_cast<std::uint8_t>(s.waiting[card] | kPicked);
    frame.value = static_cast<std::uint8_t>(std::min(255, frame.value + board().strength(card)));
    bool moreToPick = false;
    targets().each(frame, operation,
                   [&](CardIx left) { moreToPick = moreToPick || !targets().isPicked(left); });
    if (moreToPick)
        s.ask = Ask::Total;
    else
        destroyPicked(frame, operation, false);
}

template <class Log>
void Engine<Log>::takeKind(const Choice& choice)
{
    Frame& frame = s.frames.back();
    const effects::Operation& operation = effectOf(frame).program[frame.pc];
    const std::size_t from = operation.from == effects::Source::Offer ? zone::kOffer : zone::kDiscard;
    for (const CardIx card : s.cards.in(from))
        if (s.kind[card] == choice.a) {
            frame.it = card;
            break;
        }
    if (operation.code == effects::OpCode::Discard) {
        tell(EventKind::Discarded, {.card = s.kind[frame.it]}, clauseOf(frame));
        s.cards.moveToEnd(frame.it, zone::kDiscard);
        refill();
        return finishOperation(frame, operation);
    }
    if (operation.to == effects::LaneScope::This)
        return placeCard(frame, operation);
    tellChosen(frame, operation, frame.it);
    frame.needsLane = 1;
    s.ask = Ask::Destination;
}

template <class Log>
void Engine<Log>::takeLane(const Choice& choice)
{
    Frame& frame = s.frames.back();
    const effects::Operation& operation = effectOf(frame).program[frame.pc];
    const auto lane = static_cast<Lane>(choice.a);
    frame.needsLane = 0;
    if (operation.code == effects::OpCode::Move) {
        moveTo(frame.it, lane, clauseOf(frame));
        if (operation.target.pick == effects::Pick::All)
            return; // the next one in the queue
        return finishOperation(frame, operation);
    }
    const std::size_t to = zone::of(lane, zone::side(frame.zone));
    put(frame.it, to, operation.faceDown);
    tell(EventKind::PlacedCard,
         {.card = s.kind[frame.it],
          .to = static_cast<std::uint8_t>(to),
          .value = std::uint8_t(operation.faceDown)},
         clauseOf(frame), Clause::Placed);
    refill();
    finishOperation(frame, operation);
}

template <class Log>
void Engine<Log>::placeCard(Frame& frame, const effects::Operation&)
{
    takeLane({std::uint16_t(Verb::PickLane), board().laneOf(frame), 0, 0});
}

} // namespace rules::crimson
