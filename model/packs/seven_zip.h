// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/archive_entry.h"

#include <functional>
#include <memory>

class QFile;

namespace model {

/// Reads the heads of a 7z, holds what they announce against the limits, and then unpacks its content into a
/// file that goes with the result; the entries are places of that file. Packed with LZMA, LZMA2 or not at
/// all; other methods and passwords are problems. Null where there are problems or it was cancelled.
[[nodiscard]] std::unique_ptr<QFile> unpackedSevenZip(QFile& file, const PackLimits& limits,
                                                      std::vector<ArchiveEntry>& entries,
                                                      PackProblems& problems,
                                                      const std::function<bool()>& cancelled);

} // namespace model
