// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/engine/changes.h"

#include <bit>

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
    const Party you = s.owner(frame.zone);
    switch (condition) {
    case effects::Condition::None: return true;
    case effects::Condition::OpponentHasMoreCoins:
        return targets().victims(frame, effects::Condition::OpponentHasMoreCoins) != 0;
    case effects::Condition::YouLeadThisLane: return board().leader(board().laneOf(frame)) == you;
    }
    return false;
}

/// Puts an effect on top of what is under way. cc.ruling.loop: beyond the bound it does not happen.
template <class Log>
void Engine<Log>::pushEffect(const Frame& frame, const effects::Effect& effect)
{
    const std::uint8_t shown =
        frame.source == kNoCard ? s.castle[zone::lane(frame.zone)] : s.kind[frame.source];
    const Event event{.who = nameOf(s.owner(frame.zone)), .card = shown, .to = frame.zone};
    // The card being played takes one of the places, so outside a deployment one stays free.
    const bool deploys = !s.frames.empty() && s.frames[0].type == FrameType::Play;
    if (s.frames.size() + (deploys ? 0 : 1) >= kMaxNested || s.triggered == kMaxTriggered) {
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
                              Seat player)
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
void Engine<Log>::beginCastleEffect(Lane lane, std::uint8_t effect, CardIx played, Seat player)
{
    Frame frame;
    frame.zone = static_cast<std::uint8_t>(zone::of(lane, s.firstHalf(lane)));
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
    const CardIx card = s.cards.at(s.seating.limbo, 0);
    --limbo;
    const std::uint8_t effect = kind(card).effectOf(effects::EffectType::Destruction);
    if (!kind(card).placesSelf) {
        s.cards.moveToEnd(card, s.seating.discard);
        refill();
    }
    const std::size_t depth = s.frames.size();
    beginEffect(card, s.home[card], effect, kNoCard, s.acting(s.owner(s.home[card])));
    if (s.frames.size() == depth && s.cards.zoneOf(card) == s.seating.limbo) {
        s.cards.moveToEnd(card, s.seating.discard);
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
                               s.acting(board().ownerOf(next)));
    }
    finishOperation(frame, operation);
}

template <class Log>
void Engine<Log>::operate(Frame& frame, const effects::Operation& operation)
{
    using effects::OpCode;
    if (s.seating.isAgainstRaiders()) {
        if (operation.code > OpCode::ScoreAt)
            return operateAgainstRaiders(frame, operation);
        if (operation.code >= OpCode::Gain && operation.code <= OpCode::Pay)
            return operateOnCastleCoins(frame, operation);
    }
    const Seat purse = targets().purse(frame, operation.who);
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
        if (s.cards.empty(operation.from == effects::Source::Offer ? s.seating.offer : s.seating.discard))
            return idle(frame, operation);
        s.ask = Ask::Kind;
        return;
    case OpCode::Gain:
        if (purse == kNoSeat ||
            (operation.amountOf == effects::AmountOf::StrengthOfIt && frame.chosen == kNoCard))
            return idle(frame, operation);
        gain(purse, operation.amountOf == effects::AmountOf::StrengthOfIt ? frame.value : operation.amount,
             clauseOf(frame));
        break;
    case OpCode::Take: {
        const unsigned victims = targets().victims(frame, effectOf(frame).condition);
        if (victims == 0)
            return idle(frame, operation);
        if (s.seating.members(s.owner(zone::opposite(frame.zone))) > 1) { // cc.two.thief, cc.two.beggar
            s.ask = Ask::Victim;
            return;
        }
        return takeCoins(frame, operation, static_cast<Seat>(std::countr_zero(victims)));
    }
    case OpCode::Pay:
        if (purse == kNoSeat || s.coins[purse] == 0)
            return idle(frame, operation);
        pay(purse, operation.amount, clauseOf(frame));
        break;
    default: break; // standing and score effects are looked up where they apply
    }
    finishOperation(frame, operation);
}

template <class Log>
void Engine<Log>::takeCoins(Frame& frame, const effects::Operation& operation, Seat victim)
{
    const Seat taker = s.acting(s.owner(frame.zone));
    const int taken = std::min<int>(operation.amount, s.coins[victim]);
    s.coins[victim] = static_cast<std::uint8_t>(s.coins[victim] - taken);
    s.coins[taker] = static_cast<std::uint8_t>(s.coins[taker] + taken);
    tell(EventKind::CoinsTaken,
         {.who = taker,
          .value = static_cast<std::uint8_t>(taken),
          .extra = s.seating.isDuel() ? Seat{0} : victim},
         clauseOf(frame),
         teamClause(effectOf(frame).condition == effects::Condition::None ? Clause::TwoThief
                                                                          : Clause::TwoBeggar));
    finishOperation(frame, operation);
}

template <class Log>
void Engine<Log>::takeVictim(const Choice& choice)
{
    Frame& frame = s.frames.back();
    const effects::Operation& operation = effectOf(frame).program[frame.pc];
    const auto victim = static_cast<Seat>(choice.a);
    takeCoins(frame, operation, victim);
}

