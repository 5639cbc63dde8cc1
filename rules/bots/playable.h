// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"
#include "rules/core/outcome.h"
#include "rules/core/random.h"

#include <concepts>
#include <cstddef>
#include <cstdint>

namespace rules::bots {

/// What bots and simulations need of a game: ask, answer, and know when it is over.
template <class Game>
concept Playable = requires(const Game& game, typename Game::State& state, const typename Game::State& seen,
                            const typename Game::Question& question, const Choice& choice)
{
    {
        game.isOver(seen)
        } -> std::same_as<bool>;
    {
        game.outcome(seen)
        } -> std::same_as<Outcome>;
    {
        game.question(seen)
        } -> std::same_as<typename Game::Question>;
    {
        question.seat
        } -> std::convertible_to<Seat>;
    {
        question.options.size()
        } -> std::convertible_to<std::size_t>;
    {
        question.options[0]
        } -> std::same_as<Choice>;
    game.apply(state, choice);
};

/// A game whose positions can be judged. `rate` says how good a position is for a seat, in points of the
/// game's own choice; a greater number is better. `determinize` replaces everything the seat cannot see by
/// something just as likely (hands, face-down piles, the order of its own deck) and reseeds the match's
/// generator, so that a bot cannot read the future by trying answers out. Both are found by the state's
/// namespace.
template <class Game>
concept Rated = Playable<Game> &&
    requires(const Game& game, typename Game::State& state, const typename Game::State& seen, Random& random)
{
    {
        rate(game, seen, Seat{})
        } -> std::convertible_to<int>;
    determinize(state, Seat{}, random);
};

/// A game whose finished matches can be counted: how many turns it took.
template <class Game>
concept Counted = Playable<Game> && requires(const typename Game::State& seen)
{
    {
        turnsOf(seen)
        } -> std::convertible_to<std::uint32_t>;
};

} // namespace rules::bots
