// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/card_views.h"

#include "views/cards/card_delegate.h"
#include "views/cards/card_row_delegate.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QListView>
#include <QMenu>
#include <QSignalBlocker>
#include <QTreeView>

#include <array>

namespace views {

namespace {

const QString kColumns = QStringLiteral("cards/columns");
const QString kFaceSize = QStringLiteral("cards/faceSize");
constexpr int kLeastText = 110; ///< of the column, before another gives way
constexpr int kOther = static_cast<int>(model::CardColumn::OtherName);
constexpr int kText = static_cast<int>(model::CardColumn::Text);

/// Which order a click on a column asks for; Fit: none.
model::CardSort sortOf(int column)
{
    switch (static_cast<model::CardColumn>(column)) {
    case model::CardColumn::Name: return model::CardSort::Name;
    case model::CardColumn::OtherName: return model::CardSort::OtherName;
    case model::CardColumn::Strength: return model::CardSort::Strength;
    case model::CardColumn::Type: return model::CardSort::Type;
    case model::CardColumn::Box: return model::CardSort::Box;
    case model::CardColumn::Owned: return model::CardSort::Owned;
    case model::CardColumn::Text:
    case model::CardColumn::Source: break;
    }
    return model::CardSort::Fit;
}

} // namespace

CardViews::CardViews(model::CardTableModel& cards, model::Settings& settings, const Theme& theme,
                     QWidget* parent)
    : QStackedWidget(parent)
    , m_cards(cards)
    , m_settings(settings)
    , m_theme(theme)
    , m_faces(new FaceCache(theme, this))
    , m_delegate(new CardDelegate(cards, *m_faces, theme, this))
    , m_gallery(new QListView(this))
    , m_table(new QTreeView(this))
    , m_columns(new QMenu(this))
{
    buildGallery();
    buildTable();
    for (QAbstractItemView* each :
         {static_cast<QAbstractItemView*>(m_gallery), static_cast<QAbstractItemView*>(m_table)}) {
        each->setModel(&cards);
        each->setEditTriggers(QAbstractItemView::NoEditTriggers);
        each->setSelectionMode(QAbstractItemView::SingleSelection);
        each->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        each->setMouseTracking(true);
        each->installEventFilter(this);
        each->viewport()->installEventFilter(this);
        addWidget(each);
        connect(each, &QAbstractItemView::doubleClicked, this,
                [this](const QModelIndex& index) { Q_EMIT opened(index.row()); });
    }
    m_table->setSelectionModel(m_gallery->selectionModel());
    if (!m_table->header()->restoreState(settings.state(kColumns).toByteArray())) {
        for (const auto hidden :
             {model::CardColumn::Box, model::CardColumn::Owned, model::CardColumn::Source})
            m_table->setColumnHidden(static_cast<int>(hidden), true);
    }
    connect(m_gallery->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid())
                    Q_EMIT chosen(current.row());
            });
    if (const int size = settings.state(kFaceSize, -1).toInt(); size >= 0 && size <= 2)
        m_faceSize = static_cast<FaceSize>(size);
    connect(&theme, &Theme::changed, this, [this] {
        fitGallery();
        fitTable();
        m_table->doItemsLayout();
    });
    fitGallery();
}

void CardViews::buildGallery()
{
    m_gallery->setObjectName(QStringLiteral("cardList"));
    // Not the icon mode: it keeps a tree of the places of all items, which thirty thousand cards would wait
    // for.
    m_gallery->setViewMode(QListView::ListMode);
    m_gallery->setFlow(QListView::LeftToRight);
    m_gallery->setWrapping(true);
    m_gallery->setResizeMode(QListView::Adjust);
    m_gallery->setUniformItemSizes(true);
    m_gallery->setItemDelegate(m_delegate);
    m_gallery->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
}

void CardViews::buildTable()
{
    m_table->setObjectName(QStringLiteral("cardTable"));
    m_table->setRootIsDecorated(false);
    m_table->setItemsExpandable(false);
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setItemDelegate(new CardRowDelegate(m_cards, m_theme, this));
    QHeaderView* head = m_table->header();
    head->setModel(&m_cards);
    head->setStretchLastSection(false);
    head->setSectionsClickable(true);
    head->setSortIndicatorShown(true);
    head->setContextMenuPolicy(Qt::CustomContextMenu);
    head->setMinimumSectionSize(m_theme.scaled(48));
    constexpr std::array<int, model::kCardColumns> widths{170, 148, 76, 124, 300, 120, 76, 130};
    for (int column = 0; column < model::kCardColumns; ++column)
        head->resizeSection(column, m_theme.scaled(widths[static_cast<std::size_t>(column)]));
    head->setSectionResizeMode(static_cast<int>(model::CardColumn::Text), QHeaderView::Stretch);
    connect(head, &QHeaderView::customContextMenuRequested, this,
            [this, head](const QPoint& at) { m_columns->popup(head->mapToGlobal(at)); });
    connect(m_columns, &QMenu::aboutToShow, this, &CardViews::fillColumns);
    connect(head, &QHeaderView::sectionClicked, this, [this, head](int column) {
        const model::CardSort sort = sortOf(column);
        const bool descending = head->sortIndicatorOrder() == Qt::DescendingOrder;
        if (sort != model::CardSort::Fit)
            Q_EMIT sortWanted(sort, descending);
        else
            showSort(m_sort, m_descending);
    });
    connect(head, &QHeaderView::sectionMoved, this, &CardViews::saveColumns);
    connect(head, &QHeaderView::sectionResized, this, [this](int column, int before, int now) {
        // The stretched column follows every change of the window, and what comes or goes is told elsewhere.
        if (column != kText && before != 0 && now != 0 && isVisible())
            saveColumns();
    });
}

