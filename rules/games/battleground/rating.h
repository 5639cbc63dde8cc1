// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/search_parameters.h"
#include "rules/bots/taking.h"
#include "rules/core/outcome.h"
#include "rules/core/random.h"
#include "rules/games/battleground/game.h"

/// What bots and simulations ask of a position; see rules/bots/playable.h.
namespace rules::battleground {

/// How good a position is for a side: living characters with their health and strength, gold, cards in hand,
/// and how near the enemy is. What a hand or a deck holds does not matter, only how much.
[[nodiscard]] int rate(const Game& game, const State& state, Seat side);

/// Replaces what a seat cannot see (the order of both decks, the opponent's hand, what will be drawn at
/// random) by something just as likely. The result depends on nothing that the seat cannot see.
void determinize(State& state, Seat side, Random& random);

[[nodiscard]] inline std::uint32_t turnsOf(const State& state)
{
    return state.turn;
}

/// The party of each seat.
[[nodiscard]] FixedVector<Party, kMaxSeats> seatParties(const Game& game, const State& state);

/// The character that an answer deploys, for whom and for how much gold; nothing for all other answers.
[[nodiscard]] std::optional<bots::Taking> takenBy(const Game& game, const State& state, const Choice& choice);

/// Whether the hand of a side that is about to open cannot pay for the characters it needs; nothing at any
/// other time.
[[nodiscard]] std::optional<bool> firstHandFails(const Game& game, const State& state, Seat side);

/// How the tree search plays this kind of match.
[[nodiscard]] bots::SearchParameters searchParameters(const Game& game, const State& state);

} // namespace rules::battleground
