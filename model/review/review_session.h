// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/match_session.h"
#include "rules/bots/review.h"

#include <QFuture>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace model {

/// Reviews the match at the table: the branch that leads through the current step to its end. A fast pass
/// gives a first picture, a second one looks deeper. What is found is saved with the match step by step, so
/// that a review that was cancelled, or a match that is opened again, goes on where it was.
///
/// Runs in a thread of its own; everything here is for the thread of the window.
class ReviewSession : public QObject
{
    Q_OBJECT

public:
    using NodeId = MatchSession::NodeId;

    struct Pass
    {
        std::uint32_t iterations = 0;     ///< per decision
        std::uint32_t luckIterations = 0; ///< per card that could have come
        std::uint32_t alternatives = 0;   ///< cards that could have come
    };

    /// The session outlives it.
    explicit ReviewSession(MatchSession& session, QObject* parent = nullptr);
    ~ReviewSession() override;

    /// Reviews the branch of the current step, as far as that was not done yet.
    void start();
    /// What was found stays.
    void cancel();

    [[nodiscard]] bool isRunning() const { return m_stop != nullptr; }
    [[nodiscard]] std::size_t done() const { return m_done; } ///< steps, over all passes
    [[nodiscard]] std::size_t total() const { return m_total; }
    /// Whether every decision of the branch was looked at in the last pass.
    [[nodiscard]] bool isComplete() const { return m_isComplete; }

    /// What is known; without decisions: nothing yet.
    [[nodiscard]] const rules::bots::Review& review() const { return m_review; }
    [[nodiscard]] bool isEmpty() const { return m_review.decisions.empty(); }
    /// How many steps the reviewed branch has.
    [[nodiscard]] std::size_t steps() const { return m_branch.empty() ? 0 : m_branch.size() - 1; }
    /// The node that a step (from 1) leads to, and the one before it.
    [[nodiscard]] NodeId nodeOf(std::size_t step) const { return m_branch[step]; }
    [[nodiscard]] NodeId nodeBefore(std::size_t step) const { return m_branch[step - 1]; }
    /// The step that the match is at, if it is on the branch.
    [[nodiscard]] std::optional<std::size_t> currentStep() const;
    /// The decision of a step; null where there is none or it is not known yet.
    [[nodiscard]] const rules::bots::ReviewedDecision* decisionAt(std::size_t step) const;
    /// The positions where winning chances changed most, at most `most`, in the order of the match.
    [[nodiscard]] std::vector<std::size_t> turningPoints(std::size_t most) const;

    /// For tests: how deep each pass looks.
    void setPasses(std::vector<Pass> passes) { m_passes = std::move(passes); }

Q_SIGNALS:
    void changed(); ///< something was found, or the review began or ended

private:
    void follow();
    void readBranch();
    void assemble();
    void take(std::size_t step, const rules::bots::StepReview& found, bool fresh);
    void finish();

    MatchSession& m_session;
    QThreadPool m_pool;
    QFuture<void> m_work;
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of the review that is under way; null: none is
    std::vector<Pass> m_passes{{300, 60, 4}, {4'000, 300, 8}};
    std::vector<NodeId> m_branch; ///< from the start on
    std::vector<rules::bots::StepReview> m_steps;
    std::vector<bool> m_isDecision; ///< by step: whether there was something to decide
    rules::bots::Review m_review;
    std::size_t m_done = 0;
    std::size_t m_total = 0;
    bool m_isComplete = false;
};

} // namespace model
