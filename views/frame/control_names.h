// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace views {

/// Gives the buttons that Qt puts into line edits, to clear them, a name for screen readers, as long as it is
/// installed on the application. Qt leaves them without one.
class ControlNames : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace views
