// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/engine/targets.h"
#include "rules/games/crimson/game.h"

namespace rules::crimson {

namespace {

Refusal refuseBid(const Table& table, const State& state, const Choice& choice)
{
    bool offered = false;
    for (const CardIx card : state.cards.in(zone::kOffer))
        offered = offered || state.kind[card] == choice.a;
    if (!offered) {
        const bool onTop =
            !state.cards.empty(zone::kDeck) && state.kind[state.cards.at(zone::kDeck, 0)] == choice.a;
        if (!onTop || !Board(table, state).sideHolds(state.active, effects::OpCode::BidOnTop))
            return {onTop ? Clause::SetupTopCard : Clause::Bid, RefusalReason::NotOnOffer};
    }
    if (choice.b == 0)
        return {Clause::Bid, RefusalReason::AtLeastOneCoin};
    return {Clause::Bid, RefusalReason::TooFewCoins};
}

Refusal refusePlay(const Table& table, const State& state, const Choice& choice)
{
    bool inFront = false;
    for (const CardIx card : state.cards.in(zone::kFront + state.active))
        inFront = inFront || state.kind[card] == choice.a;
    if (!inFront)
        return {Clause::Deploy, RefusalReason::NotInFront};
    if (choice.b >= kLanes || !state.isOpen(static_cast<Lane>(choice.b)))
        return {Clause::ScoreDestroy, RefusalReason::LaneClosed};
    for (std::size_t kind = 0; kind < table.characters.size(); ++kind)
        if (table.characters[kind].holds(effects::OpCode::PlayOnlyHere))
            return {static_cast<Clause>(unsigned(Clause::FirstCard) + unsigned(kind)),
                    RefusalReason::OnlyFreyjasLane};
    return {Clause::Play, RefusalReason::OnlyFreyjasLane};
}

Refusal refuseCard(const State& state, const Question& question, const Choice& choice)
{
    const std::size_t from = choice.a >> 8u;
    if (from >= zone::kInPlay || (choice.a & 0xffu) >= state.cards.size(from))
        return {question.clause, RefusalReason::NoSuchCard};
    return {question.clause, RefusalReason::NotATarget};
}

} // namespace

std::optional<Refusal> Game::refuse(const State& state, Seat seat, const Choice& choice) const
{
    if (isOver(state))
        return Refusal{Clause::Win, RefusalReason::MatchOver};
    const Question question = this->question(state);
    if (question.seat == seat && question.options.contains(choice))
        return std::nullopt;
    const Refusal wrongQuestion{question.clause, RefusalReason::NotThisQuestion};
    if (question.seat != seat)
        return wrongQuestion;
    switch (Verb(choice.verb)) {
    case Verb::Bid: return question.ask == Ask::Bid ? refuseBid(m_table, state, choice) : wrongQuestion;
    case Verb::Match:
        return question.ask == Ask::Answer ? Refusal{Clause::Match, RefusalReason::CannotAffordMatch}
                                           : wrongQuestion;
    case Verb::Play: return question.ask == Ask::Play ? refusePlay(m_table, state, choice) : wrongQuestion;
    case Verb::PickCard:
        return question.ask == Ask::Card || question.ask == Ask::Total ? refuseCard(state, question, choice)
                                                                       : wrongQuestion;
    case Verb::PickKind:
        return question.ask == Ask::Kind ? Refusal{question.clause, RefusalReason::NoSuchCard}
                                         : wrongQuestion;
    case Verb::PickLane:
        if (question.ask != Ask::Destination)
            return wrongQuestion;
        if (choice.a >= kLanes || !state.isOpen(static_cast<Lane>(choice.a)))
            return Refusal{Clause::ScoreDestroy, RefusalReason::LaneClosed};
        return Refusal{question.clause, RefusalReason::SameLane};
    case Verb::Amount:
        return question.ask == Ask::Payment ? Refusal{question.clause, RefusalReason::TooFewCoins}
                                            : wrongQuestion;
    case Verb::Stop:
        return question.ask == Ask::Total ? Refusal{question.clause, RefusalReason::NotEnoughYet}
                                          : wrongQuestion;
    case Verb::Pass: break;
    }
    return wrongQuestion;
}

} // namespace rules::crimson
