// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/playable.h"

namespace rules::bots {

/// Takes each legal answer equally often, with a generator of its own: the match's generator stays untouched.
class RandomBot
{
public:
    explicit RandomBot(std::uint64_t seed)
        : m_random(seed)
    {}

    /// `question` is the open question of `state` and has at least one answer.
    template <Playable Game>
    Choice choose(const Game&, const typename Game::State&, const typename Game::Question& question)
    {
        return question.options[m_random.below(static_cast<std::uint32_t>(question.options.size()))];
    }

private:
    Random m_random;
};

} // namespace rules::bots
