// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/random.h"
#include "rules/games/samurai/game.h"

#include <algorithm>
#include <set>
#include <string>

/// What must be true of every position of Samurai Spirit.
namespace samurai_invariants {

using namespace rules;
using namespace rules::samurai;

/// What is wrong with a position and its question, or nothing.
inline std::string positionWrong(const Game& game, const State& state, const Question& question)
{
    const MatchOptions& options = game.options();
    std::set<CardIx> seen;
    for (std::size_t zone = 0; zone < zone::kCount; ++zone)
        for (const CardIx card : state.cards.in(zone)) {
            if (!seen.insert(card).second)
                return "a card is in two places";
            if (!isKind(state.kind[card]))
                return "a card is no raider";
        }
    std::size_t box = 0;
    for (const RaiderCard& card : game.library().raiders)
        box += card.count;
    if (seen.size() != box)
        return "cards of the box are missing";
    // Within a round exactly the cards that were dealt for it are in play.
    std::size_t inPlay = 0;
    for (std::size_t zone = 0; zone < zone::kReserve; ++zone)
        inPlay += state.cards.size(zone);
    const std::size_t players = game.players(state.seats);
    const std::size_t joined = players - game.level().fewer;
    if (inPlay != players * game.level().plunderers + joined * std::size_t(state.round - 1))
        return "the round has another number of cards";
    if (state.barricades > state.cap || state.cap != players + game.level().barricades)
        return "the barricades are above their cap";
    for (std::size_t seat = 0; seat < kTableSeats; ++seat) {
        unsigned total = 0;
        for (const CardIx card : state.cards.in(zone::kLine + seat))
            total += valueOf(state.kind[card]);
        if (total != state.total[seat])
            return "a total differs from its line";
        unsigned guard = 0;
        for (const CardIx card : state.cards.in(zone::kLeft + seat)) {
            const unsigned symbol = 1u << unsigned(symbolOf(state.kind[card]));
            if (symbolOf(state.kind[card]) == Symbol::None || (guard & symbol) != 0)
                return "a defended card has no symbol of its own";
            guard |= symbol;
        }
        if (guard != state.guard[seat])
            return "the symbols of a defence differ from its cards";
        if (seat >= state.seats && (total != 0 || guard != 0 || state.health[seat] != 0))
            return "there are cards at an empty seat";
        if (state.health[seat] > 3 && !game.isOver(state))
            return "a dead samurai plays on";
        if (seat < state.seats && state.token[seat] >= state.seats)
            return "a support token is nowhere";
    }
    if (state.faceUp > state.cards.size(zone::kStack))
        return "more cards are face-up than there are";
    if ((state.absent != 0) && options.variant == Variant::Standard && !options.absentTokens)
        return "absent samurai help";
    if (game.isOver(state)) {
        if (question.options.size() != 0 || question.seat != kNoSeat || !state.frames.empty())
            return "a match that is over asks";
        if (state.result == Ending::Won &&
            (state.round != kRounds || state.farmsteads.empty() || state.families.empty()))
            return "a victory without farmsteads, families or rounds";
        return "";
    }
    if (state.farmsteads.empty() || state.families.empty())
        return "a lost village is played on";
    if (state.cards.empty(zone::kStack) && question.task == Task::AskAction)
        return "an action without a stack";
    if (question.options.empty() || question.clause == Clause::None || question.seat >= state.seats)
        return "a question without answers, clause or seat";
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Choice choice = question.options[i];
        if (i > 0 && !(question.options[i - 1] < choice))
            return "the answers are not sorted";
        if (!question.options.contains(choice))
            return "an answer is not among the answers";
        if (game.refuse(state, question.seat, choice))
            return "an answer is refused";
    }
    const bool holds = question.task == Task::AskTalent || question.task == Task::AskPlace;
    if ((state.cards.size(zone::kHeld) == 1) != holds)
        return "a card hangs in the air";
    return "";
}

/// Tries answers of which most are illegal: every refusal has a clause, and only answers are accepted.
inline std::string refusalWrong(const Game& game, const State& state, const Question& question,
                                Random& random, int tries)
{
    for (int i = 0; i < tries; ++i) {
        const Choice choice{static_cast<std::uint16_t>(random.below(kVerbs + 3)),
                            static_cast<std::uint16_t>(random.below(10)), 0, 0};
        const auto seat = static_cast<Seat>(random.below(kTableSeats));
        const auto refusal = game.refuse(state, seat, choice);
        const bool legal = seat == question.seat && question.options.contains(choice);
        if (legal == refusal.has_value())
            return "an answer and its refusal disagree";
        if (refusal && refusal->clause == Clause::None)
            return "a refusal without a clause";
    }
    return "";
}

} // namespace samurai_invariants
