// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/pdf_page_layout.h"

#include <algorithm>
#include <cmath>

namespace views {

void PdfPageLayout::setPages(std::vector<QSizeF> sizes)
{
    m_sizes = std::move(sizes);
    m_pages.clear();
    m_sheet = {};
}

void PdfPageLayout::arrange(int zoom, int width)
{
    m_zoom = zoom;
    m_pages.clear();
    int widest = 0;
    std::vector<QSize> sizes;
    for (const QSizeF& size : m_sizes) {
        // Rounded up as the renderer does, so that pictures fit to the pixel.
        sizes.push_back(QSize(static_cast<int>(std::ceil(size.width() * zoom / 100)),
                              static_cast<int>(std::ceil(size.height() * zoom / 100))));
        widest = std::max(widest, sizes.back().width());
    }
    const int sheetWidth = std::max(width, widest + 2 * kGap);
    int y = kGap;
    for (const QSize& size : sizes) {
        m_pages.push_back(QRect(QPoint((sheetWidth - size.width()) / 2, y), size));
        y += size.height() + kGap;
    }
    m_sheet = QSize(sheetWidth, m_pages.empty() ? 0 : y);
}

QRect PdfPageLayout::page(int number) const
{
    return number >= 0 && static_cast<size_t>(number) < m_pages.size() ? m_pages[static_cast<size_t>(number)]
                                                                       : QRect();
}

QRectF PdfPageLayout::onSheet(int number, const QRectF& points) const
{
    const double scale = m_zoom / 100.0;
    return QRectF(points.x() * scale, points.y() * scale, points.width() * scale, points.height() * scale)
        .translated(page(number).topLeft());
}

std::optional<std::pair<int, int>> PdfPageLayout::pagesBetween(int top, int bottom) const
{
    const auto first = std::partition_point(m_pages.begin(), m_pages.end(),
                                            [top](const QRect& rect) { return rect.bottom() < top; });
    if (first == m_pages.end())
        return {};
    const auto end = std::partition_point(first, m_pages.end(),
                                          [bottom](const QRect& rect) { return rect.top() <= bottom; });
    const auto index = static_cast<int>(first - m_pages.begin());
    return std::pair{index, std::max(index, static_cast<int>(end - m_pages.begin()) - 1)};
}

std::optional<PdfPlace> PdfPageLayout::placeAt(const QPoint& point) const
{
    const auto shown = pagesBetween(point.y(), point.y());
    if (!shown || !page(shown->first).contains(point))
        return {};
    const QPoint inside = point - page(shown->first).topLeft();
    return PdfPlace{shown->first, QPointF(inside) * 100 / m_zoom};
}

int PdfPageLayout::zoomForWidth(int width) const
{
    double widest = 1;
    for (const QSizeF& size : m_sizes)
        widest = std::max(widest, size.width());
    return static_cast<int>((width - 2 * kGap) * 100 / widest);
}

} // namespace views
