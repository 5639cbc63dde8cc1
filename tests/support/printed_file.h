// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dialogs/page_printer.h"

#include <QPrinter>

namespace tests {

/// Prints into a PDF without asking; an empty `file` means "cancelled".
class PrintedFile : public views::PagePrinter
{
public:
    QString file;
    QString title;       ///< of the last print
    bool isGone = false; ///< chooses a printer that is not there

protected:
    bool choose(QWidget*, const QString& name, QPrinter& printer) override
    {
        title = name;
        if (isGone)
            return true;
        if (file.isEmpty())
            return false;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setPageSize(QPageSize(QPageSize::A4));
        printer.setOutputFileName(file);
        return true;
    }
};

} // namespace tests
