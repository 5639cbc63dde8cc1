// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/print/print_work.h"

#include <QEventLoop>
#include <QPrinter>
#include <QPrinterInfo>
#include <QtConcurrentRun>

namespace views {

namespace {

/// Whether the printer has not broken down, been switched off for the system or left the network.
bool isThere(const QPrinter& printer)
{
    if (printer.printerState() == QPrinter::Error || printer.printerState() == QPrinter::Aborted)
        return false;
    return !printer.outputFileName().isEmpty() ||
           QPrinterInfo::availablePrinterNames().contains(printer.printerName());
}

} // namespace

PrintWork::~PrintWork()
{
    stop();
    m_future.waitForFinished();
}

void PrintWork::start(Run run)
{
    Q_ASSERT(!m_running);
    m_running = true;
    m_stopped = false;
    Q_EMIT started();
    model::ProxyMeans means;
    means.progress = [this](int done, int pages) {
        QMetaObject::invokeMethod(this, [this, done, pages] { Q_EMIT progress(done, pages); });
        return !m_stopped;
    };
    m_future = QtConcurrent::run([this, means, run = std::move(run)] {
        const model::ProxyResult result = run(means);
        QMetaObject::invokeMethod(this, [this, result] {
            m_running = false;
            Q_EMIT finished(result);
        });
    });
}

void PrintWork::print(std::shared_ptr<const model::ProxyJob> job, QPrinter& printer,
                      const model::ProxyMeans& with)
{
    QEventLoop loop;
    connect(this, &PrintWork::finished, &loop, &QEventLoop::quit);
    start([job = std::move(job), &printer, with](model::ProxyMeans means) -> model::ProxyResult {
        means.pictures = with.pictures;
        means.profile = with.profile;
        means.isSound = [&printer] {
            return printer.printerState() != QPrinter::Error && printer.printerState() != QPrinter::Aborted;
        };
        if (!isThere(printer))
            return model::ProxyFailure{model::ProxyFailure::Kind::Printer, {}, {}};
        model::ProxyResult result = model::printJob(*job, printer, means);
        if (result && !isThere(printer))
            return model::ProxyFailure{model::ProxyFailure::Kind::Printer, {}, {}};
        return result;
    });
    loop.exec();
    m_future.waitForFinished();
}

} // namespace views
