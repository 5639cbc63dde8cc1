// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/front_plate.h"

#include "views/frame/crest.h"

#include <QPainter>

#include <algorithm>

namespace views {

namespace {
constexpr double kCorner = 6;
constexpr double kName = 19;
constexpr double kPlateSide = 19;
constexpr double kPlatePad = 4;
constexpr int kPlateClosest = 70; ///< per cent of the usual width of letters
} // namespace

int FrontPlate::heightFor(double scale)
{
    return qRound((kName + 2 * kPlateSide + kPlatePad) * scale);
}

void FrontPlate::setState(const State& state)
{
    if (m_state == state)
        return;
    m_state = state;
    update();
}

void FrontPlate::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setBrush(underMouse() ? tokens().hoverTint : tokens().raised);
    painter.setPen(QPen(tokens().line, 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kCorner, kCorner);
    const double name = kName * scale();
    QFont font = look().theme.fonts().interface(Fonts::kSmall * scale(), QFont::DemiBold);
    const double room = width() - 2 * kPlatePad - 2;
    if (const int wide = QFontMetrics(font).horizontalAdvance(m_state.name); wide > room)
        font.setStretch(std::max(kPlateClosest, static_cast<int>(100 * room / wide)));
    painter.setFont(font);
    painter.setPen(tokens().ink);
    painter.drawText(QRectF(kPlatePad + 1, 0, room + 1, name), Qt::AlignLeft | Qt::AlignVCenter,
                     m_state.name);
    const auto count = static_cast<double>(m_state.lanes.size());
    for (std::size_t lane = 0; lane < m_state.lanes.size(); ++lane) {
        const double wide = (width() - kPlatePad) / count;
        paintLane(painter, m_state.lanes[lane],
                  {kPlatePad + static_cast<double>(lane) * wide, name, wide - kPlatePad,
                   height() - name - kPlatePad});
    }
    paintLight(painter, rect(), kCorner);
}

/// The castle at the left, the two sides beside it.
void FrontPlate::paintLane(QPainter& painter, const Lane& lane, const QRectF& room) const
{
    const double high = std::min({room.height() * 0.6, room.width() * 0.26, 40.0 * scale()});
    const QRectF shield(room.left(), room.center().y() - high / 2, high / 1.16, high);
    painter.setPen(Qt::NoPen);
    painter.setBrush(!lane.closed         ? tokens().emblem
                     : lane.wonBy.empty() ? tokens().quietInk
                                          : look().inkOf(lane.wonBy));
    painter.drawPath(shieldPath(shield));
    painter.setBrush(tokens().onEmblem);
    painter.drawPath(towerPath(shield));
    const QRectF beside = room.adjusted(shield.width() + 3, 0, 0, 0);
    const double half = beside.height() / 2;
    paintSide(painter, lane.sides[0], {beside.left(), beside.top() + 1, beside.width(), half - 2});
    paintSide(painter, lane.sides[1], {beside.left(), beside.top() + half + 1, beside.width(), half - 2});
}

/// The total on the tint of its player; the cards as a picture with their number.
void FrontPlate::paintSide(QPainter& painter, const Side& side, const QRectF& room) const
{
    const double chip = std::min(room.width() * 0.56, 60 * scale());
    const QRectF total(room.left(), room.top(), chip, room.height());
    painter.setBrush(look().tintOf(side.owner));
    painter.setPen(side.leads ? QPen(look().inkOf(side.owner), 2) : QPen(tokens().line, 1));
    painter.drawRoundedRect(total.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(look().inkOf(side.owner));
    painter.setFont(look().theme.fonts().interface(Fonts::kBody * scale(), QFont::Bold));
    painter.drawText(total, Qt::AlignCenter, QString::number(side.total));
    if (side.cards == 0)
        return;
    const QString number = QString::number(side.cards);
    painter.setFont(look().theme.fonts().interface(Fonts::kSmall * scale()));
    const double high = std::min(room.height() - 5, 16 * scale());
    const QRectF card(total.right() + 3, room.center().y() - high / 2, high * 0.62, high);
    double left = total.right() + 3;
    // Without room for the picture the number says it alone.
    if (card.right() + 2 + painter.fontMetrics().horizontalAdvance(number) <= room.right()) {
        painter.setBrush(look().tintOf(side.owner));
        painter.setPen(QPen(look().inkOf(side.owner), 1));
        painter.drawRoundedRect(card, 2, 2);
        left = card.right() + 2;
    }
    painter.setPen(tokens().ink);
    painter.drawText(QRectF(left, room.top(), room.right() - left + 2, room.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, number);
}

} // namespace views
