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
    for (const CardIx card : state.cards.in(zone::kOffer))
        offered = offered || state.kind[card] == choice.a;
    const bool onTop =
        !offered && !state.cards.empty(zone::kDeck) && state.kind[state.cards.at(zone::kDeck, 0)] == choice.a;
    return phrases.say(onTop ? Line::ChooseBidOnTop : Line::ChooseBid,
                       {{"coins", phrases.coins(choice.b)}, {"card", phrases.card(choice.a)}});
}

std::string describePlay(const Game& game, const State& state, const Choice& choice, const Phrases& phrases)
{
    const Board board(game.table(), state);
    const bool opposite = game.table().characters[choice.a].holds(effects::OpCode::PlayOpposite);
    const bool down = board.laneHolds(static_cast<Lane>(choice.b), effects::OpCode::PlayedFaceDown);
    return phrases.say(opposite ? Line::ChoosePlayOpposite : Line::ChoosePlay,
                       {{"card", phrases.card(choice.a)},
                        {"face", phrases.face(down)},
                        {"into", phrases.lane(LaneForm::Into, choice.b)},
                        {"rival", Phrases::player(other(state.active))}});
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
    return from < zone::kInPlay && (choice.a & 0xffu) < state.cards.size(from);
}

} // namespace

std::string describe(const Game& game, const State& state, const Choice& choice, Language language)
{
    const Phrases phrases(game, language);
    switch (Verb(choice.verb)) {
    case Verb::Bid:
        if (phrases.knowsCard(choice.a) && choice.b > 0)
            return describeBid(state, choice, phrases);
        break;
    case Verb::Play:
        if (phrases.knowsCard(choice.a) && choice.b < kLanes)
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
        if (choice.a < kLanes)
            return phrases.say(Line::ChooseLane, {{"lane", phrases.lane(LaneForm::Bare, choice.a)}});
        break;
    case Verb::Amount:
        return phrases.say(choice.a == 0 ? Line::ChoosePayNothing : Line::ChoosePay,
                           {{"coins", phrases.coins(choice.a)}});
    case Verb::Match:
        return phrases.say(Line::ChooseMatch,
                           {{"coins", phrases.coins(Board(game.table(), state).matchPrice(state.active))}});
    case Verb::Pass: return phrases.say(Line::ChoosePass);
    case Verb::Stop: return phrases.say(Line::ChooseStop);
    }
    return phrases.say(Line::ChooseNothing);
}

} // namespace rules::crimson
