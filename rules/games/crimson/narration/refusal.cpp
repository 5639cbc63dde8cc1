// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/engine/targets.h"
#include "rules/games/crimson/narration/narration.h"
#include "rules/games/crimson/narration/phrases.h"
#include "rules/games/crimson/narration/target_refusal.h"

#include <algorithm>

namespace rules::crimson {

using narration::LaneForm;
using narration::Line;
using narration::Phrases;

namespace {

int purseOf(const State& state, Seat who)
{
    return who < state.seating.seats ? state.coins[who] : 0;
}

/// Somebody else is asked, or something else: which.
std::string otherQuestion(const Game& game, const State& state, Seat who, const Phrases& phrases)
{
    const Question question = game.question(state);
    if (question.who != who)
        return phrases.say(Line::OtherDecides, {{"rival", phrases.player(question.who)}});
    return phrases.say(Line::Wanted,
                       {{"wanted", std::string(phrases.grammar().wanted[std::size_t(question.ask)])}});
}

std::string cardLine(Line line, std::size_t kind, const Phrases& phrases)
{
    return phrases.say(phrases.knowsCard(kind) ? line : Line::NoSuchCard, {{"card", phrases.card(kind)}});
}

std::string tooFewCoins(const State& state, Seat who, const Choice& choice, const Phrases& phrases)
{
    const bool bid = Verb(choice.verb) == Verb::Bid;
    if (Verb(choice.verb) == Verb::SecretBid)
        return phrases.say(Line::BidTooHigh,
                           {{"coins", phrases.coins(purseOf(state, who))}, {"n", std::to_string(choice.a)}});
    return phrases.say(
        bid ? Line::BidTooHigh : Line::PaymentTooHigh,
        {{"coins", phrases.coins(purseOf(state, who))}, {"n", std::to_string(bid ? choice.b : choice.a)}});
}

std::string laneLine(Line line, const Choice& choice, const Phrases& phrases)
{
    const bool isSecond = Verb(choice.verb) == Verb::Play || Verb(choice.verb) == Verb::Discard;
    const std::size_t lane = isSecond ? choice.b : choice.a;
    return phrases.say(lane < phrases.seating().lanes ? line : Line::NoSuchLane,
                       {{"lane", phrases.lane(LaneForm::Bare, lane)}});
}

/// The card or castle that narrows the lanes down is named from the board: the clause knows only one kind.
std::string onlyTheseLanes(const Game& game, const State& state, const Phrases& phrases)
{
    const Board board(game.table(state.seating), state);
    std::string holder;
    for (Lane lane = 0; lane < state.seating.lanes && holder.empty(); ++lane) {
        if (!state.isOpen(lane))
            continue;
        if (board.castle(lane).holds(effects::OpCode::PlayOnlyHere))
            holder = phrases.castle(state.castle[lane]);
        for (Half half = 0; half < kHalves; ++half)
            for (const CardIx card : state.cards.in(zone::of(lane, half)))
                if (board.kind(card).holds(effects::OpCode::PlayOnlyHere) && !state.isDown(card))
                    holder = phrases.card(state.kind[card]);
    }
    if (holder.empty())
        return phrases.say(Line::NoSuchChoice);
    return phrases.say(Line::OnlyTheseLanes,
                       {{"card", holder}, {"lanes", phrases.intoOneOf(board.playableLanes())}});
}

std::string noSuchCard(const Game& game, const State& state, const Choice& choice, const Phrases& phrases)
{
    if (Verb(choice.verb) == Verb::PickKind) {
        if (narration::asksForEffect(state.ask)) {
            const effects::OpCode code =
                narration::openEffect(game.table(state.seating), state).operation.code;
            if (code == effects::OpCode::DiscardFromHand)
                return cardLine(Line::NotInHand, choice.a, phrases);
            if (code == effects::OpCode::Exchange)
                return cardLine(Line::NotDrawn, choice.a, phrases);
        }
        const bool offer =
            !narration::asksForEffect(state.ask) ||
            narration::openEffect(game.table(state.seating), state).operation.from == effects::Source::Offer;
        return cardLine(offer ? Line::NotOnOffer : Line::NotInDiscard, choice.a, phrases);
    }
    const std::size_t from = choice.a >> 8u;
    if (from >= state.seating.inPlay())
        return phrases.say(Line::NoSuchPlace);
    return phrases.say(Line::NoCardThere,
                       {{"ordinal", phrases.ordinal(choice.a & 0xffu)},
                        {"place", phrases.place(from)},
                        {"cards", phrases.cards(static_cast<int>(state.cards.size(from)))}});
}

std::string sameLane(const Game& game, const State& state, const Choice& choice, const Phrases& phrases)
{
    if (!narration::asksForEffect(state.ask) || choice.a >= state.seating.lanes)
        return phrases.say(Line::NoSuchLane);
    const narration::OpenEffect effect = narration::openEffect(game.table(state.seating), state);
    if (effect.frame.it == kNoCard)
        return phrases.say(Line::NoSuchLane);
    return phrases.say(
        effect.operation.code == effects::OpCode::Move ? Line::AlreadyInLane : Line::MayNotBePlaced,
        {{"card", phrases.card(state.kind[effect.frame.it])}, {"in", phrases.lane(LaneForm::In, choice.a)}});
}

std::string notEnoughYet(const Game& game, const State& state, const Phrases& phrases)
{
    const narration::OpenEffect effect = narration::openEffect(game.table(state.seating), state);
    return phrases.say(Line::NotEnoughYet, {{"n", std::to_string(effect.frame.value)},
                                            {"m", std::to_string(effect.operation.target.amount)}});
}

std::string notAVictim(const Game& game, const State& state, const Choice& choice, const Phrases& phrases)
{
    const Frame& frame = narration::openEffect(game.table(state.seating), state).frame;
    return phrases.say(
        Line::NotAVictim,
        {{"asker", frame.source == kNoCard ? phrases.castle(state.castle[zone::lane(frame.zone)])
                                           : phrases.card(state.kind[frame.source])},
         {"rival", phrases.player(static_cast<Seat>(std::min<unsigned>(choice.a, kTogether - 1)))}});
}

} // namespace

std::string refusal(const Game& game, const State& state, Seat who, const Choice& choice,
                    const Refusal& refusal, Language language)
{
    const Phrases phrases(game, state.seating, language);
    switch (refusal.reason) {
    case RefusalReason::MatchOver: return phrases.say(Line::MatchIsOver);
    case RefusalReason::NotThisQuestion: return otherQuestion(game, state, who, phrases);
    case RefusalReason::NotOnOffer:
        return cardLine(refusal.clause == Clause::SetupTopCard ? Line::OnTopOnly : Line::NotOnOffer, choice.a,
                        phrases);
    case RefusalReason::AtLeastOneCoin: return phrases.say(Line::AtLeastOneCoin);
    case RefusalReason::TooFewCoins: return tooFewCoins(state, who, choice, phrases);
    case RefusalReason::CannotAffordMatch:
        return phrases.say(
            Line::CannotAffordMatch,
            {{"price",
              phrases.coins(state.seating.isRing ? state.price
                                                 : Board(game.table(state.seating), state).matchPrice())},
             {"coins", phrases.coins(purseOf(state, who))}});
    case RefusalReason::NotInFront: return cardLine(Line::NotInFront, choice.a, phrases);
    case RefusalReason::LaneClosed: return laneLine(Line::LaneClosed, choice, phrases);
    case RefusalReason::OnlyFreyjasLane: return onlyTheseLanes(game, state, phrases);
    case RefusalReason::NoSuchCard: return noSuchCard(game, state, choice, phrases);
    case RefusalReason::NotATarget: return narration::targetRefusal(game, state, who, choice, phrases);
    case RefusalReason::SameLane: return sameLane(game, state, choice, phrases);
    case RefusalReason::NotEnoughYet: return notEnoughYet(game, state, phrases);
    case RefusalReason::NotAVictim: return notAVictim(game, state, choice, phrases);
    case RefusalReason::NotYourFront: return laneLine(Line::NotYourFront, choice, phrases);
    case RefusalReason::NotInHand: return cardLine(Line::NotInHand, choice.a, phrases);
    case RefusalReason::NotTheRaidersLane:
    case RefusalReason::PartnersLane:
        return phrases.say(
            refusal.reason == RefusalReason::PartnersLane ? Line::PartnersLane : Line::NotTheRaidersLane,
            {{"lanes", phrases.intoOneOf(Board(game.table(state.seating), state).playableLanes())}});
    case RefusalReason::DiscardUsed: return phrases.say(Line::DiscardUsed);
    case RefusalReason::DiscardNotNow: return phrases.say(Line::DiscardNotNow);
    case RefusalReason::NoCastleCoin:
        return choice.a < state.seating.lanes
                   ? phrases.say(Line::NoCastleCoin, {{"in", phrases.lane(LaneForm::In, choice.a)}})
                   : phrases.say(Line::NoSuchLane);
    case RefusalReason::NotAPartner:
        return phrases.say(
            Line::NotAPartner,
            {{"rival", phrases.player(static_cast<Seat>(std::min<unsigned>(choice.a, kTogether - 1)))}});
    }
    return {};
}

} // namespace rules::crimson
