// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QPrinter;
class QWidget;

namespace views {

/// Asks a person where to print and prints. Views get one passed in, so that a test can print into a file
/// without a dialog.
class PagePrinter
{
public:
    virtual ~PagePrinter() = default;

    /// Calls `paint` with a printer that is ready, or not at all if the person changed their mind. Whether it
    /// was called.
    virtual bool print(QWidget* parent, const QString& title,
                       const std::function<void(QPrinter&)>& paint) = 0;
};

/// The dialog of the desktop.
class DesktopPagePrinter : public PagePrinter
{
public:
    bool print(QWidget* parent, const QString& title, const std::function<void(QPrinter&)>& paint) override;
};

} // namespace views
