// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/pdf_view.h"

#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>

namespace views {

namespace {

/// Colours over print: the letters below stay readable, whatever the scheme.
QColor tinted(QColor colour, double opacity)
{
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

} // namespace

void PdfView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_theme.tokens().sunken);
    painter.translate(-offset());
    const auto shown = shownPages();
    if (!m_renderer || !shown)
        return;
    const Tokens& tokens = m_theme.tokens();
    for (int page = shown->first; page <= shown->second; ++page) {
        paintPage(painter, page);
        std::vector<QRectF> lines;
        for (const model::PageBox& mark : m_marks) {
            if (mark.page == page)
                lines.push_back(mark.box.adjusted(-2, -1, 2, 1));
        }
        paintBoxes(painter, page, lines, tinted(tokens.accent, 0.2));
        if (!lines.empty()) {
            QRectF around;
            for (const QRectF& line : lines)
                around |= line;
            const QRectF bar = m_layout.onSheet(page, around);
            painter.fillRect(QRectF(bar.left() - 7, bar.top(), 3, bar.height()), tokens.emblem);
        }
        for (size_t i = 0; i < m_hits.size(); ++i) {
            if (m_hits[i].page != page)
                continue;
            const bool current = static_cast<int>(i) == m_currentHit;
            paintBoxes(painter, page, m_hits[i].boxes, tinted(tokens.warning, current ? 0.6 : 0.3));
        }
        paintBoxes(painter, page, m_selection.boxesOn(page), tinted(tokens.focus, 0.3));
    }
}

void PdfView::paintPage(QPainter& painter, int page) const
{
    const QRect rect = m_layout.page(page);
    painter.setPen(m_theme.tokens().line);
    painter.setBrush(Qt::white);
    painter.drawRect(rect.adjusted(-1, -1, 0, 0));
    if (const QImage picture = m_renderer->picture({page, percent()}); !picture.isNull()) {
        painter.drawImage(rect, picture);
        return;
    }
    // Better a small picture made large than a white page.
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const model::PageWish& wish : m_further) {
        if (wish.page != page)
            continue;
        if (const QImage picture = m_renderer->picture(wish); !picture.isNull())
            painter.drawImage(rect, picture);
    }
}

void PdfView::paintBoxes(QPainter& painter, int page, const std::vector<QRectF>& boxes,
                         const QColor& colour) const
{
    // As one shape, so that lines that touch are not tinted twice.
    QPainterPath shape;
    shape.setFillRule(Qt::WindingFill);
    for (const QRectF& box : boxes)
        shape.addRect(m_layout.onSheet(page, box));
    painter.fillPath(shape, colour);
}

} // namespace views
