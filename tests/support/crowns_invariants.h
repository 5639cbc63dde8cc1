// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crowns/game.h"

#include <array>
#include <string>

/// What holds in every position of a match of Game of Crowns in which a question is open or which is over.
/// Each function returns what is wrong, or nothing.
namespace crowns_invariants {

using namespace rules::crowns;
using rules::bit;
using rules::CardIx;
using rules::Choice;
using rules::Random;
using rules::Seat;

/// Hands, offers and votes plus what was removed are four per player.
inline std::string ravensWrong(const Game& game, const State& state)
{
    int ravens = state.removed;
    for (Seat seat = 0; seat < state.players; ++seat)
        ravens += state.ravens[seat] + state.staked[seat];
    const int expected = game.options().ravens * state.players;
    return ravens == expected ? "" : std::to_string(ravens) + " ravens, not " + std::to_string(expected);
}

/// Every card of the box is somewhere, each kind as often as at the start.
inline std::string cardsWrong(const Game& game, const State& state, const State& start)
{
    std::array<int, kCodes> now{};
    std::array<int, kCodes> before{};
    for (std::size_t zone = 0; zone < zone::kCount; ++zone) {
        for (const CardIx card : state.cards.in(zone))
            ++now[state.code[card]];
        for (const CardIx card : start.cards.in(zone))
            ++before[start.code[card]];
    }
    if (now != before)
        return "cards have come or gone";
    for (Seat seat = state.players; seat < kSeats; ++seat)
        if (!state.cards.empty(zone::hand(seat)) || !state.cards.empty(zone::shown(seat)))
            return "a seat that nobody sits on has cards";
    const bool exchanging = state.ask >= Ask::Show && state.ask <= Ask::Accept;
    for (Seat seat = 0; seat < state.players; ++seat) {
        const std::size_t shown = state.cards.size(zone::shown(seat));
        if (shown > 2 || (!exchanging && shown > 0))
            return "cards are shown that should not be";
        if (!exchanging && state.ask != Ask::Spend && state.ask != Ask::Reward && state.staked[seat] > 0)
            return "ravens lie on offer outside an exchange or attack";
        if (state.cards.size(zone::kAgenda + seat) != (game.options().hiddenAgendas ? 1u : 0u))
            return "an agenda is missing, or one too many";
        for (const CardIx card : state.cards.in(zone::hand(seat)))
            if ((state.knownTo[card] & seatBit(seat)) == 0)
                return "a seat does not know a card of its own hand";
    }
    for (const CardIx card : state.cards.in(zone::kGuests))
        if (!isGuest(state.code[card]) || state.knownTo[card] != 0)
            return "somebody knows the guest deck, or it has a house card";
    const bool played = state.ask == Ask::Vote || state.ask == Ask::Spend || state.ask == Ask::Reward ||
                        state.ask == Ask::Give;
    if (state.cards.size(zone::kPlayed) != (played ? 1u : 0u))
        return "the card that is being played is missing, or one too many";
    return "";
}

inline std::string courseWrong(const Game& game, const State& state)
{
    if (state.round < 1 || state.round > game.options().rounds)
        return "round " + std::to_string(state.round);
    if (state.active >= state.players || state.first >= state.players)
        return "no such seat";
    if (game.isOver(state) != (game.winners(state) != 0))
        return "winners and end do not agree";
    return "";
}

/// Options: sorted, unique, not empty while the match runs; a seat, a question and a clause that go with
/// them.
inline std::string questionWrong(const Game& game, const State& state)
{
    const Question question = game.question(state);
    if (game.isOver(state))
        return question.options.empty() && question.ask == Ask::Nothing ? "" : "a match that is over asks";
    if (question.seat >= state.players || (question.seats & seatBit(question.seat)) == 0 ||
        question.clause == Clause::None)
        return "a question without seat or clause";
    for (Seat seat = 0; seat < state.players; ++seat) {
        if ((question.seats & seatBit(seat)) == 0)
            continue;
        const Question asked = game.questionTo(state, seat);
        const std::size_t count = asked.options.size();
        if (count == 0)
            return "a question without an answer";
        for (std::size_t i = 1; i < count; ++i)
            if (!(asked.options[i - 1] < asked.options[i]))
                return "answers are not sorted and unique";
    }
    return "";
}

inline std::string positionWrong(const Game& game, const State& state, const State& start)
{
    for (const std::string& wrong : {ravensWrong(game, state), cardsWrong(game, state, start),
                                     courseWrong(game, state), questionWrong(game, state)})
        if (!wrong.empty())
            return wrong;
    return "";
}

inline bool isListed(const Question& question, const Choice& choice)
{
    for (std::size_t i = 0; i < question.options.size(); ++i)
        if (question.options[i] == choice)
            return true;
    return false;
}

/// `refuse` agrees with the question for every seat: all listed answers, and `samples` others nearby.
inline std::string refusalWrong(const Game& game, const State& state, Random& random, int samples)
{
    const Question open = game.question(state);
    for (Seat seat = 0; seat < state.players; ++seat) {
        const bool asked = (open.seats & seatBit(seat)) != 0;
        const Question question = asked ? game.questionTo(state, seat) : open;
        for (std::size_t i = 0; i < question.options.size(); ++i)
            if (game.refuse(state, seat, question.options[i]).has_value() == asked)
                return asked ? "a legal answer is refused" : "the wrong seat may answer";
        for (int i = 0; i < samples; ++i) {
            Choice choice{static_cast<std::uint16_t>(random.below(21)),
                          static_cast<std::uint16_t>(random.below(64)),
                          static_cast<std::uint16_t>(random.below(64)),
                          static_cast<std::uint16_t>(random.below(2) * seat)};
            if (!question.options.empty() && random.below(4) != 0) {
                choice = question.options[random.below(static_cast<std::uint32_t>(question.options.size()))];
                std::uint16_t* const parts[]{&choice.verb, &choice.a, &choice.b, &choice.c};
                std::uint16_t& part = *parts[random.below(4)];
                part = static_cast<std::uint16_t>(random.below(3) == 0 ? random.next()
                                                                       : part + random.below(5) - 2);
            }
            if (verbOf(choice) == Verb::Deal)
                continue;
            const auto refusal = game.refuse(state, seat, choice);
            if (refusal.has_value() == (asked && isListed(question, choice)))
                return "refusals and answers do not agree";
            if (refusal && refusal->clause == Clause::None)
                return "a refusal without a clause";
        }
    }
    return "";
}

/// A deal that may or may not be possible.
inline Deal randomDeal(const State& state, Random& random)
{
    Deal deal;
    deal.with = static_cast<Seat>(random.below(state.players));
    deal.giveRavens = static_cast<std::uint8_t>(random.below(3));
    deal.getRavens = static_cast<std::uint8_t>(random.below(3));
    // One in four deals takes as many cards of the hands as it likes.
    const bool isLarge = random.below(4) == 0;
    const auto pick = [&](Seat seat, auto& into) {
        const auto hand = state.cards.in(zone::hand(seat));
        if (isLarge) {
            const std::uint32_t count = random.below(static_cast<std::uint32_t>(hand.size()) + 1);
            for (std::uint32_t i = 0; i < count; ++i)
                into.push_back(state.code[hand[i]]);
            return;
        }
        for (std::uint32_t i = random.below(3); i > 0 && !hand.empty(); --i)
            into.push_back(state.code[hand[random.below(static_cast<std::uint32_t>(hand.size()))]]);
    };
    pick(state.active, deal.give);
    pick(deal.with, deal.get);
    return deal;
}

} // namespace crowns_invariants
