// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/figure_mark.h"

#include <QPolygonF>
#include <QTransform>

namespace model {

namespace {

QPainterPath coin()
{
    QPainterPath path;
    path.addEllipse(QPointF(0.5, 0.5), 0.46, 0.46);
    path.addEllipse(QPointF(0.5, 0.5), 0.3, 0.3);
    path.setFillRule(Qt::OddEvenFill);
    return path;
}

QPainterPath closed(const QPolygonF& corners)
{
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

QPainterPath arrow()
{
    return closed({{{0.5, 0}, {0.88, 0.42}, {0.62, 0.42}, {0.62, 1}, {0.38, 1}, {0.38, 0.42}, {0.12, 0.42}}});
}

QPainterPath sword()
{
    QPainterPath path = closed({{{0.5, 0}, {0.61, 0.14}, {0.61, 0.6}, {0.39, 0.6}, {0.39, 0.14}}});
    path.addRect(0.18, 0.64, 0.64, 0.11);
    path.addRect(0.43, 0.75, 0.14, 0.25);
    return path;
}

QPainterPath heart()
{
    QPainterPath path(QPointF(0.5, 0.96));
    path.cubicTo(0.1, 0.66, 0.0, 0.46, 0.02, 0.3);
    path.cubicTo(0.05, 0.02, 0.4, -0.02, 0.5, 0.26);
    path.cubicTo(0.6, -0.02, 0.95, 0.02, 0.98, 0.3);
    path.cubicTo(1.0, 0.46, 0.9, 0.66, 0.5, 0.96);
    return path;
}

/// A wall with three merlons.
QPainterPath battlement()
{
    return closed({{{0.04, 0.96},
                    {0.04, 0.12},
                    {0.28, 0.12},
                    {0.28, 0.36},
                    {0.38, 0.36},
                    {0.38, 0.12},
                    {0.62, 0.12},
                    {0.62, 0.36},
                    {0.72, 0.36},
                    {0.72, 0.12},
                    {0.96, 0.12},
                    {0.96, 0.96}}});
}

} // namespace

QPainterPath figureMark(QStringView key, const QRectF& rect)
{
    QTransform place;
    place.translate(rect.x(), rect.y());
    place.scale(rect.width(), rect.height());
    if (key == u"cost")
        return place.map(coin());
    if (key == u"range")
        return place.map(arrow());
    if (key == u"attack")
        return place.map(sword());
    if (key == u"health")
        return place.map(heart());
    // Not a shield, which holds the number in the corner of a card.
    if (key == u"defence")
        return place.map(battlement());
    return {};
}

} // namespace model
