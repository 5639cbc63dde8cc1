// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/engine/targets.h"
#include "rules/games/crimson/game.h"

namespace rules::crimson {

namespace {

Refusal refuseBid(const Table& table, const State& state, const Choice& choice)
{
    bool offered = false;
    for (const CardIx card : state.cards.in(state.seating.offer))
        offered = offered || state.kind[card] == choice.a;
    if (!offered) {
        const bool onTop = !state.cards.empty(state.seating.deck) &&
                           state.kind[state.cards.at(state.seating.deck, 0)] == choice.a;
        if (!onTop || !Board(table, state).partyHolds(state.activeParty(), effects::OpCode::BidOnTop))
            return {onTop ? Clause::SetupTopCard : Clause::Bid, RefusalReason::NotOnOffer};
    }
    if (choice.b == 0)
        return {Clause::Bid, RefusalReason::AtLeastOneCoin};
    return {Clause::Bid, RefusalReason::TooFewCoins};
}

bool holds(const State& state, Seat seat, std::uint16_t kind)
{
    for (const CardIx card : state.cards.in(state.seating.frontOf(seat)))
        if (state.kind[card] == kind)
            return true;
    return false;
}

/// Playing or discarding a card of a hand. `clause` is that of the question.
Refusal refuseHand(const Table& table, const State& state, Clause clause, const Choice& choice)
{
    const bool isSolo = state.seating.variant == Variant::Solo;
    const bool isRaiders = state.activeParty() == kRaiders;
    if (Verb(choice.verb) == Verb::Discard && (!isRaiders || state.hasUsedDiscard(state.player)))
        return {isSolo ? Clause::SoloDiscard : Clause::CoopDiscard,
                isRaiders ? RefusalReason::DiscardUsed : RefusalReason::DiscardNotNow};
    if (!holds(state, state.player, choice.a))
        return {clause, RefusalReason::NotInHand};
    if (choice.b >= state.seating.lanes || !state.isOpen(static_cast<Lane>(choice.b)))
        return {Clause::ScoreDestroy, RefusalReason::LaneClosed};
    if (Board(table, state).lanesHolding(effects::OpCode::PlayOnlyHere) != 0)
        return {Clause::SoloFreyja, RefusalReason::OnlyFreyjasLane};
    if (!isRaiders)
        return {Clause::CoopLanes, RefusalReason::PartnersLane};
    return {isSolo ? Clause::SoloRaidersLane : Clause::CoopRaidersLane, RefusalReason::NotTheRaidersLane};
}

Refusal refusePlay(const Table& table, const State& state, const Choice& choice)
{
    if (!holds(state, state.active, choice.a))
        return {Clause::Deploy, RefusalReason::NotInFront};
    if (choice.b >= state.seating.lanes || !state.isOpen(static_cast<Lane>(choice.b)))
        return {Clause::ScoreDestroy, RefusalReason::LaneClosed};
    const Board board(table, state);
    if ((board.lanesOf(state.activeParty()) >> choice.b & 1u) == 0)
        return {Clause::FfaFronts, RefusalReason::NotYourFront};
    for (std::size_t kind = 0; kind < table.characters.size(); ++kind)
        if (table.characters[kind].holds(effects::OpCode::PlayOnlyHere))
            return {table.clauseOf(kind), RefusalReason::OnlyFreyjasLane};
    return {Clause::Play, RefusalReason::OnlyFreyjasLane};
}

Refusal refuseCard(const State& state, const Question& question, const Choice& choice)
{
    const std::size_t from = choice.a >> 8u;
    if (from >= state.seating.inPlay() || (choice.a & 0xffu) >= state.cards.size(from))
        return {question.clause, RefusalReason::NoSuchCard};
    return {question.clause, RefusalReason::NotATarget};
}

} // namespace

std::optional<Refusal> Game::refuse(const State& state, Seat who, const Choice& choice) const
{
    if (isOver(state))
        return Refusal{Clause::Win, RefusalReason::MatchOver};
    const Question question = this->question(state);
    if (question.who == who && question.options.contains(choice))
        return std::nullopt;
    const Refusal wrongQuestion{question.clause, RefusalReason::NotThisQuestion};
    if (question.who != who)
        return wrongQuestion;
    switch (Verb(choice.verb)) {
    case Verb::Bid: return question.ask == Ask::Bid ? refuseBid(m_table, state, choice) : wrongQuestion;
    case Verb::Match:
        if (question.ask == Ask::AuctionEnd)
            return Refusal{Clause::FfaMatch, RefusalReason::CannotAffordMatch};
        return question.ask == Ask::Answer ? Refusal{Clause::Match, RefusalReason::CannotAffordMatch}
                                           : wrongQuestion;
    case Verb::Play:
    case Verb::Discard:
        if (question.ask != Ask::Play)
            return wrongQuestion;
        if (state.seating.isAgainstRaiders())
            return refuseHand(table(state.seating), state, question.clause, choice);
        return Verb(choice.verb) == Verb::Play ? refusePlay(m_table, state, choice) : wrongQuestion;
    case Verb::PickCard:
        return question.ask == Ask::Card || question.ask == Ask::Total ? refuseCard(state, question, choice)
                                                                       : wrongQuestion;
    case Verb::PickKind:
        return question.ask == Ask::Kind ? Refusal{question.clause, RefusalReason::NoSuchCard}
                                         : wrongQuestion;
    case Verb::PickLane:
        if (question.ask == Ask::CastleCoin)
            return Refusal{Clause::SoloGain, RefusalReason::NoCastleCoin};
        if (question.ask != Ask::Destination)
            return wrongQuestion;
        if (choice.a >= state.seating.lanes || !state.isOpen(static_cast<Lane>(choice.a)))
            return Refusal{Clause::ScoreDestroy, RefusalReason::LaneClosed};
        if (state.seating.isRing)
            return Refusal{question.clause, RefusalReason::NotYourFront};
        return Refusal{question.clause, RefusalReason::SameLane};
    case Verb::Amount:
        return question.ask == Ask::Payment ? Refusal{question.clause, RefusalReason::TooFewCoins}
                                            : wrongQuestion;
    case Verb::Stop:
        return question.ask == Ask::Total ? Refusal{question.clause, RefusalReason::NotEnoughYet}
                                          : wrongQuestion;
    case Verb::Auction:
        return question.ask == Ask::Auction ? Refusal{Clause::FfaAuction, RefusalReason::NotOnOffer}
                                            : wrongQuestion;
    case Verb::SecretBid:
        return question.ask == Ask::SecretBid ? Refusal{Clause::FfaBids, RefusalReason::TooFewCoins}
                                              : wrongQuestion;
    case Verb::PickSeat:
        if (question.ask == Ask::Victim)
            return Refusal{question.clause, RefusalReason::NotAVictim};
        return question.ask == Ask::Payer ? Refusal{question.clause, RefusalReason::NotAPartner}
                                          : wrongQuestion;
    case Verb::Give:
        return question.ask == Ask::Give ? Refusal{Clause::CoopGive, RefusalReason::NotInHand}
                                         : wrongQuestion;
    case Verb::Pass:
    case Verb::Yes:
    case Verb::No: break;
    }
    return wrongQuestion;
}

} // namespace rules::crimson
