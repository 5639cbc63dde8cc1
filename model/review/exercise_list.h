// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/match_session.h"
#include "rules/bots/review.h"

namespace model {

/// A decision of a person that cost something, to be done again.
struct Exercise
{
    QString path; ///< the file of its match; empty: the match at the table
    /// The node that the decision led to.
    MatchSession::NodeId node = 0;
    QString key; ///< the same for the same decision, whatever its file is called
    rules::bots::ReviewedDecision decision;
    bool isSolved = false;
};

/// The exercises of a match as far as it was reviewed, in the order of its steps. Only decisions of people
/// are among them, and only those that a mark was given to.
[[nodiscard]] std::vector<Exercise> exercisesOf(const MatchSession& session, const QString& path = {});

/// The exercises of the match at the table and of all recent matches, the most expensive decisions first.
/// Matches that cannot be read are left out.
[[nodiscard]] std::vector<Exercise> allExercises(const MatchSession& session);

} // namespace model
