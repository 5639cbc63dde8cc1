// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_table_model.h"
#include "views/theme/theme.h"

#include <QStyledItemDelegate>

namespace views {

/// Draws the cells of the card table: names stand out, strengths in their shield, effect types with their
/// mark.
class CardRowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    CardRowDelegate(const model::CardTableModel& cards, const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    void paintStrength(QPainter& painter, const QRect& cell, const model::Card& card) const;
    void paintType(QPainter& painter, const QRect& cell, const model::Card& card, const QString& words) const;

    const model::CardTableModel& m_cards;
    const Theme& m_theme;
};

} // namespace views
