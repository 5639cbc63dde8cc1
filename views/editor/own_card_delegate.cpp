// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/own_card_delegate.h"

#include "views/cards/card_face.h"

#include <QPainter>

namespace views {

using model::OwnCardModel;

namespace {
constexpr int kFace = 64;
constexpr int kPad = 8;
} // namespace

OwnCardDelegate::OwnCardDelegate(const OwnCardModel& cards, const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_cards(cards)
    , m_theme(theme)
{}

QSizeF OwnCardDelegate::faceSize() const
{
    return cardSizeForWidth(m_theme.scaled(kFace));
}

QSize OwnCardDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {200, qRound(faceSize().height()) + 2 * kPad};
}

void OwnCardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const Tokens& tokens = m_theme.tokens();
    const OwnCardModel::Row& row = m_cards.row(index.row());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF whole = QRectF(option.rect).adjusted(2, 2, -2, -2);
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        const bool chosen = option.state & QStyle::State_Selected;
        const bool active = chosen && (option.state & QStyle::State_HasFocus);
        painter->setPen(active ? QPen(tokens.focus, 2) : QPen(Qt::NoPen));
        painter->setBrush(chosen ? tokens.accentTint : tokens.hoverTint);
        painter->drawRoundedRect(whole, 6, 6);
    }
    const bool removed = row.state == model::OwnState::Removed;
    const QRectF face(whole.topLeft() + QPointF(kPad, kPad - 2), faceSize());
    painter->setOpacity(removed ? 0.5 : 1);
    paintCardFace(*painter, face, row.card, {tokens, m_cards.language()});
    painter->setOpacity(1);

    QRectF words = whole.adjusted(face.width() + 3 * kPad, kPad, -kPad * 2, -kPad);
    const QFont small = m_theme.fonts().interface(Fonts::kSmall);
    const QString state = index.data(OwnCardModel::StateWordRole).toString();
    painter->setFont(m_theme.fonts().interface(Fonts::kBody + 1, QFont::DemiBold));
    painter->setPen(removed ? tokens.quietInk : tokens.ink);
    const QFontMetricsF large(painter->font());
    painter->drawText(words, Qt::AlignTop | Qt::AlignLeft,
                      large.elidedText(index.data().toString(), Qt::ElideRight, words.width() - 160));
    painter->setFont(small);
    painter->setPen(row.state == model::OwnState::Saved ? tokens.quietInk : tokens.accent);
    painter->drawText(words, Qt::AlignTop | Qt::AlignRight, state);
    painter->setPen(tokens.quietInk);
    painter->setFont(m_theme.fonts().serif(Fonts::kBody));
    words.setTop(words.top() + large.height() + 4);
    const QFontMetricsF serif(painter->font());
    QString text = index.data(OwnCardModel::TextRole).toString();
    // Two lines, no more.
    const double room = words.width() * 1.9;
    text = serif.elidedText(text, Qt::ElideRight, room);
    painter->drawText(words, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, text);
    painter->restore();
}

} // namespace views
