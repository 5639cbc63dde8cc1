// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/page_printer.h"

#include "model/files/file_writer.h"
#include "model/files/work_folder.h"
#include "model/text/visible_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QPrintDialog>
#include <QPrinter>

namespace views {

namespace {

struct PrinterWords
{
    Q_DECLARE_TR_FUNCTIONS(views::PrinterWords)
};

/// Whether a PDF has its end: Qt does not say that a piece of it could not be written.
bool isWholePdf(const QString& path)
{
    constexpr qint64 kTail = 64;
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.seek(std::max<qint64>(0, file.size() - kTail)) &&
           file.readAll().contains("%%EOF");
}

} // namespace

Printed PagePrinter::print(QWidget* parent, const QString& title, const std::function<void(QPrinter&)>& paint)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(model::visibleLine(title));
    if (!choose(parent, title, printer))
        return {};
    const QString target = printer.outputFileName();
    if (target.isEmpty()) {
        paint(printer);
        return {true, {}};
    }
    const auto failed = [&target](const QString& reason, bool diskFull) {
        return Printed{true,
                       model::ProxyFailure{model::ProxyFailure::Kind::CannotWrite, target, reason, diskFull}};
    };
    const model::WorkFolder folder;
    if (!folder.isValid())
        return failed(folder.errorString(), false);
    const QString painted = folder.filePath(QStringLiteral("printed.pdf"));
    printer.setOutputFileName(painted);
    paint(printer);
    // Nothing is there where the work was stopped; whoever painted knows that.
    if (!QFile::exists(painted))
        return {true, {}};
    if (!isWholePdf(painted))
        return failed(PrinterWords::tr("the folder for temporary files has no space left"), true);
    if (const auto copied = model::copyFile(painted, target); !copied)
        return failed(copied.error().reason, copied.error().diskFull);
    return {true, {}};
}

bool DesktopPagePrinter::choose(QWidget* parent, const QString& title, QPrinter& printer)
{
    QPrintDialog dialog(&printer, parent);
    dialog.setWindowTitle(model::visibleLine(title));
    return dialog.exec() == QDialog::Accepted;
}

} // namespace views
