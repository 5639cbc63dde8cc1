// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/page_printer.h"

#include "model/text/visible_text.h"

#include <QPrintDialog>
#include <QPrinter>

namespace views {

bool DesktopPagePrinter::print(QWidget* parent, const QString& title,
                               const std::function<void(QPrinter&)>& paint)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(model::visibleLine(title));
    QPrintDialog dialog(&printer, parent);
    dialog.setWindowTitle(model::visibleLine(title));
    if (dialog.exec() != QDialog::Accepted)
        return false;
    paint(printer);
    return true;
}

} // namespace views
