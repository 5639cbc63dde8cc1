// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace rules {

/// What the analysis of a question may spend. The result depends on `iterations` and `seed` alone, unless it
/// is stopped.
struct AnalysisBudget
{
    /// Playouts in all; 0: answers are only put in the order of their ratings. None: as many as the strongest
    /// bot of the game.
    std::optional<std::uint32_t> iterations{};
    std::uint64_t seed = 1;
    unsigned threads = 1;
    const std::atomic<bool>* stop = nullptr; ///< looked at before every playout
};

/// An answer with the winning chance that the analysis found for the one who decides.
struct RatedAnswer
{
    Choice choice;
    double value = 0;         ///< 0 … 1, the mean over all sampled worlds
    double error = 0;         ///< standard error of that mean
    std::uint32_t visits = 0; ///< playouts behind it; 0: only rated

    friend bool operator==(const RatedAnswer&, const RatedAnswer&) = default;
};

struct Analysis
{
    std::vector<RatedAnswer> answers; ///< every legal answer, the best one first; empty: nothing is asked
    std::uint32_t iterations = 0;     ///< how many were spent
    bool stopped = false;

    friend bool operator==(const Analysis&, const Analysis&) = default;
};

/// Gets what is known so far, several times while an analysis goes on and in the thread that called it.
using OnAnalysis = std::function<void(const Analysis&)>;

} // namespace rules
