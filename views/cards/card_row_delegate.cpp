// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/card_row_delegate.h"

#include "model/games/game_cards.h"
#include "views/cards/effect_mark.h"
#include "views/frame/crest.h"

#include <QApplication>
#include <QPainter>

namespace views {

namespace {
constexpr int kPad = 11; ///< as the words in the head
}

CardRowDelegate::CardRowDelegate(const model::CardTableModel& cards, const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_cards(cards)
    , m_theme(theme)
{}

QSize CardRowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {80, option.fontMetrics.height() + m_theme.gap(4)};
}

void CardRowDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const auto column = static_cast<model::CardColumn>(index.column());
    if (column == model::CardColumn::Name)
        option->font = m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold);
    else if (column != model::CardColumn::Text && column != model::CardColumn::Owned)
        option->palette.setColor(QPalette::Text, m_theme.tokens().quietInk);
    if (column == model::CardColumn::Strength || column == model::CardColumn::Type)
        option->text.clear();
    // The row is the thing that is chosen, not a cell of it.
    option->state &= ~QStyle::State_HasFocus;
}

void CardRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const auto column = static_cast<model::CardColumn>(index.column());
    if (column != model::CardColumn::Strength && column != model::CardColumn::Type)
        return;
    const model::Card& card = m_cards.record(index.row()).card;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (column == model::CardColumn::Strength)
        paintStrength(*painter, option.rect, card);
    else
        paintType(*painter, option.rect, card, index.data().toString());
    painter->restore();
}

void CardRowDelegate::paintStrength(QPainter& painter, const QRect& cell, const model::Card& card) const
{
    const Tokens& tokens = m_theme.tokens();
    const QFont font = m_theme.fonts().interface(Fonts::kSmall, QFont::Bold);
    const double size = QFontMetricsF(font).height() * 1.2;
    const QRectF shield(cell.left() + kPad, cell.center().y() + 0.5 - size * 0.58, size, size * 1.16);
    painter.setPen(Qt::NoPen);
    painter.setBrush(card.effects.empty() ? tokens.quietInk : tokens.hue(card.effects.front().type));
    painter.drawPath(shieldPath(shield));
    if (model::showsTower(card)) {
        painter.setBrush(tokens.raised);
        painter.drawPath(towerPath(shield));
        return;
    }
    painter.setPen(tokens.raised);
    painter.setFont(font);
    painter.drawText(shield.adjusted(0, 0, 0, -size * 0.1), Qt::AlignCenter, card.cornerNumber());
}

void CardRowDelegate::paintType(QPainter& painter, const QRect& cell, const model::Card& card,
                                const QString& words) const
{
    if (card.effects.empty())
        return;
    const QFont font = m_theme.fonts().interface();
    const QFontMetricsF metrics(font);
    const double size = metrics.height() * 0.75;
    double left = cell.left() + kPad;
    for (const model::CardEffect& effect : card.effects) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.tokens().hue(effect.type));
        painter.drawPath(
            effectMark(effect.type, QRectF(left, cell.center().y() + 0.5 - size / 2, size, size)));
        left += size + 6;
    }
    painter.setPen(m_theme.tokens().hue(card.effects.front().type));
    painter.setFont(font);
    const QRectF room(left + 2, cell.top(), cell.right() - left - 4, cell.height());
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(words, Qt::ElideRight, room.width()));
}

} // namespace views
