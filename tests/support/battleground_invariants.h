// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/battleground/game.h"

#include <array>
#include <string>

/// What holds in every position of a match of Battleground in which a question is open or which is over. Each
/// function returns what is wrong, or nothing.
namespace battleground_invariants {

using rules::bit;
using rules::Bits;
using rules::CardIx;
using rules::Choice;
using rules::Random;
using rules::Seat;
using rules::battleground::Ask;
using rules::battleground::Clause;
using rules::battleground::Game;
using rules::battleground::kSides;
using rules::battleground::Phase;
using rules::battleground::Question;
using rules::battleground::Side;
using rules::battleground::State;
using rules::battleground::Tile;
using rules::battleground::Verb;
namespace zone = rules::battleground::zone;

inline constexpr int kGold = 6;

inline std::string goldWrong(const State& state)
{
    int gold = state.treasury[0] + state.treasury[1];
    for (std::size_t card = 0; card < state.cards.count(); ++card)
        gold += state.gold[card];
    return gold == kGold ? "" : "there are " + std::to_string(gold) + " gold";
}

inline std::string cardsWrong(const State& state)
{
    std::array<std::size_t, kSides> owned{};
    for (std::size_t at = 0; at < zone::kCount; ++at)
        for (const CardIx card : state.cards.in(at)) {
            ++owned[state.ownerOf(card)];
            if (at == zone::kBoard)
                continue;
            const std::size_t side = at >= zone::kBoneyard ? at - zone::kBoneyard : at % kSides;
            if (side != state.ownerOf(card))
                return "a card lies with the wrong player";
            if (state.gold[card] != 0 || state.tile[card] != 0 || state.defended[card] != 0 ||
                state.shield[card] != 0 || (at < zone::kBoard && state.health[card] != 0))
                return "a card off the board has values of one on it";
        }
    if (owned[0] != 10 || owned[1] != 10)
        return "a player has " + std::to_string(owned[0]) + " cards, the other " + std::to_string(owned[1]);
    return "";
}

inline std::string boardWrong(const Game& game, const State& state)
{
    if ((state.living[0] & state.living[1]) != 0 || (state.allLiving() & state.slain) != 0)
        return "two characters on one tile";
    if ((state.turned & ~state.allLiving()) != 0 || (state.acted & ~state.allLiving()) != 0)
        return "a tile without a living character is turned or has acted";
    Bits there = 0;
    for (const CardIx card : state.cards.in(zone::kBoard)) {
        const Tile tile = state.tile[card];
        if (tile >= game.board().tiles() || state.cardAt(tile) != card)
            return "a character is not where its tile says";
        there |= bit(tile);
        const bool lives = (state.living[state.ownerOf(card)] & bit(tile)) != 0;
        const rules::battleground::Traits& traits = game.table().traits[state.kind[card]];
        if (lives != (state.health[card] > 0) || lives == ((state.slain & bit(tile)) != 0))
            return "a character lives without health, or is slain with it";
        if (state.health[card] > traits.health || state.gold[card] > kGold ||
            state.defended[card] > traits.defences || state.shield[card] > 9)
            return "a value is beyond its bounds";
    }
    if (there != (state.allLiving() | state.slain))
        return "tiles and characters do not agree";
    for (std::size_t tile = 0; tile < rules::battleground::kMaxTiles; ++tile)
        if ((state.at[tile] != 0) != ((there >> tile & 1u) != 0))
            return "a tile names a character that is not there";
    return "";
}

/// bg.ruling.endless: the options bound the match.
inline std::string courseWrong(const Game& game, const State& state)
{
    if (state.turn > game.options().turnLimit)
        return "the match goes on beyond its limit";
    if (game.options().stillLimit > 0 && state.still > game.options().stillLimit)
        return "nothing has happened for longer than the limit";
    const bool over = game.isOver(state);
    if (!over && state.winner != rules::kNoSeat)
        return "a match that goes on has a winner";
    return "";
}

/// Options: sorted, unique, not empty while the match runs; a seat, a question and a clause that go with
/// them.
inline std::string questionWrong(const Game& game, const State& state, const Question& question)
{
    const std::size_t count = question.options.size();
    if (game.isOver(state))
        return count == 0 && question.ask == Ask::Nothing ? "" : "a match that is over asks a question";
    if (question.ask == Ask::Nothing || question.seat != state.active || question.clause == Clause::None)
        return "a question without asker, seat or clause";
    if (count == 0)
        return "a question without an answer";
    for (std::size_t i = 1; i < count; ++i)
        if (!(question.options[i - 1] < question.options[i]))
            return "answers are not sorted and unique";
    return "";
}

/// All of the above.
inline std::string positionWrong(const Game& game, const State& state, const Question& question)
{
    for (const std::string& wrong : {goldWrong(state), cardsWrong(state), boardWrong(game, state),
                                     courseWrong(game, state), questionWrong(game, state, question)})
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

/// Giving up is legal for whoever does it, and never listed.
inline bool givesUp(const State& state, Seat seat, const Choice& choice)
{
    return state.phase != Phase::Over && choice == Choice{std::uint16_t(Verb::Concede), seat, 0, 0};
}

/// `refuse` agrees with the question: for every legal answer, for the same by the other seat, and for
/// `samples` others nearby, most of which are not legal.
inline std::string refusalWrong(const Game& game, const State& state, const Question& question,
                                Random& random, int samples)
{
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        if (game.refuse(state, question.seat, question.options[i]))
            return "a legal answer is refused";
        if (!game.refuse(state, static_cast<Seat>(1 - question.seat), question.options[i]))
            return "the wrong seat may answer";
    }
    for (Seat seat = 0; seat < kSides; ++seat)
        if (game.refuse(state, seat, {std::uint16_t(Verb::Concede), seat, 0, 0}) ||
            !game.refuse(state, seat, {std::uint16_t(Verb::Concede), static_cast<Seat>(1 - seat), 0, 0}))
            return "giving up is for the one who does it, and for nobody else";
    for (int i = 0; i < samples; ++i) {
        Choice choice{static_cast<std::uint16_t>(random.below(10)),
                      static_cast<std::uint16_t>(random.below(70)),
                      static_cast<std::uint16_t>(random.below(70)), 0};
        if (question.options.size() > 0 && random.below(4) != 0) {
            choice = question.options[random.below(static_cast<std::uint32_t>(question.options.size()))];
            std::uint16_t* const parts[]{&choice.verb, &choice.a, &choice.b, &choice.c};
            std::uint16_t& part = *parts[random.below(4)];
            part =
                static_cast<std::uint16_t>(random.below(3) == 0 ? random.next() : part + random.below(5) - 2);
        }
        const auto refusal = game.refuse(state, question.seat, choice);
        if (refusal.has_value() == (isListed(question, choice) || givesUp(state, question.seat, choice)))
            return "refusals and answers do not agree";
        if (refusal && refusal->clause == Clause::None)
            return "a refusal without a clause";
    }
    return "";
}

} // namespace battleground_invariants
