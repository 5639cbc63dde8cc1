// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/search_parameters.h"
#include "rules/bots/taking.h"
#include "rules/core/outcome.h"
#include "rules/core/random.h"
#include "rules/games/crimson/game.h"

/// What bots and simulations ask of a Crimson position; see rules/bots/playable.h.
namespace rules::crimson {

/// How good a position is for a side: castles, the lead in each lane as it would be scored now, cards in
/// front and coins. A coin is worth 10; rating a position for both sides gives opposite numbers. An open bid
/// is rated as if the opponent gave the answer that suits them better.
[[nodiscard]] int rate(const Game& game, const State& state, Seat side);

/// Hidden are the order of the deck below its top card, what will be drawn at random, the secret bids of
/// others in an auction, and the partner's hand in co-op.
void determinize(State& state, Seat side, Random& random);

[[nodiscard]] inline std::uint32_t turnsOf(const State& state)
{
    return state.turn;
}

/// The party of each seat.
[[nodiscard]] FixedVector<Party, kMaxSeats> seatParties(const Game& game, const State& state);

/// The card that an answer recruits, for whom and for how many coins; nothing for all other answers.
[[nodiscard]] std::optional<bots::Taking> takenBy(const Game& game, const State& state, const Choice& choice);

/// How the tree search plays this kind of match.
[[nodiscard]] bots::SearchParameters searchParameters(const Game& game, const State& state);

} // namespace rules::crimson
