// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/heraldry.h"

#include "model/faces/crest.h"
#include "model/faces/effect_mark.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cstdint>

namespace model {

namespace {

/// FNV-1a: qHash differs between runs and machines.
std::uint64_t stableHash(const QString& text)
{
    std::uint64_t hash = 14695981039346656037ull;
    for (const char byte : text.toUtf8()) {
        hash ^= static_cast<unsigned char>(byte);
        hash *= 1099511628211ull;
    }
    return hash;
}

/// The parts of the field that have the second tincture.
QPainterPath division(int which, const QRectF& r)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    const auto at = [&r](double x, double y) {
        return QPointF(r.x() + x * r.width(), r.y() + y * r.height());
    };
    const auto polygon = [&](std::initializer_list<QPointF> corners) {
        QPolygonF shape;
        for (const QPointF& c : corners)
            shape << at(c.x(), c.y());
        path.addPolygon(shape);
        path.closeSubpath();
    };
    const auto box = [&](double x, double y, double w, double h) {
        path.addRect(QRectF(at(x, y), at(x + w, y + h)));
    };
    switch (which) {
    case 0: box(0.5, 0, 0.5, 1); break;
    case 1: box(0, 0.5, 1, 0.5); break;
    case 2: polygon({{0, 0}, {1, 1}, {0, 1}}); break;
    case 3: polygon({{0, 1}, {0.5, 0.3}, {1, 1}}); break;
    case 4:
        box(0, 0, 0.5, 0.5);
        box(0.5, 0.5, 0.5, 0.5);
        break;
    case 5:
        for (const double x : {0.0, 0.4, 0.8})
            box(x, 0, 0.2, 1);
        break;
    case 6:
        for (const double y : {0.0, 0.4, 0.8})
            box(0, y, 1, 0.2);
        break;
    case 7:
        polygon({{0, 0}, {0.5, 0.5}, {0, 1}});
        polygon({{1, 0}, {0.5, 0.5}, {1, 1}});
        break;
    case 8: polygon({{0, 0}, {0.22, 0}, {1, 0.78}, {1, 1}, {0.78, 1}, {0, 0.22}}); break;
    default: box(0.38, 0, 0.24, 1); box(0, 0.36, 1, 0.28);
    }
    return path;
}

QPainterPath charge(int which, const QRectF& r)
{
    QPainterPath path;
    const auto part = [&r](double x, double y, double w, double h) {
        return QRectF(r.x() + x * r.width(), r.y() + y * r.height(), w * r.width(), h * r.height());
    };
    switch (which) {
    case 0: path.addEllipse(r); break;
    case 1: {
        path.addEllipse(r);
        QPainterPath inner;
        inner.addEllipse(part(0.25, 0.25, 0.5, 0.5));
        return path.subtracted(inner);
    }
    case 2: {
        path.addEllipse(r);
        QPainterPath bite;
        bite.addEllipse(part(0.22, -0.1, 0.86, 0.86));
        return path.subtracted(bite);
    }
    case 3: return effectMark(EffectType::Recruitment, r);
    case 4: return effectMark(EffectType::Destruction, r);
    case 5: return effectMark(EffectType::Score, part(0, 0.12, 1, 0.76));
    case 6: return shieldPath(part(0.1, 0, 0.8, 1));
    case 7: {
        path.addRect(part(0.38, 0, 0.24, 1));
        QPainterPath beam;
        beam.addRect(part(0, 0.38, 1, 0.24));
        return path.united(beam);
    }
    default:
        for (const QPointF& c : {QPointF(0.3, 0.04), QPointF(0.04, 0.52), QPointF(0.56, 0.52)})
            path.addEllipse(part(c.x(), c.y(), 0.4, 0.4));
    }
    return path;
}

} // namespace

Arms armsOf(const QString& id)
{
    std::uint64_t hash = stableHash(id);
    const auto take = [&hash](int choices) {
        const auto pick = static_cast<int>(hash % static_cast<std::uint64_t>(choices));
        hash /= static_cast<std::uint64_t>(choices);
        return pick;
    };
    Arms arms;
    arms.division = take(Arms::kDivisions);
    arms.charge = take(Arms::kCharges);
    arms.tincture = take(Arms::kTinctures);
    arms.counter = take(2) == 1;
    return arms;
}

void paintArms(QPainter& painter, const QRectF& rect, const Arms& arms, const QColor& hue,
               const Tokens& tokens)
{
    const QColor& second = tokens.effect[static_cast<size_t>(arms.tincture)];
    QColor field = mixed(hue, tokens.raised, 0.2);
    QColor parted = mixed(second, tokens.raised, second == hue ? 0.36 : 0.28);
    if (arms.counter)
        std::swap(field, parted);
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setPen(Qt::NoPen);
    painter.fillRect(rect, field);
    painter.setBrush(parted);
    painter.drawPath(division(arms.division, rect));

    const double size = std::min(rect.width(), rect.height()) * 0.46;
    const QRectF middle(rect.center().x() - size / 2, rect.center().y() - size / 2, size, size);
    painter.setBrush(mixed(hue, tokens.raised, 0.62));
    painter.setPen(QPen(tokens.raised, size * 0.06));
    painter.drawPath(charge(arms.charge, middle));
    painter.restore();
}

} // namespace model
