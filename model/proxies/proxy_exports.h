// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/paged_output.h"
#include "model/proxies/proxy_job.h"

namespace model {

/// Cut paths by the ending of the file, ".svg" or ".dxf"; every further sheet has its number in the name:
/// "cards-2.svg". All of them, or the reason and none.
[[nodiscard]] std::optional<ProxyFailure> writeCutPaths(const ProxyJob& job, const QString& path);

/// Whether cut paths can be written to a file of this name.
[[nodiscard]] bool isCutPathName(const QString& path);

/// The saved object of Tabletop Simulator; its pictures lie beside it: "deck-1.png", "deck-back.png". All of
/// them, or the reason and none. May run in any thread.
[[nodiscard]] std::optional<ProxyFailure> writeTabletop(const ProxyJob& job, const QString& path,
                                                        PictureSource* pictures = nullptr,
                                                        const ProxyProgress& progress = {});

} // namespace model
