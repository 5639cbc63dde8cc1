// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/table_zone.h"

#include "model/faces/fitted_text.h"
#include "views/frame/crest.h"

#include <QPainter>

#include <algorithm>

namespace views {

using model::FittedText;

namespace {
constexpr double kCorner = 6;
constexpr int kMostCoins = 14; ///< pieces that are drawn; the number says the rest
constexpr int kCoin = 13;
constexpr int kClosest = 78; ///< per cent of the usual width
constexpr int kCoinStep = 7;

int pieces(int value)
{
    return std::min(kMostCoins, value / 3 + value % 3);
}
} // namespace

void TableZone::setZone(const rules::ZoneView& zone, const QString& title, bool above)
{
    if (m_above == above && m_owner == zone.owner && m_shape == zone.shape && m_closed == zone.closed &&
        m_empty == zone.cards.empty() && m_title == title)
        return;
    m_above = above;
    m_owner = zone.owner;
    m_shape = zone.shape;
    m_closed = zone.closed;
    m_empty = zone.cards.empty();
    m_title = title;
    update();
}

void TableZone::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const bool onBoard = m_shape == rules::ZoneShape::LaneSide || m_shape == rules::ZoneShape::Tile;
    const QRectF whole = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    if (onBoard) {
        const QColor ground =
            m_closed ? tokens().sunken : mixed(look().tintOf(m_owner), tokens().ground, 0.45);
        painter.setBrush(ground);
        painter.setPen(QPen(m_empty ? tokens().line : ground, 1, m_empty ? Qt::DashLine : Qt::SolidLine));
        painter.drawRoundedRect(whole, kCorner, kCorner);
    } else if (m_empty) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(tokens().line, 1, Qt::DashLine));
        painter.drawRoundedRect(whole.adjusted(0, m_above ? kTitleHeight : 0, 0, 0), kCorner, kCorner);
    }
    if (m_above || (m_empty && !onBoard)) {
        painter.setPen(tokens().quietInk);
        painter.setFont(
            look().theme.fonts().interface(Fonts::kSmall, m_above ? QFont::DemiBold : QFont::Normal));
        const QRect room(2, 0, width() - 4, m_above ? kTitleHeight : height());
        // Long words are set a little closer before they are cut.
        if (const int wide = painter.fontMetrics().horizontalAdvance(m_title); wide > room.width()) {
            QFont closer = painter.font();
            closer.setStretch(std::max(kClosest, 100 * room.width() / wide));
            painter.setFont(closer);
        }
        painter.drawText(room, (m_above ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(m_title, Qt::ElideRight, room.width()));
    }
    paintLight(painter, rect(), kCorner);
}

void CastlePlate::setGroup(const rules::GroupView& group)
{
    if (m_group.id == group.id && m_group.name == group.name && m_group.card == group.card &&
        m_group.cardName == group.cardName && m_group.closed == group.closed)
        return;
    m_group = group;
    update();
}

void CastlePlate::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const QRectF whole = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setBrush(m_group.closed ? tokens().sunken : tokens().raised);
    painter.setPen(QPen(tokens().line, 1));
    painter.drawRoundedRect(whole, kCorner, kCorner);
    const double high = std::min(height() - 14.0, 40.0);
    const QRectF shield(10, (height() - high) / 2, high / 1.16, high);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_group.closed ? tokens().quietInk : tokens().emblem);
    painter.drawPath(shieldPath(shield));
    painter.setBrush(tokens().onEmblem);
    painter.drawPath(towerPath(shield));
    const double left = shield.right() + 8;
    QFont font = look().theme.fonts().heading(11);
    const double large = std::clamp(height() / 60.0, 1.0, 2.0);
    font.setPixelSize(qRound(15 * large));
    const QString lane = QString::fromStdString(m_group.name.in(look().language));
    const QString castle =
        m_group.closed ? tr("Decided") : QString::fromStdString(m_group.cardName.in(look().language));
    const double half = height() / 2.0;
    const double room = width() - left - 6;
    painter.setPen(m_group.closed ? tokens().quietInk : tokens().ink);
    const FittedText first = FittedText::largest(lane, font, {room, half - 2}, 12, 1.0);
    first.paint(painter, {left, half - first.height() - 1});
    QFont small = look().theme.fonts().interface(Fonts::kSmallest);
    small.setPixelSize(qRound(12 * large));
    painter.setFont(small);
    painter.setPen(tokens().quietInk);
    painter.drawText(QRectF(left, half + 1, room, half - 4), Qt::AlignLeft | Qt::AlignTop,
                     QFontMetricsF(small).elidedText(castle, Qt::ElideRight, room));
    paintLight(painter, rect(), kCorner);
}

