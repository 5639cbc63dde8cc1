// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/paged_output.h"
#include "model/proxies/printer_profile.h"
#include "model/proxies/proxy_job.h"

namespace model {

/// What became of a job.
struct ProxyOutcome
{
    int pages = 0;
    int cards = 0;
    QStringList missingPictures; ///< ids of cards
    double smallestText = 0;     ///< in points; 0 where there is none
};

using ProxyResult = rules::Result<ProxyOutcome, ProxyFailure>;

/// What the pages are painted with besides the job itself.
struct ProxyMeans
{
    PictureSource* pictures = nullptr;
    PrinterProfile profile = {};
    ProxyProgress progress = {};
    std::function<bool()> isSound = {}; ///< whether the printer is still there; see PagedWork
};

/// The job as a PDF; see writePages().
[[nodiscard]] ProxyResult writePdf(const ProxyJob& job, const QString& path, const ProxyMeans& means = {});

/// The job on a printer; see printPages().
[[nodiscard]] ProxyResult printJob(const ProxyJob& job, QPagedPaintDevice& printer,
                                   const ProxyMeans& means = {});

} // namespace model