void CardViews::fillColumns()
{
    m_columns->clear();
    for (int column = 1; column < model::kCardColumns; ++column) {
        QAction* action =
            m_columns->addAction(m_cards.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        action->setCheckable(true);
        action->setChecked(!m_table->isColumnHidden(column));
        connect(action, &QAction::toggled, this, [this, column](bool shown) {
            if (column == kOther) {
                m_squeezed = false;
                m_otherWanted = shown;
            }
            m_table->setColumnHidden(column, !shown);
            saveColumns();
            fitTable();
        });
    }
}

/// The column that only the room has hidden is remembered as shown.
void CardViews::saveColumns()
{
    QHeaderView* head = m_table->header();
    const QSignalBlocker quiet(head);
    if (m_squeezed)
        head->setSectionHidden(kOther, false);
    m_settings.setState(kColumns, head->saveState());
    if (m_squeezed)
        head->setSectionHidden(kOther, true);
}

/// What a card does is worth more than its name in the other language.
void CardViews::fitTable()
{
    QHeaderView* head = m_table->header();
    if (head->isSectionHidden(kText) || (head->isSectionHidden(kOther) && !m_squeezed) || m_otherWanted)
        return;
    if (m_squeezed)
        head->setSectionHidden(kOther, false);
    m_squeezed = false;
    int room = m_table->viewport()->width();
    for (int column = 0; column < model::kCardColumns; ++column) {
        if (column != kText && !head->isSectionHidden(column))
            room -= head->sectionSize(column);
    }
    if (room >= m_theme.scaled(kLeastText))
        return;
    m_squeezed = true;
    head->setSectionHidden(kOther, true);
}

void CardViews::setAsTable(bool asTable)
{
    setCurrentWidget(asTable ? static_cast<QWidget*>(m_table) : m_gallery);
    if (const QModelIndex index = view()->currentIndex(); index.isValid())
        view()->scrollTo(index);
}

bool CardViews::isTable() const
{
    return currentWidget() == m_table;
}

QAbstractItemView* CardViews::view() const
{
    return isTable() ? static_cast<QAbstractItemView*>(m_table) : m_gallery;
}

int CardViews::currentRow() const
{
    return m_gallery->currentIndex().row();
}

void CardViews::setCurrentRow(int row)
{
    const QModelIndex index = m_cards.index(row, 0);
    m_gallery->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect |
                                                            QItemSelectionModel::Rows);
    if (index.isValid())
        view()->scrollTo(index);
}

void CardViews::showSort(model::CardSort sort, bool descending)
{
    m_sort = sort;
    m_descending = descending;
    int section = -1;
    for (int column = 0; column < model::kCardColumns; ++column) {
        if (sort != model::CardSort::Fit && sortOf(column) == sort)
            section = column;
    }
    m_table->header()->setSortIndicator(section, descending ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void CardViews::forget(const QString& game, const QString& id)
{
    m_faces->forget(game, id);
    m_cards.forget(game, id);
}

void CardViews::setFaceSize(std::optional<FaceSize> size)
{
    m_faceSize = size;
    m_settings.setState(kFaceSize, size ? static_cast<int>(*size) : -1);
    fitGallery();
    if (const QModelIndex index = m_gallery->currentIndex(); index.isValid())
        m_gallery->scrollTo(index);
}

FaceSize CardViews::fittingSize() const
{
    if (m_faceSize)
        return *m_faceSize;
    // Fewer than three in a line would be leafed through, not looked over.
    constexpr int kInALine = 3;
    const int wide = kInALine * (m_delegate->faceWidth(FaceSize::Medium) + 2 * CardDelegate::kRing);
    return m_gallery->viewport()->width() >= wide ? FaceSize::Medium : FaceSize::Small;
}

void CardViews::fitGallery()
{
    const int before = m_delegate->faceWidth();
    m_delegate->setFaceSize(fittingSize());
    if (m_delegate->faceWidth() != before)
        m_faces->clear();
    // The columns share the room evenly, so that no ragged strip is left at the right.
    const QSize cell = m_delegate->faceCell();
    const int room = m_gallery->viewport()->width() - 1;
    const int columns = qMax(1, room / (cell.width() + m_theme.gap(1)));
    const QSize share(room / columns, cell.height() + m_theme.gap(2));
    if (share == m_gallery->gridSize())
        return;
    m_delegate->setCell(share);
    m_gallery->setGridSize(share);
}

bool CardViews::handleKey(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape: Q_EMIT left(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (currentRow() >= 0)
            Q_EMIT opened(currentRow());
        return true;
    default: break;
    }
    const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    if (plain && event->key() == Qt::Key_Backspace) {
        Q_EMIT erased();
        return true;
    }
    if (plain && !event->text().isEmpty() && event->text().front().isPrint() &&
        event->key() != Qt::Key_Space) {
        // Instead of the list's own search, which would read every card of the library.
        Q_EMIT typed(event->text());
        return true;
    }
    return false;
}

bool CardViews::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_gallery->viewport() && event->type() == QEvent::Resize)
        fitGallery();
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        fitTable();
    if (event->type() == QEvent::KeyPress && (watched == m_gallery || watched == m_table) &&
        handleKey(static_cast<QKeyEvent*>(event)))
        return true;
    if (event->type() == QEvent::ContextMenu &&
        (watched == m_gallery->viewport() || watched == m_table->viewport() || watched == view())) {
        const auto* menu = static_cast<QContextMenuEvent*>(event);
        const bool byKey = menu->reason() == QContextMenuEvent::Keyboard;
        Q_EMIT menuWanted(
            byKey ? view()->viewport()->mapToGlobal(view()->visualRect(view()->currentIndex()).center())
                  : menu->globalPos());
        return true;
    }
    return QStackedWidget::eventFilter(watched, event);
}

} // namespace views
