// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/card_list.h"

#include "model/decks/deck_contents_model.h"

#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>

namespace views {

namespace {

bool hasCards(const QDropEvent& event)
{
    return event.mimeData()->hasFormat(QString(model::DeckContentsModel::kCardsMime));
}

} // namespace

CardList::CardList(const Theme& theme, QWidget* parent)
    : QListView(parent)
{
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDropIndicatorShown(false);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::CopyAction);
    setResizeMode(QListView::Adjust);
    setAsFaces(false);
    connect(&theme, &Theme::changed, this, [this] { scheduleDelayedItemsLayout(); });
}

void CardList::setAsFaces(bool faces)
{
    setViewMode(faces ? QListView::IconMode : QListView::ListMode);
    setFlow(faces ? QListView::LeftToRight : QListView::TopToBottom);
    setWrapping(faces);
    // Each mode of the view has its own idea of moving cards about; here they are only copied elsewhere.
    setMovement(QListView::Static);
    setDragEnabled(true);
    viewport()->setAcceptDrops(true);
    scheduleDelayedItemsLayout();
}

QModelIndexList CardList::chosen() const
{
    return selectionModel()->selectedRows();
}

CardList::Marks CardList::marks() const
{
    Marks marks;
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QModelIndex index = model()->index(row, 0);
        const QString card = index.data(model::DeckContentsModel::CardRole).toString();
        if (card.isEmpty())
            continue;
        marks.cards << card;
        if (selectionModel()->isSelected(index))
            marks.chosen << card;
        if (index == currentIndex())
            marks.current = card;
    }
    return marks;
}

void CardList::restore(const Marks& before)
{
    const QStringList now = marks().cards;
    QStringList chosen;
    for (const QString& card : before.chosen)
        if (now.contains(card))
            chosen << card;
    QString current = now.contains(before.current) ? before.current : chosen.value(0);
    const qsizetype gone = before.cards.indexOf(before.current);
    for (qsizetype i = gone + 1; gone >= 0 && current.isEmpty() && i < before.cards.size(); ++i)
        if (now.contains(before.cards[i]))
            current = before.cards[i];
    for (qsizetype i = gone - 1; current.isEmpty() && i >= 0; --i)
        if (now.contains(before.cards[i]))
            current = before.cards[i];
    if (current.isEmpty() && hasFocus())
        current = now.value(0);
    if (current.isEmpty())
        return;
    if (chosen.isEmpty() && (!before.chosen.isEmpty() || current != before.current))
        chosen << current;
    QItemSelection selection;
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QModelIndex index = model()->index(row, 0);
        const QString card = index.data(model::DeckContentsModel::CardRole).toString();
        if (chosen.contains(card))
            selection.select(index, index);
        if (!card.isEmpty() && card == current &&
            currentIndex().data(model::DeckContentsModel::CardRole) != card)
            selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    }
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

/// Keys act on what is marked and on nothing else.
void CardList::markCurrent()
{
    const QModelIndex current = currentIndex();
    if (current.isValid() && (current.flags() & Qt::ItemIsSelectable) && !selectionModel()->hasSelection())
        selectionModel()->select(current, QItemSelectionModel::ClearAndSelect);
}

void CardList::setModel(QAbstractItemModel* model)
{
    QListView::setModel(model);
    for (auto changed : {&QAbstractItemModel::rowsRemoved, &QAbstractItemModel::rowsInserted})
        connect(model, changed, this, &CardList::markCurrent, Qt::QueuedConnection);
    connect(model, &QAbstractItemModel::modelReset, this, &CardList::markCurrent, Qt::QueuedConnection);
}

void CardList::focusInEvent(QFocusEvent* event)
{
    QListView::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason)
        markCurrent();
}

void CardList::keyPressEvent(QKeyEvent* event)
{
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    switch (plain ? event->key() : 0) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Plus: Q_EMIT moreAsked(); return;
    case Qt::Key_Minus: Q_EMIT fewerAsked(); return;
    case Qt::Key_Delete: Q_EMIT outAsked(); return;
    default: QListView::keyPressEvent(event);
    }
}

void CardList::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && indexAt(event->position().toPoint()).isValid())
        Q_EMIT moreAsked();
}

void CardList::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

void CardList::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->source() != this && hasCards(*event))
        event->acceptProposedAction();
    else
        event->ignore();
}

void CardList::dragMoveEvent(QDragMoveEvent* event)
{
    if (event->source() != this && hasCards(*event))
        event->acceptProposedAction();
    else
        event->ignore();
}

void CardList::dropEvent(QDropEvent* event)
{
    if (event->source() == this || !hasCards(*event)) {
        event->ignore();
        return;
    }
    event->acceptProposedAction();
    if (!model()->dropMimeData(event->mimeData(), Qt::CopyAction, -1, -1, {}))
        Q_EMIT cardsReturned(model::cardsOf(*event->mimeData()));
}

} // namespace views
