// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/table_zone.h"

#include "model/faces/fitted_text.h"
#include "model/faces/sign_mark.h"
#include "views/frame/crest.h"

#include <QPainter>

#include <algorithm>

namespace views {

using model::FittedText;

namespace {
constexpr double kCorner = 6;
constexpr int kMostCoins = 14;  ///< pieces that are drawn; the number says the rest
constexpr int kUsualCoins = 10; ///< that lie beside each other without being closer
constexpr int kCoin = 13;
constexpr int kClosest = 78; ///< per cent of the usual width
constexpr int kCoinStep = 7;
constexpr double kClosestCoins = 2.5;
constexpr double kSign = 16; ///< a picture before a number
constexpr double kClosestSigns = 9;
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
        m_empty == zone.cards.empty() && m_title == title && m_missing == zone.missing)
        return;
    m_missing = zone.missing;
    m_above = above;
    m_owner = zone.owner;
    m_shape = zone.shape;
    m_closed = zone.closed;
    m_empty = zone.cards.empty();
    m_title = title;
    update();
}

void TableZone::setReserve(int pixels)
{
    if (m_reserve == pixels)
        return;
    m_reserve = pixels;
    update();
}

void TableZone::setSlots(const std::vector<QRect>& slots)
{
    if (m_slots == slots)
        return;
    m_slots = slots;
    update();
}

void TableZone::setReach(Reach reach)
{
    if (m_reach == reach)
        return;
    m_reach = reach;
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
        if (m_reach != Reach::None) {
            const QColor ink = m_reach == Reach::Own ? tokens().accent : tokens().danger;
            QColor veil = ink;
            veil.setAlphaF(0.14F);
            painter.setBrush(veil);
            // Not by colour alone: a threat is dotted.
            painter.setPen(QPen(ink, 2, m_reach == Reach::Own ? Qt::SolidLine : Qt::DotLine));
            painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), kCorner, kCorner);
        }
    } else if (m_empty && m_slots.empty()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(tokens().line, 1, Qt::DashLine));
        painter.drawRoundedRect(whole.adjusted(0, m_above ? titleHeight(scale()) : 0, 0, 0), kCorner,
                                kCorner);
    }
    for (std::size_t i = 0; i < m_slots.size() && i < m_missing.size(); ++i) {
        const QRectF slot = QRectF(m_slots[i].translated(-pos())).adjusted(0.5, 0.5, -0.5, -0.5);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(tokens().line, 1, Qt::DashLine));
        painter.drawRoundedRect(slot, kCorner, kCorner);
        const double size = std::min({slot.width() - 6, slot.height() - 6, 40 * scale()});
        painter.setPen(Qt::NoPen);
        painter.setBrush(mixed(tokens().quietInk, tokens().ground, 0.55));
        painter.drawPath(
            model::signMark(QString::fromStdString(m_missing[i]),
                            {slot.center().x() - size / 2, slot.center().y() - size / 2, size, size}));
    }
    if (m_above || (m_empty && !onBoard)) {
        painter.setPen(tokens().quietInk);
        painter.setFont(m_above ? titleFont(look(), scale()) : scaledFont(look(), Fonts::kSmall, scale()));
        const QRect room(2, 0, width() - 4 - m_reserve,
                         m_above ? std::min(height(), titleHeight(scale())) : height());
        // Long words are set a little closer before they are cut.
        if (const int wide = painter.fontMetrics().horizontalAdvance(m_title); wide > room.width()) {
            QFont closer = painter.font();
            closer.setStretch(std::max(kClosest, 100 * room.width() / wide));
            painter.setFont(closer);
        }
        QString shown = painter.fontMetrics().elidedText(m_title, Qt::ElideRight, room.width());
        // How many cards there are says more than half a word.
        if (shown != m_title && m_title.endsWith(u')')) {
            const QString number = m_title.mid(m_title.lastIndexOf(u'('));
            if (painter.fontMetrics().horizontalAdvance(number) <= room.width())
                shown = number;
        }
        painter.drawText(room, (m_above ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter, shown);
    }
    if (m_shape == rules::ZoneShape::Tile && m_empty) {
        painter.setPen(tokens().quietInk);
        painter.setFont(scaledFont(look(), Fonts::kSmall, scale()));
        painter.drawText(rect().adjusted(0, 0, -7, -4), Qt::AlignRight | Qt::AlignBottom, m_title);
    }
    paintLight(painter, rect(), kCorner);
}

void GroupPlate::setGroup(const rules::GroupView& group)
{
    if (m_group.id == group.id && m_group.name == group.name && m_group.card == group.card &&
        m_group.cardName == group.cardName && m_group.closed == group.closed &&
        m_group.wonBy == group.wonBy && m_group.kind == group.kind)
        return;
    m_group = group;
    update();
}

