// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/any_match.h"
#include "rules/core/match_file.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Goes through a match that was played and says which decisions cost something, and what was luck.
namespace rules::bots {

/// Changes whenever the same match would get another review; what was stored under another one is not used.
inline constexpr std::uint32_t kReviewVersion = 1;

enum class Mark : std::uint8_t { None, Inaccuracy, Mistake, Blunder };

/// The mark of a decision that gave away this much of a winning chance (0 … 1): 5, 10 and 15 points. Marks,
/// lists and exercises all ask here.
[[nodiscard]] Mark markOf(double loss);

/// An answer in a review.
struct ReviewedAnswer
{
    RatedAnswer rated;
    std::string words;  ///< as behind `do WHO` in a scenario
    BothLanguages text; ///< as people read it
};

/// A decision with at least two answers.
struct ReviewedDecision
{
    std::size_t step = 0; ///< of the match file, from 1
    std::string who;      ///< the seat, or the party that decided together
    std::string party;
    std::vector<ReviewedAnswer>
        answers;            ///< the best ones first; the one that was played is always among them
    std::size_t played = 0; ///< its index
    double loss = 0;        ///< what it cost against the best answer, 0 … 1
    bool thin = false;      ///< the loss is smaller than its 95 % margin
    Mark mark = Mark::None; ///< none where the evidence is thin

    [[nodiscard]] double best() const { return answers.front().rated.value; }
    [[nodiscard]] double chance() const { return answers[played].rated.value; }
    /// Whether an answer of this value solves the exercise that this decision is: within 2 points of the
    /// best.
    [[nodiscard]] bool isSolvedBy(double value) const;
};

/// What was revealed after a step, and how it changed the chance of the party that had decided: the value
/// after it minus the mean over what could have come instead.
struct ReviewedLuck
{
    std::size_t step = 0;
    std::string party;
    std::vector<std::string> cards; ///< ids of what came to light
    double change = 0;              ///< −1 … 1
    double error = 0;               ///< standard error of it
};

/// One party over the whole match.
struct PartyReview
{
    std::string party;
    std::size_t decisions = 0;      ///< that were not forced
    double loss = 0;                ///< of all decisions together
    double luck = 0;                ///< of all that was revealed, also after others' decisions if two play
    std::optional<double> result{}; ///< 1 won, 0 lost, between them shared; none: the match is not over
    /// The result without luck, 0 … 1.
    [[nodiscard]] std::optional<double> adjusted() const;
};

struct Review
{
    std::vector<ReviewedDecision> decisions; ///< in the order of the match
    std::vector<ReviewedLuck> luck;
    std::vector<PartyReview> parties;
    std::size_t steps = 0;        ///< how many steps were gone through
    bool stopped = false;         ///< before the end; what is here holds
    std::optional<Error> wrong{}; ///< why the match could not be followed to its end

    /// The decisions that got a mark, the most expensive ones first.
    [[nodiscard]] std::vector<const ReviewedDecision*> mistakes() const;
    /// Where a winning chance changed most from one decision of a party to its next; null in a short match.
    [[nodiscard]] const ReviewedDecision* turningPoint() const;
};

/// What a review found about one step: both, one or neither.
struct StepReview
{
    std::optional<ReviewedDecision> decision{};
    std::optional<ReviewedLuck> luck{};
    std::uint32_t iterations = 0; ///< per decision
};

/// A step as one line of text, to be kept with the match, and back. Words and texts of the answers are read
/// from the position before the step. Nothing where the line is of another version or does not fit the
/// position.
[[nodiscard]] std::string writeStepReview(const StepReview& review);
[[nodiscard]] std::optional<StepReview> readStepReview(std::string_view line, const AnyMatch& before,
                                                       std::size_t step, const Choice& played);

struct ReviewOptions
{
    std::uint32_t iterations = 2'000;   ///< per decision
    std::uint32_t luckIterations = 300; ///< per card that could have come
    std::uint32_t alternatives = 8;     ///< cards that could have come, sampled
    std::size_t shown = 5;              ///< answers kept per decision, besides the one that was played
    unsigned threads = 1;
    std::uint64_t seed = 1;
    const std::atomic<bool>* stop = nullptr;
    std::function<void(std::size_t done, std::size_t total)> onProgress{};
    /// What is known about a step (from 1) already, as writeStepReview wrote it; used if it has at least as
    /// many iterations. Empty: nothing.
    std::function<std::string(std::size_t step)> known{};
    /// Gets each step that was gone through, with `fresh` if it was looked into now.
    std::function<void(std::size_t step, const StepReview& found, bool fresh)> onStep{};
};

/// A review out of what was found about steps, in their order; `last` is the position after all of them.
[[nodiscard]] Review assembleReview(const AnyMatch& last, std::span<const StepReview> steps);

/// Reviews the steps of a match from its first position on. A step that does not fit ends the review there
/// and says why.
[[nodiscard]] Review reviewMatch(std::unique_ptr<AnyMatch> match, std::span<const MatchStep> steps,
                                 const ReviewOptions& options);

/// What came of the best and of the played answer when both were played on over the same seeds by the same
/// bots.
struct Reason
{
    std::size_t seeds = 0;     ///< continuations that were compared
    std::size_t agreeing = 0;  ///< of those, how many show this difference
    std::size_t decisions = 0; ///< after how many decisions it shows for the first time
    BothLanguages what;        ///< the number that differs; empty: the result of the match
    bool isLead = false;       ///< not the number itself, but how often it is ahead of its opposite, 0 … 1
    double best = 0;           ///< its mean after the best answer
    double played = 0;         ///< and after the one that was played
    std::string clause;        ///< the rule behind the step at which the lines part
};

/// The first difference that matters between two answers to the open question, or nothing if both lines look
/// alike. Only numbers that somebody owns and that are better for the one who decides count, the weightiest
/// first. Positions are imagined from what the deciding seat knows.
[[nodiscard]] std::optional<Reason> whyBetter(const AnyMatch& match, const Choice& best, const Choice& played,
                                              std::uint64_t seed, const std::atomic<bool>* stop = nullptr);

} // namespace rules::bots
