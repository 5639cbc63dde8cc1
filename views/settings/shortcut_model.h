// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/actions/action_registry.h"

#include <QAbstractTableModel>

namespace views {

/// The actions as a table: what it does, its menu, its keys, and what is the matter with them. Reads the
/// registry only; changes go to the registry and come back by its signal.
class ShortcutModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Group, Keys, Remark, ColumnCount };
    enum Role { IdRole = Qt::UserRole, ConflictRole };

    explicit ShortcutModel(const ActionRegistry& actions, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Texts and keys anew.
    void refresh();

private:
    [[nodiscard]] QString remark(const QString& id) const;

    const ActionRegistry& m_actions;
};

} // namespace views
