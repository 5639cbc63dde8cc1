// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/engine/targets.h"
#include "rules/games/crimson/narration/narration.h"
#include "rules/games/crimson/narration/phrases.h"
#include "rules/games/crimson/narration/target_refusal.h"

namespace rules::crimson {

using narration::LaneForm;
using narration::Line;
using narration::Phrases;

namespace {

/// Somebody else is asked, or something else: which.
std::string otherQuestion(const Game& game, const State& state, Seat seat, const Phrases& phrases)
{
    const Question question = game.question(state);
    if (question.seat != seat)
        return phrases.say(Line::OtherDecides, {{"rival", Phrases::player(question.seat)}});
    return phrases.say(Line::Wanted,
                       {{"wanted", std::string(phrases.grammar().wanted[std::size_t(question.ask)])}});
}

std::string cardLine(Line line, std::size_t kind, const Phrases& phrases)
{
    return phrases.say(phrases.knowsCard(kind) ? line : Line::NoSuchCard, {{"card", phrases.card(kind)}});
}

std::string tooFewCoins(const State& state, Seat seat, const Choice& choice, const Phrases& phrases)
{
    const bool bid = Verb(choice.verb) == Verb::Bid;
    return phrases.say(
        bid ? Line::BidTooHigh : Line::PaymentTooHigh,
        {{"coins", phrases.coins(state.coins[seat])}, {"n", std::to_string(bid ? choice.b : choice.a)}});
}

std::string laneLine(Line line, const Choice& choice, const Phrases& phrases)
{
    const std::size_t lane = Verb(choice.verb) == Verb::Play ? choice.b : choice.a;
    return phrases.say(lane < kLanes ? line : Line::NoSuchLane,
                       {{"lane", phrases.lane(LaneForm::Bare, lane)}});
}

/// The card or castle that narrows the lanes down is named from the board: the clause knows only one kind.
std::string onlyTheseLanes(const Game& game, const State& state, const Phrases& phrases)
{
    const Board board(game.table(), state);
    std::string holder;
    for (Lane lane = 0; lane < kLanes && holder.empty(); ++lane) {
        if (!state.isOpen(lane))
            continue;
        if (board.castle(lane).holds(effects::OpCode::PlayOnlyHere))
            holder = phrases.castle(state.castle[lane]);
        for (Side side = 0; side < kSides; ++side)
            for (const CardIx card : state.cards.in(zone::of(lane, side)))
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
        const bool offer =
            !narration::asksForEffect(state.ask) ||
            narration::openEffect(game.table(), state).operation.from == effects::Source::Offer;
        return cardLine(offer ? Line::NotOnOffer : Line::NotInDiscard, choice.a, phrases);
    }
    const std::size_t from = choice.a >> 8u;
    if (from >= zone::kInPlay)
        return phrases.say(Line::NoSuchPlace);
    return phrases.say(Line::NoCardThere,
                       {{"ordinal", phrases.ordinal(choice.a & 0xffu)},
                        {"place", phrases.place(from)},
                        {"cards", phrases.cards(static_cast<int>(state.cards.size(from)))}});
}

std::string sameLane(const Game& game, const State& state, const Choice& choice, const Phrases& phrases)
{
    if (!narration::asksForEffect(state.ask) || choice.a >= kLanes)
        return phrases.say(Line::NoSuchLane);
    const narration::OpenEffect effect = narration::openEffect(game.table(), state);
    if (effect.frame.it == kNoCard)
        return phrases.say(Line::NoSuchLane);
    return phrases.say(
        effect.operation.code == effects::OpCode::Move ? Line::AlreadyInLane : Line::MayNotBePlaced,
        {{"card", phrases.card(state.kind[effect.frame.it])}, {"in", phrases.lane(LaneForm::In, choice.a)}});
}

std::string notEnoughYet(const Game& game, const State& state, const Phrases& phrases)
{
    const narration::OpenEffect effect = narration::openEffect(game.table(), state);
    return phrases.say(Line::NotEnoughYet, {{"n", std::to_string(effect.frame.value)},
                                            {"m", std::to_string(effect.operation.target.amount)}});
}

} // namespace

std::string refusal(const Game& game, const State& state, Seat seat, const Choice& choice,
                    const Refusal& refusal, Language language)
{
    const Phrases phrases(game, language);
    switch (refusal.reason) {
    case RefusalReason::MatchOver: return phrases.say(Line::MatchIsOver);
    case RefusalReason::NotThisQuestion: return otherQuestion(game, state, seat, phrases);
    case RefusalReason::NotOnOffer:
        return cardLine(refusal.clause == Clause::SetupTopCard ? Line::OnTopOnly : Line::NotOnOffer, choice.a,
                        phrases);
    case RefusalReason::AtLeastOneCoin: return phrases.say(Line::AtLeastOneCoin);
    case RefusalReason::TooFewCoins: return tooFewCoins(state, seat, choice, phrases);
    case RefusalReason::CannotAffordMatch:
        return phrases.say(Line::CannotAffordMatch,
                           {{"price", phrases.coins(Board(game.table(), state).matchPrice(state.active))},
                            {"coins", phrases.coins(state.coins[seat])}});
    case RefusalReason::NotInFront: return cardLine(Line::NotInFront, choice.a, phrases);
    case RefusalReason::LaneClosed: return laneLine(Line::LaneClosed, choice, phrases);
    case RefusalReason::OnlyFreyjasLane: return onlyTheseLanes(game, state, phrases);
    case RefusalReason::NoSuchCard: return noSuchCard(game, state, choice, phrases);
    case RefusalReason::NotATarget: return narration::targetRefusal(game, state, seat, choice, phrases);
    case RefusalReason::SameLane: return sameLane(game, state, choice, phrases);
    case RefusalReason::NotEnoughYet: return notEnoughYet(game, state, phrases);
    }
    return {};
}

} // namespace rules::crimson
