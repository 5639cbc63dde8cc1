// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/saved_search_delegate.h"

#include "model/search/saved_search_model.h"

#include <QPainter>

namespace views {

SavedSearchDelegate::SavedSearchDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

QSize SavedSearchDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {200, option.fontMetrics.height() + m_theme.gap(5)};
}

void SavedSearchDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const
{
    const Tokens& tokens = m_theme.tokens();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF row = QRectF(option.rect).adjusted(2, 1, -2, -1);
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        painter->setBrush(option.state & QStyle::State_Selected ? tokens.accentTint : tokens.hoverTint);
        painter->setPen(option.state & QStyle::State_HasFocus ? QPen(tokens.focus, 2) : QPen(Qt::NoPen));
        painter->drawRoundedRect(row, 4, 4);
    }
    const QRectF room = row.adjusted(12, 0, -12, 0);
    const auto write = [&](const QRectF& where, const QFont& font, const QColor& ink, const QString& text) {
        painter->setFont(font);
        painter->setPen(ink);
        painter->drawText(
            where, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetrics(font).elidedText(text, Qt::ElideRight, static_cast<int>(where.width())));
    };
    const double half = room.width() / 2 - 8;
    write(QRectF(room.left(), room.top(), half, room.height()),
          m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold), tokens.ink, index.data().toString());
    write(QRectF(room.left() + half + 16, room.top(), half, room.height()),
          m_theme.fonts().fixed(Fonts::kBody), tokens.quietInk,
          index.data(model::SavedSearchModel::QueryRole).toString());
    painter->restore();
}

} // namespace views
