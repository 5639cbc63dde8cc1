// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/theme.h"

#include <QStyledItemDelegate>

namespace views {

/// Draws a saved search: its name, and the query behind it.
class SavedSearchDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit SavedSearchDelegate(const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const Theme& m_theme;
};

} // namespace views
