// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/table_item.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>

namespace views {

TableItem::TableItem(const TableLook& look, QWidget* parent)
    : QAbstractButton(parent)
    , m_look(look)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

void TableItem::setLight(Light light)
{
    if (m_light == light)
        return;
    m_light = light;
    setCursor(light == Light::Choice ? Qt::PointingHandCursor : Qt::ArrowCursor);
    tellLight();
    update();
}

void TableItem::setAim(Aim aim)
{
    if (m_aim == aim)
        return;
    m_aim = aim;
    tellLight();
    update();
}

/// A dot where somebody would go, a ring with a cross around whom they would strike, a plus where they would
/// help.
void TableItem::paintAim(QPainter& painter, const QRectF& rect) const
{
    const double size = std::min({rect.width(), rect.height(), 44.0 * m_scale}) * 0.36;
    if (m_aim == Aim::Go) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens().accent);
        painter.drawEllipse(rect.center(), size * 0.4, size * 0.4);
        return;
    }
    // In a corner, so that what the card says stays readable.
    const QPointF middle(rect.right() - size * 0.7 - 3, rect.bottom() - size * 0.7 - 3);
    const QColor ink = m_aim == Aim::Strike ? tokens().danger : tokens().good;
    painter.setPen(QPen(ink, 2));
    painter.setBrush(tokens().raised);
    if (m_aim == Aim::Strike)
        painter.drawEllipse(middle, size * 0.5, size * 0.5);
    painter.drawLine(middle - QPointF(size * 0.62, 0), middle + QPointF(size * 0.62, 0));
    painter.drawLine(middle - QPointF(0, size * 0.62), middle + QPointF(0, size * 0.62));
}

void TableItem::setScale(double scale)
{
    if (m_scale == scale)
        return;
    m_scale = scale;
    update();
}

void TableItem::setWrong(const QString& why)
{
    if (m_wrong == why)
        return;
    m_wrong = why;
    setToolTip(why);
    tellLight();
    update();
}

void TableItem::setTold(const QString& name, const QString& place)
{
    if (accessibleName() != name)
        setAccessibleName(name);
    m_place = place;
    tellLight();
}

void TableItem::tellLight()
{
    QStringList told{m_wrong, m_place};
    if (m_light == Light::Choice)
        told << (m_aim == Aim::Go       ? tr("Can be gone to.")
                 : m_aim == Aim::Strike ? tr("Can be targeted.")
                                        : tr("Can be chosen."));
    else if (m_light == Light::Picked)
        told << tr("Chosen.");
    told.removeAll(QString());
    const QString text = told.join(u' ');
    if (accessibleDescription() != text)
        setAccessibleDescription(text);
}

void TableItem::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    Q_EMIT reached(this);
}

void TableItem::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    Q_EMIT left();
}

void TableItem::focusInEvent(QFocusEvent* event)
{
    QAbstractButton::focusInEvent(event);
    // Nobody goes there when a window opens or a menu closes.
    constexpr std::array kByItself{Qt::MouseFocusReason, Qt::ActiveWindowFocusReason, Qt::PopupFocusReason,
                                   Qt::MenuBarFocusReason};
    if (std::find(kByItself.begin(), kByItself.end(), event->reason()) == kByItself.end())
        Q_EMIT reached(this);
}

void TableItem::focusOutEvent(QFocusEvent* event)
{
    QAbstractButton::focusOutEvent(event);
    Q_EMIT left();
}

void TableItem::mousePressEvent(QMouseEvent* event)
{
    m_pressedAt = event->position().toPoint();
    m_dragging = false;
    QAbstractButton::mousePressEvent(event);
}

void TableItem::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint way = event->position().toPoint() - m_pressedAt;
    if ((event->buttons() & Qt::LeftButton) != 0 &&
        (m_movable || m_light == Light::Choice || m_light == Light::Picked) &&
        way.manhattanLength() >= QApplication::startDragDistance())
        m_dragging = true;
    if (m_dragging)
        Q_EMIT dragged(this, event->globalPosition().toPoint());
    else
        QAbstractButton::mouseMoveEvent(event);
}

void TableItem::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_dragging) {
        QAbstractButton::mouseReleaseEvent(event);
        return;
    }
    m_dragging = false;
    setDown(false);
    Q_EMIT dropped(this, event->globalPosition().toPoint());
}

/// Enter is the other key that people press on what they want.
void TableItem::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: event->ignore(); return; // the board knows what lies where
    default: QAbstractButton::keyPressEvent(event);
    }
}

void TableItem::contextMenuEvent(QContextMenuEvent* event)
{
    Q_EMIT menuWanted(this, event->globalPos());
    event->accept();
}

void TableItem::paintLight(QPainter& painter, const QRectF& rect, double corner) const
{
    painter.setBrush(Qt::NoBrush);
    if (m_light == Light::Choice || m_light == Light::Picked) {
        const double width = m_light == Light::Picked ? 4 : 2;
        painter.setPen(QPen(tokens().accent, width));
        const double in = width / 2;
        painter.drawRoundedRect(rect.adjusted(in, in, -in, -in), corner, corner);
        if (m_light == Light::Choice && m_aim != Aim::None)
            paintAim(painter, rect);
        painter.setBrush(Qt::NoBrush);
    }
    if (!m_wrong.isEmpty()) {
        painter.setPen(QPen(tokens().danger, 2, Qt::DotLine));
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), corner, corner);
    }
    if (hasFocus()) {
        painter.setPen(QPen(tokens().focus, 2, Qt::DashLine));
        painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), corner, corner);
    }
}

} // namespace views
