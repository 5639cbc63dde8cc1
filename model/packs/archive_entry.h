// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/pack_limits.h"
#include "model/packs/pack_problem.h"

#include <optional>

namespace model {

/// A file or folder in an archive, as its own directory tells it. Nothing of it is to be trusted but what was
/// checked.
struct ArchiveEntry
{
    QString path;
    bool isFolder = false;
    bool isDeflated = false;
    qint64 size = 0;            ///< unpacked
    qint64 packedSize = 0;      ///< in the archive
    qint64 offset = 0;          ///< of its packed bytes
    std::optional<quint32> sum; ///< CRC-32 of its content, where the archive has one
};

/// Checks the names of entries against each other and against the limits; adds to the problems.
void checkNames(const std::vector<ArchiveEntry>& entries, const PackLimits& limits, PackProblems& problems);

/// A name of an archive as text; nothing, with a problem, if it is no UTF-8 or has zeros in it.
[[nodiscard]] std::optional<QString> entryName(const QByteArray& name, PackProblems& problems);

/// "512 MB", "16 MB": a limit for a sentence.
[[nodiscard]] QString sizeInWords(qint64 bytes);

} // namespace model
