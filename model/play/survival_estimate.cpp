// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/survival_estimate.h"

#include <QtConcurrent>

#include <algorithm>

namespace model {

SurvivalEstimate::SurvivalEstimate(MatchSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&m_watcher, &QFutureWatcherBase::resultReadyAt, this, [this](int index) {
        const Result result = m_watcher.resultAt(index);
        m_shares[result.node] = result.share;
        ++m_done;
        Q_EMIT changed();
    });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        m_isRunning = false;
        Q_EMIT changed();
    });
    connect(&session, &MatchSession::started, this, &SurvivalEstimate::reset);
    connect(&session, &MatchSession::changed, this, &SurvivalEstimate::changed);
}

SurvivalEstimate::~SurvivalEstimate()
{
    cancel();
    m_watcher.waitForFinished();
}

/// The positions being played on share the cards of a match that may go now.
void SurvivalEstimate::reset()
{
    cancel();
    m_watcher.waitForFinished();
    m_watcher.setFuture({});
    m_isRunning = false;
    m_shares.clear();
    m_done = m_total = 0;
    Q_EMIT changed();
}

bool SurvivalEstimate::isPossible() const
{
    return m_session.isActive() && rules::bots::commonParty(m_session.match()).has_value();
}

std::vector<SurvivalEstimate::Turn> SurvivalEstimate::turns() const
{
    std::vector<Turn> turns;
    if (!isPossible())
        return turns;
    const MatchSession::Timeline& timeline = m_session.timeline();
    const auto way = timeline.path(timeline.here());
    std::string turn;
    for (const MatchSession::NodeId node : way) {
        const rules::AnyMatch& match = *timeline.node(node).position;
        std::string who = match.turn();
        if (turns.empty() || who != turn || node == way.back()) {
            turns.push_back({node, static_cast<int>(turns.size()) + 1, who, match.isOver(), {}});
            if (const auto share = m_shares.find(node); share != m_shares.end())
                turns.back().share = share->second;
        }
        turn = std::move(who);
    }
    return turns;
}

std::optional<std::size_t> SurvivalEstimate::largestDrop(const std::vector<Turn>& turns)
{
    std::vector<rules::bots::SurvivalPoint> points;
    for (const Turn& turn : turns) {
        if (!turn.share)
            return std::nullopt;
        points.push_back({0, static_cast<std::size_t>(turn.number), *turn.share});
    }
    return rules::bots::largestDrop(points);
}

void SurvivalEstimate::start()
{
    if (isRunning() || !isPossible())
        return;
    struct Work
    {
        MatchSession::NodeId node;
        rules::MatchValue match;
    };
    std::vector<Work> work;
    for (const Turn& turn : turns())
        if (!turn.share)
            work.push_back({turn.node, m_session.timeline().node(turn.node).position});
    m_done = 0;
    m_total = static_cast<int>(work.size());
    if (work.empty())
        return;
    rules::bots::SurvivalOptions options;
    options.playouts = m_playouts;
    options.seed = m_session.setup().match.seed;
    m_isRunning = true;
    const std::string party = rules::bots::commonParty(m_session.match()).value_or(std::string());
    m_watcher.setFuture(
        QtConcurrent::run([work = std::move(work), options, party](QPromise<Result>& promise) mutable {
            options.isCancelled = [&promise] { return promise.isCanceled(); };
            for (const Work& each : work) {
                const rules::bots::Share share = rules::bots::survival(*each.match, party, options);
                if (promise.isCanceled())
                    return;
                promise.addResult(Result{each.node, share});
            }
        }));
    Q_EMIT changed();
}

void SurvivalEstimate::cancel()
{
    m_watcher.cancel();
}

} // namespace model
