// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/reason_finder.h"

#include <QtConcurrentRun>

namespace model {

ReasonFinder::ReasonFinder(QObject* parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

ReasonFinder::~ReasonFinder()
{
    stop();
    m_work.waitForFinished();
}

void ReasonFinder::stop()
{
    if (m_stop)
        *m_stop = true;
    m_stop.reset();
}

void ReasonFinder::find(const rules::AnyMatch& match, const rules::Choice& best, const rules::Choice& played,
                        std::uint64_t seed)
{
    stop();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    const std::shared_ptr<const rules::AnyMatch> copy = match.clone();
    m_work = QtConcurrent::run(&m_pool, [this, copy, best, played, seed, stop = m_stop] {
        const auto reason = rules::bots::whyBetter(*copy, best, played, seed, stop.get());
        QMetaObject::invokeMethod(
            this,
            [this, stop, reason] {
                if (stop != m_stop)
                    return;
                m_stop.reset();
                Q_EMIT found(reason);
            },
            Qt::QueuedConnection);
    });
}

BranchPair openBranches(MatchSession& session, MatchSession::NodeId node, const rules::Choice& best,
                        std::size_t decisions, const QString& name)
{
    const MatchSession::Timeline& timeline = session.timeline();
    BranchPair pair{0, node};
    // As far as the match went on, before the timeline follows the new branch.
    std::vector<MatchSession::NodeId> way{node};
    while (timeline.node(way.back()).lastChild != MatchSession::Timeline::kNone)
        way.push_back(timeline.node(way.back()).lastChild);
    session.pause();
    session.jump(timeline.node(node).parent);
    if (session.choose(best)) {
        session.jump(node);
        return {node, node};
    }
    session.pause();
    session.setName(timeline.here(), name);
    std::size_t steps = 1;
    for (; steps < decisions && !session.match().isOver(); ++steps) {
        const rules::Choice next = session.match().greedyAnswer(session.setup().match.seed + steps);
        if (session.choose(next))
            break;
        session.pause();
    }
    pair.best = timeline.here();
    pair.played = way[std::min(steps, way.size()) - 1];
    return pair;
}

} // namespace model
