// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/playable.h"

#include <limits>

namespace rules::bots {

/// Looks one decision ahead: tries every answer on a copy of what its seat sees, runs forced answers on, and
/// takes the answer whose position the game rates best. Among equals the seed decides.
class GreedyBot
{
public:
    explicit GreedyBot(std::uint64_t seed)
        : m_random(seed)
    {}

    /// `question` is the open question of `state` and has at least one answer.
    template <Rated Game>
    Choice choose(const Game& game, const typename Game::State& state,
                  const typename Game::Question& question)
    {
        const std::size_t count = question.options.size();
        if (count == 1)
            return question.options[0];
        typename Game::State seen = state;
        determinize(seen, question.seat, m_random);
        Choice best;
        int bestRating = std::numeric_limits<int>::min();
        std::uint32_t equals = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const Choice choice = question.options[i];
            const int rating = ratingAfter(game, seen, choice, question.seat);
            if (rating > bestRating) {
                bestRating = rating;
                equals = 0;
            }
            // Each of n equals is kept with a chance of 1/n, without a list of them.
            if (rating == bestRating && m_random.below(++equals) == 0)
                best = choice;
        }
        return best;
    }

private:
    template <Rated Game>
    static int ratingAfter(const Game& game, typename Game::State state, const Choice& choice, Seat seat)
    {
        game.apply(state, choice);
        for (int forced = 0; forced < kMaxForced && !game.isOver(state); ++forced) {
            const typename Game::Question next = game.question(state);
            if (next.options.size() != 1)
                break;
            game.apply(state, next.options[0]);
        }
        return rate(game, state, seat);
    }

    /// A match in which nobody has a choice any more goes on without end; the outlook stops.
    static constexpr int kMaxForced = 64;

    Random m_random;
};

} // namespace rules::bots
