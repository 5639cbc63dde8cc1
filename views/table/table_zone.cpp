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
constexpr double kClosestCoins = 2.5;
constexpr int kNarrowPlate = 130;

QFont scaledFont(const TableLook& look, double points, double scale, QFont::Weight weight = QFont::Normal)
{
    return look.theme.fonts().interface(points * scale, weight);
}

int coinsWidth(int count, double scale)
{
    return count == 0 ? 0 : qRound(((count - 1) * kCoinStep + kCoin + 8) * scale);
}

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

QFont TableZone::titleFont(const TableLook& look, double scale)
{
    return scaledFont(look, Fonts::kSmall, scale, QFont::DemiBold);
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
        painter.drawRoundedRect(whole.adjusted(0, m_above ? titleHeight(scale()) : 0, 0, 0), kCorner,
                                kCorner);
    }
    if (m_above || (m_empty && !onBoard)) {
        painter.setPen(tokens().quietInk);
        painter.setFont(m_above ? titleFont(look(), scale()) : scaledFont(look(), Fonts::kSmall, scale()));
        const QRect room(2, 0, width() - 4, m_above ? titleHeight(scale()) : height());
        // Long words are set a little closer before they are cut.
        if (const int wide = painter.fontMetrics().horizontalAdvance(m_title); wide > room.width()) {
            QFont closer = painter.font();
            closer.setStretch(std::max(kClosest, 100 * room.width() / wide));
            painter.setFont(closer);
        }
        painter.drawText(room, (m_above ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(m_title, Qt::ElideRight, room.width()));
    }
    if (m_shape == rules::ZoneShape::Tile && m_empty) {
        painter.setPen(tokens().quietInk);
        painter.setFont(scaledFont(look(), Fonts::kSmall, scale()));
        painter.drawText(rect().adjusted(0, 0, -7, -4), Qt::AlignRight | Qt::AlignBottom, m_title);
    }
    paintLight(painter, rect(), kCorner);
}

void CastlePlate::setGroup(const rules::GroupView& group)
{
    if (m_group.id == group.id && m_group.name == group.name && m_group.card == group.card &&
        m_group.cardName == group.cardName && m_group.closed == group.closed && m_group.wonBy == group.wonBy)
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
    const bool narrow = width() < kNarrowPlate;
    const double large = std::clamp(height() / 60.0, 1.0, 2.0);
    const double high = std::min(height() - 14.0, (narrow ? 24.0 : 40.0) * large);
    const QRectF shield(narrow ? 5 : 10, (height() - high) / 2, high / 1.16, high);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_group.closed ? tokens().quietInk : tokens().emblem);
    painter.drawPath(shieldPath(shield));
    painter.setBrush(tokens().onEmblem);
    painter.drawPath(towerPath(shield));
    const double left = shield.right() + (narrow ? 5 : 8);
    const double room = width() - left - (narrow ? 3 : 6);
    QFont font = look().theme.fonts().heading(11);
    font.setPixelSize(qRound(15 * large));
    const QString lane = QString::fromStdString(m_group.name.in(look().language));
    const QString castle = !m_group.closed ? QString::fromStdString(m_group.cardName.in(look().language))
                           : m_group.wonBy.empty()
                               ? tr("Decided")
                               : tr("Won by %1").arg(QString::fromStdString(m_group.wonBy));
    QFont small = look().theme.fonts().interface(Fonts::kSmallest);
    small.setPixelSize(qRound(12 * large));
    const double half = height() / 2.0;
    const FittedText first = FittedText::name(lane, font, {room, half - 1}, 11, 1.0);
    const FittedText second = FittedText::name(castle, small, {room, half - 2}, 10, 1.05);
    const double top = std::max(1.0, (height() - first.height() - second.height() - 2) / 2);
    painter.setPen(m_group.closed ? tokens().quietInk : tokens().ink);
    first.paint(painter, {left, top});
    painter.setPen(tokens().quietInk);
    second.paint(painter, {left, top + first.height() + 2});
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

int CounterBadge::wordsWidth(const TableLook& look, const QString& label, double scale)
{
    const QFontMetrics words(scaledFont(look, Fonts::kSmall, scale));
    const QFontMetrics number(scaledFont(look, Fonts::kBody + 2, scale, QFont::Bold));
    return (label.isEmpty() ? 0 : words.horizontalAdvance(label) + 8) +
           number.horizontalAdvance(QStringLiteral("00")) + 16;
}

int CounterBadge::mostCoinsWidth(double scale)
{
    return coinsWidth(kMostCoins, scale);
}

int CounterBadge::wantedWidth() const
{
    return wordsWidth(look(), m_label, scale()) +
           coinsWidth(m_counter.coins ? pieces(m_counter.value) : 0, scale());
}

/// Where there is little room, they lie closer together.
double CounterBadge::coinStep() const
{
    const int count = m_counter.coins ? pieces(m_counter.value) : 0;
    const double room = width() - wordsWidth(look(), m_label, scale()) - (kCoin + 8) * scale();
    return count < 2 ? 0 : std::clamp(room / (count - 1), kClosestCoins * scale(), kCoinStep * scale());
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
        painter.setFont(scaledFont(look(), Fonts::kSmall, scale()));
        painter.setPen(tokens().quietInk);
        const int words = painter.fontMetrics().horizontalAdvance(m_label);
        painter.drawText(QRectF(x, 0, words + 2, height()), Qt::AlignLeft | Qt::AlignVCenter, m_label);
        x += words + 8;
    }
    if (m_counter.coins) {
        const int threes = std::min(kMostCoins, m_counter.value / 3);
        const int count = pieces(m_counter.value);
        const double step = coinStep();
        for (int i = 0; i < count; ++i) {
            const bool three = i < threes;
            const double size = (three ? kCoin : kCoin - 3) * scale();
            painter.setPen(QPen(tokens().raised, 1));
            painter.setBrush(three ? tokens().warning : mixed(tokens().warning, tokens().raised, 0.55));
            painter.drawEllipse(QRectF(x + i * step, (height() - size) / 2.0, size, size));
        }
        x += count == 0 ? 0 : (count - 1) * step + (kCoin + 8) * scale();
    }
    painter.setFont(scaledFont(look(), Fonts::kBody + 2, scale(), QFont::Bold));
    painter.setPen(m_counter.owner.empty() ? tokens().ink : look().inkOf(m_counter.owner));
    if (isTotal)
        painter.drawText(rect(), Qt::AlignCenter, QString::number(m_counter.value));
    else
        painter.drawText(QRectF(x, 0, width() - x, height()), Qt::AlignLeft | Qt::AlignVCenter,
                         QString::number(m_counter.value));
    paintLight(painter, rect(), 4);
}

} // namespace views
