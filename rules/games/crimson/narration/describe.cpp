// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/engine/board.h"
#include "rules/games/crimson/narration/narration.h"
#include "rules/games/crimson/narration/phrases.h"

namespace rules::crimson {

using narration::LaneForm;
using narration::Line;
using narration::Phrases;

namespace {

std::string describeBid(const State& state, const Choice& choice, const Phrases& phrases)
{
    bool offered = false;
    for (const CardIx card : state.cards.in(state.seating.offer))
        offered = offered || state.kind[card] == choice.a;
    const bool onTop = !offered && !state.cards.empty(state.seating.deck) &&
                       state.kind[state.cards.at(state.seating.deck, 0)] == choice.a;
    return phrases.say(onTop ? Line::ChooseBidOnTop : Line::ChooseBid,
                       {{"coins", phrases.coins(choice.b)}, {"card", phrases.card(choice.a)}});
}

std::string describePlay(const Game& game, const State& state, const Choice& choice, const Phrases& phrases)
{
    const Board board(game.table(state.seating), state);
    const bool opposite = game.table().characters[choice.a].holds(effects::OpCode::PlayOpposite);
    const bool down = board.laneHolds(static_cast<Lane>(choice.b), effects::OpCode::PlayedFaceDown);
    const auto lane = static_cast<Lane>(choice.b);
    const std::size_t own = state.halfIn(lane, state.activeParty());
    const bool forRaiders = state.seating.isAgainstRaiders() && state.activeParty() == kRaiders;
    return phrases.say(opposite || forRaiders ? Line::ChoosePlayOpposite : Line::ChoosePlay,
                       {{"card", phrases.card(choice.a)},
                        {"face", phrases.face(down)},
                        {"into", phrases.lane(LaneForm::Into, choice.b)},
                        {"onTo", phrases.onSide(opposite ? zone::opposite(own) : own)}});
}

std::string describeCard(const State& state, const Choice& choice, const Phrases& phrases)
{
    const std::size_t from = choice.a >> 8u;
    const std::size_t position = choice.a & 0xffu;
    const CardIx card = state.cards.at(from, position);
    return phrases.say(state.isDown(card) ? Line::ChooseCardDown : Line::ChooseCard,
                       {{"card", phrases.card(state.kind[card])},
                        {"place", phrases.place(from)},
                        {"ordinal", phrases.ordinal(position)}});
}

bool isCardInPlay(const State& state, const Choice& choice)
{
    const std::size_t from = choice.a >> 8u;
    return from < state.seating.inPlay() && (choice.a & 0xffu) < state.cards.size(from);
}

} // namespace

std::string describeChoice(const Game& game, const State& state, const Choice& choice, Language language)
{
    const Phrases phrases(game, state.seating, language);
    switch (Verb(choice.verb)) {
    case Verb::Bid:
        if (phrases.knowsCard(choice.a) && choice.b > 0)
            return describeBid(state, choice, phrases);
        break;
    case Verb::Play:
        if (phrases.knowsCard(choice.a) && choice.b < state.seating.lanes)
            return describePlay(game, state, choice, phrases);
        break;
    case Verb::PickCard:
        if (isCardInPlay(state, choice))
            return describeCard(state, choice, phrases);
        break;
    case Verb::PickKind:
        if (phrases.knowsCard(choice.a))
            return phrases.say(Line::ChooseKind, {{"card", phrases.card(choice.a)}});
        break;
    case Verb::PickLane:
        if (choice.a < state.seating.lanes && state.ask == Ask::CastleCoin)
            return phrases.say(Line::ChooseCastleCoin, {{"in", phrases.lane(LaneForm::In, choice.a)}});
        if (choice.a < state.seating.lanes)
            return phrases.say(Line::ChooseLane, {{"lane", phrases.lane(LaneForm::Bare, choice.a)}});
        break;
    case Verb::Amount:
        return phrases.say(choice.a == 0 ? Line::ChoosePayNothing : Line::ChoosePay,
                           {{"coins", phrases.coins(choice.a)}});
    case Verb::Auction:
        if (phrases.knowsCard(choice.a))
            return phrases.say(Line::ChooseAuction, {{"card", phrases.card(choice.a)}});
        break;
    case Verb::SecretBid:
        return phrases.say(choice.a == 0 ? Line::ChooseNoBid : Line::ChooseSecretBid,
                           {{"coins", phrases.coins(choice.a)}});
    case Verb::Match:
        if (state.seating.isRing)
            return phrases.say(Line::ChooseMatchPrice, {{"coins", phrases.coins(state.price)}});
        return phrases.say(Line::ChooseMatch,
                           {{"coins", phrases.coins(Board(game.table(state.seating), state).matchPrice())}});
    case Verb::Pass: return phrases.say(Line::ChoosePass);
    case Verb::Stop:
        return phrases.say(state.ask == Ask::CastleCoin ? Line::ChooseCastleCoinsLeft : Line::ChooseStop);
    case Verb::Discard:
        if (phrases.knowsCard(choice.a) && choice.b < state.seating.lanes)
            return phrases.say(Line::ChooseDiscard,
                               {{"card", phrases.card(choice.a)},
                                {"coins", phrases.coins(game.table().characters[choice.a].strength)},
                                {"in", phrases.lane(LaneForm::In, choice.b)}});
        break;
    case Verb::Give:
        if (phrases.knowsCard(choice.a))
            return phrases.say(Line::ChooseGive, {{"card", phrases.card(choice.a)}});
        break;
    case Verb::Yes: return phrases.say(Line::ChooseYes);
    case Verb::No: return phrases.say(Line::ChooseNo);
    case Verb::PickSeat:
        if (choice.a < state.seating.seats)
            return phrases.say(Line::ChoosePlayer, {{"rival", phrases.player(static_cast<Seat>(choice.a))}});
        break;
    }
    return phrases.say(Line::ChooseNothing);
}

} // namespace rules::crimson
