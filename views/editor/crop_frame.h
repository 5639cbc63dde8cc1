// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/theme.h"

#include <QImage>
#include <QWidget>

namespace views {

/// A picture with a frame of the proportions of a card's window, which says what of it the card shows. The
/// frame is dragged, or moved by the arrow keys; wheel, plus and minus change its size.
class CropFrame : public QWidget
{
    Q_OBJECT

public:
    explicit CropFrame(const Theme& theme, QWidget* parent = nullptr);

    /// Another picture, with the largest frame in its middle.
    void setPicture(const QImage& image);
    [[nodiscard]] const QImage& picture() const { return m_image; }
    [[nodiscard]] QRectF frame() const { return m_frame; } ///< in pixels of the picture

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void frameChanged(); ///< when a drag or key has ended

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] double scale() const; ///< pixels of the widget in one of the picture
    [[nodiscard]] QRectF shown() const; ///< where the picture lies
    void move(const QPointF& by, double factor);

    const Theme& m_theme;
    QImage m_image;
    QRectF m_frame;
    QPointF m_grabbed;
};

} // namespace views
