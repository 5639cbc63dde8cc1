// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/log_model.h"

#include <algorithm>

namespace model {

LogModel::LogModel(const MatchSession& session, QObject* parent)
    : QAbstractListModel(parent)
    , m_session(session)
{
    connect(&session, &MatchSession::started, this, &LogModel::reset);
    connect(&session, &MatchSession::changed, this, &LogModel::follow);
    reset();
}

void LogModel::setLanguage(Language language)
{
    m_language = language;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void LogModel::reset()
{
    beginResetModel();
    m_way.clear();
    m_rows.clear();
    if (m_session.isActive()) {
        m_viewer = m_session.viewer();
        m_way = m_session.timeline().path(m_session.timeline().here());
        for (std::size_t i = 0; i < m_way.size(); ++i)
            addStep(i);
    }
    endResetModel();
}

void LogModel::addStep(std::size_t step)
{
    for (std::size_t i = 0; i < m_session.linesOf(m_way[step]).size(); ++i)
        m_rows.push_back({m_way[step], static_cast<int>(step), i});
}

/// Only what is not on both ways goes or comes, so that a view keeps its place.
void LogModel::follow()
{
    const std::vector<MatchSession::NodeId> way = m_session.timeline().path(m_session.timeline().here());
    const std::size_t shared = static_cast<std::size_t>(
        std::mismatch(m_way.begin(), m_way.end(), way.begin(), way.end()).first - m_way.begin());
    const auto keep = std::find_if(m_rows.begin(), m_rows.end(),
                                   [shared](const Row& row) { return row.step >= static_cast<int>(shared); });
    const int kept = static_cast<int>(keep - m_rows.begin());
    if (kept < rowCount()) {
        beginRemoveRows({}, kept, rowCount() - 1);
        m_rows.erase(keep, m_rows.end());
        endRemoveRows();
    }
    m_way = way;
    int added = 0;
    for (std::size_t i = shared; i < m_way.size(); ++i)
        added += static_cast<int>(m_session.linesOf(m_way[i]).size());
    if (added > 0) {
        beginInsertRows({}, kept, kept + added - 1);
        for (std::size_t i = shared; i < m_way.size(); ++i)
            addStep(i);
        endInsertRows();
    }
    const std::string viewer = m_session.viewer();
    const bool sameEyes = viewer == m_viewer;
    m_viewer = viewer;
    if (kept > 0)
        Q_EMIT dataChanged(index(0), index(kept - 1), sameEyes ? QList<int>{FreshRole} : QList<int>{});
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const rules::LogLine& line = m_session.linesOf(row.node)[row.line];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return inLanguage(line.seenBy(m_viewer), m_language);
    case ClauseRole: return QString::fromStdString(line.clause);
    case AlsoRole: return QString::fromStdString(line.also);
    case NodeRole: return row.node;
    case StepRole: return row.step;
    case FreshRole: return row.node == m_way.back();
    default: return {};
    }
}

} // namespace model
