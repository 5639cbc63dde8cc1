// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/review_session.h"

#include <QCoreApplication>

namespace model {

/// A review in sentences: result, turning point, luck, best and worst decision, and what to try next. The
/// only person at the table is addressed; otherwise the first party is the one that is spoken about.
class ReviewSummary
{
    Q_DECLARE_TR_FUNCTIONS(model::ReviewSummary)

public:
    /// Both outlive it.
    ReviewSummary(const MatchSession& session, const ReviewSession& review, Language language);

    /// The party whose chances the curve shows.
    [[nodiscard]] const std::string& party() const { return m_party; }
    /// The party's chance at a decision, whoever decided; nothing where only others' can be known.
    [[nodiscard]] std::optional<double> chanceOf(const rules::bots::ReviewedDecision& decision) const;

    /// One sentence each, the most important first; empty as long as nothing was reviewed.
    [[nodiscard]] QStringList sentences() const;
    /// "Step 12, you: Bid 4 for the Archer".
    [[nodiscard]] QString title(const rules::bots::ReviewedDecision& decision) const;
    /// How people call whoever decided; "you" for the only person.
    [[nodiscard]] QString who(const rules::bots::ReviewedDecision& decision) const;
    /// The names of cards that came to light.
    [[nodiscard]] QString cards(const std::vector<std::string>& ids) const;

private:
    [[nodiscard]] QString result(const rules::bots::PartyReview& party) const;
    [[nodiscard]] QString luck(const rules::bots::PartyReview& party) const;
    [[nodiscard]] QString turningPoint() const;
    [[nodiscard]] QStringList extremes() const;

    const MatchSession& m_session;
    const ReviewSession& m_review;
    Language m_language;
    std::string m_party;
    bool m_addressed; ///< the party is that of the only person
    bool m_twoSided;
};

} // namespace model
