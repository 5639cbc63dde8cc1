// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/match_session.h"
#include "rules/bots/survival.h"

#include <QFutureWatcher>

#include <map>
#include <optional>
#include <vector>

namespace model {

/// How likely a match that is won or lost together was still won, turn by turn along the way to where it
/// stands. Greedy bots play on from every turn, in a thread of their own; results come one by one, are kept
/// for the rest of the match and may be cancelled at any time.
class SurvivalEstimate : public QObject
{
    Q_OBJECT

public:
    struct Turn
    {
        MatchSession::NodeId node = 0;
        int number = 0;  ///< counted from 1
        std::string who; ///< whose turn it is: a seat, or a party without seats
        bool isOver = false;
        std::optional<rules::bots::Share> share{}; ///< nothing: not estimated yet
    };

    /// The session outlives it.
    explicit SurvivalEstimate(MatchSession& session, QObject* parent = nullptr);
    ~SurvivalEstimate() override;

    /// Whether everybody at the table wins or loses together.
    [[nodiscard]] bool isPossible() const;
    /// Estimates the turns that are still missing.
    void start();
    void cancel();
    /// Until all its results have come in.
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    [[nodiscard]] int done() const { return m_done; }
    [[nodiscard]] int total() const { return m_total; }

    /// The turns up to where the match stands; the last one is that position itself.
    [[nodiscard]] std::vector<Turn> turns() const;
    /// The turn after whose start the chance fell most; nothing while turns are missing, or if it never fell.
    [[nodiscard]] static std::optional<std::size_t> largestDrop(const std::vector<Turn>& turns);

    /// Playouts per turn; before `start`.
    void setPlayouts(std::uint32_t playouts) { m_playouts = playouts; }

Q_SIGNALS:
    void changed(); ///< a result, the end of the work, or another match

private:
    struct Result
    {
        MatchSession::NodeId node = 0;
        rules::bots::Share share;
    };
    void reset();

    MatchSession& m_session;
    std::map<MatchSession::NodeId, rules::bots::Share> m_shares;
    QFutureWatcher<Result> m_watcher;
    std::uint32_t m_playouts = 200;
    int m_done = 0;
    int m_total = 0;
    bool m_isRunning = false;
};

} // namespace model
