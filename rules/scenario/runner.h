// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/scenario/scenario_file.h"
#include "rules/scenario/stage.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace rules::scenario {

/// Plain; every step done, undone and redone; the position saved and loaded after every step.
enum class Mode : std::uint8_t { Plain, Undo, Reload };

/// What went wrong in a scenario, complete enough to act on.
struct Failure
{
    Mode mode = Mode::Plain;
    std::size_t line = 0;
    std::string expected;
    std::string found;
    std::string board;
    std::vector<std::string> lastLog; ///< at most ten lines, each with its clause

    [[nodiscard]] std::string text(std::string_view path) const;
};

/// Makes the stage for a game id; null if the game is not known.
using StageMaker = std::function<std::unique_ptr<Stage>(std::string_view game)>;

/// Runs one scenario in all three modes, which must end in the same state. Nothing if it passes.
[[nodiscard]] std::optional<Failure> runScenario(const Scenario& scenario, const StageMaker& makeStage);

} // namespace rules::scenario
