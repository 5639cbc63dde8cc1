// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/print/sheet_preview.h"

#include "views/cards/face_pictures.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace views {

namespace {
constexpr double kAround = 16; ///< px between the paper and the widget's edge
}

SheetPreview::SheetPreview(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("sheetPreview"));
    setFocusPolicy(Qt::StrongFocus);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
    if (const FacePictures* pictures = FacePictures::of(theme))
        connect(pictures, &FacePictures::arrived, this, &SheetPreview::paintAnew);
}

void SheetPreview::paintAnew()
{
    m_painter.reset();
    if (m_job)
        m_painter = std::make_unique<model::SheetPainter>(*m_job, FacePictures::of(m_theme));
    m_picture = {};
    update();
}

void SheetPreview::setJob(std::shared_ptr<const model::ProxyJob> job)
{
    // The painter looks at the job before.
    m_painter.reset();
    m_job = std::move(job);
    paintAnew();
    m_page = std::clamp(m_page, 0, std::max(0, pages() - 1));
    setAccessibleName(pageText());
    Q_EMIT pageChanged();
}

void SheetPreview::setPage(int page)
{
    const int wanted = std::clamp(page, 0, std::max(0, pages() - 1));
    if (wanted == m_page)
        return;
    m_page = wanted;
    m_picture = {};
    setAccessibleName(pageText());
    update();
    Q_EMIT pageChanged();
}

QString SheetPreview::pageText() const
{
    if (!m_job)
        return tr("No sheet");
    const QString page = tr("Page %1 of %2").arg(m_page + 1).arg(pages());
    return m_painter->isBack(m_page) ? tr("%1, back").arg(page) : page;
}

QRectF SheetPreview::paperRect() const
{
    if (!m_job)
        return {};
    const QSizeF paper = m_job->layout.paper;
    const QSizeF size =
        paper.scaled(QSizeF(width() - 2 * kAround, height() - 2 * kAround), Qt::KeepAspectRatio);
    return {QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size};
}

void SheetPreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.tokens().sunken);
    const QRectF paper = paperRect();
    if (m_job && paper.width() > 1) {
        const double ratio = devicePixelRatioF();
        const QSize pixels = (paper.size() * ratio).toSize();
        if (m_picture.size() != pixels) {
            m_picture = QPixmap(pixels);
            m_picture.fill(Qt::white);
            QPainter page(&m_picture);
            page.scale(pixels.width() / m_job->layout.paper.width(),
                       pixels.height() / m_job->layout.paper.height());
            m_painter->paint(page, m_page);
        }
        painter.setPen(m_theme.tokens().line);
        painter.drawRect(paper.adjusted(-1, -1, 0, 0));
        painter.drawPixmap(paper, m_picture, m_picture.rect());
    }
    if (hasFocus()) {
        painter.setPen(QPen(m_theme.tokens().focus, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void SheetPreview::mousePressEvent(QMouseEvent* event)
{
    QWidget::mousePressEvent(event);
    const QRectF paper = paperRect();
    if (!m_job || m_page != 0 || !paper.contains(event->position()))
        return;
    const double scale = m_job->layout.paper.width() / paper.width();
    const QPointF at = (event->position() - paper.topLeft()) * scale;
    for (int slot = 0; slot < m_job->layout.slots(); ++slot) {
        if (m_job->layout.slot(slot).contains(at))
            Q_EMIT slotClicked(slot + 1);
    }
}

void SheetPreview::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_PageDown:
    case Qt::Key_Right: setPage(m_page + 1); break;
    case Qt::Key_PageUp:
    case Qt::Key_Left: setPage(m_page - 1); break;
    case Qt::Key_Home: setPage(0); break;
    case Qt::Key_End: setPage(pages() - 1); break;
    default: QWidget::keyPressEvent(event);
    }
}

void SheetPreview::wheelEvent(QWheelEvent* event)
{
    if (event->angleDelta().y() != 0)
        setPage(m_page + (event->angleDelta().y() < 0 ? 1 : -1));
    event->accept();
}

void SheetPreview::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(pageText());
        Q_EMIT pageChanged();
    }
}

} // namespace views
