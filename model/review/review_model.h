// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/review_session.h"

#include <QAbstractListModel>

namespace model {

/// The decisions of a review as rows: mistakes by size, or all of them in the order of the match. Without
/// spoilers, only those up to the current step.
class ReviewModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        StepRole = Qt::UserRole, ///< int
        SignRole,                ///< "?!", "?" or "??"; empty for none
        MarkRole,                ///< int of rules::bots::Mark; that of the loss where the evidence is thin
        ThinRole,                ///< bool
        SolvedRole,              ///< bool: the exercise was solved
    };

    /// Both outlive the model.
    ReviewModel(const MatchSession& session, const ReviewSession& review, QObject* parent = nullptr);

    void setLanguage(Language language);
    void setAllDecisions(bool all);
    void setSpoilerFree(bool free);
    [[nodiscard]] bool isSpoilerFree() const { return m_spoilerFree; }
    [[nodiscard]] int rowOf(std::size_t step) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row
    {
        std::size_t step = 0;
        QString text;
        rules::bots::Mark mark = rules::bots::Mark::None;
        bool thin = false;

        friend bool operator==(const Row&, const Row&) = default;
    };
    void follow();

    const MatchSession& m_session;
    const ReviewSession& m_review;
    Language m_language = Language::English;
    bool m_all = false;
    bool m_spoilerFree = false;
    std::vector<Row> m_rows;
};

} // namespace model
