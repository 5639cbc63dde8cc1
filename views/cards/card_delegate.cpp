// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/card_delegate.h"

#include "views/cards/card_face.h"

#include <QPainter>

#include <array>

namespace views {

namespace {
/// By FaceSize, px at normal text size. At the second the longest German text still fits.
constexpr std::array<int, 3> kFaces{132, 264, 340};
constexpr std::array<int, 3> kCompactFaces{112, 264, 300};
} // namespace

CardDelegate::CardDelegate(const model::CardTableModel& cards, FaceCache& faces, const Theme& theme,
                           QObject* parent)
    : QStyledItemDelegate(parent)
    , m_cards(cards)
    , m_faces(faces)
    , m_theme(theme)
{}

int CardDelegate::faceWidth(FaceSize size) const
{
    const auto at = static_cast<std::size_t>(size);
    return m_theme.scaled(m_theme.isCompact() ? kCompactFaces[at] : kFaces[at]);
}

QSize CardDelegate::faceCell() const
{
    const QSizeF face = cardSizeForWidth(faceWidth());
    return {qRound(face.width()) + 2 * kRing, qRound(face.height()) + 2 * kRing};
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return m_cell;
}

void CardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const Tokens& tokens = m_theme.tokens();
    const QPoint corner = option.rect.topLeft() + QPoint(kRing, kRing);
    const QPixmap& face = m_faces.face(m_cards.record(index.row()), m_cards.language(), faceWidth(),
                                       painter->device()->devicePixelRatioF());
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        const bool chosen = option.state & QStyle::State_Selected;
        const bool active = option.state & QStyle::State_HasFocus;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(!chosen ? tokens.line : active ? tokens.focus : tokens.accent, 3));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(corner, face.deviceIndependentSize()).adjusted(-3.5, -3.5, 3.5, 3.5),
                                 8, 8);
        painter->restore();
    }
    painter->drawPixmap(corner, face);
}

} // namespace views
