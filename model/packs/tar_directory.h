// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/archive_entry.h"

class QIODevice;

namespace model {

/// Reads the heads of a tar that is not compressed, as POSIX and GNU programs write it. Links, devices and
/// parts that are not known are problems.
[[nodiscard]] std::vector<ArchiveEntry> readTarDirectory(QIODevice& file, const PackLimits& limits,
                                                         PackProblems& problems);

} // namespace model