void GroupPlate::setReserve(int pixels)
{
    if (m_reserve == pixels)
        return;
    m_reserve = pixels;
    update();
}

void GroupPlate::setWinner(const QString& name)
{
    if (m_winner == name)
        return;
    m_winner = name;
    update();
}

/// The name of an area or board, and what is there.
void GroupPlate::paintName(QPainter& painter) const
{
    QStringList parts{QString::fromStdString(m_group.name.in(look().language)),
                      QString::fromStdString(m_group.cardName.in(look().language))};
    parts.removeAll(QString());
    painter.setFont(scaledFont(look(), Fonts::kSmall, scale(), QFont::Bold));
    painter.setPen(m_group.closed ? tokens().quietInk : tokens().ink);
    const QRect room = rect().adjusted(6, 0, -6, 0);
    painter.drawText(
        room, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(parts.join(QStringLiteral(" · ")), Qt::ElideRight, room.width()));
}

void GroupPlate::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    if (m_group.kind == rules::GroupKind::Area || m_group.kind == rules::GroupKind::Board) {
        paintName(painter);
        paintLight(painter, rect(), kCorner);
        return;
    }
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
    const double room = width() - left - (narrow ? 3 : 6) - m_reserve;
    QFont font = look().theme.fonts().heading(11);
    font.setPixelSize(qRound(15 * large));
    const QString lane = QString::fromStdString(m_group.name.in(look().language));
    const QString below = !m_group.closed      ? QString::fromStdString(m_group.cardName.in(look().language))
                          : m_winner.isEmpty() ? tr("Decided")
                                               : tr("Won by %1").arg(m_winner);
    QFont small = look().theme.fonts().interface(Fonts::kSmallest);
    small.setPixelSize(qRound(12 * large));
    const double half = height() / 2.0;
    const FittedText first = FittedText::name(lane, font, {room, half - 1}, 11, 1.0);
    const FittedText second = FittedText::name(below, small, {room, half - 2}, 10, 1.05);
    const double top = std::max(1.0, (height() - first.height() - second.height() - 2) / 2);
    painter.setPen(m_group.closed ? tokens().quietInk : tokens().ink);
    first.paint(painter, {left, top});
    painter.setPen(tokens().quietInk);
    second.paint(painter, {left, top + first.height() + 2});
    paintLight(painter, rect(), kCorner);
}

void CounterBadge::setCounter(const rules::CounterView& counter, const QString& label, bool leads)
{
    if (m_counter.id == counter.id && m_counter.value == counter.value && m_counter.of == counter.of &&
        m_counter.sign == counter.sign && m_label == label && m_leads == leads)
        return;
    m_counter = counter;
    m_label = label;
    m_leads = leads;
    update();
}

int CounterBadge::wordsWidth(const TableLook& look, const rules::CounterView& counter, const QString& label,
                             double scale)
{
    const QFontMetrics words(scaledFont(look, Fonts::kSmall, scale));
    const QFontMetrics number(scaledFont(look, Fonts::kBody + 2, scale, QFont::Bold));
    const QString digits = counter.isState  ? QString()
                           : counter.of > 9 ? QStringLiteral("00/00")
                           : counter.of > 0 ? QStringLiteral("0/0")
                                            : QStringLiteral("00");
    return (label.isEmpty() ? 0 : words.horizontalAdvance(label) + 8) + number.horizontalAdvance(digits) +
           (counter.sign.empty() || counter.coins ? 0 : qRound((kSign + 5) * scale)) +
           (counter.isState ? 8 : 16);
}

QString CounterBadge::number() const
{
    if (m_counter.isState)
        return {};
    return m_counter.of > 0 ? QStringLiteral("%1/%2").arg(m_counter.value).arg(m_counter.of)
                            : QString::number(m_counter.value);
}

int CounterBadge::widthFor(const TableLook& look, const rules::CounterView& counter, const QString& label,
                           double scale)
{
    return wordsWidth(look, counter, label, scale) + (counter.coins ? coinsWidth(kUsualCoins, scale) : 0);
}

int CounterBadge::leastWidth(const TableLook& look, const rules::CounterView& counter, const QString& label,
                             double scale)
{
    return wordsWidth(look, counter, label, scale) + (counter.coins ? coinsWidth(1, scale) : 0);
}

