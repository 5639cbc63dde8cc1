// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace views {

/// The wheel scrolls pages. Fields that it would change on the way (choices, numbers, sliders) take it only
/// when they have the keyboard, and do not take the keyboard by it. Install it on the application.
class QuietWheel : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace views
