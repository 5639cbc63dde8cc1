// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/game.h"

#include <bit>

namespace rules::crowns {

namespace {

/// The numbers from 0 to `most`.
Bits upTo(unsigned most)
{
    return ~Bits{0} >> (63 - most);
}

Clause clauseOf(Ask ask)
{
    switch (ask) {
    case Ask::Nothing: return Clause::End;
    case Ask::Swap: return Clause::CustomSwap;
    case Ask::Sentinel: return Clause::GuestSentinel;
    case Ask::Action: return Clause::Action;
    case Ask::Show: return Clause::ExchangeShow;
    case Ask::Second:
    case Ask::SecondShow: return Clause::ExchangeSecond;
    case Ask::Bid: return Clause::ExchangeRavens;
    case Ask::Accept: return Clause::ExchangeAccept;
    case Ask::Give: return Clause::TeamCoinage;
    case Ask::Vote: return Clause::AttackVote;
    case Ask::Spend: return Clause::AttackRavens;
    case Ask::Reward: return Clause::AttackReward;
    }
    return Clause::None;
}

} // namespace

SeatSet Game::attackTargets(const State& state, Seat seat, CardCode code) const
{
    auto targets = static_cast<SeatSet>(state.everyone() & ~seatBit(seat));
    if (m_options.teams)
        targets = static_cast<SeatSet>(targets & ~seatBit(state.opposite(seat)));
    const House banner = houseOf(code);
    for (Seat each = 0; each < state.players; ++each)
        if (state.house[each] == banner)
            targets = static_cast<SeatSet>(targets & ~seatBit(each));
    return targets;
}

SeatSet Game::coinageTargets(const State& state, Seat seat) const
{
    SeatSet targets = 0;
    for (Seat each = 0; each < state.players; ++each)
        if (each != seat && state.hasCards(each))
            targets |= seatBit(each);
    return targets;
}

bool Game::canExchange(const State& state, Seat seat) const
{
    return state.hasCards(seat) && coinageTargets(state, seat) != 0;
}

bool Game::canOfferSecond(const State& state) const
{
    if (!state.hasCards(state.active))
        return false;
    if (m_options.lastCardStays)
        return true;
    for (unsigned left = state.partners; left != 0; left &= left - 1)
        if (state.hasCards(static_cast<Seat>(std::countr_zero(left))))
            return true;
    return false;
}

void Game::ask(const State& state, Seat seat, Question& question) const
{
    Options::Rows& rows = question.options.rows;
    const auto cards = [&](Verb verb, std::size_t zone) {
        rows.addFirsts(std::uint16_t(verb), state.codesIn(zone));
    };
    switch (state.ask) {
    case Ask::Nothing: return;
    case Ask::Swap: {
        question.options.seat = seat;
        if (state.swaps[seat] < kMaxSwaps) {
            const Bits spare = state.codesIn(zone::kSpare + seat);
            for (Bits own = state.codesIn(zone::hand(seat)); own != 0; own &= own - 1)
                rows.add(std::uint16_t(Verb::Swap), static_cast<std::uint16_t>(std::countr_zero(own)), spare);
        }
        rows.addSingle(std::uint16_t(Verb::SwapDone));
        return;
    }
    case Ask::Sentinel:
        rows.addSingle(std::uint16_t(Verb::Sentinel));
        rows.addSingle(std::uint16_t(Verb::NoSentinel));
        return;
    case Ask::Action: {
        const SeatSet others = coinageTargets(state, seat);
        const Bits hand = state.codesIn(zone::hand(seat));
        if (others != 0) {
            rows.addFirsts(std::uint16_t(Verb::Exchange), hand);
            for (Bits coins = hand & codesOf(Kind::Coinage); coins != 0; coins &= coins - 1)
                rows.add(std::uint16_t(Verb::Coinage), static_cast<std::uint16_t>(std::countr_zero(coins)),
                         others);
        }
        for (Bits knights = hand & codesOf(Kind::Knight); knights != 0; knights &= knights - 1) {
            const auto knight = static_cast<CardCode>(std::countr_zero(knights));
            rows.add(std::uint16_t(Verb::Attack), knight, attackTargets(state, seat, knight));
        }
        return;
    }
    case Ask::Show:
    case Ask::SecondShow: return cards(Verb::Show, zone::hand(seat));
    case Ask::Second:
        if (canOfferSecond(state))
            cards(Verb::Second, zone::hand(seat));
        rows.addSingle(std::uint16_t(Verb::NoSecond));
        return;
    case Ask::Bid: rows.addFirsts(std::uint16_t(Verb::Add), upTo(state.ravens[seat])); return;
    case Ask::Accept:
        if (mayAskForMore(state))
            rows.addFirsts(std::uint16_t(Verb::Add), upTo(m_options.activeRavens ? state.ravens[seat] : 0u));
        rows.addFirsts(std::uint16_t(Verb::Accept), state.partners);
        return;
    case Ask::Give: return cards(Verb::Give, zone::hand(seat));
    case Ask::Vote:
        question.options.seat = seat;
        rows.addFirsts(std::uint16_t(Verb::Vote), 3);
        return;
    case Ask::Spend: rows.addFirsts(std::uint16_t(Verb::Spend), upTo(state.ravens[seat])); return;
    case Ask::Reward: {
        const Seat loser = state.victor == state.active ? state.target : state.active;
        cards(Verb::Take, zone::hand(loser));
        if (!state.cards.empty(zone::kGuests))
            rows.addSingle(std::uint16_t(Verb::Guest));
        if (m_options.rewardOptional)
            rows.addSingle(std::uint16_t(Verb::Decline));
        return;
    }
    }
}

Question Game::questionTo(const State& state, Seat seat) const
{
    Question question;
    if (state.ask == Ask::Nothing)
        return question;
    question.ask = state.ask;
    question.seat = seat;
    question.seats = state.ask == Ask::Vote || state.ask == Ask::Swap ? state.waiting : seatBit(state.asked);
    question.clause = clauseOf(state.ask);
    ask(state, seat, question);
    return question;
}

Question Game::question(const State& state) const
{
    return questionTo(state, state.asked);
}

} // namespace rules::crowns
