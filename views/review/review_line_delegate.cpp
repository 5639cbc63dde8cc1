// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/review_line_delegate.h"

#include "model/review/review_model.h"

#include <QListView>
#include <QPainter>

#include <algorithm>

namespace views {

namespace {
constexpr int kReviewLinePad = 4;
} // namespace

ReviewLineDelegate::ReviewLineDelegate(const Theme& theme, QListView* view)
    : QStyledItemDelegate(view)
    , m_theme(theme)
    , m_view(view)
{}

QRect ReviewLineDelegate::wordsIn(const QRect& rect, const QFontMetrics& metrics) const
{
    const int sign = metrics.horizontalAdvance(QStringLiteral("??")) + 2 * kReviewLinePad;
    return rect.adjusted(kReviewLinePad + sign, kReviewLinePad, -kReviewLinePad, -kReviewLinePad);
}

void ReviewLineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const
{
    using rules::bots::Mark;
    const Tokens& tokens = m_theme.tokens();
    const bool isThin = index.data(model::ReviewModel::ThinRole).toBool();
    const auto mark = static_cast<Mark>(index.data(model::ReviewModel::MarkRole).toInt());
    painter->save();
    if ((option.state & QStyle::State_Selected) != 0)
        painter->fillRect(option.rect, tokens.accentTint);
    else if ((option.state & QStyle::State_MouseOver) != 0)
        painter->fillRect(option.rect, tokens.hoverTint);
    const QRect words = wordsIn(option.rect, option.fontMetrics);
    painter->setFont(option.font);
    painter->setPen(isThin ? tokens.quietInk : tokens.ink);
    painter->drawText(words, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, index.data().toString());
    QFont bold = option.font;
    bold.setBold(true);
    painter->setFont(bold);
    painter->setPen(isThin ? tokens.quietInk : mark == Mark::Inaccuracy ? tokens.warning : tokens.danger);
    painter->drawText(QRect(option.rect.left() + kReviewLinePad, words.top(),
                            words.left() - option.rect.left() - kReviewLinePad, words.height()),
                      Qt::AlignLeft | Qt::AlignTop, index.data(model::ReviewModel::SignRole).toString());
    if ((option.state & QStyle::State_HasFocus) != 0) {
        painter->setPen(QPen(tokens.focus, 1, Qt::DashLine));
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

QSize ReviewLineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int wide = std::max(80, m_view->viewport()->width());
    const QRect words = wordsIn(QRect(0, 0, wide, 10'000), option.fontMetrics);
    const int high =
        option.fontMetrics.boundingRect(words, Qt::TextWordWrap | Qt::AlignLeft, index.data().toString())
            .height();
    return {wide, high + 2 * kReviewLinePad};
}

} // namespace views
