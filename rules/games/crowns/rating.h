// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/search_parameters.h"
#include "rules/core/outcome.h"
#include "rules/core/random.h"
#include "rules/games/crowns/game.h"

/// What bots and simulations ask of a position; see rules/bots/playable.h.
namespace rules::crowns {

/// How good a position is for a seat. In the middle of an action everybody goes on as `habit` says until the
/// action is over; then the points of the seat (or its team) are compared with those of the others.
[[nodiscard]] int rate(const Game& game, const State& state, Seat seat);

/// What a sensible player does without thinking ahead: shows and gives the card that is worth least to him,
/// adds no ravens, accepts the best offer, votes for himself and otherwise against the stronger one, takes
/// the best card. Answers the open question of `state`, which has one.
[[nodiscard]] Choice habit(const Game& game, const State& state);

/// Whether a deal leaves the seat it is proposed to better off, as far as that seat can know. A person should
/// ask this before making a deal with a bot.
[[nodiscard]] bool wouldAgree(const Game& game, const State& state, const Choice& deal, Random& random);

/// Replaces what a seat cannot know (hands, the guest deck, agendas, unrevealed votes, what will be drawn at
/// random) by something as likely. What it saw before it remembers, see State::knownTo. The result depends on
/// nothing that the seat cannot know.
void determinize(State& state, Seat seat, Random& random);

[[nodiscard]] inline std::uint32_t turnsOf(const State& state)
{
    return state.turns;
}

/// The party of each seat.
[[nodiscard]] FixedVector<Party, kMaxSeats> seatParties(const Game& game, const State& state);

/// How the tree search plays this kind of match.
[[nodiscard]] bots::SearchParameters searchParameters(const Game& game, const State& state);

} // namespace rules::crowns
