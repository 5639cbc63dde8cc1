// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/engine/targets.h"
#include "rules/games/crimson/game.h"

namespace rules::crimson {

namespace {

void addLanes(Options& options, unsigned lanes, bool second)
{
    for (Lane lane = 0; lane < kLanes; ++lane)
        if ((lanes >> lane & 1u) != 0)
            second ? options.addSecond(lane) : options.add(lane);
}

/// What the effect on top asks for: question, asker, and the operation that needs the answer.
void askForEffect(const Table& table, const State& state, Question& question)
{
    const Frame& frame = state.frames.back();
    const bool isCastle = frame.source == kNoCard;
    const Lane lane = zone::lane(frame.zone);
    const Kind& asker =
        isCastle ? table.castles[state.castle[lane]] : table.characters[state.kind[frame.source]];
    if (isCastle) {
        question.castle = state.castle[lane];
        question.clause = static_cast<Clause>(unsigned(Clause::FirstCastle) + question.castle);
    } else {
        question.card = state.kind[frame.source];
        question.clause = static_cast<Clause>(unsigned(Clause::FirstCard) + question.card);
    }
    const effects::Operation& operation = asker.effects[frame.effect].program[frame.pc];
    const Targets targets(table, state);
    question.operation = operation.code;
    question.seat = targets.who(frame, operation.target.by);
    switch (state.ask) {
    case Ask::Card:
        question.options.setVerb(std::uint16_t(Verb::PickCard));
        targets.each(frame, operation, [&](CardIx card) {
            question.options.add(cardPlace(state.cards.zoneOf(card), state.cards.positionOf(card)));
        });
        return;
    case Ask::Total:
        question.options.setVerb(std::uint16_t(Verb::PickCard));
        targets.each(frame, operation, [&](CardIx card) {
            if (!targets.isPicked(card))
                question.options.add(cardPlace(state.cards.zoneOf(card), state.cards.positionOf(card)));
        });
        if (frame.value >= operation.target.amount)
            question.options.addSingle({std::uint16_t(Verb::Stop), 0, 0, 0});
        return;
    case Ask::Kind:
        question.options.setVerb(std::uint16_t(Verb::PickKind));
        for (const CardIx card :
             state.cards.in(operation.from == effects::Source::Offer ? zone::kOffer : zone::kDiscard))
            question.options.add(state.kind[card]);
        break;
    case Ask::Destination:
        question.options.setVerb(std::uint16_t(Verb::PickLane));
        addLanes(question.options, targets.lanesFor(frame, operation), false);
        break;
    default: break;
    }
    if (operation.code == effects::OpCode::Place || operation.code == effects::OpCode::Discard)
        question.seat = zone::side(frame.zone);
}

} // namespace

Question Game::question(const State& state) const
{
    Question question;
    question.ask = state.ask;
    question.seat = state.active;
    const Board board(m_table, state);
    switch (state.ask) {
    case Ask::Nothing: question.seat = kNoSeat; break;
    case Ask::Bid:
        question.clause = Clause::Bid;
        question.options.setVerb(std::uint16_t(Verb::Bid));
        for (const CardIx card : state.cards.in(zone::kOffer))
            question.options.add(state.kind[card]);
        if (!state.cards.empty(zone::kDeck) && board.sideHolds(state.active, effects::OpCode::BidOnTop))
            question.options.add(state.kind[state.cards.at(zone::kDeck, 0)]);
        question.options.range(1, state.coins[state.active]);
        break;
    case Ask::Answer:
        question.clause = Clause::Answer;
        question.card = state.kind[state.bidCard];
        question.seat = other(state.active);
        question.options.setVerb(std::uint16_t(Verb::Match));
        if (state.coins[question.seat] >= board.matchPrice(state.active))
            question.options.addSingle({std::uint16_t(Verb::Match), 0, 0, 0});
        question.options.addSingle({std::uint16_t(Verb::Pass), 0, 0, 0});
        break;
    case Ask::Play:
        question.clause = Clause::Deploy;
        question.options.setVerb(std::uint16_t(Verb::Play));
        for (const CardIx card : state.cards.in(zone::kFront + state.active))
            question.options.add(state.kind[card]);
        addLanes(question.options, board.playableLanes(), true);
        break;
    case Ask::Payment:
        question.card = state.kind[state.bidCard];
        question.clause = static_cast<Clause>(unsigned(Clause::FirstCard) + question.card);
        question.seat = zone::side(state.cards.zoneOf(state.bidCard));
        question.operation = effects::OpCode::Pay;
        question.options.setVerb(std::uint16_t(Verb::Amount));
        for (std::uint16_t coins = 0; coins <= state.coins[question.seat]; ++coins)
            question.options.add(coins);
        break;
    case Ask::Card:
    case Ask::Total:
    case Ask::Kind:
    case Ask::Destination: askForEffect(m_table, state, question); break;
    }
    return question;
}

} // namespace rules::crimson
