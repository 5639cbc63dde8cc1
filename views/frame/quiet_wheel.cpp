// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/frame/quiet_wheel.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QSlider>

namespace views {

namespace {

QWidget* fieldOf(QObject* watched)
{
    if (qobject_cast<QComboBox*>(watched) != nullptr || qobject_cast<QAbstractSpinBox*>(watched) != nullptr ||
        qobject_cast<QSlider*>(watched) != nullptr)
        return static_cast<QWidget*>(watched);
    return nullptr;
}

} // namespace

bool QuietWheel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish)
        return false;
    QWidget* field = fieldOf(watched);
    if (field == nullptr)
        return false;
    if (event->type() == QEvent::Polish) {
        if (field->focusPolicy() == Qt::WheelFocus)
            field->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    if (field->hasFocus())
        return false;
    event->ignore(); // so that what lies around it scrolls
    return true;
}

} // namespace views
