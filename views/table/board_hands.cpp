// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/card_peek.h"
#include "views/table/board_names.h"
#include "views/table/board_view.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QScopedValueRollback>
#include <QToolTip>

#include <algorithm>
#include <limits>
#include <utility>

namespace views {

QList<TableItem*> BoardView::litItems() const
{
    QList<TableItem*> items;
    for (TableItem* item : findChildren<TableItem*>())
        if (item->isVisible() && item->light() == TableItem::Light::Choice)
            items << item;
    std::sort(items.begin(), items.end(), [](const TableItem* a, const TableItem* b) {
        return std::pair(a->y(), a->x()) < std::pair(b->y(), b->x());
    });
    return items;
}

TableItem* BoardView::onlyLitAt(const TableItem& item) const
{
    if (item.light() == TableItem::Light::Choice ||
        (item.part().kind != TablePart::Kind::Zone && item.part().kind != TablePart::Kind::Group))
        return nullptr;
    TableItem* only = nullptr;
    for (TableItem* lit : litItems()) {
        const auto zone =
            std::find_if(m_content.zones.begin(), m_content.zones.end(),
                         [lit](const rules::ZoneView& each) { return each.id == lit->part().id; });
        const bool isCard =
            lit->part().kind == TablePart::Kind::Card || lit->part().kind == TablePart::Kind::PileCard;
        if (!isCard || zone == m_content.zones.end() ||
            (zone->id != item.part().id && zone->group != item.part().id))
            continue;
        if (only != nullptr)
            return nullptr;
        only = lit;
    }
    return only;
}

bool BoardView::focusLit()
{
    const QList<TableItem*> lit = litItems();
    if (lit.isEmpty())
        return false;
    lit.front()->setFocus(Qt::TabFocusReason);
    return true;
}

bool BoardView::focusNextPrevChild(bool next)
{
    const QScopedValueRollback walking(m_walking, true);
    return QWidget::focusNextPrevChild(next);
}

void BoardView::reach(TableItem* item)
{
    if (auto* badge = qobject_cast<CounterBadge*>(item)) {
        const QString lines = explained(badge->counter().id);
        badge->setTold(badge->accessibleName(), lines);
        const QString text =
            lines.isEmpty() ? badge->accessibleName() : badge->accessibleName() + u'\n' + lines;
        // The keyboard arriving hides what is shown at once.
        QTimer::singleShot(0, badge, [badge, text] {
            if (badge->hasFocus() || badge->underMouse())
                QToolTip::showText(badge->mapToGlobal(QPoint(0, badge->height())), text, badge);
        });
        return;
    }
    showReach(item);
    if (m_preview && m_preview(item))
        return;
    // The card in the middle of a lane has a rule of its own.
    if (const auto* plate = qobject_cast<GroupPlate*>(item);
        plate != nullptr && !plate->group().card.empty() && m_look.knows(plate->group().card) &&
        (item->underMouse() || m_walking)) {
        m_peekAt = item;
        m_peekCard = plate->group().card;
        m_peekStrength = 0;
        if (item->underMouse())
            m_peekSoon.start();
        else
            peek();
        Q_EMIT cardReached(word(m_peekCard));
        return;
    }
    const auto* face = qobject_cast<TableCard*>(item);
    if (face == nullptr || face->card().id.empty()) {
        Q_EMIT cardReached(QString());
        return;
    }
    const bool hasText = face->height() > face->width() * 1.2 && face->width() >= 220;
    // Who only got here because the match went on or a window opened would have the board hidden.
    const bool wanted = face->underMouse() || m_walking;
    m_peekAt = !hasText && wanted && m_look.knows(face->card().id) ? face : nullptr;
    m_peekCard = face->card().id;
    m_peekStrength = face->card().strength;
    // A pointer on its way somewhere does not want to see every card that it crosses.
    if (m_peekAt != nullptr && face->underMouse())
        m_peekSoon.start();
    else
        peek();
    Q_EMIT cardReached(word(face->card().id));
}

void BoardView::peek()
{
    if (m_peekAt == nullptr || !m_peekAt->isVisible())
        return;
    // What somebody may be about to click stays in sight.
    QList<QRect> wanted;
    for (const TableItem* lit : litItems())
        wanted << lit->geometry();
    m_peek->showCard(m_look.card(m_peekCard, m_peekStrength), m_look.language,
                     QRect(m_peekAt->mapToGlobal(QPoint(0, 0)), m_peekAt->size()), wanted);
}

/// The positions that a character could reach from where it stands: its own in the colour of choices, a
/// threat in that of danger.
void BoardView::showReach(const TableItem* item)
{
    QStringList reached;
    bool isThreat = false;
    if (const auto* face = qobject_cast<const TableCard*>(item); face != nullptr && m_content.reach) {
        for (const std::string& place : m_content.reach(face->part().id))
            reached << word(place);
        isThreat = !face->card().owner.empty() &&
                   m_content.partyOf(face->card().owner) != m_content.partyOf(m_content.bottom);
    }
    for (const auto& [id, ground] : m_zoneItems)
        ground->setReach(!reached.contains(word(ground->part().id)) ? TableZone::Reach::None
                         : isThreat                                 ? TableZone::Reach::Threat
                                                                    : TableZone::Reach::Own);
}

void BoardView::drag(TableItem* item, const QPoint& global)
{
    m_peek->hide();
    if (m_carriedPicture->isHidden()) {
        m_carriedPicture->setPixmap(item->grab());
        m_carriedPicture->resize(item->size());
        m_carriedPicture->show();
        m_carriedPicture->raise();
    }
    m_carriedPicture->move(mapFromGlobal(global) - m_carriedPicture->rect().center());
}

TableItem* BoardView::itemUnder(const QPoint& global) const
{
    for (QWidget* at = childAt(mapFromGlobal(global)); at != nullptr && at != this; at = at->parentWidget())
        if (auto* target = qobject_cast<TableItem*>(at))
            return target;
    return nullptr;
}

void BoardView::drop(TableItem* item, const QPoint& global)
{
    m_carriedPicture->hide();
    TableItem* target = itemUnder(global);
    if (target != nullptr && target != item)
        Q_EMIT carried(item, target);
}

void BoardView::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasFormat(kCardMime))
        event->acceptProposedAction();
}

