// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/engine/effects.h"

namespace rules::crimson {

/// Steps within a phase, kept in State::step. Every phase begins with kBegin.
namespace phase_step {
inline constexpr std::uint8_t kBegin = 0;
// Income
inline constexpr std::uint8_t kCastles = 1;
inline constexpr std::uint8_t kCharacters = 2;
inline constexpr std::uint8_t kCoins = 3;
// Score
inline constexpr std::uint8_t kCheck = 1;
inline constexpr std::uint8_t kPayments = 2;
inline constexpr std::uint8_t kCleared = 3;
} // namespace phase_step

template <class Log>
void Engine<Log>::stepPhase()
{
    switch (s.phase) {
    case Phase::Income: return stepIncome();
    case Phase::Recruitment: return stepRecruitment();
    case Phase::Deployment: return stepDeployment();
    case Phase::Score: return stepScore();
    case Phase::Over: break;
    }
}

template <class Log>
void Engine<Log>::stepIncome()
{
    if (s.step == phase_step::kBegin) {
        tell(EventKind::TurnBegan,
             {.side = s.active, .value = static_cast<std::uint8_t>(std::min<int>(s.turn, 255))},
             Clause::Turn);
        s.triggered = 0;
        s.eventful = false;
        s.cursor = 0;
        s.step = phase_step::kCastles;
    }
    if (s.step == phase_step::kCastles) {
        while (s.cursor < kLanes) {
            const Lane lane = laneFromSeat(s.active, s.cursor++);
            const std::uint8_t effect = board().castle(lane).effectOf(effects::EffectType::Income);
            if (s.isOpen(lane) && effect != Kind::kNone)
                return beginCastleEffect(lane, effect, kNoCard, s.active);
        }
        s.step = phase_step::kCoins;
        for (const CardIx card : board().inPlay())
            if (kind(card).effectOf(effects::EffectType::Income) != Kind::kNone && !s.isDown(card) &&
                board().sideOf(card) == s.active) {
                markWaiting(card);
                s.step = phase_step::kCharacters;
            }
    }
    if (s.step == phase_step::kCharacters) {
        const CardIx next = nextWaiting();
        if (next != kNoCard)
            return beginEffect(next, s.cards.zoneOf(next), kind(next).effectOf(effects::EffectType::Income),
                               kNoCard, s.active);
    }

    gain(s.active, 3, Clause::Income, EventKind::IncomeGained); // cc.ruling.income-first
    s.phase = Phase::Recruitment;
    s.step = phase_step::kBegin;
}

template <class Log>
void Engine<Log>::stepRecruitment()
{
    const bool somethingToBidOn =
        !s.cards.empty(zone::kOffer) ||
        (!s.cards.empty(zone::kDeck) && board().sideHolds(s.active, effects::OpCode::BidOnTop));
    if (s.coins[s.active] > 0 && somethingToBidOn) {
        s.ask = Ask::Bid;
        return;
    }
    tell(EventKind::RecruitSkipped, {.side = s.active},
         s.coins[s.active] == 0 ? Clause::SkipRecruitment : Clause::RulingOfferShort);
    s.phase = Phase::Deployment;
}

template <class Log>
void Engine<Log>::takeBid(const Choice& choice)
{
    s.bidCard = kNoCard;
    for (const CardIx card : s.cards.in(zone::kOffer))
        if (s.kind[card] == choice.a) {
            s.bidCard = card;
            break;
        }
    if (s.bidCard == kNoCard)
        s.bidCard = s.cards.at(zone::kDeck, 0); // cc.card.fortune-teller
    s.bidCoins = static_cast<std::uint8_t>(choice.b);
    s.coins[s.active] = static_cast<std::uint8_t>(s.coins[s.active] - s.bidCoins);
    tell(EventKind::BidMade, {.side = s.active, .card = s.kind[s.bidCard], .value = s.bidCoins}, Clause::Bid,
         s.cards.zoneOf(s.bidCard) == zone::kDeck ? Clause::RecruitmentEffect : Clause::None);
    if (s.cards.zoneOf(s.bidCard) == zone::kDeck)
        for (Lane lane = 0; lane < kLanes; ++lane)
            tellStanding(zone::of(lane, s.active), effects::OpCode::BidOnTop);
    s.ask = Ask::Answer;
}

template <class Log>
void Engine<Log>::takeAnswer(const Choice& choice)
{
    const Side rival = other(s.active);
    if (Verb(choice.verb) == Verb::Match) {
        const int price = board().matchPrice(s.active);
        s.coins[rival] = static_cast<std::uint8_t>(s.coins[rival] - price);
        s.coins[s.active] = static_cast<std::uint8_t>(s.coins[s.active] + s.bidCoins + price);
        if (price > s.bidCoins)
            for (Lane lane = 0; lane < kLanes; ++lane)
                tellStanding(zone::of(lane, s.active), effects::OpCode::MatchCost);
        tell(EventKind::BidMatched,
             {.side = rival, .card = s.kind[s.bidCard], .value = static_cast<std::uint8_t>(price)},
             Clause::Match, price > s.bidCoins ? Clause::RecruitmentEffect : Clause::None);
        recruit(rival);
    } else {
        s.supply = static_cast<std::uint8_t>(s.supply + s.bidCoins);
        tell(EventKind::BidPassed, {.side = rival, .card = s.kind[s.bidCard], .value = s.bidCoins},
             Clause::Pass);
        recruit(s.active);
    }
    s.phase = Phase::Deployment;
}

template <class Log>
void Engine<Log>::recruit(Side side)
{
    tell(EventKind::Recruited, {.side = side, .card = s.kind[s.bidCard]}, Clause::Front);
    s.cards.moveToEnd(s.bidCard, zone::kFront + side);
    s.bidCard = kNoCard;
    s.bidCoins = 0;
    s.eventful = true;
    refill();
}

template <class Log>
void Engine<Log>::stepDeployment()
{
    if (!s.cards.empty(zone::kFront + s.active)) {
        s.ask = Ask::Play;
        return;
    }
    s.phase = Phase::Score;
    s.step = phase_step::kBegin;
}

template <class Log>
void Engine<Log>::takePlay(const Choice& choice)
{
    Frame frame;
    frame.type = FrameType::Play;
    frame.step = Step::PutDown;
    for (const CardIx card : s.cards.in(zone::kFront + s.active))
        if (s.kind[card] == choice.a) {
            frame.source = card;
            break;
        }
    const bool opposite = kind(frame.source).holds(effects::OpCode::PlayOpposite);
    frame.player = s.active;
    frame.zone = static_cast<std::uint8_t>(
        zone::of(static_cast<Lane>(choice.b), opposite ? other(s.active) : s.active));
    s.triggered = 0;
    s.eventful = true;
    s.frames.push_back(frame);
}

template <class Log>
void Engine<Log>::stepPlay(Frame& frame)
{
    const CardIx card = frame.source;
    if (frame.step == Step::PutDown) {
        putDown(frame);
        frame.step = markReactions(frame, true) ? Step::Reactions : Step::OwnEffect;
    }
    if (frame.step == Step::Reactions) {
        const CardIx next = nextWaiting();
        if (next != kNoCard)
            return beginEffect(next, s.cards.zoneOf(next), kind(next).beforePlayed, card, frame.player);
        frame.step = Step::OwnEffect;
    }
    if (frame.step == Step::OwnEffect) {
        frame.step = Step::CastleEffect;
        const std::uint8_t effect = kind(card).effectOf(effects::EffectType::Deployment);
        if (effect != Kind::kNone && s.inPlay(card) && !s.isDown(card))
            return beginEffect(card, s.cards.zoneOf(card), effect, card, frame.player);
    }
    if (frame.step == Step::CastleEffect) {
        frame.step = markReactions(frame, false) ? Step::LaterReactions : Step::Leave;
        const Lane lane = zone::lane(frame.zone);
        const std::uint8_t effect = board().castle(lane).afterPlayed;
        if (effect != Kind::kNone && s.isOpen(lane))
            return beginCastleEffect(lane, effect, card, frame.player); // cc.castle.deployed
    }
    if (frame.step == Step::LaterReactions) {
        const CardIx next = nextWaiting();
        if (next != kNoCard)
            return beginEffect(next, s.cards.zoneOf(next), kind(next).afterPlayed, card, frame.player);
    }
    s.frames.pop_back();
}

template <class Log>
void Engine<Log>::putDown(Frame& frame)
{
    const CardIx card = frame.source;
    const bool down = board().laneHolds(zone::lane(frame.zone), effects::OpCode::PlayedFaceDown);
    const bool opposite = zone::side(frame.zone) != frame.player;
    if (down)
        tellStandingInLane(zone::lane(frame.zone), effects::OpCode::PlayedFaceDown);
    put(card, frame.zone, down);
    Clause also = Clause::PlayEnd;
    if (down)
        also = opposite ? Clause::RulingFenrirTraitor : Clause::FlipDown;
    tell(EventKind::CardPlayed,
         {.side = frame.player, .card = s.kind[card], .to = frame.zone, .value = std::uint8_t(down)},
         opposite ? cardClause(card) : Clause::Play, also);
}

/// Face-up cards of the lane that react to the card just played; cc.ruling.own-play: never the card itself.
/// Returns whether there are any.
template <class Log>
bool Engine<Log>::markReactions(const Frame& frame, bool before)
{
    const Lane lane = zone::lane(frame.zone);
    bool any = false;
    for (const CardIx card : board().inLane(lane)) {
        const std::uint8_t effect = before ? kind(card).beforePlayed : kind(card).afterPlayed;
        if (effect == Kind::kNone || card == frame.source || s.isDown(card))
            continue;
        const effects::SideScope scope = effectsOf(card)[effect].playedSide;
        if (scope == effects::SideScope::Both ||
            (board().sideOf(card) == zone::side(frame.zone)) == (scope == effects::SideScope::Own)) {
            markWaiting(card);
            any = true;
        }
    }
    return any;
}

template <class Log>
void Engine<Log>::stepScore()
{
    if (s.step == phase_step::kBegin) {
        s.tied = 0;
        s.step = phase_step::kCheck;
    }
    if (s.step == phase_step::kCheck) {
        for (std::size_t i = 0; i < kLanes; ++i) { // cc.score.order
            const Lane lane = laneFromSeat(s.active, i);
            if ((s.tied >> lane & 1u) != 0 || !board().isScored(lane))
                continue;
            s.scoring = lane;
            s.triggered = 0;
            for (const CardIx card : board().inLane(lane))
                if (kind(card).pays && !s.isDown(card))
                    markWaiting(card);
            s.step = phase_step::kPayments;
            return;
        }
        return endTurn();
    }
    if (s.step == phase_step::kPayments) {
        const CardIx next = nextWaiting();
        if (next == kNoCard)
            return scoreLane();
        s.bidCard = next; // the card that asks for coins
        s.ask = Ask::Payment;
        return;
    }
    if (s.limbo > 0)
        return resolveDestruction(s.limbo);
    tell(EventKind::LanesCheckedAgain, {}, Clause::ScoreAgain, Clause::RulingCheckAgain);
    s.step = phase_step::kBegin;
}

template <class Log>
void Engine<Log>::takePayment(const Choice& choice)
{
    const Side side = zone::side(s.cards.zoneOf(s.bidCard));
    s.paid[s.bidCard] = static_cast<std::uint8_t>(choice.a);
    pay(side, choice.a, cardClause(s.bidCard));
    s.bidCard = kNoCard;
}

template <class Log>
void Engine<Log>::scoreLane()
{
    const Lane lane = s.scoring;
    tellScoreEffects(lane);
    const Scoring::Outcome outcome = Scoring(m_table, s).count(lane);
    const auto shown = [&outcome](Side side) {
        return static_cast<std::uint8_t>(std::min(outcome.counted[side], 255));
    };
    const auto place = static_cast<std::uint8_t>(zone::of(lane, 0));
    tell(EventKind::LaneScored, {.to = place, .value = shown(0), .extra = shown(1)}, Clause::ScoreTotal,
         outcome.rule == Clause::ScoreWin ? Clause::ScoreEffects : outcome.rule);
    s.step = phase_step::kCheck;
    for (const CardIx card : board().inLane(lane))
        s.paid[card] = 0;
    if (outcome.winner == kNoSide) {
        s.tied = static_cast<std::uint8_t>(s.tied | 1u << lane);
        tell(EventKind::LaneTied, {.to = place}, Clause::ScoreTie, outcome.rule);
        return;
    }

    const Side winner = outcome.winner;
    ++s.castles[winner];
    s.eventful = true;
    tell(EventKind::CastleWon, {.side = winner, .to = place}, Clause::ScoreWin, outcome.rule);
    if (s.castles[winner] == 2) { // cc.ruling.second-castle
        s.winner = winner;
        s.phase = Phase::Over;
        tell(EventKind::MatchWon, {.side = winner}, Clause::Win, Clause::Goal);
        return;
    }
    s.closed = static_cast<std::uint8_t>(s.closed | 1u << lane);
    tell(EventKind::LaneCleared, {.to = place}, Clause::ScoreDestroy);
    // The castle is won, so its own rule has ended (cc.castle.end); a card's rule holds until it is gone.
    const bool stopped = board().cardHolds(lane, effects::OpCode::NoDestruction);
    if (stopped)
        tellStandingInLane(lane, effects::OpCode::NoDestruction);
    for (const Side side : {s.active, other(s.active)})
        while (!s.cards.empty(zone::of(lane, side)))
            destroy(s.cards.at(zone::of(lane, side), 0), Clause::ScoreDestroy, s.limbo, stopped);
    refill();
    s.step = phase_step::kCleared;
}

/// The Score effects of a lane in the order in which Scoring applies them.
template <class Log>
void Engine<Log>::tellScoreEffects(Lane lane)
{
    if constexpr (Log::kKeeps) {
        if (board().castle(lane).effectOf(effects::EffectType::Score) != Kind::kNone)
            tell(EventKind::CastleEffectBegan,
                 {.side = s.active,
                  .card = s.castle[lane],
                  .to = static_cast<std::uint8_t>(zone::of(lane, s.active))},
                 castleClause(lane), Clause::CastleScore);
        for (const Side side : {s.active, other(s.active)})
            for (const CardIx card : s.cards.in(zone::of(lane, side)))
                if (!s.isDown(card) && kind(card).effectOf(effects::EffectType::Score) != Kind::kNone)
                    tell(EventKind::EffectBegan,
                         {.side = side,
                          .card = s.kind[card],
                          .to = static_cast<std::uint8_t>(zone::of(lane, side))},
                         cardClause(card), Clause::ScoreEffect);
    }
}

template <class Log>
void Engine<Log>::endTurn()
{
    tell(EventKind::TurnPassed, {.side = s.active}, Clause::ScoreEnd);
    s.quietTurns = s.eventful ? std::uint8_t{0} : static_cast<std::uint8_t>(s.quietTurns + 1);
    if (s.quietTurns == kQuietTurns) {
        s.phase = Phase::Over;
        tell(EventKind::MatchDrawn, {}, Clause::RulingStalemate);
        return;
    }
    s.active = other(s.active);
    ++s.turn;
    s.phase = Phase::Income;
    s.step = phase_step::kBegin;
}

} // namespace rules::crimson