/// As many as there is room for; where there is little, they are closer together.
int CounterBadge::coinsShown() const
{
    const double room = width() - wordsWidth(look(), m_counter, m_label, scale()) - (kCoin + 8) * scale();
    const double closest = m_counter.sign.empty() ? kClosestCoins : kClosestSigns;
    const int fitting = 1 + std::max(0, static_cast<int>(room / (closest * scale())));
    const int wanted =
        m_counter.sign.empty() ? pieces(m_counter.value) : std::min(kMostCoins, m_counter.value);
    return m_counter.coins ? std::min(wanted, fitting) : 0;
}

double CounterBadge::coinStep(int count) const
{
    const double room = width() - wordsWidth(look(), m_counter, m_label, scale()) - (kCoin + 8) * scale();
    const bool coins = m_counter.sign.empty();
    return count < 2 ? 0
                     : std::clamp(room / (count - 1), (coins ? kClosestCoins : kClosestSigns) * scale(),
                                  (coins ? kCoinStep : kSign + 2.0) * scale());
}

/// Coins in threes and ones; other pieces one by one.
void CounterBadge::paintPieces(QPainter& painter, double left, int count, double step) const
{
    const int threes = std::min(kMostCoins, m_counter.value / 3);
    for (int i = 0; i < count; ++i) {
        if (!m_counter.sign.empty()) {
            const double size = kSign * scale();
            painter.setPen(QPen(tokens().raised, 0.6));
            painter.setBrush(tokens().ink);
            painter.drawPath(model::signMark(QString::fromStdString(m_counter.sign),
                                             {left + i * step, (height() - size) / 2.0, size, size}));
            continue;
        }
        const bool three = i < threes;
        const double size = (three ? kCoin : kCoin - 3) * scale();
        painter.setPen(QPen(tokens().raised, 1));
        painter.setBrush(three ? tokens().warning : mixed(tokens().warning, tokens().raised, 0.55));
        painter.drawEllipse(QRectF(left + i * step, (height() - size) / 2.0, size, size));
    }
}

void CounterBadge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const QRectF whole = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool isTotal = !m_counter.zone.empty() && m_counter.sign.empty() && !m_counter.coins;
    const bool isTrack = m_counter.of > 0 && !m_counter.owner.empty();
    if (isTotal || isTrack || m_counter.isState || underMouse() || hasFocus()) {
        painter.setBrush(isTotal || isTrack || m_counter.isState ? look().tintOf(m_counter.owner)
                                                                 : tokens().hoverTint);
        painter.setPen(m_leads ? QPen(look().inkOf(m_counter.owner), 2) : QPen(tokens().line, 1));
        painter.drawRoundedRect(m_leads ? whole.adjusted(0.5, 0.5, -0.5, -0.5) : whole, 4, 4);
    }
    // How far it has come.
    if (isTrack) {
        const double share = std::clamp(double(m_counter.value) / m_counter.of, 0.0, 1.0);
        QColor bar = m_counter.value > m_counter.of ? tokens().danger : look().inkOf(m_counter.owner);
        bar.setAlphaF(0.25F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(bar);
        painter.drawRoundedRect(
            QRectF(whole.left() + 1, whole.top() + 1, (whole.width() - 2) * share, whole.height() - 2), 3, 3);
    }
    double x = m_counter.isState ? 4 : 8;
    if (!m_label.isEmpty()) {
        painter.setFont(scaledFont(look(), Fonts::kSmall, scale()));
        painter.setPen(tokens().quietInk);
        const int words = painter.fontMetrics().horizontalAdvance(m_label);
        painter.drawText(QRectF(x, 0, words + 2, height()), Qt::AlignLeft | Qt::AlignVCenter, m_label);
        x += words + 8;
    }
    const QColor ink = m_counter.owner.empty() ? tokens().ink : look().inkOf(m_counter.owner);
    if (m_counter.coins) {
        const int count = coinsShown();
        const double step = coinStep(count);
        paintPieces(painter, x, count, step);
        x += count == 0 ? 0 : (count - 1) * step + (kCoin + 8) * scale();
    } else if (!m_counter.sign.empty()) {
        const double size = std::min(kSign * scale(), height() - 4.0);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_counter.isState ? tokens().danger : ink);
        painter.drawPath(model::signMark(QString::fromStdString(m_counter.sign),
                                         {x, (height() - size) / 2.0, size, size}));
        x += size + 5 * scale();
    }
    painter.setFont(scaledFont(look(), Fonts::kBody + 2, scale(), QFont::Bold));
    painter.setPen(isTrack && m_counter.value > m_counter.of ? tokens().danger : ink);
    if (isTotal)
        painter.drawText(rect(), Qt::AlignCenter, number());
    else
        painter.drawText(QRectF(x, 0, width() - x, height()), Qt::AlignLeft | Qt::AlignVCenter, number());
    paintLight(painter, rect(), 4);
}

} // namespace views
