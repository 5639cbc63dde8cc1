// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/deck_card_delegate.h"

#include "model/games/game_cards.h"
#include "model/library/keywords.h"
#include "views/cards/effect_mark.h"
#include "views/cards/face_pictures.h"
#include "views/frame/crest.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>

namespace views {

namespace {
constexpr int kRing = 5; ///< room around a face for the ring of the chosen one
// px at normal text size. Fewer, and long names of either language are cut.
constexpr int kLeastFace = 118;
constexpr int kMostFace = 168;
} // namespace

DeckCardDelegate::DeckCardDelegate(RowOf rowOf, const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_rowOf(std::move(rowOf))
    , m_theme(theme)
{}

QSize DeckCardDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const DeckRow row = m_rowOf(index);
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() - 2 : 240;
    if (row.heading)
        return {width, option.fontMetrics.height() + m_theme.gap(4)};
    if (!m_faces)
        return {width, option.fontMetrics.height() + m_theme.gap(3)};
    // As many as fit with readable names; they fill the row.
    const int columns = qMax(1, width / (m_theme.scaled(kLeastFace) + 2 * kRing));
    const int step = qMin(width / columns, m_theme.scaled(kMostFace) + 2 * kRing);
    return {step, qRound(cardSizeForWidth(step - 2 * kRing).height()) + 2 * kRing};
}

void DeckCardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const DeckRow row = m_rowOf(index);
    if (row.heading)
        paintHeading(*painter, option.rect, row);
    else if (m_faces)
        paintFace(*painter, option, row);
    else
        paintLine(*painter, option, row);
    painter->restore();
}

void DeckCardDelegate::paintHeading(QPainter& painter, const QRectF& rect, const DeckRow& row) const
{
    const Tokens& tokens = m_theme.tokens();
    const QRectF line = rect.adjusted(8, 0, -12, -4);
    painter.setFont(m_theme.fonts().interface(Fonts::kSmall, QFont::DemiBold));
    painter.setPen(tokens.quietInk);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom, row.title);
    painter.drawText(line, Qt::AlignRight | Qt::AlignBottom, QString::number(row.copies));
    painter.setPen(tokens.line);
    painter.drawLine(QPointF(line.left(), rect.bottom() - 1.5), QPointF(line.right(), rect.bottom() - 1.5));
}

void DeckCardDelegate::paintOwner(QPainter& painter, const QRectF& rect, const DeckRow& row) const
{
    if (row.owner < 0)
        return;
    const Tokens& tokens = m_theme.tokens();
    const auto dot = [&](int owner, double left) {
        const QColor colour = row.sleeves[owner].isEmpty() ? (owner == 0 ? tokens.sideA : tokens.sideB)
                                                           : QColor(row.sleeves[owner]);
        painter.setPen(QPen(tokens.line, 1));
        painter.setBrush(colour);
        const QRectF sleeve(left, rect.center().y() - 7, 10, 14);
        painter.drawRoundedRect(sleeve, 2, 2);
    };
    if (row.owner != 1)
        dot(0, rect.left());
    if (row.owner != 0)
        dot(1, rect.left() + 14);
}

