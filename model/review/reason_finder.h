// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/match_session.h"
#include "rules/bots/review.h"

#include <QFuture>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace model {

/// Finds out in a thread of its own why one answer is better than another.
class ReasonFinder : public QObject
{
    Q_OBJECT

public:
    explicit ReasonFinder(QObject* parent = nullptr);
    ~ReasonFinder() override;

    /// The search before is given up. `match` is the position in which both answers are possible.
    void find(const rules::AnyMatch& match, const rules::Choice& best, const rules::Choice& played,
              std::uint64_t seed);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_stop != nullptr; }

Q_SIGNALS:
    void found(const std::optional<rules::bots::Reason>& reason);

private:
    QThreadPool m_pool;
    QFuture<void> m_work;
    std::shared_ptr<std::atomic<bool>> m_stop;
};

/// Two branches of a timeline to be compared.
struct BranchPair
{
    MatchSession::NodeId best = 0;
    MatchSession::NodeId played = 0;
};

/// Adds the best answer of a decision to the timeline as a branch of this name, and lets it go on for as many
/// decisions as given, by what a bot would answer; gives back where it ends, and where the branch that was
/// played is after as many steps. The match stands at the end of the new branch.
[[nodiscard]] BranchPair openBranches(MatchSession& session, MatchSession::NodeId node,
                                      const rules::Choice& best, std::size_t decisions, const QString& name);

} // namespace model
