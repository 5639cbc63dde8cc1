// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/saved_search_model.h"

#include <algorithm>

namespace model {

SavedSearchModel::SavedSearchModel(QObject* parent)
    : QAbstractListModel(parent)
{}

void SavedSearchModel::setSearches(SavedSearches* searches, bool writable)
{
    m_searches = searches;
    m_writable = writable;
    read();
}

void SavedSearchModel::read()
{
    beginResetModel();
    m_list.clear();
    if (m_searches != nullptr) {
        if (auto list = m_searches->list())
            m_list = std::move(list).value();
        else
            Q_EMIT failed(list.error());
    }
    endResetModel();
}

bool SavedSearchModel::isTaken(const QString& name) const
{
    return std::any_of(m_list.begin(), m_list.end(),
                       [&](const SavedSearch& each) { return each.name == name; });
}

int SavedSearchModel::save(const QString& name, const QString& query)
{
    for (std::size_t i = 0; i < m_list.size(); ++i) {
        if (m_list[i].query == query)
            return static_cast<int>(i);
    }
    if (!canWrite())
        return -1;
    const QString wanted = name.simplified().left(80);
    QString free = wanted;
    for (int number = 2; isTaken(free); ++number)
        free = QStringLiteral("%1 (%2)").arg(wanted).arg(number);
    if (auto saved = m_searches->save(free, query); !saved) {
        Q_EMIT failed(saved.error());
        return -1;
    }
    read();
    return rowCount() - 1;
}

std::optional<SavedSearch> SavedSearchModel::remove(int row)
{
    if (!canWrite() || row < 0 || row >= rowCount())
        return std::nullopt;
    SavedSearch gone = m_list[static_cast<std::size_t>(row)];
    if (auto removed = m_searches->remove(gone.name); !removed) {
        Q_EMIT failed(removed.error());
        return std::nullopt;
    }
    beginRemoveRows({}, row, row);
    m_list.erase(m_list.begin() + row);
    endRemoveRows();
    return gone;
}

int SavedSearchModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_list.size());
}

QVariant SavedSearchModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SavedSearch& search = m_list[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return search.name;
    case Qt::ToolTipRole:
    case QueryRole: return search.query;
    case Qt::AccessibleTextRole: return QString(search.name + QStringLiteral(": ") + search.query);
    default: return {};
    }
}

bool SavedSearchModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !canWrite() || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    SavedSearch& search = m_list[static_cast<std::size_t>(index.row())];
    const QString name = value.toString().simplified();
    if (name == search.name)
        return false;
    if (auto renamed = m_searches->rename(search.name, name); !renamed) {
        Q_EMIT failed(renamed.error());
        return false;
    }
    search.name = name;
    Q_EMIT dataChanged(index, index);
    return true;
}

Qt::ItemFlags SavedSearchModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractListModel::flags(index);
    if (index.isValid() && canWrite())
        flags |= Qt::ItemIsEditable;
    return flags;
}

} // namespace model
