// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/exercise_list.h"

#include <QFuture>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <set>

namespace model {

/// Does decisions of reviewed matches again: the match goes to the question, the person looks for a better
/// answer, and each try is judged. Nothing of it becomes a step of the match; that an exercise was solved is
/// saved with it.
class ExerciseSession : public QObject
{
    Q_OBJECT

public:
    enum class State {
        None,    ///< no exercise
        Asking,  ///< a better answer is wanted
        Judging, ///< the search looks at an answer that the review does not list
        Solved,
        Missed, ///< the answer was not good enough
        Shown   ///< the best answer was asked for
    };

    /// The session outlives it.
    explicit ExerciseSession(MatchSession& session, QObject* parent = nullptr);
    ~ExerciseSession() override;

    /// Begins with the decision that led to this node of the match at the table; false if it is none.
    bool start(MatchSession::NodeId node);
    /// Begins with the most expensive one that was neither solved nor skipped: of the match at the table, or
    /// of all matches. The match that it belongs to comes to the table. False if there is none.
    bool startNext(bool ofAllMatches);
    void retry();
    void show();
    void skip();
    void stop();
    /// A choice was made at the table; false if no exercise asks for one.
    bool attempt(const rules::Choice& choice);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isActive() const { return m_state != State::None; }
    /// Whether exercises of all matches are done.
    [[nodiscard]] bool isOfAllMatches() const { return m_ofAllMatches; }
    /// There is one as long as the session is active.
    [[nodiscard]] const Exercise& exercise() const { return *m_exercise; }
    /// The answer that was tried last, with its winning chance once that is known.
    [[nodiscard]] const rules::RatedAnswer& tried() const { return m_tried; }
    /// Exercises that are left of those that `startNext` chooses from.
    [[nodiscard]] std::size_t left() const;

Q_SIGNALS:
    void changed();

private:
    void begin(Exercise exercise);
    void follow();
    void judge(double value);
    void set(State state);
    [[nodiscard]] std::vector<Exercise> open() const;

    MatchSession& m_session;
    QThreadPool m_pool;
    QFuture<void> m_search;
    std::shared_ptr<std::atomic<bool>> m_stop;
    std::optional<Exercise> m_exercise;
    std::set<QString> m_skipped;
    rules::RatedAnswer m_tried;
    State m_state = State::None;
    bool m_ofAllMatches = false;
};

} // namespace model
