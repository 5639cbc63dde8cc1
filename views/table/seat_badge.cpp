// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/seat_badge.h"

#include "model/faces/sign_mark.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace views {

namespace {

constexpr double kMark = 12;
constexpr int kClosest = 70; ///< per cent of the usual width

QFont nameFont(const TableLook& look, double scale)
{
    return look.theme.fonts().interface(Fonts::kSmall * scale, QFont::Bold);
}

/// A polygon with its corners on a circle, every second one drawn in by `inner`.
QPainterPath polygon(const QRectF& room, int corners, double turn, double inner = 1)
{
    QPainterPath path;
    const double radius = std::min(room.width(), room.height()) / 2;
    for (int i = 0; i < corners; ++i) {
        const double angle = (turn + i * 360.0 / corners) * std::numbers::pi / 180;
        const double out = i % 2 == 0 ? radius : radius * inner;
        const QPointF corner = room.center() + QPointF(std::sin(angle), -std::cos(angle)) * out;
        if (i == 0)
            path.moveTo(corner);
        else
            path.lineTo(corner);
    }
    path.closeSubpath();
    return path;
}

} // namespace

QPainterPath seatMark(std::size_t number, const QRectF& room)
{
    QPainterPath path;
    switch (number % rules::kMaxSeats) {
    case 0: path.addEllipse(room); return path;
    case 1: return polygon(room, 4, 45);
    case 2: return polygon(room, 3, 0);
    case 3: return polygon(room, 4, 0);
    case 4: return polygon(room, 6, 0);
    case 5: return polygon(room, 10, 0, 0.45);
    case 6: return polygon(room, 3, 180);
    case 7: return polygon(room, 8, 45, 0.4);
    default: {
        path.addEllipse(room);
        QPainterPath hole;
        hole.addEllipse(room.center(), room.width() / 4, room.height() / 4);
        return path.subtracted(hole);
    }
    }
}

void SeatBadge::setState(const State& state)
{
    if (m_state == state)
        return;
    m_state = state;
    update();
}

int SeatBadge::widthFor(const TableLook& look, const QString& name, double scale)
{
    return QFontMetrics(nameFont(look, scale)).horizontalAdvance(name) + qRound((kMark + 20) * scale);
}

void SeatBadge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const QColor ink = look().inkOf(m_state.id);
    const double frame = m_state.turn ? 3 : 1;
    const QRectF whole = QRectF(rect()).adjusted(frame / 2, frame / 2, -frame / 2, -frame / 2);
    const QColor ground = m_state.asked                ? ink
                          : underMouse() || hasFocus() ? tokens().hoverTint
                                                       : look().tintOf(m_state.id);
    painter.setBrush(ground);
    painter.setPen(QPen(m_state.turn || m_state.asked ? ink : tokens().line, frame));
    painter.drawRoundedRect(whole, 5, 5);
    const double size = kMark * scale();
    const QRectF mark(7 * scale(), (height() - size) / 2, size, size);
    const QColor letters = m_state.asked ? tokens().raised : ink;
    painter.setPen(Qt::NoPen);
    painter.setBrush(letters);
    const QString emblem = look().emblemOf(m_state.id);
    painter.drawPath(emblem.isEmpty() ? seatMark(look().numberOf(m_state.id), mark)
                                      : model::signMark(emblem, mark.adjusted(-2, -2, 2, 2)));
    const QRectF room(mark.right() + 5 * scale(), 0, width() - mark.right() - 9 * scale(), height());
    QFont font = nameFont(look(), scale());
    if (const int wide = QFontMetrics(font).horizontalAdvance(m_state.name); wide > room.width())
        font.setStretch(std::max(kClosest, static_cast<int>(100 * room.width() / wide)));
    painter.setFont(font);
    painter.setPen(letters);
    painter.drawText(
        room, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(m_state.name, Qt::ElideRight, static_cast<int>(room.width()) + 1));
    paintLight(painter, rect(), 5);
}

} // namespace views