template <class Log>
void Engine<Log>::operateOnCards(Frame& frame, const effects::Operation& operation)
{
    CardIx card = kNoCard;
    switch (operation.target.pick) {
    case effects::Pick::One:
    case effects::Pick::Several:
        if (targets().who(frame, operation.target.by) == kNoParty || !targets().any(frame, operation)) {
            frame.chosen = kNoCard; // "it" does not reach back behind a choice that nobody could make
            return idle(frame, operation);
        }
        s.ask = Ask::Card;
        return;
    case effects::Pick::All: return operateOnAll(frame, operation);
    case effects::Pick::Total: return operateByTotal(frame, operation);
    case effects::Pick::It: card = frame.chosen; break;
    case effects::Pick::Self: card = frame.source; break;
    case effects::Pick::Played: card = frame.played; break;
    }
    if (!s.inPlay(card))
        return idle(frame, operation);
    if (operation.code == effects::OpCode::Move) {
        const Lane here = board().laneOf(frame);
        if (operation.to == effects::LaneScope::This) {
            // cc.card.temptress: it is here already; cc.ffa.move: its owner has no half of this lane.
            if (!s.isOpen(here) || zone::lane(s.cards.zoneOf(card)) == here ||
                (board().lanesOf(board().ownerOf(card)) >> here & 1u) == 0)
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
    operateTogether(frame, operation, chosen);
}

/// Flips, destroys, or moves to this lane, in the order of resolution.
template <class Log>
void Engine<Log>::operateTogether(Frame& frame, const effects::Operation& operation, const CardList& chosen)
{
    CardList ordered;
    board().inOrder(s.activeParty(), [&](CardIx card) {
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
        if (operation.target.by == effects::Who::Leader) {
            // The moves themselves may change who leads.
            frame.chooser = targets().decider(frame, effects::Who::Leader);
            if (frame.chooser == kNoSeat)
                return idle(frame, operation);
        }
        targets().each(frame, operation, [&](CardIx card) {
            s.waiting[card] = static_cast<std::uint8_t>(s.waiting[card] | kPicked);
            found = true;
        });
        if (!found)
            return idle(frame, operation);
        frame.count = 1;
    }
    CardIx next = kNoCard;
    board().inOrder(s.owner(frame.zone), [&](CardIx card) {
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
    if (frame.count != 0)
        return moveNextQueued(frame, operation);
    frame.value = 0; // an operation before may have left the strength of its card
    if (targets().who(frame, operation.target.by) == kNoParty || !targets().any(frame, operation))
        return idle(frame, operation);
    if (!targets().mustTakeAll(frame, operation)) {
        s.ask = Ask::Total;
        return;
    }
    // cc.ruling.heimdall: where everything must go, the cards are picked all the same.
    CardIx guarded = kNoCard;
    targets().each(frame, operation, [&](CardIx card) {
        const bool shield = board().cardHolds(board().laneOf(card), effects::OpCode::Shield);
        guarded = shield ? card : guarded;
        return shield;
    });
    if (guarded == kNoCard || !shielded(frame, guarded))
        operateOnPicked(frame, operation, true);
}

/// All picked cards together, or all that there are where everything must go. Cards that move to other lanes
/// follow one by one.
template <class Log>
void Engine<Log>::operateOnPicked(Frame& frame, const effects::Operation& operation, bool all)
{
    CardList chosen;
    targets().each(frame, operation, [&](CardIx card) {
        if (all || targets().isPicked(card))
            chosen.push_back(card);
    });
    const bool queued = operation.code == effects::OpCode::Move && operation.to != effects::LaneScope::This;
    for (const CardIx card : chosen)
        s.waiting[card] =
            static_cast<std::uint8_t>(queued ? s.waiting[card] | kPicked : s.waiting[card] & ~kPicked);
    if (!queued)
        return operateTogether(frame, operation, chosen);
    if (operation.target.by == effects::Who::Leader)
        frame.chooser = targets().decider(frame, effects::Who::Leader);
    frame.count = 1;
    moveNextQueued(frame, operation);
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
    frame.chooser = kNoSeat;
    const bool eachPicks = operation.target.by == effects::Who::Each;
    if ((eachPicks || operation.who == effects::Who::Each) && frame.round == 0) {
        frame.round = 1;
        if (eachPicks)
            frame.value = 0;
        return;
    }
    frame.round = 0;
    ++frame.pc;
}

template <class Log>
void Engine<Log>::finishEffect(Frame& frame)
{
    if (frame.source != kNoCard && s.cards.zoneOf(frame.source) == s.seating.limbo &&
        effectOf(frame).type == effects::EffectType::Destruction) {
        s.cards.moveToEnd(frame.source, s.seating.discard);
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
         {.who = nameOf(s.owner(frame.zone)),
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
    const std::size_t first = zone::of(lane, s.firstHalf(lane));
    for (const std::size_t half : {first, zone::opposite(first)}) // cc.ruling.heimdalls
        for (const CardIx guard : s.cards.in(half)) {
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
             {.who = places ? targets().deciderFor(frame) : targets().decider(frame, operation.target.by),
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
    frame.chosen = card;
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
        return operateOnPicked(frame, operation, false);
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
        operateOnPicked(frame, operation, false);
}

template <class Log>
void Engine<Log>::takeKind(const Choice& choice)
{
    Frame& frame = s.frames.back();
    const effects::Operation& operation = effectOf(frame).program[frame.pc];
    if (operation.code == effects::OpCode::DiscardFromHand)
        return discardFromHand(frame, operation, choice.a);
    if (operation.code == effects::OpCode::Exchange)
        return exchange(frame, operation, choice.a);
    const std::size_t from = operation.from == effects::Source::Offer ? s.seating.offer : s.seating.discard;
    for (const CardIx card : s.cards.in(from))
        if (s.kind[card] == choice.a) {
            frame.it = card;
            break;
        }
    if (operation.code == effects::OpCode::Discard) {
        tell(EventKind::Discarded, {.card = s.kind[frame.it]}, clauseOf(frame));
        s.cards.moveToEnd(frame.it, s.seating.discard);
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
        if (operation.target.pick == effects::Pick::All || operation.target.pick == effects::Pick::Total)
            return; // the next one in the queue
        return finishOperation(frame, operation);
    }
    const std::size_t to = s.halfIn(lane, s.owner(frame.zone));
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
