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
    m_rows = rows();
    endResetModel();
}

/// Without the lines that tell the viewer nothing.
std::vector<LogModel::Row> LogModel::rows()
{
    std::vector<Row> rows;
    m_way.clear();
    if (!m_session.isActive())
        return rows;
    m_viewer = m_session.viewer();
    m_way = m_session.timeline().path(m_session.timeline().here());
    m_freshFrom = static_cast<int>(m_way.size()) - 1;
    if (const auto own = m_session.lastOwnStep())
        m_freshFrom = static_cast<int>(std::find(m_way.begin(), m_way.end(), *own) - m_way.begin()) + 1;
    for (std::size_t step = 0; step < m_way.size(); ++step) {
        const std::vector<rules::LogLine>& lines = m_session.linesOf(m_way[step]);
        for (std::size_t i = 0; i < lines.size(); ++i)
            if (!lines[i].seenBy(m_viewer).en.empty())
                rows.push_back({m_way[step], static_cast<int>(step), i});
    }
    return rows;
}

/// Only what is not in both goes or comes, so that a view keeps its place.
void LogModel::follow()
{
    const std::string eyes = m_viewer;
    const std::vector<Row> next = rows();
    const int kept = static_cast<int>(
        std::mismatch(m_rows.begin(), m_rows.end(), next.begin(), next.end()).first - m_rows.begin());
    if (kept < rowCount()) {
        beginRemoveRows({}, kept, rowCount() - 1);
        m_rows.resize(static_cast<std::size_t>(kept));
        endRemoveRows();
    }
    if (const int count = static_cast<int>(next.size()); kept < count) {
        beginInsertRows({}, kept, count - 1);
        m_rows = next;
        endInsertRows();
    }
    if (kept > 0)
        Q_EMIT dataChanged(index(0), index(kept - 1),
                           eyes == m_viewer ? QList<int>{FreshRole} : QList<int>{});
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
    case FreshRole: return row.step >= m_freshFrom;
    default: return {};
    }
}

} // namespace model
