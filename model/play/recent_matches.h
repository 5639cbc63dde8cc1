// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/files/file_writer.h"
#include "model/play/table_setup.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace model {

/// A match that was on the table before the running one.
struct RecentMatch
{
    QString path;
    QDateTime when; ///< of its last step
    QString game;   ///< ids; empty where the file cannot be read
    QString variant;
    int steps = 0;
    bool marked = false; ///< somebody has named or noted a step, or reviewed the match
    TableSetup setup{};
    QString winners{}; ///< as MatchFindings::winners
};

/// The matches that were on the table before, as files beside that of the running one. The last `kMost` are
/// kept, and all that have names, notes or a review.
class RecentMatches
{
public:
    static constexpr std::size_t kMost = 10;

    explicit RecentMatches(QString runningFile)
        : m_running(std::move(runningFile))
    {}

    /// The newest first.
    [[nodiscard]] std::vector<RecentMatch> list() const;
    /// The running file becomes one of them, if somebody did something in that match or nobody can tell. On
    /// failure it is where it was.
    [[nodiscard]] WriteResult putAside() const;
    /// Removes what is too old to be kept.
    void thinOut() const;

private:
    QString m_running;
};

} // namespace model
