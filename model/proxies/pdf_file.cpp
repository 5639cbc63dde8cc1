// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/pdf_file.h"

#include "model/proxies/sheet_painter.h"

#include <QPainter>

namespace model {

namespace {

template <class Output>
ProxyResult put(const ProxyJob& job, const ProxyMeans& means, Output output)
{
    SheetPainter sheets(job, means.pictures);
    const PagedWork work{job.layout.paper,
                         job.deck.name,
                         job.pages(),
                         [&](QPainter& painter, int page) {
                             painter.setWorldTransform(
                                 means.profile.correction(job.layout, sheets.isBack(page), job.options.edge),
                                 true);
                             sheets.paint(painter, page);
                         },
                         means.progress,
                         means.isSound};
    if (const std::optional<ProxyFailure> failure = output(work))
        return *failure;
    return ProxyOutcome{job.pages(), job.cards(), sheets.missingPictures(), sheets.smallestText()};
}

} // namespace

ProxyResult writePdf(const ProxyJob& job, const QString& path, const ProxyMeans& means)
{
    return put(job, means, [&path](const PagedWork& work) { return writePages(work, path); });
}

ProxyResult printJob(const ProxyJob& job, QPagedPaintDevice& printer, const ProxyMeans& means)
{
    return put(job, means, [&printer](const PagedWork& work) { return printPages(work, printer); });
}

} // namespace model
