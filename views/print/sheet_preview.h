// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/sheet_painter.h"
#include "views/theme/theme.h"

#include <QPixmap>
#include <QWidget>

namespace views {

/// A page of a job exactly as it is printed: the same code paints it. A click on a slot of the first sheet
/// asks to leave it empty, or to fill it again.
class SheetPreview : public QWidget
{
    Q_OBJECT

public:
    explicit SheetPreview(const Theme& theme, QWidget* parent = nullptr);

    /// Nothing to show: none.
    void setJob(std::shared_ptr<const model::ProxyJob> job);
    void setPage(int page);
    [[nodiscard]] int page() const { return m_page; }
    [[nodiscard]] int pages() const { return m_job ? m_job->pages() : 0; }
    /// What the page says, for screen readers and the line below it.
    [[nodiscard]] QString pageText() const;

    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 240}; }

Q_SIGNALS:
    void pageChanged();
    void slotClicked(int slot); ///< from 1

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void paintAnew();
    [[nodiscard]] QRectF paperRect() const;

    const Theme& m_theme;
    std::shared_ptr<const model::ProxyJob> m_job;
    std::unique_ptr<model::SheetPainter> m_painter;
    int m_page = 0;
    QPixmap m_picture; ///< of the page at its size on screen; null: paint it again
};

} // namespace views
