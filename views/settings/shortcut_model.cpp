// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/shortcut_model.h"

namespace views {

ShortcutModel::ShortcutModel(const ActionRegistry& actions, QObject* parent)
    : QAbstractTableModel(parent)
    , m_actions(actions)
{
    connect(&actions, &ActionRegistry::keysChanged, this, &ShortcutModel::refresh);
}

int ShortcutModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_actions.specs().size());
}

int ShortcutModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ShortcutModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QString id = QString::fromLatin1(m_actions.specs()[static_cast<size_t>(index.row())].id);
    if (role == IdRole)
        return id;
    if (role == ConflictRole)
        return !m_actions.conflicts(id).empty();
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Name: return m_actions.plainText(id);
    case Group: return m_actions.groupText(id);
    case Keys: return m_actions.keys(id).toString(QKeySequence::NativeText);
    case Remark: return remark(id);
    default: return {};
    }
}

QVariant ShortcutModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Action");
    case Group: return tr("Menu");
    case Keys: return tr("Keys");
    default: return QString();
    }
}

void ShortcutModel::refresh()
{
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

QString ShortcutModel::remark(const QString& id) const
{
    if (const auto others = m_actions.conflicts(id); !others.empty())
        return tr("also “%1”").arg(m_actions.plainText(others.front()));
    return m_actions.hasOwnKeys(id) ? tr("your choice") : QString();
}

} // namespace views
