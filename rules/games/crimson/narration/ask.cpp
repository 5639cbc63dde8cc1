// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/engine/board.h"
#include "rules/games/crimson/narration/narration.h"
#include "rules/games/crimson/narration/phrases.h"

#include <algorithm>

namespace rules::crimson {

using narration::Line;
using narration::OpenEffect;
using narration::Phrases;
using narration::ScopeForm;

namespace {

std::string askBid(const Game& game, const State& state, const Phrases& phrases)
{
    Line line = Line::AskBid;
    std::string top;
    if (!state.cards.empty(zone::kDeck) &&
        Board(game.table(), state).sideHolds(state.active, effects::OpCode::BidOnTop)) {
        line = state.cards.empty(zone::kOffer) ? Line::AskBidTopOnly : Line::AskBidOrTop;
        top = phrases.card(state.kind[state.cards.at(zone::kDeck, 0)]);
    }
    return phrases.say(line, {{"card", top}, {"coins", phrases.coins(state.coins[state.active])}});
}

std::string askAnswer(const Game& game, const State& state, const Question& question, const Phrases& phrases)
{
    const int price = Board(game.table(), state).matchPrice(state.active);
    const int purse = state.coins[question.seat];
    return phrases.say(purse < price ? Line::AskAnswerTooDear : Line::AskAnswer,
                       {{"rival", Phrases::player(state.active)},
                        {"coins", phrases.coins(state.bidCoins)},
                        {"card", phrases.card(question.card)},
                        {"price", phrases.coins(price)},
                        {"purse", phrases.coins(purse)}});
}

std::string askPlay(const Game& game, const State& state, const Phrases& phrases)
{
    const unsigned playable = Board(game.table(), state).playableLanes();
    const std::size_t lanes = (playable & 1u) + (playable >> 1u & 1u) + (playable >> 2u & 1u);
    const bool free = lanes > 1 && lanes == state.openLanes();
    const auto front = state.cards.in(zone::kFront + state.active);
    const bool alike = std::all_of(front.begin(), front.end(), [&](CardIx card) {
        return state.kind[card] == state.kind[front.front()];
    });
    return phrases.say(
        alike ? Line::AskPlayOne : Line::AskPlay,
        {{"card", front.empty() ? std::string() : phrases.card(state.kind[front.front()])},
         {"lanes", free ? std::string(phrases.grammar().anyLane) : phrases.intoOneOf(playable)}});
}

std::string askCard(const State& state, const Question& question, const OpenEffect& effect,
                    const std::string& asker, const Phrases& phrases)
{
    const effects::Operation& operation = effect.operation;
    const bool moves = operation.code == effects::OpCode::Move;
    Line line = Line::AskFlip;
    if (operation.code == effects::OpCode::Destroy)
        line = Line::AskDestroy;
    else if (moves)
        line = operation.to == effects::LaneScope::This ? Line::AskMoveHere : Line::AskMoveAway;
    else if (operation.code == effects::OpCode::Swap)
        line = Line::AskSwap;
    const CardIx partner =
        operation.with == effects::Partner::Self ? effect.frame.source : effect.frame.played;
    std::string count;
    if (operation.target.pick == effects::Pick::Several)
        count = " (" + std::to_string(effect.frame.count + 1) + std::string(phrases.grammar().oneOfSeveral) +
                std::to_string(operation.target.amount) + ")";
    return phrases.say(line,
                       {{"asker", asker},
                        {"target", phrases.target(operation, effect.own, question.seat,
                                                  moves ? ScopeForm::From : ScopeForm::In)},
                        {"card", partner == kNoCard ? std::string() : phrases.card(state.kind[partner])},
                        {"count", count}});
}

std::string askTotal(const Question& question, const OpenEffect& effect, const std::string& asker,
                     const Phrases& phrases)
{
    const int missing = effect.operation.target.amount - effect.frame.value;
    return phrases.say(
        missing > 0 ? Line::AskTotal : Line::AskTotalEnough,
        {{"asker", asker},
         {"target", phrases.target(effect.operation, effect.own, question.seat, ScopeForm::In)},
         {"n", std::to_string(missing)}});
}

std::string askKind(const OpenEffect& effect, const std::string& asker, const Phrases& phrases)
{
    const effects::Operation& operation = effect.operation;
    if (operation.code == effects::OpCode::Discard)
        return phrases.say(Line::AskDiscard, {{"asker", asker}});
    return phrases.say(operation.from == effects::Source::Offer ? Line::AskPlaceFromOffer
                                                                : Line::AskPlaceFromDiscard,
                       {{"asker", asker},
                        {"face", phrases.face(operation.faceDown)},
                        {"scope", phrases.laneScope(ScopeForm::Of, operation.to)}});
}

std::string askLane(const State& state, const OpenEffect& effect, const std::string& asker,
                    const Phrases& phrases)
{
    const CardIx card = effect.frame.it;
    const bool moves = effect.operation.code == effects::OpCode::Move;
    return phrases.say(moves ? Line::AskMoveLane : Line::AskPlaceLane,
                       {{"asker", asker},
                        {"card", phrases.card(state.kind[card])},
                        {"from", moves ? phrases.place(state.cards.zoneOf(card)) : std::string()},
                        {"face", phrases.face(effect.operation.faceDown)}});
}

std::string askPayment(const Game& game, const State& state, const Question& question, const Phrases& phrases)
{
    const Kind& kind = game.table().characters[question.card];
    int worth = 0;
    for (const effects::Operation& operation :
         kind.effects[kind.effectOf(effects::EffectType::Score)].program)
        if (operation.code == effects::OpCode::Pay)
            worth += operation.amount;
    return phrases.say(Line::AskPayment, {{"asker", phrases.card(question.card)},
                                          {"n", std::to_string(worth)},
                                          {"coins", phrases.coins(state.coins[question.seat])}});
}

} // namespace

std::string ask(const Game& game, const State& state, const Question& question, Language language)
{
    const Phrases phrases(game, language);
    switch (question.ask) {
    case Ask::Nothing: return phrases.say(Line::MatchIsOver);
    case Ask::Bid: return askBid(game, state, phrases);
    case Ask::Answer: return askAnswer(game, state, question, phrases);
    case Ask::Play: return askPlay(game, state, phrases);
    case Ask::Payment: return askPayment(game, state, question, phrases);
    case Ask::Card:
    case Ask::Total:
    case Ask::Kind:
    case Ask::Destination: break;
    }
    const OpenEffect effect = narration::openEffect(game.table(), state);
    const std::string asker =
        question.castle == 0xff ? phrases.card(question.card) : phrases.castle(question.castle);
    if (question.ask == Ask::Card)
        return askCard(state, question, effect, asker, phrases);
    if (question.ask == Ask::Total)
        return askTotal(question, effect, asker, phrases);
    if (question.ask == Ask::Kind)
        return askKind(effect, asker, phrases);
    return askLane(state, effect, asker, phrases);
}

} // namespace rules::crimson
