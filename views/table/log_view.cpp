// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/log_view.h"

#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

namespace views {

namespace {
constexpr int kPad = 4;
constexpr int kBar = 3;
constexpr int kIndent = 14;
constexpr int kDeepest = 6;
} // namespace

LineDelegate::LineDelegate(const Theme& theme, int markRole, int depthRole, QListView* view)
    : QStyledItemDelegate(view)
    , m_theme(theme)
    , m_markRole(markRole)
    , m_depthRole(depthRole)
    , m_view(view)
{}

QRect LineDelegate::textRect(const QRect& rect, const QModelIndex& index) const
{
    const int depth = m_depthRole < 0 ? 0 : std::min(kDeepest, index.data(m_depthRole).toInt());
    return rect.adjusted(kBar + 2 * kPad + depth * kIndent, kPad, -kPad, -kPad);
}

void LineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const Tokens& tokens = m_theme.tokens();
    const bool isMarked = m_markRole >= 0 && index.data(m_markRole).toBool();
    painter->save();
    if ((option.state & QStyle::State_Selected) != 0)
        painter->fillRect(option.rect, tokens.accentTint);
    else if ((option.state & QStyle::State_MouseOver) != 0)
        painter->fillRect(option.rect, tokens.hoverTint);
    if (isMarked)
        painter->fillRect(QRect(option.rect.left(), option.rect.top() + 2, kBar, option.rect.height() - 4),
                          tokens.accent);
    painter->setFont(option.font);
    painter->setPen(tokens.ink);
    painter->drawText(textRect(option.rect, index), Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop,
                      index.data().toString());
    if ((option.state & QStyle::State_HasFocus) != 0) {
        painter->setPen(QPen(tokens.focus, 1, Qt::DashLine));
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

QSize LineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    constexpr qsizetype kMostHeights = 20'000;
    const int wide = std::max(80, m_view->viewport()->width());
    if (wide != m_measuredWidth || option.font != m_measuredFont || m_heights.size() > kMostHeights) {
        m_heights.clear();
        m_measuredWidth = wide;
        m_measuredFont = option.font;
    }
    const QRect text = textRect(QRect(0, 0, wide, 10000), index);
    const std::pair line(index.data().toString(), text.left());
    auto known = m_heights.constFind(line);
    if (known == m_heights.constEnd())
        known = m_heights.insert(
            line,
            option.fontMetrics.boundingRect(text, Qt::TextWordWrap | Qt::AlignLeft, line.first).height());
    return {wide, *known + 2 * kPad};
}

LineList::LineList(const Theme& theme, int markRole, int depthRole, QWidget* parent)
    : QListView(parent)
{
    setItemDelegate(new LineDelegate(theme, markRole, depthRole, this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    setLayoutMode(QListView::Batched);
    setBatchSize(200);
}

void LineList::scrollToEnd()
{
    if (model() == nullptr || model()->rowCount() == 0)
        return;
    if (visualRect(model()->index(model()->rowCount() - 1, 0)).isEmpty()) {
        setLayoutMode(QListView::SinglePass);
        doItemsLayout();
        setLayoutMode(QListView::Batched);
    }
    scrollToBottom();
}

void LineList::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    if (current.isValid() && hasFocus())
        Q_EMIT lineReached(current);
}

void LineList::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        scheduleDelayedItemsLayout();
}

} // namespace views
