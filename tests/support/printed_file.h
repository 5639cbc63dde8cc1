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
    QString title; ///< of the last print

    bool print(QWidget*, const QString& name, const std::function<void(QPrinter&)>& paint) override
    {
        title = name;
        if (file.isEmpty())
            return false;
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setPageSize(QPageSize(QPageSize::A4));
        printer.setOutputFileName(file);
        paint(printer);
        return true;
    }
};

} // namespace tests
