// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/exercise_session.h"

#include <QtConcurrentRun>

#include <algorithm>

namespace model {

namespace {
/// Playouts for an answer that the review does not list: as many as a review spends on a decision.
constexpr std::uint32_t kJudgingPlayouts = 2'000;
} // namespace

ExerciseSession::ExerciseSession(MatchSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_pool.setMaxThreadCount(1);
    connect(&session, &MatchSession::started, this, &ExerciseSession::follow);
    connect(&session, &MatchSession::changed, this, &ExerciseSession::follow);
}

ExerciseSession::~ExerciseSession()
{
    if (m_stop)
        *m_stop = true;
    m_search.waitForFinished();
}

/// Who goes to another step has left the exercise.
void ExerciseSession::follow()
{
    if (!isActive())
        return;
    if (!m_session.isActive() || m_exercise->node >= m_session.timeline().size() ||
        m_session.timeline().here() != m_session.timeline().node(m_exercise->node).parent)
        stop();
}

std::vector<Exercise> ExerciseSession::open() const
{
    std::vector<Exercise> exercises = m_ofAllMatches ? allExercises(m_session) : exercisesOf(m_session);
    std::erase_if(exercises,
                  [this](const Exercise& each) { return each.isSolved || m_skipped.contains(each.key); });
    std::stable_sort(exercises.begin(), exercises.end(),
                     [](const Exercise& a, const Exercise& b) { return a.decision.loss > b.decision.loss; });
    return exercises;
}

std::size_t ExerciseSession::left() const
{
    return open().size();
}

bool ExerciseSession::start(MatchSession::NodeId node)
{
    for (Exercise& each : exercisesOf(m_session))
        if (each.node == node) {
            m_ofAllMatches = false;
            begin(std::move(each));
            return true;
        }
    return false;
}

bool ExerciseSession::startNext(bool ofAllMatches)
{
    if (!isActive())
        m_skipped.clear();
    m_ofAllMatches = ofAllMatches;
    for (Exercise& next : open()) {
        if (!next.path.isEmpty()) {
            // Its nodes are numbered anew when the match comes to the table.
            set(State::None);
            if (!m_session.takeUpRecent(next.path))
                continue;
            const std::vector<Exercise> own = exercisesOf(m_session);
            const auto same = std::find_if(own.begin(), own.end(),
                                           [&next](const Exercise& each) { return each.key == next.key; });
            if (same == own.end())
                continue;
            next = *same;
        }
        begin(std::move(next));
        return true;
    }
    stop();
    return false;
}

void ExerciseSession::begin(Exercise exercise)
{
    m_state = State::None; // the match moves; nobody has left anything
    m_exercise = std::move(exercise);
    m_session.pause();
    m_session.jump(m_session.timeline().node(m_exercise->node).parent);
    set(State::Asking);
}

void ExerciseSession::set(State state)
{
    if (m_stop)
        *m_stop = true;
    m_stop.reset();
    m_state = state;
    Q_EMIT changed();
}

void ExerciseSession::retry()
{
    if (isActive())
        set(State::Asking);
}

void ExerciseSession::show()
{
    if (isActive())
        set(State::Shown);
}

void ExerciseSession::skip()
{
    if (!isActive())
        return;
    m_skipped.insert(m_exercise->key);
    (void)startNext(m_ofAllMatches);
}

void ExerciseSession::stop()
{
    if (isActive())
        set(State::None);
}

bool ExerciseSession::attempt(const rules::Choice& choice)
{
    if (!isActive())
        return false;
    if (m_state != State::Asking && m_state != State::Missed)
        return true; // the answer is known; a click by mistake does not play on
    m_tried = {choice, 0, 0, 0};
    for (const rules::bots::ReviewedAnswer& answer : m_exercise->decision.answers)
        if (answer.rated.choice == choice) {
            m_tried = answer.rated;
            judge(answer.rated.value);
            return true;
        }
    set(State::Judging);
    m_stop = std::make_shared<std::atomic<bool>>(false);
    const std::shared_ptr<const rules::AnyMatch> match = m_session.match().clone();
    const std::uint64_t seed = m_session.setup().match.seed;
    m_search = QtConcurrent::run(&m_pool, [this, match, choice, seed, stop = m_stop] {
        const rules::Analysis analysis = match->analyse({kJudgingPlayouts, seed, 1, stop.get()});
        for (const rules::RatedAnswer& answer : analysis.answers)
            if (answer.choice == choice && !*stop)
                QMetaObject::invokeMethod(
                    this,
                    [this, stop, answer] {
                        if (stop != m_stop)
                            return;
                        m_tried = answer;
                        judge(answer.value);
                    },
                    Qt::QueuedConnection);
    });
    return true;
}

void ExerciseSession::judge(double value)
{
    const bool isGood = m_exercise->decision.isSolvedBy(value);
    if (isGood) {
        m_exercise->isSolved = true;
        m_session.setSolved(m_exercise->node);
    }
    set(isGood ? State::Solved : State::Missed);
}

} // namespace model
