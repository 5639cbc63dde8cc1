// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/search_parameters.h"
#include "rules/core/outcome.h"
#include "rules/core/random.h"
#include "rules/games/samurai/game.h"

/// What bots and simulations ask of a position; see rules/bots/playable.h.
namespace rules::samurai {

/// How good a position is for the samurai, who all want the same: farmsteads, families and barricades that
/// are likely to be left at the end of the round, wounds, and room on the battle tracks. Hidden cards do not
/// matter, only how many there are.
[[nodiscard]] int rate(const Game& game, const State& state, Seat seat);

/// Replaces what nobody can see (face-down cards, the cards left in the box, the order of the tokens, what
/// will be drawn at random) by something just as likely. The result depends on nothing that is hidden.
void determinize(State& state, Seat seat, Random& random);

[[nodiscard]] inline std::uint32_t turnsOf(const State& state)
{
    return state.turn;
}

/// The party of each seat.
[[nodiscard]] FixedVector<Party, kMaxSeats> seatParties(const Game& game, const State& state);

/// How the tree search plays this kind of match.
[[nodiscard]] bots::SearchParameters searchParameters(const Game& game, const State& state);

} // namespace rules::samurai
