// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/review_model.h"

#include "model/review/review_summary.h"
#include "model/review/review_words.h"

#include <algorithm>

namespace model {

using rules::bots::Mark;
using rules::bots::ReviewedDecision;

ReviewModel::ReviewModel(const MatchSession& session, const ReviewSession& review, QObject* parent)
    : QAbstractListModel(parent)
    , m_session(session)
    , m_review(review)
{
    connect(&review, &ReviewSession::changed, this, &ReviewModel::follow);
    connect(&session, &MatchSession::changed, this, [this] {
        if (m_spoilerFree)
            follow();
    });
    connect(&session, &MatchSession::reviewed, this, [this] {
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0), index(rowCount() - 1), {SolvedRole});
    });
    follow();
}

void ReviewModel::setLanguage(Language language)
{
    m_language = language;
    follow();
}

void ReviewModel::setAllDecisions(bool all)
{
    m_all = all;
    follow();
}

void ReviewModel::setSpoilerFree(bool free)
{
    m_spoilerFree = free;
    follow();
}

int ReviewModel::rowOf(std::size_t step) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].step == step)
            return static_cast<int>(i);
    return -1;
}

void ReviewModel::follow()
{
    std::vector<Row> rows;
    if (m_session.isActive() && !m_review.isEmpty()) {
        const ReviewSummary summary(m_session, m_review, m_language);
        const ReviewWords words(m_language);
        const std::size_t last = m_spoilerFree ? m_review.currentStep().value_or(0) : m_review.steps();
        std::vector<const ReviewedDecision*> shown;
        for (const ReviewedDecision& decision : m_review.review().decisions) {
            // Thin evidence gets no mark, but who looks for mistakes wants to see it.
            const Mark mark = rules::bots::markOf(decision.loss);
            if (decision.step <= last && (m_all || mark != Mark::None))
                shown.push_back(&decision);
        }
        if (!m_all)
            std::stable_sort(shown.begin(), shown.end(), [](const auto* a, const auto* b) {
                return std::pair(!a->thin, a->loss) > std::pair(!b->thin, b->loss);
            });
        for (const ReviewedDecision* decision : shown) {
            QString text = summary.title(*decision);
            if (decision->loss > 0)
                text += QStringLiteral(" · ") + words.points(-decision->loss);
            if (decision->thin && rules::bots::markOf(decision->loss) != Mark::None)
                text += QStringLiteral(" · ") + tr("thin evidence");
            rows.push_back({decision->step, text, rules::bots::markOf(decision->loss), decision->thin});
        }
    }
    if (rows == m_rows)
        return;
    // A selection is kept by the view's owner, by step.
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int ReviewModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ReviewModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isSolved =
        row.step <= m_review.steps() && m_session.findings().solved.contains(m_review.nodeOf(row.step));
    switch (role) {
    case Qt::DisplayRole: return isSolved ? row.text + QStringLiteral(" · ") + tr("solved") : row.text;
    case Qt::AccessibleTextRole:
        return row.mark == Mark::None ? row.text
                                      : QStringLiteral("%1: %2").arg(ReviewWords::mark(row.mark), row.text);
    case StepRole: return static_cast<int>(row.step);
    case SignRole: return ReviewWords::sign(row.mark);
    case MarkRole: return static_cast<int>(row.mark);
    case ThinRole: return row.thin;
    case SolvedRole: return isSolved;
    default: return {};
    }
}

} // namespace model
