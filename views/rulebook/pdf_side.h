// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/page_renderer.h"

#include <QWidget>

class QListWidget;
class QStackedWidget;
class QTabBar;
class QTreeWidget;

namespace views {

/// The left of a PDF: its pages as small pictures, and the outline that it brings.
class PdfSide : public QWidget
{
    Q_OBJECT

public:
    explicit PdfSide(QWidget* parent = nullptr);

    /// `labels` and `sizes` have one entry a page.
    void setPages(const QStringList& labels, const std::vector<QSizeF>& sizes,
                  const std::vector<model::PdfOutlineItem>& outline);
    /// The picture that was wished for is there.
    void setPicture(const model::PageWish& wish, const QImage& image);
    /// Shows where the reader is, without going there.
    void follow(int page);

Q_SIGNALS:
    void pageChosen(int page);
    /// The small pictures that can be seen.
    void wished(const std::vector<model::PageWish>& wishes);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void wish();
    [[nodiscard]] model::PageWish wishFor(int page) const;

    QTabBar* m_tabs;
    QListWidget* m_pages;
    QTreeWidget* m_outline;
    QStackedWidget* m_stack;
    std::vector<QSizeF> m_sizes;
    bool m_following = false;
};

} // namespace views
