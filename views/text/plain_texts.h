// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QPoint;
class QWidget;

namespace views {

/// Labels that Qt makes for us (tooltips, message boxes, its dialogs) would take a name that looks like HTML
/// for HTML. As long as this is installed on the application, they show plain text: each is switched before
/// it is measured or drawn for the first time. Labels that ask for rich text themselves are left alone.
class PlainTexts : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Shows a tooltip of several lines: `text` is wrapped, which Qt does with rich text only.
void showTip(const QPoint& globalPosition, const QString& text, QWidget* owner);

} // namespace views
