// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/review_session.h"

#include "rules/core/words.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <cmath>
#include <map>
#include <thread>

namespace model {

using rules::bots::ReviewedDecision;
using rules::bots::StepReview;

ReviewSession::ReviewSession(MatchSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
    connect(&session, &MatchSession::started, this, [this] {
        cancel();
        m_branch.clear();
        follow();
    });
    connect(&session, &MatchSession::changed, this, &ReviewSession::follow);
    follow();
}

ReviewSession::~ReviewSession()
{
    // Nobody is told: whoever listens may be gone.
    if (m_stop)
        *m_stop = true;
    m_work.waitForFinished();
}

/// Who looks at another branch keeps the review in sight; where the match goes on, the review goes along.
void ReviewSession::follow()
{
    if (!m_session.isActive()) {
        m_branch.clear();
        m_steps.clear();
        m_review = {};
        m_isComplete = false;
        Q_EMIT changed();
        return;
    }
    const MatchSession::Timeline& timeline = m_session.timeline();
    const std::vector<NodeId> way = timeline.path(timeline.here());
    const bool isOnBranch =
        !m_branch.empty() && std::find(m_branch.begin(), m_branch.end(), timeline.here()) != m_branch.end();
    const bool goesOn = m_branch.empty() || std::find(way.begin(), way.end(), m_branch.back()) != way.end();
    if (isRunning() || isOnBranch || (!goesOn && !isEmpty()))
        return;
    readBranch();
}

void ReviewSession::readBranch()
{
    const MatchSession::Timeline& timeline = m_session.timeline();
    m_branch = timeline.path(timeline.here());
    while (timeline.node(m_branch.back()).lastChild != MatchSession::Timeline::kNone)
        m_branch.push_back(timeline.node(m_branch.back()).lastChild);
    m_steps.assign(m_branch.size() - 1, {});
    m_isDecision.assign(m_branch.size() - 1, false);
    const auto& reviews = m_session.findings().reviews;
    for (std::size_t step = 1; step < m_branch.size(); ++step) {
        const std::vector<rules::Choice> options =
            timeline.node(m_branch[step - 1]).position->question().options;
        m_isDecision[step - 1] =
            options.size() > 1 &&
            std::find(options.begin(), options.end(), timeline.node(m_branch[step]).choice) != options.end();
        if (const auto found = reviews.find(m_branch[step]); found != reviews.end())
            if (auto read = rules::bots::readStepReview(found->second.toStdString(),
                                                        *timeline.node(m_branch[step - 1]).position, step,
                                                        timeline.node(m_branch[step]).choice))
                m_steps[step - 1] = std::move(*read);
    }
    assemble();
    Q_EMIT changed();
}

void ReviewSession::assemble()
{
    m_review = rules::bots::assembleReview(*m_session.timeline().node(m_branch.back()).position, m_steps);
    m_isComplete = !m_review.decisions.empty();
    for (std::size_t i = 0; i < m_steps.size(); ++i)
        if (m_isDecision[i] && (!m_steps[i].decision || m_steps[i].iterations < m_passes.back().iterations))
            m_isComplete = false;
}

void ReviewSession::start()
{
    if (!m_session.isActive() || isRunning())
        return;
    readBranch();
    if (m_branch.size() < 2)
        return;
    // Who reviews a match that still goes on is told what to do next.
    m_session.assist();
    const MatchSession::Timeline& timeline = m_session.timeline();
    std::vector<rules::MatchStep> steps;
    std::vector<std::string> known{{}};
    for (std::size_t i = 1; i < m_branch.size(); ++i) {
        const MatchSession::Timeline::Node& node = timeline.node(m_branch[i]);
        const rules::AnyMatch& before = *timeline.node(node.parent).position;
        steps.push_back({node.who, rules::splitWords(before.write(node.choice)), 0});
        const auto found = m_session.findings().reviews.find(m_branch[i]);
        known.push_back(found == m_session.findings().reviews.end() ? std::string()
                                                                    : found->second.toStdString());
    }
    m_done = 0;
    m_total = steps.size() * m_passes.size();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    std::shared_ptr<const rules::AnyMatch> first = timeline.node(0).position->clone();
    m_work = QtConcurrent::run(&m_pool, [this, first, steps, known, stop = m_stop, passes = m_passes,
                                         seed = m_session.setup().match.seed]() mutable {
        const auto post = [&](auto&& call) {
            QMetaObject::invokeMethod(
                this,
                [this, stop, call] {
                    // A review that was cancelled, or of another match, has nothing to say any more.
                    if (stop == m_stop)
                        call();
                },
                Qt::QueuedConnection);
        };
        for (const Pass& pass : passes) {
            rules::bots::ReviewOptions options;
            options.iterations = pass.iterations;
            options.luckIterations = pass.luckIterations;
            options.alternatives = pass.alternatives;
            // One core is left to the window.
            options.threads = std::max(2U, std::thread::hardware_concurrency()) - 1;
            options.seed = seed;
            options.stop = stop.get();
            options.known = [&known](std::size_t step) { return known[step]; };
            options.onStep = [&](std::size_t step, const StepReview& found, bool fresh) {
                if (fresh)
                    known[step] = rules::bots::writeStepReview(found);
                post([this, step, found, fresh] { take(step, found, fresh); });
            };
            (void)rules::bots::reviewMatch(first->clone(), steps, options);
            if (*stop)
                return;
        }
        post([this] { finish(); });
    });
    Q_EMIT changed();
}

void ReviewSession::take(std::size_t step, const StepReview& found, bool fresh)
{
    ++m_done;
    if (fresh) {
        m_steps[step - 1] = found;
        m_session.setReview(m_branch[step], QString::fromStdString(rules::bots::writeStepReview(found)));
        assemble();
    }
    Q_EMIT changed();
}

void ReviewSession::finish()
{
    m_stop.reset();
    m_done = m_total;
    assemble();
    Q_EMIT changed();
    follow();
}

void ReviewSession::cancel()
{
    if (!isRunning())
        return;
    *m_stop = true;
    m_stop.reset();
    Q_EMIT changed();
}

std::optional<std::size_t> ReviewSession::currentStep() const
{
    if (!m_session.isActive())
        return std::nullopt;
    const auto found = std::find(m_branch.begin(), m_branch.end(), m_session.timeline().here());
    return found == m_branch.end() ? std::nullopt
                                   : std::optional(static_cast<std::size_t>(found - m_branch.begin()));
}

const ReviewedDecision* ReviewSession::decisionAt(std::size_t step) const
{
    for (const ReviewedDecision& decision : m_review.decisions)
        if (decision.step == step)
            return &decision;
    return nullptr;
}

std::vector<std::size_t> ReviewSession::turningPoints(std::size_t most) const
{
    struct Turn
    {
        double change;
        std::size_t step;
    };
    std::vector<Turn> turns;
    std::map<std::string, const ReviewedDecision*> last;
    for (const ReviewedDecision& decision : m_review.decisions) {
        const ReviewedDecision*& before = last[decision.party];
        if (before != nullptr)
            turns.push_back({std::abs(decision.best() - before->best()), before->step});
        before = &decision;
    }
    std::stable_sort(turns.begin(), turns.end(),
                     [](const Turn& a, const Turn& b) { return a.change > b.change; });
    std::vector<std::size_t> steps;
    for (const Turn& turn : turns)
        if (steps.size() < most && turn.change > 0)
            steps.push_back(turn.step);
    std::sort(steps.begin(), steps.end());
    return steps;
}

} // namespace model
