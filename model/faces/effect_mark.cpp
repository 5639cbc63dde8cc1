// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/effect_mark.h"

#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace model {

namespace {

/// Corners on circles of alternating radius around the middle, the first at the top.
QPolygonF ring(int corners, double outer, double inner)
{
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners - std::numbers::pi / 2;
        const double radius = i % 2 == 0 ? outer : inner;
        polygon << QPointF(0.5 + radius * std::cos(angle), 0.5 + radius * std::sin(angle));
    }
    return polygon;
}

QPolygonF corners(EffectType type)
{
    switch (type) {
    case EffectType::Deployment: return {{{0.08, 0}, {0.92, 0}, {0.92, 1}, {0.5, 0.76}, {0.08, 1}}};
    case EffectType::Recruitment: return ring(4, 0.54, 0.54);
    case EffectType::Destruction: return ring(16, 0.54, 0.4);
    case EffectType::Passive: return ring(6, 0.53, 0.53);
    case EffectType::Score:
        return {{{0, 0.95}, {0, 0.1}, {0.26, 0.36}, {0.5, 0}, {0.74, 0.36}, {1, 0.1}, {1, 0.95}}};
    case EffectType::Ability: return ring(10, 0.55, 0.3);
    case EffectType::Income: break;
    }
    return {};
}

} // namespace

QPainterPath effectMark(EffectType type, const QRectF& rect)
{
    QPainterPath path;
    const QPolygonF polygon = corners(type);
    if (polygon.isEmpty()) {
        path.addEllipse(rect);
        return path;
    }
    QTransform place;
    place.translate(rect.x(), rect.y());
    place.scale(rect.width(), rect.height());
    path.addPolygon(place.map(polygon));
    path.closeSubpath();
    return path;
}

} // namespace model
