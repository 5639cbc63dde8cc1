// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/crop_frame.h"

#include "model/editor/picture_crop.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

namespace views {

namespace {
constexpr int kHeight = 200;
constexpr double kStep = 0.02; ///< of the picture's width, for an arrow key
} // namespace

CropFrame::CropFrame(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("cropFrame"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::SizeAllCursor);
    setFixedHeight(theme.scaled(kHeight));
}

void CropFrame::setPicture(const QImage& image)
{
    m_image = image;
    m_frame = model::middleFrame(image.size());
    updateGeometry();
    update();
}

QSize CropFrame::sizeHint() const
{
    return {m_theme.scaled(320), m_theme.scaled(kHeight)};
}

QRectF CropFrame::shown() const
{
    const QSizeF size = QSizeF(m_image.size()).scaled(QSizeF(this->size()), Qt::KeepAspectRatio);
    return {QPointF(0, (height() - size.height()) / 2), size};
}

double CropFrame::scale() const
{
    return m_image.isNull() ? 1 : shown().width() / m_image.width();
}

void CropFrame::move(const QPointF& by, double factor)
{
    m_frame = model::movedFrame(m_frame, by, factor, m_image.size());
    update();
}

void CropFrame::paintEvent(QPaintEvent*)
{
    if (m_image.isNull())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF all = shown();
    painter.drawImage(all, m_image);
    const QRectF frame(all.topLeft() + m_frame.topLeft() * scale(), m_frame.size() * scale());
    QPainterPath outside;
    outside.addRect(all);
    outside.addRect(frame);
    QColor shade = m_theme.tokens().ink;
    shade.setAlpha(140);
    painter.fillPath(outside, shade);
    painter.setPen(QPen(hasFocus() ? m_theme.tokens().focus : m_theme.tokens().raised, 2));
    painter.drawRect(frame.adjusted(1, 1, -1, -1));
}

void CropFrame::mousePressEvent(QMouseEvent* event)
{
    m_grabbed = event->position();
}

void CropFrame::mouseMoveEvent(QMouseEvent* event)
{
    if (m_image.isNull() || !event->buttons().testFlag(Qt::LeftButton))
        return;
    move((event->position() - m_grabbed) / scale(), 1);
    m_grabbed = event->position();
}

void CropFrame::mouseReleaseEvent(QMouseEvent*)
{
    Q_EMIT frameChanged();
}

void CropFrame::keyPressEvent(QKeyEvent* event)
{
    const double step = kStep * m_image.width();
    switch (event->key()) {
    case Qt::Key_Left: move({-step, 0}, 1); break;
    case Qt::Key_Right: move({step, 0}, 1); break;
    case Qt::Key_Up: move({0, -step}, 1); break;
    case Qt::Key_Down: move({0, step}, 1); break;
    case Qt::Key_Plus: move({}, 1.05); break;
    case Qt::Key_Minus: move({}, 1 / 1.05); break;
    default: QWidget::keyPressEvent(event); return;
    }
    Q_EMIT frameChanged();
}

void CropFrame::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void CropFrame::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace views
