// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/frame/control_names.h"

#include <QEvent>
#include <QLineEdit>
#include <QToolButton>

namespace views {

bool ControlNames::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Polish || event->type() == QEvent::LanguageChange) {
        if (auto* button = qobject_cast<QToolButton*>(watched);
            button != nullptr && qobject_cast<QLineEdit*>(button->parentWidget()) != nullptr)
            button->setAccessibleName(tr("Clear"));
    }
    return QObject::eventFilter(watched, event);
}

} // namespace views
