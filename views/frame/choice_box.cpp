// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/frame/choice_box.h"

#include <QPainter>
#include <QStyledItemDelegate>

namespace views {

ChoiceBox::ChoiceBox(QWidget* parent)
    : QComboBox(parent)
{
    setMaxVisibleItems(kMostShown);
    // The usual one of a combo box does not know the style sheet.
    setItemDelegate(new QStyledItemDelegate(this));
}

void ChoiceBox::paintEvent(QPaintEvent* event)
{
    QComboBox::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(palette().color(QPalette::PlaceholderText), 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF middle(width() - 16, height() / 2.0);
    const double size = fontMetrics().height() / 4.5;
    painter.drawPolyline(QPolygonF{middle + QPointF(-size, -size / 2), middle + QPointF(0, size / 2),
                                   middle + QPointF(size, -size / 2)});
}

} // namespace views
