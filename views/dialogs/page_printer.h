// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/paged_output.h"

#include <QString>

#include <functional>
#include <optional>

class QPrinter;
class QWidget;

namespace views {

/// What became of a print.
struct Printed
{
    bool isChosen = false; ///< false: the person changed their mind, and nothing was painted
    /// Why the file that was printed into could not be written. What was there before is unchanged.
    std::optional<model::ProxyFailure> failure = {};
};

/// Asks a person where to print and prints. Views get one passed in, so that a test can print into a file
/// without a dialog.
class PagePrinter
{
public:
    virtual ~PagePrinter() = default;

    /// Calls `paint` with a printer that is ready, or not at all if the person changed their mind. A print
    /// into a file is painted next to other work in progress and then copied, because Qt would leave half a
    /// file on a full disk and report nothing.
    [[nodiscard]] Printed print(QWidget* parent, const QString& title,
                                const std::function<void(QPrinter&)>& paint);

protected:
    /// Asks where to print; false if the person changed their mind.
    virtual bool choose(QWidget* parent, const QString& title, QPrinter& printer) = 0;
};

/// The dialog of the desktop.
class DesktopPagePrinter : public PagePrinter
{
protected:
    bool choose(QWidget* parent, const QString& title, QPrinter& printer) override;
};

} // namespace views
