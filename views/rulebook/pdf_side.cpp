// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/pdf_side.h"

#include <QEvent>
#include <QListWidget>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTabBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

using namespace Qt::StringLiterals;

namespace {

enum Tab { kPagesTab, kOutlineTab };
constexpr QSize kPicture(120, 150);

void addItems(QTreeWidgetItem* parent, const std::vector<model::PdfOutlineItem>& items)
{
    for (const model::PdfOutlineItem& item : items) {
        auto* row = new QTreeWidgetItem(parent, {item.title});
        row->setData(0, Qt::UserRole, item.page);
        row->setToolTip(0, item.title);
        addItems(row, item.children);
    }
}

} // namespace

PdfSide::PdfSide(QWidget* parent)
    : QWidget(parent)
    , m_tabs(new QTabBar(this))
    , m_pages(new QListWidget(this))
    , m_outline(new QTreeWidget(this))
    , m_stack(new QStackedWidget(this))
{
    m_tabs->setObjectName(u"pdfTabs"_s);
    m_tabs->addTab({});
    m_tabs->addTab({});
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_pages->setObjectName(u"pdfPages"_s);
    m_pages->setViewMode(QListView::IconMode);
    m_pages->setFlow(QListView::TopToBottom);
    m_pages->setWrapping(false);
    m_pages->setMovement(QListView::Static);
    m_pages->setResizeMode(QListView::Adjust);
    m_pages->setIconSize(kPicture);
    m_pages->setSpacing(6);
    m_pages->setUniformItemSizes(true);
    m_pages->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_outline->setObjectName(u"pdfOutline"_s);
    m_outline->setHeaderHidden(true);
    m_outline->setUniformRowHeights(true);
    m_stack->addWidget(m_pages);
    m_stack->addWidget(m_outline);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_tabs);
    column->addWidget(m_stack, 1);
    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(m_pages, &QListWidget::currentRowChanged, this, [this](int row) {
        if (!m_following && row >= 0)
            Q_EMIT pageChosen(row);
    });
    const auto open = [this](const QTreeWidgetItem* item) {
        if (const int page = item->data(0, Qt::UserRole).toInt(); page >= 0)
            Q_EMIT pageChosen(page);
    };
    connect(m_outline, &QTreeWidget::itemClicked, this, open);
    connect(m_outline, &QTreeWidget::itemActivated, this, open);
    connect(m_pages->verticalScrollBar(), &QScrollBar::valueChanged, this, &PdfSide::wish);
    retranslate();
}

void PdfSide::setPages(const QStringList& labels, const std::vector<QSizeF>& sizes,
                       const std::vector<model::PdfOutlineItem>& outline)
{
    const QScopedValueRollback quiet(m_following, true);
    m_sizes = sizes;
    m_pages->clear();
    QPixmap blank(kPicture);
    blank.fill(Qt::transparent);
    for (const QString& label : labels) {
        auto* item = new QListWidgetItem(QIcon(blank), label, m_pages);
        item->setTextAlignment(Qt::AlignHCenter);
    }
    m_outline->clear();
    addItems(m_outline->invisibleRootItem(), outline);
    m_outline->expandToDepth(0);
    m_tabs->setTabEnabled(kOutlineTab, !outline.empty());
    m_tabs->setCurrentIndex(kPagesTab);
    wish();
}

model::PageWish PdfSide::wishFor(int page) const
{
    const QSizeF size = m_sizes[static_cast<size_t>(page)];
    const double fits = std::min(kPicture.width() / size.width(), kPicture.height() / size.height());
    return {page, std::max(1, static_cast<int>(fits * 100 * devicePixelRatioF()))};
}

void PdfSide::wish()
{
    std::vector<model::PageWish> wishes;
    const QRect view = m_pages->viewport()->rect();
    for (int row = 0; row < m_pages->count() && isVisible(); ++row) {
        const QRect rect = m_pages->visualItemRect(m_pages->item(row));
        if (rect.top() > view.bottom())
            break;
        if (rect.bottom() >= view.top())
            wishes.push_back(wishFor(row));
    }
    Q_EMIT wished(wishes);
}

void PdfSide::setPicture(const model::PageWish& wish, const QImage& image)
{
    QListWidgetItem* item = m_pages->item(wish.page);
    if (item == nullptr || !(wishFor(wish.page) == wish))
        return;
    QPixmap picture = QPixmap::fromImage(image);
    picture.setDevicePixelRatio(devicePixelRatioF());
    item->setIcon(QIcon(picture));
}

void PdfSide::follow(int page)
{
    const QScopedValueRollback quiet(m_following, true);
    m_pages->setCurrentRow(page);
}

void PdfSide::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PdfSide::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    wish();
}

void PdfSide::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    wish();
}

void PdfSide::retranslate()
{
    m_tabs->setTabText(kPagesTab, tr("Pages"));
    m_tabs->setTabText(kOutlineTab, tr("Outline"));
    m_pages->setAccessibleName(tr("Pages of the PDF"));
    m_outline->setAccessibleName(tr("Outline of the PDF"));
}

} // namespace views
