// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/card_delegate.h"

#include "model/library/keywords.h"
#include "views/cards/card_face.h"
#include "views/cards/effect_mark.h"
#include "views/frame/crest.h"

#include <QPainter>

namespace views {

namespace {
constexpr int kFace = 132; ///< px at normal text size
constexpr int kCompactFace = 112;
} // namespace

CardDelegate::CardDelegate(const model::CardFilterModel& cards, const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_cards(cards)
    , m_theme(theme)
{}

int CardDelegate::faceWidth() const
{
    return m_theme.scaled(m_theme.isCompact() ? kCompactFace : kFace);
}

QSize CardDelegate::faceCell() const
{
    const QSizeF face = cardSizeForWidth(faceWidth());
    return {qRound(face.width()) + 2 * kRing, qRound(face.height()) + 2 * kRing};
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    if (!m_asList)
        return m_cell;
    return {240, option.fontMetrics.height() + m_theme.gap(5)};
}

void CardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const model::Card& card = m_cards.card(index);
    if (m_asList)
        paintLine(*painter, option, card);
    else
        paintFace(*painter, option, card);
    painter->restore();
}

void CardDelegate::paintFace(QPainter& painter, const QStyleOptionViewItem& option,
                             const model::Card& card) const
{
    const Tokens& tokens = m_theme.tokens();
    const QSizeF size = cardSizeForWidth(faceWidth());
    const QRectF cell(option.rect);
    const QRectF face(QPointF(cell.left() + kRing, cell.top() + kRing), size);
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        const bool chosen = option.state & QStyle::State_Selected;
        const bool active = option.state & QStyle::State_HasFocus;
        painter.setPen(QPen(!chosen ? tokens.line : active ? tokens.focus : tokens.accent, 3));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(face.adjusted(-3.5, -3.5, 3.5, 3.5), 8, 8);
    }
    paintCardFace(painter, face, card, {tokens, m_language});
}

void CardDelegate::paintLine(QPainter& painter, const QStyleOptionViewItem& option,
                             const model::Card& card) const
{
    const Tokens& tokens = m_theme.tokens();
    const QRectF row = QRectF(option.rect).adjusted(4, 1, -4, -1);
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        const bool chosen = option.state & QStyle::State_Selected;
        painter.setBrush(chosen ? tokens.accentTint : tokens.hoverTint);
        painter.setPen(option.state & QStyle::State_HasFocus ? QPen(tokens.focus, 2) : QPen(Qt::NoPen));
        painter.drawRoundedRect(row, 4, 4);
    }
    const QColor hue = card.effects.empty() ? tokens.quietInk : tokens.hue(card.effects.front().type);
    const double mark = option.fontMetrics.height() * 1.15;
    const QRectF shield(row.left() + 12, row.center().y() - mark * 0.58, mark, mark * 1.16);
    painter.setPen(Qt::NoPen);
    painter.setBrush(hue);
    painter.drawPath(shieldPath(shield));
    if (card.kind == model::CardKind::Castle) {
        painter.setBrush(tokens.raised);
        painter.drawPath(towerPath(shield));
    } else {
        painter.setPen(tokens.raised);
        painter.setFont(m_theme.fonts().interface(Fonts::kSmall, QFont::Bold));
        painter.drawText(shield.adjusted(0, 0, 0, -mark * 0.1), Qt::AlignCenter,
                         QString::number(card.strength));
    }

    // Columns: both names, then the keyword at a fixed place.
    const double typeLeft =
        row.right() - option.fontMetrics.horizontalAdvance(QStringLiteral("Rekrutierung")) - 52;
    const double nameLeft = shield.right() + 12;
    const double nameWidth = (typeLeft - nameLeft) / 2 - 8;
    const auto write = [&](double left, double width, const QFont& font, const QColor& color,
                           const QString& text) {
        painter.setFont(font);
        painter.setPen(color);
        const QString shown = QFontMetrics(font).elidedText(text, Qt::ElideRight, static_cast<int>(width));
        painter.drawText(QRectF(left, row.top(), width, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         shown);
    };
    write(nameLeft, nameWidth, m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold), tokens.ink,
          card.name.in(m_language));
    write(nameLeft + nameWidth + 16, nameWidth, m_theme.fonts().interface(), tokens.quietInk,
          card.name.in(model::otherLanguage(m_language)));
    if (card.effects.empty())
        return;
    const model::EffectType type = card.effects.front().type;
    const QRectF sign(typeLeft, row.center().y() - mark * 0.35, mark * 0.7, mark * 0.7);
    painter.setPen(Qt::NoPen);
    painter.setBrush(hue);
    painter.drawPath(effectMark(type, sign));
    write(sign.right() + 8, row.right() - sign.right() - 12, m_theme.fonts().interface(), hue,
          model::keyword(type, m_language));
}

} // namespace views
