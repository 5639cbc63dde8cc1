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
    if (!state.cards.empty(state.seating.deck) &&
        Board(game.table(state.seating), state).partyHolds(state.activeParty(), effects::OpCode::BidOnTop)) {
        line = state.cards.empty(state.seating.offer) ? Line::AskBidTopOnly : Line::AskBidOrTop;
        top = phrases.card(state.kind[state.cards.at(state.seating.deck, 0)]);
    }
    return phrases.say(line, {{"card", top}, {"coins", phrases.coins(state.coins[state.active])}});
}

std::string askAnswer(const Game& game, const State& state, const Question& question, const Phrases& phrases)
{
    const int price = Board(game.table(state.seating), state).matchPrice();
    const int purse = state.coins[question.seat];
    return phrases.say(purse < price ? Line::AskAnswerTooDear : Line::AskAnswer,
                       {{"rival", phrases.player(state.active)},
                        {"coins", phrases.coins(state.bidCoins)},
                        {"card", phrases.card(question.card)},
                        {"price", phrases.coins(price)},
                        {"purse", phrases.coins(purse)}});
}

std::string askPlay(const Game& game, const State& state, const Phrases& phrases)
{
    const Board board(game.table(state.seating), state);
    const unsigned playable = board.playableLanes();
    const bool free = (playable & (playable - 1)) != 0 &&
                      playable == (state.openLanes() & board.lanesOf(state.activeParty()));
    if (state.seating.isAgainstRaiders()) {
        const Line line = state.activeParty() == kPeople       ? Line::AskPlayHand
                          : state.hasUsedDiscard(state.player) ? Line::AskPlayRaiders
                                                               : Line::AskPlayRaidersOrDiscard;
        return phrases.say(
            line, {{"lanes", free ? std::string(phrases.grammar().anyLane) : phrases.intoOneOf(playable)}});
    }
    const auto front = state.cards.in(state.seating.frontOf(state.active));
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
                        {"target", phrases.target(operation, effect.own, phrases.partyOf(question.who),
                                                  moves ? ScopeForm::From : ScopeForm::In)},
                        {"card", partner == kNoCard ? std::string() : phrases.card(state.kind[partner])},
                        {"count", count}});
}

std::string askTotal(const Question& question, const OpenEffect& effect, const std::string& asker,
                     const Phrases& phrases)
{
    const int missing = effect.operation.target.amount - effect.frame.value;
    Line line = missing > 0 ? Line::AskTotal : Line::AskTotalEnough;
    if (effect.operation.code == effects::OpCode::Flip)
        line = missing > 0 ? Line::AskTotalFlip : Line::AskTotalFlipEnough;
    else if (effect.operation.code == effects::OpCode::Move)
        line = missing > 0 ? Line::AskTotalMove : Line::AskTotalMoveEnough;
    return phrases.say(line, {{"asker", asker},
                              {"target", phrases.target(effect.operation, effect.own,
                                                        phrases.partyOf(question.who), ScopeForm::In)},
                              {"n", std::to_string(missing)}});
}

std::string askKind(const OpenEffect& effect, const std::string& asker, const Phrases& phrases)
{
    const effects::Operation& operation = effect.operation;
    if (operation.code == effects::OpCode::Discard)
        return phrases.say(Line::AskDiscard, {{"asker", asker}});
    if (operation.code == effects::OpCode::DiscardFromHand)
        return phrases.say(Line::AskDiscardFromHand, {{"asker", asker}});
    if (operation.code == effects::OpCode::Exchange)
        return phrases.say(Line::AskExchange, {{"asker", asker}});
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

std::string askAuction(const Game& game, const State& state, const Phrases& phrases)
{
    if (state.cards.empty(state.seating.deck) ||
        !Board(game.table(state.seating), state).partyHolds(state.activeParty(), effects::OpCode::BidOnTop))
        return phrases.say(Line::AskAuction);
    return phrases.say(Line::AskAuctionOrTop,
                       {{"card", phrases.card(state.kind[state.cards.at(state.seating.deck, 0)])}});
}

std::string askVictim(const OpenEffect& effect, const std::string& asker, const Phrases& phrases)
{
    return phrases.say(Line::AskVictim,
                       {{"asker", asker}, {"coins", phrases.coins(effect.operation.amount)}});
}

} // namespace

std::string ask(const Game& game, const State& state, const Question& question, Language language)
{
    const Phrases phrases(game, state.seating, language);
    switch (question.ask) {
    case Ask::Nothing: return phrases.say(Line::MatchIsOver);
    case Ask::Bid: return askBid(game, state, phrases);
    case Ask::Answer: return askAnswer(game, state, question, phrases);
    case Ask::Play: return askPlay(game, state, phrases);
    case Ask::Payment: return askPayment(game, state, question, phrases);
    case Ask::Auction: return askAuction(game, state, phrases);
    case Ask::SecretBid:
        return phrases.say(Line::AskSecretBid, {{"rival", phrases.player(state.active)},
                                                {"card", phrases.card(question.card)},
                                                {"coins", phrases.coins(state.coins[question.seat])}});
    case Ask::AuctionEnd: {
        const int purse = state.coins[question.seat];
        return phrases.say(purse < state.price ? Line::AskAuctionEndTooDear : Line::AskAuctionEnd,
                           {{"rival", phrases.player(state.highest)},
                            {"coins", phrases.coins(state.price)},
                            {"card", phrases.card(question.card)},
                            {"purse", phrases.coins(purse)}});
    }
    case Ask::Give: return phrases.say(Line::AskGive);
    case Ask::Payer: return phrases.say(Line::AskPayer, {{"asker", phrases.card(question.card)}});
    case Ask::Card:
    case Ask::Total:
    case Ask::Kind:
    case Ask::Destination:
    case Ask::Victim:
    case Ask::CastleCoin:
    case Ask::Permit: break;
    }
    const OpenEffect effect = narration::openEffect(game.table(state.seating), state);
    const std::string asker =
        question.castle == 0xff ? phrases.card(question.card) : phrases.castle(question.castle);
    if (question.ask == Ask::Card)
        return askCard(state, question, effect, asker, phrases);
    if (question.ask == Ask::Total)
        return askTotal(question, effect, asker, phrases);
    if (question.ask == Ask::Kind)
        return askKind(effect, asker, phrases);
    if (question.ask == Ask::Victim)
        return askVictim(effect, asker, phrases);
    if (question.ask == Ask::CastleCoin)
        return phrases.say(Line::AskCastleCoin,
                           {{"asker", asker}, {"n", std::to_string(effect.frame.count)}});
    if (question.ask == Ask::Permit)
        return phrases.say(
            Line::AskPermit,
            {{"asker", asker}, {"card", phrases.card(state.kind[state.cards.at(state.seating.deck, 0)])}});
    return askLane(state, effect, asker, phrases);
}

} // namespace rules::crimson
