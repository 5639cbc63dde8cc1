// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/pdf_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace views {

using namespace Qt::StringLiterals;

namespace {
constexpr int kZoomStep = 15; ///< percent
} // namespace

PdfView::PdfView(const Theme& theme, QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_theme(theme)
{
    setObjectName(u"pdfView"_s);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setAutoFillBackground(false);
    verticalScrollBar()->setSingleStep(40);
    horizontalScrollBar()->setSingleStep(40);
    connect(&theme, &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

PdfView::~PdfView() = default;

void PdfView::show(const model::PdfFile& file, const QString& password, const std::vector<QSizeF>& sizes)
{
    clear();
    m_renderer = std::make_unique<model::PageRenderer>(file, password);
    connect(m_renderer.get(), &model::PageRenderer::drawn, viewport(), qOverload<>(&QWidget::update));
    connect(m_renderer.get(), &model::PageRenderer::textRead, this,
            [this](int page, const model::PdfPageText& text) { m_selection.setText(page, text); });
    m_layout.setPages(sizes);
    m_fits = true;
    arrange();
    goTo(0);
}

void PdfView::clear()
{
    m_renderer.reset();
    m_layout.setPages({});
    m_selection = {};
    m_marks.clear();
    m_hits.clear();
    m_further.clear();
    m_currentHit = -1;
    m_page = 0;
    arrange();
}

QPoint PdfView::offset() const
{
    return {horizontalScrollBar()->value(), verticalScrollBar()->value()};
}

std::optional<PdfPlace> PdfView::placeAt(const QPoint& inView) const
{
    return m_layout.placeAt(inView + offset());
}

std::optional<PdfPlace> PdfView::placeNear(const QPoint& inView) const
{
    const QPoint point = inView + offset();
    const auto pages = m_layout.pagesBetween(point.y(), point.y());
    if (!pages)
        return {};
    const QRect page = m_layout.page(pages->first);
    return m_layout.placeAt(QPoint(std::clamp(point.x(), page.left(), page.right()),
                                   std::clamp(point.y(), page.top(), page.bottom())));
}

std::optional<std::pair<int, int>> PdfView::shownPages() const
{
    return m_layout.pagesBetween(offset().y(), offset().y() + viewport()->height());
}

void PdfView::arrange()
{
    if (m_fits && m_layout.count() > 0) {
        const int fitting = std::clamp(m_layout.zoomForWidth(viewport()->width()), kSmallestZoom, 200);
        if (fitting != m_zoom) {
            m_zoom = fitting;
            Q_EMIT zoomChanged(m_zoom);
        }
    }
    m_layout.arrange(m_zoom, viewport()->width());
    const QSize over = m_layout.sheet() - viewport()->size();
    horizontalScrollBar()->setRange(0, std::max(0, over.width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    verticalScrollBar()->setRange(0, std::max(0, over.height()));
    verticalScrollBar()->setPageStep(viewport()->height() - 40);
    scrolled();
}

void PdfView::applyZoom(int percent)
{
    // What is in the middle stays there.
    const QPoint middle = viewport()->rect().center();
    const auto place = placeAt(QPoint(m_layout.page(m_page).center().x() - offset().x(), middle.y()));
    m_zoom = std::clamp(percent, kSmallestZoom, kLargestZoom);
    arrange();
    if (place) {
        const QPointF point = m_layout.onSheet(place->page, QRectF(place->point, QSizeF(1, 1))).topLeft();
        verticalScrollBar()->setValue(static_cast<int>(point.y()) - middle.y());
        horizontalScrollBar()->setValue(static_cast<int>(point.x()) - middle.x());
    }
    Q_EMIT zoomChanged(m_zoom);
}

void PdfView::setZoom(int percent)
{
    m_fits = false;
    applyZoom(percent);
}

void PdfView::fitWidth()
{
    m_fits = true;
    applyZoom(m_layout.zoomForWidth(viewport()->width()));
}

void PdfView::goTo(int page, const QRectF& points)
{
    if (page < 0 || page >= m_layout.count())
        return;
    int y = m_layout.page(page).top() - PdfPageLayout::kGap / 2;
    if (!points.isNull()) {
        const QRectF part = m_layout.onSheet(page, points);
        y = std::max(y, static_cast<int>(part.top()) - viewport()->height() / 4);
        horizontalScrollBar()->setValue(static_cast<int>(part.center().x()) - viewport()->width() / 2);
    }
    verticalScrollBar()->setValue(y);
    scrolled();
}

void PdfView::setMarks(std::vector<model::PageBox> lines)
{
    m_marks = std::move(lines);
    viewport()->update();
}

void PdfView::setHits(std::vector<model::PdfHit> hits, int current)
{
    const bool moved = current != m_currentHit && current >= 0;
    m_hits = std::move(hits);
    m_currentHit = current;
    if (moved) {
        const model::PdfHit& hit = m_hits[static_cast<size_t>(current)];
        const QRectF box = m_layout.onSheet(hit.page, hit.boxes.front()).translated(-offset());
        if (!QRectF(viewport()->rect()).contains(box))
            goTo(hit.page, hit.boxes.front());
    }
    viewport()->update();
}

void PdfView::copy() const
{
    if (const QString text = m_selection.text(); !text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

void PdfView::setFurtherWishes(std::vector<model::PageWish> wishes)
{
    m_further = std::move(wishes);
    wish();
}

int PdfView::percent() const
{
    return static_cast<int>(m_zoom * devicePixelRatioF());
}

void PdfView::wish()
{
    const auto shown = shownPages();
    if (!m_renderer || !shown)
        return;
    std::vector<model::PageWish> wishes;
    for (int page = shown->first; page <= shown->second; ++page)
        wishes.push_back({page, percent()});
    // The next pages are wanted soon.
    for (const int page : {shown->second + 1, shown->first - 1}) {
        if (page >= 0 && page < m_layout.count())
            wishes.push_back({page, percent()});
    }
    wishes.insert(wishes.end(), m_further.begin(), m_further.end());
    m_renderer->setWishes(wishes);
    for (int page = shown->first; page <= shown->second; ++page) {
        if (!m_selection.hasText(page)) {
            m_selection.setText(page, {});
            m_renderer->readText(page);
        }
    }
    m_selection.keepNear(shown->first, shown->second);
}

void PdfView::scrolled()
{
    wish();
    const int middle = offset().y() + viewport()->height() / 2;
    if (const auto shown = m_layout.pagesBetween(middle, middle); shown && shown->first != m_page) {
        m_page = shown->first;
        Q_EMIT pageChanged(m_page);
    }
    viewport()->update();
}

void PdfView::scrollContentsBy(int, int)
{
    scrolled();
}

void PdfView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    const int page = m_page;
    const double part =
        m_layout.page(page).height() > 0
            ? static_cast<double>(offset().y() - m_layout.page(page).top()) / m_layout.page(page).height()
            : 0;
    arrange();
    if (m_layout.count() > 0)
        verticalScrollBar()->setValue(m_layout.page(page).top() +
                                      static_cast<int>(part * m_layout.page(page).height()));
}

void PdfView::wheelEvent(QWheelEvent* event)
{
    if ((event->modifiers() & Qt::ControlModifier) == 0) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    setZoom(m_zoom + (event->angleDelta().y() > 0 ? kZoomStep : -kZoomStep));
    event->accept();
}

void PdfView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = event->position().toPoint();
    m_dragging = false;
    m_selection.clear();
    if (const auto place = placeNear(m_pressed))
        m_selection.begin(place->page, place->point);
    viewport()->update();
}

void PdfView::mouseMoveEvent(QMouseEvent* event)
{
    if ((event->buttons() & Qt::LeftButton) == 0)
        return;
    const QPoint at = event->position().toPoint();
    m_dragging = m_dragging || (at - m_pressed).manhattanLength() >= 4;
    if (const auto place = placeNear(at); place && m_dragging)
        m_selection.extendTo(place->page, place->point);
    viewport()->update();
}

void PdfView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_dragging)
        return;
    if (const auto place = placeAt(event->position().toPoint()))
        Q_EMIT clicked(place->page, place->point);
}

void PdfView::keyPressEvent(QKeyEvent* event)
{
    const bool control = (event->modifiers() & Qt::ControlModifier) != 0;
    if (event->matches(QKeySequence::Copy)) {
        copy();
    } else if (event->matches(QKeySequence::SelectAll)) {
        m_selection.selectPage(m_page);
        viewport()->update();
    } else if (control && (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up)) {
        Q_EMIT paragraphWanted(event->key() == Qt::Key_Down ? 1 : -1);
    } else if (event->key() == Qt::Key_Home) {
        verticalScrollBar()->setValue(0);
    } else if (event->key() == Qt::Key_End) {
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    } else {
        QAbstractScrollArea::keyPressEvent(event);
    }
}

} // namespace views
