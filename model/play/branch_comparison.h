// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/match_session.h"

#include <QCoreApplication>

namespace model {

/// Two positions of one timeline beside each other.
struct BranchComparison
{
    Q_DECLARE_TR_FUNCTIONS(model::BranchComparison)

public:
    MatchSession::NodeId fork = 0; ///< where the two ways part
    int forkStep = 0;              ///< decisions from the start to there
    int stepsFirst = 0;            ///< from there
    int stepsSecond = 0;
    struct Difference
    {
        QString what; ///< a number or a zone
        QString first;
        QString second;
    };
    std::vector<Difference> differences; ///< numbers that differ, cards that lie elsewhere

    [[nodiscard]] static BranchComparison of(const MatchSession& session, MatchSession::NodeId first,
                                             MatchSession::NodeId second, Language language);
    /// Where the ways part, in a sentence.
    [[nodiscard]] QString text() const;
};

} // namespace model
