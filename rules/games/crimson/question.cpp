// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/engine/targets.h"
#include "rules/games/crimson/game.h"

namespace rules::crimson {

namespace {

void addLanes(Options& options, unsigned lanes, bool second)
{
    for (; lanes != 0; lanes &= lanes - 1) {
        const auto lane = static_cast<std::uint16_t>(std::countr_zero(lanes));
        second ? options.addSecond(lane) : options.add(lane);
    }
}

/// The cards of a hand, for `seat`.
void addHand(Options& options, const State& state, Seat seat)
{
    for (const CardIx card : state.cards.in(state.seating.frontOf(seat)))
        options.add(state.kind[card]);
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
        question.clause = table.clauseOf(question.card);
    }
    const effects::Operation& operation = asker.effects[frame.effect].program[frame.pc];
    const Targets targets(table, state);
    question.operation = operation.code;
    question.who = frame.chooser == kNoSeat ? targets.decider(frame, operation.target.by) : frame.chooser;
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
        for (const CardIx card : state.cards.in(zoneToPickFrom(state, operation)))
            question.options.add(state.kind[card]);
        break;
    case Ask::Destination:
        question.options.setVerb(std::uint16_t(Verb::PickLane));
        addLanes(question.options, targets.lanesFor(frame, operation), false);
        break;
    case Ask::Victim: {
        question.options.setVerb(std::uint16_t(Verb::PickSeat));
        const unsigned victims = targets.victims(frame, asker.effects[frame.effect].condition);
        for (Seat seat = 0; seat < state.seating.seats; ++seat)
            if ((victims >> seat & 1u) != 0)
                question.options.add(seat);
        break;
    }
    case Ask::CastleCoin:
        question.options.setVerb(std::uint16_t(Verb::PickLane));
        for (Lane coins = 0; coins < kRaiderLanes; ++coins)
            if (state.isOpen(coins) && state.castleCoins[coins] > 0)
                question.options.add(coins);
        question.options.addSingle({std::uint16_t(Verb::Stop), 0, 0, 0});
        break;
    case Ask::Permit:
        question.options.setVerb(std::uint16_t(Verb::Yes));
        question.options.addSingle({std::uint16_t(Verb::Yes), 0, 0, 0});
        question.options.addSingle({std::uint16_t(Verb::No), 0, 0, 0});
        break;
    default: break;
    }
    if (operation.code == effects::OpCode::Place || operation.code == effects::OpCode::Discard ||
        operation.code == effects::OpCode::Take || state.seating.isAgainstRaiders())
        question.who = targets.deciderFor(frame);
}

} // namespace

Question Game::question(const State& state) const
{
    Question question;
    question.ask = state.ask;
    question.who = state.active;
    const Board board(table(state.seating), state);
    switch (state.ask) {
    case Ask::Nothing: question.who = kNoSeat; break;
    case Ask::Bid:
        question.clause = Clause::Bid;
        question.options.setVerb(std::uint16_t(Verb::Bid));
        for (const CardIx card : state.cards.in(state.seating.offer))
            question.options.add(state.kind[card]);
        if (!state.cards.empty(state.seating.deck) &&
            board.partyHolds(state.activeParty(), effects::OpCode::BidOnTop))
            question.options.add(state.kind[state.cards.at(state.seating.deck, 0)]);
        question.options.range(1, state.coins[state.active]);
        break;
    case Ask::Answer:
        question.clause = Clause::Answer;
        question.card = state.kind[state.bidCard];
        question.who = state.answering;
        question.options.setVerb(std::uint16_t(Verb::Match));
        if (state.coins[state.answering] >= board.matchPrice())
            question.options.addSingle({std::uint16_t(Verb::Match), 0, 0, 0});
        question.options.addSingle({std::uint16_t(Verb::Pass), 0, 0, 0});
        break;
    case Ask::Play:
        question.clause = Clause::Deploy;
        if (state.seating.isAgainstRaiders()) {
            const bool isSolo = state.seating.variant == Variant::Solo;
            question.who = state.player;
            if (state.activeParty() == kPeople) {
                question.clause = isSolo ? Clause::SoloYourTurn : Clause::CoopYourTurn;
            } else {
                question.clause = isSolo ? Clause::SoloRaiders : Clause::CoopRaiders;
                if (!state.hasUsedDiscard(state.player))
                    question.options.repeat(std::uint16_t(Verb::Discard));
            }
        }
        question.options.setVerb(std::uint16_t(Verb::Play));
        addHand(question.options, state, question.who);
        addLanes(question.options, board.playableLanes(), true);
        break;
    case Ask::Give:
        question.clause = Clause::CoopGive;
        question.who = state.answering;
        question.options.setVerb(std::uint16_t(Verb::Give));
        addHand(question.options, state, question.who);
        break;
    case Ask::Payment:
        question.card = state.kind[state.bidCard];
        question.clause = table(state.seating).clauseOf(question.card);
        question.who = state.payer;
        question.operation = effects::OpCode::Pay;
        question.options.setVerb(std::uint16_t(Verb::Amount));
        for (std::uint16_t coins = 0; coins <= state.coins[state.payer]; ++coins)
            question.options.add(coins);
        break;
    case Ask::Payer: {
        question.card = state.kind[state.bidCard];
        question.clause = Clause::TwoSellsword;
        question.operation = effects::OpCode::Pay;
        const Party party = board.ownerOf(state.bidCard);
        question.who = together(party);
        question.options.setVerb(std::uint16_t(Verb::PickSeat));
        for (Seat seat = 0; seat < state.seating.seats; ++seat)
            if (state.seating.partyOf[seat] == party)
                question.options.add(seat);
        break;
    }
    case Ask::Auction:
        question.clause = Clause::FfaAuction;
        question.options.setVerb(std::uint16_t(Verb::Auction));
        for (const CardIx card : state.cards.in(state.seating.offer))
            question.options.add(state.kind[card]);
        if (!state.cards.empty(state.seating.deck) &&
            board.partyHolds(state.activeParty(), effects::OpCode::BidOnTop))
            question.options.add(state.kind[state.cards.at(state.seating.deck, 0)]);
        break;
    case Ask::SecretBid:
        question.clause = Clause::FfaBids;
        question.card = state.kind[state.bidCard];
        question.who = state.answering;
        question.options.setVerb(std::uint16_t(Verb::SecretBid));
        for (std::uint16_t coins = 0; coins <= state.coins[state.answering]; ++coins)
            question.options.add(coins);
        break;
    case Ask::AuctionEnd:
        question.clause = Clause::FfaAnswer;
        question.card = state.kind[state.bidCard];
        question.options.setVerb(std::uint16_t(Verb::Match));
        if (state.coins[state.active] >= state.price)
            question.options.addSingle({std::uint16_t(Verb::Match), 0, 0, 0});
        question.options.addSingle({std::uint16_t(Verb::Pass), 0, 0, 0});
        break;
    case Ask::Card:
    case Ask::Total:
    case Ask::Kind:
    case Ask::Destination:
    case Ask::Victim:
    case Ask::CastleCoin:
    case Ask::Permit: askForEffect(table(state.seating), state, question); break;
    }
    question.seat =
        isTogether(question.who) ? state.seating.firstSeat(question.who & ~kTogether) : question.who;
    return question;
}

} // namespace rules::crimson
