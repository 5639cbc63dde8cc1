// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/crest.h"

#include <QPainter>
#include <QPixmap>

namespace model {

QPainterPath shieldPath(const QRectF& rect)
{
    const auto at = [&rect](double x, double y) {
        return QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height());
    };
    QPainterPath path(at(0, 0));
    path.lineTo(at(1, 0));
    path.lineTo(at(1, 0.48));
    path.cubicTo(at(1, 0.74), at(0.74, 0.9), at(0.5, 1));
    path.cubicTo(at(0.26, 0.9), at(0, 0.74), at(0, 0.48));
    path.closeSubpath();
    return path;
}

QPainterPath pennonPath(const QRectF& rect)
{
    QPainterPath path(rect.topLeft());
    path.lineTo(rect.topRight());
    path.lineTo(rect.bottomRight());
    path.lineTo(rect.center().x(), rect.bottom() - rect.height() * 0.2);
    path.lineTo(rect.bottomLeft());
    path.closeSubpath();
    return path;
}

QPainterPath towerPath(const QRectF& shield)
{
    const auto box = [&shield](double x, double y, double w, double h) {
        return QRectF(shield.left() + x * shield.width(), shield.top() + y * shield.height(),
                      w * shield.width(), h * shield.height());
    };
    QPainterPath tower;
    tower.setFillRule(Qt::WindingFill);
    for (const double x : {0.24, 0.43, 0.62})
        tower.addRect(box(x, 0.16, 0.14, 0.16));
    tower.addRect(box(0.24, 0.26, 0.52, 0.12));
    tower.addRect(box(0.31, 0.34, 0.38, 0.38));
    QPainterPath gate;
    const QRectF door = box(0.43, 0.52, 0.14, 0.2);
    gate.moveTo(door.bottomLeft());
    gate.lineTo(door.left(), door.center().y());
    gate.arcTo(door, 180, -180);
    gate.lineTo(door.bottomRight());
    gate.closeSubpath();
    return tower.subtracted(gate);
}

void paintCrest(QPainter& painter, const QRectF& rect, const Tokens& tokens)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.emblem);
    painter.drawPath(shieldPath(rect));
    painter.setBrush(tokens.onEmblem);
    painter.drawPath(towerPath(rect));
    painter.restore();
}

QIcon crestIcon()
{
    QIcon icon;
    for (const int size : {16, 24, 32, 48, 64, 128, 256}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintCrest(painter, QRectF(size * 0.08, size * 0.03, size * 0.84, size * 0.94),
                   tokensFor(Scheme::Light));
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace model
