// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/engine/auction.h"
#include "rules/games/crimson/engine/effects.h"
#include "rules/games/crimson/engine/placements.h"
#include "rules/games/crimson/engine/raiders.h"

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
    // The phases in the order of the turn, not a switch: which one is next is then nearly always guessed
    // right by the processor. A phase that asks or begins an effect stays, so none of the later ones acts.
    if (s.phase == Phase::Deployment)
        stepDeployment();
    if (s.phase == Phase::Score)
        stepScore();
    if (s.phase == Phase::Give)
        stepGive();
    if (s.phase == Phase::Income)
        stepIncome();
    if (s.phase == Phase::Recruitment)
        stepRecruitment();
}

template <class Log>
void Engine<Log>::stepIncome()
{
    if (s.step == phase_step::kBegin) {
        const bool isRaiders = s.seating.isAgainstRaiders() && s.activeParty() == kRaiders;
        if (s.seating.isAgainstRaiders()) {
            if (!isRaiders && beginRound())
                return;
            tellTurnAgainstRaiders();
        } else {
            tell(EventKind::TurnBegan,
                 {.who = s.active, .value = static_cast<std::uint8_t>(std::min<int>(s.turn, 255))},
                 Clause::Turn, teamClause(Clause::TwoOrder));
        }
        s.triggered = 0;
        s.eventful = s.eventful && isRaiders; // a round of solo or co-op counts as one turn
        s.cursor = 0;
        s.step = phase_step::kCastles;
    }
    if (s.step == phase_step::kCastles) {
        if (!board().anyCastleHasRules())
            s.cursor = static_cast<std::uint8_t>(board().zonesToWalk());
        while (s.cursor < board().zonesToWalk()) {
            const std::size_t zone = board().zoneFromSeat(s.activeParty(), s.cursor++);
            const Lane lane = zone::lane(zone);
            const std::uint8_t effect = board().castle(lane).effectOf(effects::EffectType::Income);
            if (effect != Kind::kNone && s.isOpen(lane) && s.owner(zone) == s.activeParty())
                return beginCastleEffect(lane, effect, kNoCard, s.active);
        }
        s.step = phase_step::kCoins;
        for (const CardIx card : board().inPlayIfAny(Traits::kInIncome))
            if (kind(card).effectOf(effects::EffectType::Income) != Kind::kNone && !s.isDown(card) &&
                board().ownerOf(card) == s.activeParty()) {
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

    s.step = phase_step::kBegin;
    if (s.seating.isAgainstRaiders()) {
        s.phase = Phase::Deployment;
        return;
    }
    gain(s.active, 3, Clause::Income, EventKind::IncomeGained); // cc.ruling.income-first
    s.phase = Phase::Recruitment;
}

template <class Log>
void Engine<Log>::stepRecruitment()
{
    const bool somethingToBidOn =
        !s.cards.empty(s.seating.offer) ||
        (!s.cards.empty(s.seating.deck) && board().partyHolds(s.activeParty(), effects::OpCode::BidOnTop));
    const bool isAuction = s.seating.isRing; // cc.ffa.empty-purse: held without coins too
    if ((isAuction || s.coins[s.active] > 0) && somethingToBidOn) {
        s.ask = isAuction ? Ask::Auction : Ask::Bid;
        return;
    }
    tell(EventKind::RecruitSkipped, {.who = s.active},
         s.coins[s.active] == 0 && !isAuction ? Clause::SkipRecruitment : Clause::RulingOfferShort);
    s.phase = Phase::Deployment;
}

template <class Log>
void Engine<Log>::takeBid(const Choice& choice)
{
    s.bidCard = kNoCard;
    for (const CardIx card : s.cards.in(s.seating.offer))
        if (s.kind[card] == choice.a) {
            s.bidCard = card;
            break;
        }
    if (s.bidCard == kNoCard)
        s.bidCard = s.cards.at(s.seating.deck, 0); // cc.card.fortune-teller
    s.bidCoins = static_cast<std::uint8_t>(choice.b);
    s.coins[s.active] = static_cast<std::uint8_t>(s.coins[s.active] - s.bidCoins);
    tell(EventKind::BidMade, {.who = s.active, .card = s.kind[s.bidCard], .value = s.bidCoins}, Clause::Bid,
         s.cards.zoneOf(s.bidCard) == s.seating.deck ? Clause::RecruitmentEffect
                                                     : teamClause(Clause::TwoBid));
    if (s.cards.zoneOf(s.bidCard) == s.seating.deck)
        tellStandingOf(s.activeParty(), effects::OpCode::BidOnTop);
    s.answering = s.active;
    askNextOpponent();
}

/// cc.two.match: the opponents answer one after the other in turn order.
template <class Log>
void Engine<Log>::askNextOpponent()
{
    do
        s.answering = s.seating.after(s.answering);
    while (s.seating.partyOf[s.answering] == s.activeParty());
    s.ask = Ask::Answer;
}

template <class Log>
void Engine<Log>::takeAnswer(const Choice& choice)
{
    const Seat rival = s.answering;
    const Seat bidder = s.seating.isDuel() ? Seat{0} : s.active; // as the duel's log has it
    if (Verb(choice.verb) == Verb::Match) {
        const int price = board().matchPrice();
        s.coins[rival] = static_cast<std::uint8_t>(s.coins[rival] - price);
        s.coins[s.active] = static_cast<std::uint8_t>(s.coins[s.active] + s.bidCoins + price);
        if (price > s.bidCoins)
            tellStandingOf(s.activeParty(), effects::OpCode::MatchCost);
        tell(EventKind::BidMatched,
             {.who = rival,
              .card = s.kind[s.bidCard],
              .value = static_cast<std::uint8_t>(price),
              .extra = bidder},
             Clause::Match, price > s.bidCoins ? Clause::RecruitmentEffect : teamClause(Clause::TwoMatch));
        recruit(rival);
    } else if (isLastOpponent(rival)) {
        s.supply = static_cast<std::uint8_t>(s.supply + s.bidCoins);
        tell(EventKind::BidPassed,
             {.who = rival, .card = s.kind[s.bidCard], .value = s.bidCoins, .extra = bidder}, Clause::Pass,
             teamClause(Clause::TwoMatch));
        recruit(s.active);
    } else {
        tell(EventKind::BidDeclined, {.who = rival, .card = s.kind[s.bidCard]}, Clause::TwoMatch);
        return askNextOpponent();
    }
    s.answering = kNoSeat;
    s.phase = Phase::Deployment;
}

/// Whether nobody is left to match the bid after this player.
template <class Log>
bool Engine<Log>::isLastOpponent(Seat rival) const
{
    for (Seat seat = s.seating.after(rival); seat != s.active; seat = s.seating.after(seat))
        if (s.seating.partyOf[seat] != s.activeParty())
            return false;
    return true;
}

template <class Log>
void Engine<Log>::recruit(Seat seat)
{
    tell(EventKind::Recruited, {.who = seat, .card = s.kind[s.bidCard]}, Clause::Front,
         teamClause(Clause::TwoFront));
    s.cards.moveToEnd(s.bidCard, s.seating.frontOf(seat));
    s.bidCard = kNoCard;
    s.bidCoins = 0;
    s.eventful = true;
    refill();
}

template <class Log>
void Engine<Log>::stepDeployment()
{
    if (s.seating.isAgainstRaiders())
        return stepHands();
    if (!s.cards.empty(s.seating.frontOf(s.active))) {
        s.ask = Ask::Play;
        return;
    }
    s.phase = Phase::Score;
    s.step = phase_step::kBegin;
}

template <class Log>
void Engine<Log>::takePlay(const Choice& choice)
{
    if (Verb(choice.verb) == Verb::Discard)
        return takeDiscard(choice);
    Frame frame;
    frame.type = FrameType::Play;
    frame.step = Step::PutDown;
    const Seat hand = s.seating.isAgainstRaiders() ? s.player : s.active;
    for (const CardIx card : s.cards.in(s.seating.frontOf(hand)))
        if (s.kind[card] == choice.a) {
            frame.source = card;
            break;
        }
    const bool opposite = kind(frame.source).holds(effects::OpCode::PlayOpposite);
    frame.player = s.active;
    const std::size_t own = s.halfIn(static_cast<Lane>(choice.b), s.activeParty());
    frame.zone = static_cast<std::uint8_t>(opposite ? zone::opposite(own) : own);
    s.triggered = 0;
    s.eventful = true;
    if (s.seating.isAgainstRaiders())
        passOnHand();
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
    const bool opposite = s.owner(frame.zone) != s.seating.partyOf[frame.player];
    if (down)
        tellStandingInLane(zone::lane(frame.zone), effects::OpCode::PlayedFaceDown);
    put(card, frame.zone, down);
    Clause also = Clause::PlayEnd;
    if (down)
        also = opposite ? Clause::RulingFenrirTraitor : Clause::FlipDown;
    if (s.seating.isAgainstRaiders()) {
        const bool isRaiders = s.activeParty() == kRaiders;
        if (isRaiders && !down)
            also = opposite ? Clause::SoloTraitor
                            : raiderClause(Clause::SoloRaidersLane, Clause::CoopRaidersLane);
        tell(EventKind::CardPlayed,
             {.who = s.player, .card = s.kind[card], .to = frame.zone, .value = std::uint8_t(down)},
             opposite    ? cardClause(card)
             : isRaiders ? raiderClause(Clause::SoloRaiders, Clause::CoopRaiders)
                         : raiderClause(Clause::SoloYourTurn, Clause::CoopYourTurn),
             also);
        return;
    }
    tell(EventKind::CardPlayed,
         {.who = frame.player, .card = s.kind[card], .to = frame.zone, .value = std::uint8_t(down)},
         opposite ? cardClause(card) : Clause::Play, also);
}

/// Face-up cards of the lane that react to the card just played; cc.ruling.own-play: never the card itself.
/// Returns whether there are any.
template <class Log>
bool Engine<Log>::markReactions(const Frame& frame, bool before)
{
    const Lane lane = zone::lane(frame.zone);
    bool any = false;
    if (!board().mayHave(before ? Traits::kBeforePlayed : Traits::kAfterPlayed))
        return false;
    for (const CardIx card : board().inLane(lane)) {
        const std::uint8_t effect = before ? kind(card).beforePlayed : kind(card).afterPlayed;
        if (effect == Kind::kNone || card == frame.source || s.isDown(card))
            continue;
        const effects::SideScope scope = effectsOf(card)[effect].playedSide;
        if (scope == effects::SideScope::Both ||
            (s.cards.zoneOf(card) == frame.zone) == (scope == effects::SideScope::Own)) {
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
        const unsigned scored = board().scoredLanes() & ~unsigned{s.tied};
        for (std::size_t i = 0; scored != 0; ++i) { // cc.score.order
            const Lane lane = board().laneInScoreOrder(i);
            if ((scored >> lane & 1u) == 0)
                continue;
            s.scoring = lane;
            s.triggered = 0;
            if (!board().mayHave(Traits::kPays))
                return scoreLane();
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
        return beginPayment(next);
    }
    if (s.limbo > 0)
        return resolveDestruction(s.limbo);
    tell(EventKind::LanesCheckedAgain, {}, Clause::ScoreAgain, Clause::RulingCheckAgain);
    s.step = phase_step::kBegin;
}

/// A card asks for coins in the scoring. cc.two.sellsword: its team first settles on who may pay.
template <class Log>
void Engine<Log>::beginPayment(CardIx card)
{
    s.bidCard = card;
    const Party party = board().ownerOf(card);
    unsigned members = 0;
    bool canPay = false;
    for (Seat seat = 0; seat < s.seating.seats; ++seat)
        if (s.seating.partyOf[seat] == party) {
            ++members;
            canPay = canPay || s.coins[seat] > 0;
            s.payer = seat;
        }
    if (members == 1) {
        s.ask = Ask::Payment;
    } else if (canPay) {
        s.payer = kNoSeat;
        s.ask = Ask::Payer;
    } else {
        takePayment({std::uint16_t(Verb::Amount), 0, 0, 0});
    }
}

template <class Log>
void Engine<Log>::takePayer(const Choice& choice)
{
    s.payer = static_cast<Seat>(choice.a);
    tell(EventKind::PayerNamed,
         {.who = nameOf(board().ownerOf(s.bidCard)), .card = s.kind[s.bidCard], .extra = s.payer},
         cardClause(s.bidCard), Clause::TwoSellsword);
    s.ask = Ask::Payment;
}

template <class Log>
void Engine<Log>::takePayment(const Choice& choice)
{
    s.paid[s.bidCard] = static_cast<std::uint8_t>(choice.a);
    pay(s.payer, choice.a, cardClause(s.bidCard));
    s.bidCard = kNoCard;
    s.payer = kNoSeat;
}

template <class Log>
void Engine<Log>::scoreLane()
{
    const Lane lane = s.scoring;
    tellScoreEffects(lane);
    const Scoring::Count outcome = Scoring(m_table, s).count(lane);
    const auto shown = [&outcome](Half side) {
        return static_cast<std::uint8_t>(std::min(outcome.counted[side], 255));
    };
    const auto place = static_cast<std::uint8_t>(zone::of(lane, 0));
    const Clause counted = s.seating.isAgainstRaiders() ? raiderClause(Clause::SoloScore, Clause::CoopScore)
                                                        : Clause::ScoreTotal;
    tell(EventKind::LaneScored, {.to = place, .value = shown(0), .extra = shown(1)}, counted,
         outcome.rule == Clause::ScoreWin ? Clause::ScoreEffects : outcome.rule);
    s.step = phase_step::kCheck;
    for (const CardIx card : board().inLane(lane))
        s.paid[card] = 0;
    if (!outcome.winner) {
        s.tied = static_cast<std::uint16_t>(s.tied | 1u << lane);
        tell(EventKind::LaneTied, {.to = place}, Clause::ScoreTie, outcome.rule);
        return;
    }

    const Party winner = s.owner(zone::of(lane, *outcome.winner));
    const Seat winners = nameOf(winner);
    ++s.castles[winner];
    s.wonBy[lane] = winner;
    s.eventful = true;
    tell(EventKind::CastleWon, {.who = winners, .to = place}, Clause::ScoreWin, outcome.rule);
    if (s.castles[winner] == 2 && !s.placements) { // cc.ruling.second-castle
        s.winner = winner;
        s.phase = Phase::Over;
        tell(EventKind::MatchWon, {.who = winners}, winClause(), Clause::Goal);
        return;
    }
    s.closed = static_cast<std::uint16_t>(s.closed | 1u << lane);
    if (s.seating.isAgainstRaiders())
        returnCastleCoins(lane);
    tell(EventKind::LaneCleared, {.to = place}, Clause::ScoreDestroy);
    // The castle is won, so its own rule has ended (cc.castle.end); a card's rule holds until it is gone.
    const bool stopped = board().cardHolds(lane, effects::OpCode::NoDestruction);
    if (stopped)
        tellStandingInLane(lane, effects::OpCode::NoDestruction);
    const std::size_t first = zone::of(lane, s.firstInScore(lane));
    for (const std::size_t half : {first, zone::opposite(first)})
        while (!s.cards.empty(half)) {
            // cc.ffa.placements.leaving: what a placed player leaves behind has no effects.
            const bool leaves = s.castles[s.owner(half)] == 2;
            destroy(s.cards.at(half, 0), Clause::ScoreDestroy, s.limbo, stopped || leaves);
        }
    refill();
    s.step = phase_step::kCleared;
    if (s.castles[winner] == 2)
        takePlace(winner);
}

template <class Log>
Clause Engine<Log>::winClause() const
{
    switch (s.seating.variant) {
    case Variant::Duel:
    case Variant::Tournament: return Clause::Win;
    case Variant::TwoVersusTwo: return Clause::TwoWin;
    case Variant::FreeForAll: return Clause::FfaWin;
    case Variant::Solo: return Clause::SoloEnd;
    case Variant::Coop: return Clause::CoopEnd;
    }
    return Clause::Win;
}

/// The Score effects of a lane in the order in which Scoring applies them.
template <class Log>
void Engine<Log>::tellScoreEffects(Lane lane)
{
    if constexpr (Log::kKeeps) {
        const std::size_t first = zone::of(lane, s.firstInScore(lane));
        if (board().castle(lane).effectOf(effects::EffectType::Score) != Kind::kNone)
            tell(EventKind::CastleEffectBegan,
                 {.who = nameOf(s.owner(first)),
                  .card = s.castle[lane],
                  .to = static_cast<std::uint8_t>(first)},
                 castleClause(lane), Clause::CastleScore);
        for (const std::size_t half : {first, zone::opposite(first)})
            for (const CardIx card : s.cards.in(half))
                if (!s.isDown(card) && kind(card).effectOf(effects::EffectType::Score) != Kind::kNone)
                    tell(EventKind::EffectBegan,
                         {.who = nameOf(s.owner(half)),
                          .card = s.kind[card],
                          .to = static_cast<std::uint8_t>(half)},
                         cardClause(card), Clause::ScoreEffect);
    }
}

/// How many players have no place yet.
template <class Log>
unsigned Engine<Log>::playing() const
{
    unsigned count = 0;
    for (Seat seat = 0; seat < s.seating.seats; ++seat)
        count += s.isPlaced(seat) ? 0 : 1;
    return count;
}

template <class Log>
void Engine<Log>::endTurn()
{
    if (s.seating.isAgainstRaiders())
        tell(EventKind::RoundEnded, {}, raiderClause(Clause::SoloTurn, Clause::CoopTurn));
    else
        tell(EventKind::TurnPassed, {.who = s.active}, Clause::ScoreEnd);
    s.quietTurns = s.eventful ? std::uint8_t{0} : static_cast<std::uint8_t>(s.quietTurns + 1);
    if (!s.eventful && s.quietTurns == kQuietTurnsEach * playing()) {
        s.phase = Phase::Over;
        tell(EventKind::MatchDrawn, {}, Clause::RulingStalemate);
        return;
    }
    // cc.ffa.placements.next; a round of solo and co-op begins with its first seat.
    s.active = s.seating.isAgainstRaiders() ? Seat{0} : s.nextSeat(s.active);
    ++s.turn;
    s.phase = Phase::Income;
    s.step = phase_step::kBegin;
}

} // namespace rules::crimson
