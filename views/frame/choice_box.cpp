// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/frame/choice_box.h"

#include <QPainter>

namespace views {

void ChoiceBox::paintEvent(QPaintEvent* event)
{
    QComboBox::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(palette().color(QPalette::PlaceholderText), 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF middle(width() - 16, height() / 2.0);
    painter.drawPolyline(
        QPolygonF{middle + QPointF(-4, -2), middle + QPointF(0, 2), middle + QPointF(4, -2)});
}

} // namespace views
