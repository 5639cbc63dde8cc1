// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSize>

#include <optional>
#include <vector>

namespace views {

/// A place on a page of a PDF, in points.
struct PdfPlace
{
    int page = 0;
    QPointF point;
};

/// Where the pages of a PDF stand on a long sheet: one below the other, in the middle. Lengths are pixels of
/// that sheet; sizes of pages are points.
class PdfPageLayout
{
public:
    static constexpr int kGap = 16;

    void setPages(std::vector<QSizeF> sizes);
    /// `zoom` in percent of one pixel a point; `width` is the room for pages.
    void arrange(int zoom, int width);

    [[nodiscard]] int count() const { return static_cast<int>(m_sizes.size()); }
    [[nodiscard]] QSize sheet() const { return m_sheet; }
    [[nodiscard]] QRect page(int number) const;
    [[nodiscard]] QRectF onSheet(int page, const QRectF& points) const;

    /// The pages that a stretch of the sheet shows, first and last; nothing without pages.
    [[nodiscard]] std::optional<std::pair<int, int>> pagesBetween(int top, int bottom) const;
    /// The place under a point of the sheet; nothing between the pages.
    [[nodiscard]] std::optional<PdfPlace> placeAt(const QPoint& point) const;
    /// The zoom with which the widest page fills the width.
    [[nodiscard]] int zoomForWidth(int width) const;

private:
    std::vector<QSizeF> m_sizes;
    std::vector<QRect> m_pages;
    QSize m_sheet;
    int m_zoom = 100;
};

} // namespace views
