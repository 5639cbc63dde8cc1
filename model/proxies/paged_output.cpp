// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/paged_output.h"

#include "model/files/file_writer.h"

#include <QFileDevice>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace model {

namespace {

constexpr int kResolution = 1200;

void setPaper(QPagedPaintDevice& device, const QSizeF& paper)
{
    const bool wide = paper.width() > paper.height();
    QPageLayout page(
        QPageSize(wide ? paper.transposed() : paper, QPageSize::Millimeter, QString(), QPageSize::ExactMatch),
        wide ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF());
    page.setMode(QPageLayout::FullPageMode);
    device.setPageLayout(page);
}

std::optional<ProxyFailure> paintPages(const PagedWork& work, QPagedPaintDevice& device,
                                       const std::function<bool()>& isSound)
{
    const ProxyFailure broken{ProxyFailure::Kind::Printer, {}, {}};
    setPaper(device, work.paper);
    QPainter painter;
    if (!painter.begin(&device))
        return broken;
    const QTransform units = QTransform::fromScale(device.logicalDpiX() / 25.4, device.logicalDpiY() / 25.4);
    for (int page = 0; page < work.pages; ++page) {
        if (work.progress && !work.progress(page, work.pages))
            return ProxyFailure{};
        if (page > 0 && !device.newPage())
            return broken;
        painter.setWorldTransform(units);
        work.paint(painter, page);
        if (!isSound())
            return broken;
    }
    if (!painter.end() || !isSound())
        return broken;
    if (work.progress)
        (void)work.progress(work.pages, work.pages);
    return std::nullopt;
}

} // namespace

std::optional<ProxyFailure> writePages(const PagedWork& work, const QString& path)
{
    FileWriter file(path);
    const auto cannotWrite = [&path](const WriteError& error) {
        return ProxyFailure{ProxyFailure::Kind::CannotWrite, path, error.reason, error.diskFull};
    };
    if (const auto opened = file.open(); !opened)
        return cannotWrite(opened.error());
    std::optional<ProxyFailure> failure;
    {
        QPdfWriter writer(&file.device());
        writer.setResolution(kResolution);
        writer.setTitle(work.title);
        writer.setCreator(QStringLiteral("Castellan"));
        // A full disk is noticed after the page and not after a thousand of them.
        failure = paintPages(work, writer, [&file] { return file.isSound(); });
    }
    if (failure && file.isSound())
        return failure;
    if (const auto committed = file.commit(); !committed)
        return cannotWrite(committed.error());
    return std::nullopt;
}

std::optional<ProxyFailure> printPages(const PagedWork& work, QPagedPaintDevice& printer)
{
    return paintPages(work, printer, [&work] { return !work.isSound || work.isSound(); });
}

} // namespace model