void BoardView::dropEvent(QDropEvent* event)
{
    TableItem* target = itemUnder(mapToGlobal(event->position().toPoint()));
    if (target == nullptr || !event->mimeData()->hasFormat(kCardMime))
        return;
    event->acceptProposedAction();
    Q_EMIT cardDropped(QString::fromUtf8(event->mimeData()->data(kCardMime)), target);
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    const QScopedValueRollback walking(m_walking, true);
    const QWidget* from = focusWidget();
    if (event->key() == Qt::Key_Escape && m_peek->isVisible()) {
        m_peek->hide();
        return;
    }
    if (event->key() == Qt::Key_Escape && !m_content.enlarged.empty()) {
        enlarge({});
        return;
    }
    if (event->key() == Qt::Key_Escape && !m_viewpoint.empty()) {
        setViewpoint({});
        return;
    }
    const bool withShift = event->modifiers() == Qt::ShiftModifier;
    if (event->key() == Qt::Key_V && (withShift || event->modifiers() == Qt::NoModifier)) {
        stepViewpoint(withShift ? -1 : 1);
        return;
    }
    if (event->key() == Qt::Key_G && (withShift || event->modifiers() == Qt::NoModifier)) {
        stepFront(withShift ? -1 : 1);
        return;
    }
    if (event->key() == Qt::Key_N && from != nullptr) {
        const QList<TableItem*> lit = litItems();
        if (!lit.isEmpty()) {
            const qsizetype now = lit.indexOf(static_cast<const TableItem*>(from));
            lit[(now + 1) % lit.size()]->setFocus(Qt::TabFocusReason);
        }
        return;
    }
    QPoint way;
    switch (event->key()) {
    case Qt::Key_Left: way = {-1, 0}; break;
    case Qt::Key_Right: way = {1, 0}; break;
    case Qt::Key_Up: way = {0, -1}; break;
    case Qt::Key_Down: way = {0, 1}; break;
    default: QWidget::keyPressEvent(event); return;
    }
    if (from == nullptr)
        return;
    // The nearest in that direction; sideways counts double, so that columns and rows are followed.
    const QPoint start = from->geometry().center();
    TableItem* best = nullptr;
    int least = std::numeric_limits<int>::max();
    for (TableItem* item : findChildren<TableItem*>()) {
        if (!item->isVisible() || item == from || qobject_cast<TableZone*>(item) != nullptr)
            if (item->light() != TableItem::Light::Choice || !item->isVisible() || item == from)
                continue;
        const QPoint to = item->geometry().center() - start;
        const int along = to.x() * way.x() + to.y() * way.y();
        const int across = std::abs(to.x() * way.y()) + std::abs(to.y() * way.x());
        if (along <= 0)
            continue;
        if (along + 2 * across < least) {
            least = along + 2 * across;
            best = item;
        }
    }
    if (best != nullptr)
        best->setFocus(Qt::TabFocusReason);
}

} // namespace views
