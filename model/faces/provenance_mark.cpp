// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/provenance_mark.h"

#include <QPainter>
#include <QPolygonF>

namespace model {

void paintProvenance(QPainter& painter, const QRectF& rect, Provenance provenance, const QColor& ink)
{
    painter.save();
    painter.setPen(QPen(ink, rect.width() * 0.12, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(provenance == Provenance::Rulebook ? QBrush(ink) : QBrush(Qt::NoBrush));
    if (provenance == Provenance::Owner) {
        const auto at = [&rect](double x, double y) {
            return QPointF(rect.x() + x * rect.width(), rect.y() + y * rect.height());
        };
        painter.drawPolyline(QPolygonF{at(0.05, 0.55), at(0.4, 0.9), at(0.95, 0.1)});
    } else {
        painter.drawEllipse(rect);
    }
    if (provenance == Provenance::Implied || provenance == Provenance::Public) {
        painter.setBrush(ink);
        painter.drawPie(rect, 90 * 16, 180 * 16);
    }
    painter.restore();
}

} // namespace model
