// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/contents_pane.h"

#include "views/frame/empty_state.h"

#include <QEvent>
#include <QKeyEvent>
#include <QListWidget>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QTabBar>
#include <QTreeView>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;

namespace {
enum Tab { kContentsTab, kBookmarksTab };
} // namespace

ContentsPane::ContentsPane(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_contents(new model::ContentsModel(this))
    , m_tabs(new QTabBar(this))
    , m_tree(new QTreeView(this))
    , m_marked(new QListWidget(this))
    , m_none(new EmptyState(theme, this))
    , m_stack(new QStackedWidget(this))
{
    m_tabs->setObjectName(u"rulebookTabs"_s);
    m_tabs->addTab({});
    m_tabs->addTab({});
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tree->setObjectName(u"rulebookContents"_s);
    m_tree->setModel(m_contents);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setAnimated(false);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setTextElideMode(Qt::ElideRight);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_marked->setObjectName(u"rulebookBookmarks"_s);
    m_marked->installEventFilter(this);
    m_stack->addWidget(m_tree);
    m_stack->addWidget(m_marked);
    m_stack->addWidget(m_none);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_tabs);
    column->addWidget(m_stack, 1);

    connect(m_tabs, &QTabBar::currentChanged, this, &ContentsPane::showBookmarks);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (!m_following && current.isValid())
                    Q_EMIT chosen(current.data(model::ContentsModel::IdRole).toString());
            });
    const auto open = [this](const QModelIndex& index) {
        m_tree->expand(index);
        Q_EMIT opened(index.data(model::ContentsModel::IdRole).toString());
    };
    connect(m_tree, &QTreeView::activated, this, open);
    connect(m_tree, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        m_tree->expand(index);
        // A click on what is current already leads there again.
        Q_EMIT chosen(index.data(model::ContentsModel::IdRole).toString());
    });
    const auto openMarked = [this](const QListWidgetItem* item) {
        Q_EMIT opened(item->data(Qt::UserRole).toString());
    };
    connect(m_marked, &QListWidget::itemActivated, this, openMarked);
    connect(m_marked, &QListWidget::itemClicked, this, openMarked);
    connect(m_none, &EmptyState::stepTaken, this, &ContentsPane::bookmarkWanted);
    connect(&theme, &Theme::changed, this, &ContentsPane::adjust);
    adjust();
    retranslate();
}

void ContentsPane::setPages(const std::vector<model::BookPage>& pages, model::Language language)
{
    const QScopedValueRollback quiet(m_following, true);
    m_language = language;
    m_contents->setPages(pages, language);
    showBookmarks();
}

void ContentsPane::setBookmarks(const QStringList& entries)
{
    m_bookmarks = entries;
    showBookmarks();
}

void ContentsPane::showBookmarks()
{
    const QString current = m_marked->currentItem() != nullptr
                                ? m_marked->currentItem()->data(Qt::UserRole).toString()
                                : QString();
    m_marked->clear();
    for (const QString& id : std::as_const(m_bookmarks)) {
        const QModelIndex index = m_contents->indexOf(id);
        if (!index.isValid())
            continue;
        auto* item = new QListWidgetItem(index.data().toString(), m_marked);
        item->setData(Qt::UserRole, id);
        item->setToolTip(id);
        if (id == current)
            m_marked->setCurrentItem(item);
    }
    if (m_tabs->currentIndex() == kContentsTab)
        m_stack->setCurrentWidget(m_tree);
    else
        m_stack->setCurrentWidget(m_marked->count() > 0 ? static_cast<QWidget*>(m_marked) : m_none);
}

void ContentsPane::follow(const QString& id)
{
    const QScopedValueRollback quiet(m_following, true);
    const QModelIndex index = m_contents->indexOf(id);
    if (!index.isValid() || index == m_tree->currentIndex())
        return;
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
}

void ContentsPane::takeFocus()
{
    m_stack->currentWidget()->setFocus(Qt::OtherFocusReason);
}

void ContentsPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

bool ContentsPane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_marked && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete && m_marked->currentItem() != nullptr) {
        Q_EMIT bookmarkRemoved(m_marked->currentItem()->data(Qt::UserRole).toString());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ContentsPane::retranslate()
{
    m_tabs->setTabText(kContentsTab, tr("Contents"));
    m_tabs->setTabText(kBookmarksTab, tr("Bookmarks"));
    m_tabs->setAccessibleName(tr("Contents or bookmarks"));
    m_tree->setAccessibleName(tr("Contents of the rulebook"));
    m_marked->setAccessibleName(tr("Bookmarks"));
    m_none->setTexts(tr("No bookmarks yet"), tr("Collect the rules you look up often here."),
                     tr("Bookmark this rule"));
}

void ContentsPane::adjust()
{
    m_tree->setIndentation(m_theme.scaled(16));
}

} // namespace views
