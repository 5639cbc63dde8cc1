// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/match_session.h"
#include "rules/bots/review.h"

#include <QFuture>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace model {

/// An answer to the open question with what the search thinks of it.
struct AdvisedAnswer
{
    rules::RatedAnswer rated;
    rules::BothLanguages text;
    /// Why it is better than the answer after it; nothing where no number shows it, or not yet.
    std::optional<rules::bots::Reason> reason{};
};

/// What would be a good answer, as far as is known by now.
struct Advice
{
    std::vector<AdvisedAnswer> answers; ///< the best one first; a few of them
    bool isExplained = false;           ///< the reasons of the first answers are there
    bool isDone = false;                ///< nothing more will come

    [[nodiscard]] bool isEmpty() const { return answers.empty(); }
};

/// Searches the open question of a match and reports the best answers while the search goes on. The search
/// runs in a thread of its own, knows only what the one who is asked knows, and is stopped as soon as the
/// match moves on. Asking counts as help.
class Advisor : public QObject
{
    Q_OBJECT

public:
    /// Answers that are listed.
    static constexpr std::size_t kListed = 5;

    /// The session outlives it.
    explicit Advisor(MatchSession& session, QObject* parent = nullptr);
    ~Advisor() override;

    /// Whether there is a question with a choice that a person is asked.
    [[nodiscard]] bool canAsk() const;
    void ask();
    /// Keeps what is known.
    void stop();
    /// Whether every question that a person is asked is searched without being asked for.
    void setLive(bool live);
    [[nodiscard]] bool isLive() const { return m_live; }

    [[nodiscard]] bool isThinking() const { return m_stop != nullptr; }
    [[nodiscard]] const Advice& advice() const { return m_advice; }

    /// Playouts of each search, one after the other; the last one counts most. For tests.
    void setBudgets(std::vector<std::uint32_t> budgets) { m_budgets = std::move(budgets); }

Q_SIGNALS:
    void changed();

private:
    void follow();
    void take(const Advice& advice);

    MatchSession& m_session;
    QThreadPool m_pool;
    QFuture<void> m_search;
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of the search that is under way; null: none is
    Advice m_advice;
    std::vector<std::uint32_t> m_budgets{400, 2'000, 8'000};
    bool m_live = false;
};

} // namespace model
