// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/game.h"

#include <array>
#include <bit>
#include <string>

/// What holds in every Crimson position in which a question is open or the match is over. Each function
/// returns what is wrong, or nothing.
namespace crimson_invariants {

using rules::CardIx;
using rules::Choice;
using rules::Random;
using rules::Seat;
using rules::crimson::Ask;
using rules::crimson::Clause;
using rules::crimson::Game;
using rules::crimson::Phase;
using rules::crimson::Question;
using rules::crimson::State;
namespace zone = rules::crimson::zone;

inline std::string coinsWrong(const State& state)
{
    int coins = state.supply + state.bidCoins;
    for (const std::uint8_t purse : state.coins)
        coins += purse;
    for (const std::uint8_t onCastle : state.castleCoins)
        coins += onCastle;
    return coins == state.seating.coins ? "" : "there are " + std::to_string(coins) + " coins";
}

inline std::string cardsWrong(const State& state, std::size_t count)
{
    if (state.cards.count() != count)
        return "there are " + std::to_string(state.cards.count()) + " cards";
    std::array<bool, rules::crimson::kMaxCards> seen{};
    std::size_t found = 0;
    for (std::size_t zone = 0; zone < state.seating.zones; ++zone)
        for (const CardIx card : state.cards.in(zone)) {
            if (card >= count || seen[card] || state.cards.zoneOf(card) != zone)
                return "card " + std::to_string(card) + " is not in exactly one place";
            seen[card] = true;
            ++found;
            if (zone >= state.seating.inPlay() &&
                (state.isDown(card) || state.waiting[card] != 0 || state.paid[card] != 0))
                return "card " + std::to_string(card) +
                       " is not in play but turned down, waiting or paid for";
            if ((state.waiting[card] & ~rules::crimson::kPicked) > state.frames.size() + 1)
                return "card " + std::to_string(card) + " waits for an effect that is over";
        }
    return found == count ? "" : "a card is in no place";
}

inline std::string pilesWrong(const State& state)
{
    const std::size_t offer = state.cards.size(state.seating.offer);
    const std::size_t drawable =
        state.cards.size(state.seating.deck) + state.cards.size(state.seating.discard);
    if (state.seating.isAgainstRaiders()) {
        // Drawn cards lie there while one of them is chosen.
        if (offer > 0 && state.ask != Ask::Kind)
            return "drawn cards are left over";
        for (rules::Seat seat = 0; seat < state.seating.seats; ++seat)
            if (state.cards.size(state.seating.frontOf(seat)) > rules::crimson::kHand)
                return "more than three cards in a hand";
    } else if (offer > rules::crimson::kOfferSize || (offer < rules::crimson::kOfferSize && drawable > 0)) {
        return "the offer holds " + std::to_string(offer) + " cards";
    }
    if (state.cards.empty(state.seating.deck) && !state.cards.empty(state.seating.discard))
        return "the deck is empty, the discard pile is not";
    for (rules::Seat seat = 0; seat < state.seating.seats; ++seat)
        if (state.seating.isDuel() && state.cards.size(state.seating.frontOf(seat)) > 2)
            return "more than two cards in front";
    std::size_t limbo = state.limbo;
    for (const rules::crimson::Frame& frame : state.frames)
        limbo += frame.limbo;
    const std::size_t held = state.cards.size(state.seating.limbo);
    // A card that places itself stays until its lane is chosen.
    if (held < limbo || held > limbo + state.frames.size())
        return "cards are left in limbo";
    return "";
}

inline std::string lanesWrong(const State& state)
{
    for (std::size_t zone = 0; zone < state.seating.inPlay(); ++zone)
        if (!state.isOpen(zone::lane(zone)) && !state.cards.empty(zone))
            return "a card lies in a lane that is gone";
    for (rules::crimson::Lane lane = 0; lane < rules::crimson::kRaiderLanes; ++lane)
        if (!state.isOpen(lane) && state.castleCoins[lane] != 0)
            return "coins lie on a castle that is conquered";
    // Where players leave the table, fronts merge and lanes begin anew.
    if (state.placements)
        return "";
    for (rules::crimson::Lane lane = 0; lane < state.seating.lanes; ++lane)
        if (!state.isOpen(lane) && state.wonBy[lane] == rules::kNoParty)
            return "nobody won a lane that is gone";
    const int gone = std::popcount(state.closed);
    int castles = 0;
    for (const std::uint8_t won : state.castles)
        castles += won;
    const bool won = state.winner != rules::kNoParty;
    if (won ? (state.castles[state.winner] != 2 || castles != gone + 1) : castles != gone)
        return "castles and lanes that are gone do not agree";
    return "";
}

/// Options: sorted, unique, not empty while the match runs; a seat, a question and a clause that go with
/// them.
inline std::string questionWrong(const Game& game, const State& state, const Question& question)
{
    const std::size_t count = question.options.size();
    if (game.isOver(state))
        return count == 0 && question.ask == Ask::Nothing ? "" : "a match that is over asks a question";
    if (question.ask == Ask::Nothing || question.seat >= state.seating.seats ||
        question.clause == Clause::None)
        return "a question without asker, seat or clause";
    if (count == 0)
        return "a question without an answer";
    for (std::size_t i = 1; i < count; ++i)
        if (!(question.options[i - 1] < question.options[i]))
            return "answers are not sorted and unique";
    return "";
}

/// The shortcut knows every standing effect that is in play.
inline std::string standingWrong(const Game& game, const State& state)
{
    for (const rules::CardIx card : state.cards.inAll(0, state.seating.inPlay()))
        if ((game.table(state.seating).traits[state.kind[card]].standing & ~state.standing.bits) != 0)
            return "a standing effect in play is not noted";
    return "";
}

/// All of the above.
inline std::string positionWrong(const Game& game, const State& state, const Question& question,
                                 std::size_t cards)
{
    for (const std::string& wrong :
         {coinsWrong(state), cardsWrong(state, cards), pilesWrong(state), lanesWrong(state),
          standingWrong(game, state), questionWrong(game, state, question)})
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

/// `refuse` agrees with the question: for every legal answer, for the same by the other seat, and for
/// `samples` others nearby, most of which are not legal.
inline std::string refusalWrong(const Game& game, const State& state, const Question& question,
                                Random& random, int samples)
{
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        if (game.refuse(state, question.who, question.options[i]))
            return "a legal answer is refused";
        for (Seat seat = 0; seat < state.seating.seats; ++seat)
            if (seat != question.who && !game.refuse(state, seat, question.options[i]))
                return "the wrong seat may answer";
    }
    for (int i = 0; i < samples; ++i) {
        Choice choice{static_cast<std::uint16_t>(random.below(18)),
                      static_cast<std::uint16_t>(random.below(64)),
                      static_cast<std::uint16_t>(random.below(48)), 0};
        if (question.options.size() > 0 && random.below(4) != 0) {
            choice = question.options[random.below(static_cast<std::uint32_t>(question.options.size()))];
            std::uint16_t* const parts[]{&choice.verb, &choice.a, &choice.b, &choice.c};
            std::uint16_t& part = *parts[random.below(4)];
            part =
                static_cast<std::uint16_t>(random.below(3) == 0 ? random.next() : part + random.below(5) - 2);
        }
        const auto refusal = game.refuse(state, question.who, choice);
        if (refusal.has_value() == isListed(question, choice))
            return "refusals and answers do not agree";
        if (refusal && refusal->clause == Clause::None)
            return "a refusal without a clause";
    }
    return "";
}

} // namespace crimson_invariants