void CounterBadge::setCounter(const rules::CounterView& counter, const QString& label, bool leads)
{
    if (m_counter.id == counter.id && m_counter.value == counter.value && m_label == label &&
        m_leads == leads)
        return;
    m_counter = counter;
    m_label = label;
    m_leads = leads;
    update();
}

int CounterBadge::coinsWidth() const
{
    const int count = m_counter.coins ? pieces(m_counter.value) : 0;
    return count == 0 ? 0 : (count - 1) * kCoinStep + kCoin + 8;
}

int CounterBadge::wantedWidth() const
{
    const QFontMetrics label(look().theme.fonts().interface(Fonts::kSmall));
    const QFontMetrics number(look().theme.fonts().interface(Fonts::kBody + 2, QFont::Bold));
    const int words = m_label.isEmpty() ? 0 : label.horizontalAdvance(m_label) + 8;
    return words + number.horizontalAdvance(QString::number(m_counter.value)) + coinsWidth() + 16;
}

void CounterBadge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const QRectF whole = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool isTotal = !m_counter.zone.empty();
    if (isTotal || underMouse() || hasFocus()) {
        painter.setBrush(isTotal ? look().tintOf(m_counter.owner) : tokens().hoverTint);
        painter.setPen(m_leads ? QPen(look().inkOf(m_counter.owner), 2) : QPen(tokens().line, 1));
        painter.drawRoundedRect(m_leads ? whole.adjusted(0.5, 0.5, -0.5, -0.5) : whole, 4, 4);
    }
    double x = 8;
    if (!m_label.isEmpty()) {
        painter.setFont(look().theme.fonts().interface(Fonts::kSmall));
        painter.setPen(tokens().quietInk);
        const int words = painter.fontMetrics().horizontalAdvance(m_label);
        painter.drawText(QRectF(x, 0, words + 2, height()), Qt::AlignLeft | Qt::AlignVCenter, m_label);
        x += words + 8;
    }
    if (m_counter.coins) {
        const int threes = std::min(kMostCoins, m_counter.value / 3);
        const int count = pieces(m_counter.value);
        for (int i = 0; i < count; ++i) {
            const bool three = i < threes;
            const double size = three ? kCoin : kCoin - 3;
            painter.setPen(QPen(tokens().raised, 1));
            painter.setBrush(three ? tokens().warning : mixed(tokens().warning, tokens().raised, 0.55));
            painter.drawEllipse(QRectF(x + i * kCoinStep, (height() - size) / 2.0, size, size));
        }
        x += coinsWidth();
    }
    painter.setFont(look().theme.fonts().interface(Fonts::kBody + 2, QFont::Bold));
    painter.setPen(m_counter.owner.empty() ? tokens().ink : look().inkOf(m_counter.owner));
    if (isTotal)
        painter.drawText(rect(), Qt::AlignCenter, QString::number(m_counter.value));
    else
        painter.drawText(QRectF(x, 0, width() - x, height()), Qt::AlignLeft | Qt::AlignVCenter,
                         QString::number(m_counter.value));
    paintLight(painter, rect(), 4);
}

} // namespace views
