// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/frame/flow_layout.h"

#include <algorithm>

namespace views {

FlowLayout::FlowLayout(int spacing, QWidget* parent)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto& item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    const QMargins margins = contentsMargins();
    return size.grownBy(margins);
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    static_cast<void>(arrange(rect, true));
}

int FlowLayout::arrange(const QRect& rect, bool place) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    int y = room.y();
    std::size_t next = 0;
    while (next < m_items.size()) {
        std::vector<QLayoutItem*> row;
        int width = 0;
        int height = 0;
        for (; next < m_items.size(); ++next) {
            QLayoutItem* item = m_items[next].get();
            if (item->isEmpty())
                continue;
            const QSize size = item->sizeHint();
            if (!row.empty() && width + spacing() + size.width() > room.width())
                break;
            width += size.width() + (row.empty() ? 0 : spacing());
            height = std::max(height, size.height());
            row.push_back(item);
        }
        const auto expands = [](const QLayoutItem* item) {
            return item->expandingDirections().testFlag(Qt::Horizontal);
        };
        const auto growing = static_cast<int>(std::count_if(row.begin(), row.end(), expands));
        const int more = growing > 0 ? std::max(0, room.width() - width) / growing : 0;
        int x = room.x();
        for (QLayoutItem* item : row) {
            const int wide = std::min(item->sizeHint().width() + (expands(item) ? more : 0), room.width());
            const int tall = item->sizeHint().height();
            if (place)
                item->setGeometry(QRect(x, y + (height - tall) / 2, wide, tall));
            x += wide + spacing();
        }
        y += height + spacing();
    }
    return y - spacing() - rect.y() + contentsMargins().bottom();
}

} // namespace views