void DeckCardDelegate::paintLine(QPainter& painter, const QStyleOptionViewItem& option,
                                 const DeckRow& row) const
{
    const Tokens& tokens = m_theme.tokens();
    const QRectF line = QRectF(option.rect).adjusted(2, 1, -2, -1);
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        const bool chosen = option.state & QStyle::State_Selected;
        painter.setBrush(chosen ? tokens.accentTint : tokens.hoverTint);
        painter.setPen(option.state & QStyle::State_HasFocus ? QPen(tokens.focus, 2) : QPen(Qt::NoPen));
        painter.drawRoundedRect(line, 4, 4);
    }
    const bool known = row.card != nullptr;
    const bool effect = known && !row.card->effects.empty();
    const QColor hue = effect ? tokens.hue(row.card->effects.front().type) : tokens.quietInk;
    const double mark = option.fontMetrics.height() * 1.1;
    const QRectF shield(line.left() + 8, line.center().y() - mark * 0.56, mark, mark * 1.12);
    painter.setPen(Qt::NoPen);
    painter.setBrush(hue);
    painter.drawPath(shieldPath(shield));
    if (known && model::showsTower(*row.card)) {
        painter.setBrush(tokens.raised);
        painter.drawPath(towerPath(shield));
    } else {
        painter.setPen(tokens.raised);
        painter.setFont(m_theme.fonts().interface(Fonts::kSmall, QFont::Bold));
        painter.drawText(shield.adjusted(0, 0, 0, -mark * 0.1), Qt::AlignCenter,
                         known ? row.card->cornerNumber() : QStringLiteral("?"));
    }

    // Room for names is what a narrow window lacks most.
    double right = line.right() - 6;
    const QFont number = m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold);
    const QString copies = QStringLiteral("× %1").arg(row.copies);
    const QFontMetricsF figures(number);
    const double wide =
        std::max(figures.horizontalAdvance(copies), figures.horizontalAdvance(QStringLiteral("× 1")));
    if (row.copies > 0) {
        painter.setFont(number);
        painter.setPen(tokens.ink);
        painter.drawText(QRectF(right - wide, line.top(), wide + 1, line.height()),
                         Qt::AlignRight | Qt::AlignVCenter, copies);
    }
    right -= wide + 8;
    if (row.owner >= 0) {
        paintOwner(painter, QRectF(right - 26, line.top(), 26, line.height()), row);
        right -= 34;
    }
    if (effect) {
        const QRectF sign(right - mark * 0.62, line.center().y() - mark * 0.31, mark * 0.62, mark * 0.62);
        painter.setPen(Qt::NoPen);
        painter.setBrush(hue);
        painter.drawPath(effectMark(row.card->effects.front().type, sign));
    }
    right -= mark * 0.62 + 6;
    const QFont name =
        m_theme.fonts().interface(Fonts::kBody, row.copies > 0 ? QFont::DemiBold : QFont::Normal);
    const QRectF text(shield.right() + 8, line.top(), right - shield.right() - 8, line.height());
    painter.setFont(name);
    painter.setPen(row.missing > 0 ? tokens.warning : known ? tokens.ink : tokens.quietInk);
    painter.drawText(
        text, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(name).elidedText(row.title, Qt::ElideRight, static_cast<int>(text.width())));
}

void DeckCardDelegate::paintUnknown(QPainter& painter, const QRectF& face, const DeckRow& row) const
{
    const Tokens& tokens = m_theme.tokens();
    painter.setBrush(tokens.raised);
    painter.setPen(QPen(tokens.quietInk, 1.5, Qt::DashLine));
    painter.drawRoundedRect(face, 5, 5);
    painter.setFont(m_theme.fonts().interface(Fonts::kSmall));
    painter.setPen(tokens.quietInk);
    painter.drawText(face.adjusted(6, 6, -6, -6), Qt::AlignCenter | Qt::TextWordWrap, row.title);
}

void DeckCardDelegate::paintFace(QPainter& painter, const QStyleOptionViewItem& option,
                                 const DeckRow& row) const
{
    const Tokens& tokens = m_theme.tokens();
    const QRectF face(QPointF(option.rect.left() + kRing, option.rect.top() + kRing),
                      cardSizeForWidth(option.rect.width() - 2 * kRing));
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        const bool chosen = option.state & QStyle::State_Selected;
        painter.setPen(QPen(!chosen                                 ? tokens.line
                            : option.state & QStyle::State_HasFocus ? tokens.focus
                                                                    : tokens.accent,
                            3));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(face.adjusted(-3, -3, 3, 3), 7, 7);
    }
    if (row.card != nullptr)
        paintCardFace(painter, face, *row.card, faceStyle(m_theme, m_language, *row.card));
    else
        paintUnknown(painter, face, row);
    if (row.copies > 0) {
        const QRectF badge(face.right() - 30, face.bottom() - 26, 26, 22);
        painter.setPen(QPen(tokens.raised, 2));
        painter.setBrush(row.missing > 0 ? tokens.warning : tokens.accent);
        painter.drawRoundedRect(badge, 11, 11);
        painter.setPen(row.missing > 0 ? tokens.raised : tokens.onAccent);
        painter.setFont(m_theme.fonts().interface(Fonts::kSmall, QFont::Bold));
        painter.drawText(badge, Qt::AlignCenter, QStringLiteral("×%1").arg(row.copies));
    }
    paintOwner(painter, QRectF(face.left() + 6, face.bottom() - 28, 26, 24), row);
}

} // namespace views
