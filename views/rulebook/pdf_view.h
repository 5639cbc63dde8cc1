// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/page_renderer.h"
#include "views/rulebook/pdf_page_layout.h"
#include "views/rulebook/pdf_selection.h"
#include "views/theme/theme.h"

#include <QAbstractScrollArea>

namespace views {

/// The pages of a PDF, one below the other. Pages are drawn in the background, at first from whatever
/// picture there is; what has scrolled away is given up. Words can be selected and copied, lines marked.
class PdfView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    static constexpr int kSmallestZoom = 25; ///< percent of one pixel a point
    static constexpr int kLargestZoom = 400;

    explicit PdfView(const Theme& theme, QWidget* parent = nullptr);
    ~PdfView() override;

    /// `sizes` of the pages in points. Begins at the first page, fitted to the width.
    void show(const model::PdfFile& file, const QString& password, const std::vector<QSizeF>& sizes);
    void clear();
    /// Null while nothing is shown.
    [[nodiscard]] model::PageRenderer* renderer() const { return m_renderer.get(); }

    void setZoom(int percent);
    [[nodiscard]] int zoom() const { return m_zoom; }
    /// Pages as wide as the view, now and when its size changes; any other zoom ends it.
    void fitWidth();

    [[nodiscard]] int page() const { return m_page; } ///< the one in the middle of the view
    /// Brings a page to the top, or a part of it into the upper third.
    void goTo(int page, const QRectF& points = {});

    /// Lines of what is being read.
    void setMarks(std::vector<model::PageBox> lines);
    [[nodiscard]] const std::vector<model::PageBox>& marks() const { return m_marks; }
    /// What was found; `current` is an index or -1.
    void setHits(std::vector<model::PdfHit> hits, int current);

    [[nodiscard]] QString selectedText() const { return m_selection.text(); }
    void copy() const;

    /// Other pictures to be drawn when the pages that are shown are done: thumbnails.
    void setFurtherWishes(std::vector<model::PageWish> wishes);

Q_SIGNALS:
    void pageChanged(int page);
    void zoomChanged(int percent);
    /// A click, not a drag; points of the page.
    void clicked(int page, const QPointF& place);
    /// One paragraph on (1) or back (-1), by the keyboard.
    void paragraphWanted(int steps);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void arrange();
    void applyZoom(int percent);
    void scrolled();
    void wish();
    void paintPage(QPainter& painter, int page) const;
    void paintBoxes(QPainter& painter, int page, const std::vector<QRectF>& boxes,
                    const QColor& colour) const;
    [[nodiscard]] QPoint offset() const;
    [[nodiscard]] std::optional<PdfPlace> placeAt(const QPoint& inView) const;
    /// The same, or beside the page: a drag may begin in the margin.
    [[nodiscard]] std::optional<PdfPlace> placeNear(const QPoint& inView) const;
    [[nodiscard]] int percent() const; ///< of the pictures, which have more pixels on fine screens
    [[nodiscard]] std::optional<std::pair<int, int>> shownPages() const;

    const Theme& m_theme;
    std::unique_ptr<model::PageRenderer> m_renderer;
    PdfPageLayout m_layout;
    PdfSelection m_selection;
    std::vector<model::PageBox> m_marks;
    std::vector<model::PdfHit> m_hits;
    std::vector<model::PageWish> m_further;
    int m_currentHit = -1;
    int m_zoom = 100;
    int m_page = 0;
    bool m_fits = true;
    QPoint m_pressed;
    bool m_dragging = false;
};

} // namespace views
