// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/any_match.h"
#include "rules/core/result.h"
#include "rules/scenario/position_form.h"
#include "rules/scenario/scenario_file.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace rules::scenario {

/// Why a line of a scenario does not hold. `unknown`: the words mean nothing, so not even `refuse` may use
/// them.
struct Wrong
{
    Reason reason;
    bool unknown = false;

    [[nodiscard]] BothLanguages text() const { return reason.inBoth(); }
};

[[nodiscard]] inline Wrong wrongOf(Reason reason, bool unknown)
{
    return {std::move(reason), unknown};
}
[[nodiscard]] inline Wrong wrongOf(const Error& error, bool unknown)
{
    return {reasonOf(error), unknown};
}

/// What an expectation said and what was found; equal when it holds.
struct Finding
{
    std::string expected;
    std::string found;
};

/// Sets up scenarios of one game: takes head and given lines, then makes the match. One object a scenario;
/// `clone` for trying a line that should be refused.
class Stage
{
public:
    virtual ~Stage() = default;
    [[nodiscard]] virtual std::unique_ptr<Stage> clone() const = 0;

    /// Words of a head line: variant, players, option, define, seed.
    [[nodiscard]] virtual Result<Done, Wrong> head(std::span<const std::string> words) = 0;
    /// Whether the head lines fit together; asked when all of them are taken.
    [[nodiscard]] virtual Result<Done, Wrong> headFits() const { return Done{}; }
    /// Words behind `given`.
    [[nodiscard]] virtual Result<Done, Wrong> given(std::span<const std::string> words) = 0;

    struct Begun
    {
        std::unique_ptr<AnyMatch> match;
        std::vector<LogLine> log;
    };
    /// The match, everything done that needs no choice; an impossible position is an error.
    [[nodiscard]] virtual Result<Begun, Wrong> begin() const = 0;

    /// What a position is made of by the head lines taken so far; empty where a game does not say.
    [[nodiscard]] virtual PositionForm form() const { return {}; }
    /// Everything that is impossible about the position so far; `begin` refuses for the first of them.
    [[nodiscard]] virtual std::vector<PositionProblem> problems() const { return {}; }

    /// Words behind `expect` that belong to this game alone.
    [[nodiscard]] virtual Result<Finding, Wrong> expect(const AnyMatch& match,
                                                        std::span<const std::string> words) const = 0;

    /// The table as a person would sketch it, for failure reports.
    [[nodiscard]] virtual std::string sketch(const AnyMatch& match) const = 0;
};

} // namespace rules::scenario
