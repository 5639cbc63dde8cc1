// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/archive_entry.h"

class QIODevice;

namespace model {

/// Reads the directory of a zip and holds it against the header of every file: what they say differently,
/// what overlaps, hides before, between or behind, is encrypted or a link is a problem. Only entries without
/// a problem are given, in the order of the directory.
[[nodiscard]] std::vector<ArchiveEntry> readZipDirectory(QIODevice& file, const PackLimits& limits,
                                                         PackProblems& problems);

} // namespace model
