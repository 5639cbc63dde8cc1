// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace views {

/// Enter presses the button that has the keyboard, as Space does; Qt knows this in dialogs only. Install it
/// on the application.
class ButtonKeys : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace views
