// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/storage_error.h"

#include <QDateTime>
#include <QStringList>

namespace model {

/// Gives a finished file its final name: its bytes reach the disk first, then the name, and a file that has
/// the name already is never replaced (Occupied). Both names are in one file system.
[[nodiscard]] StorageResult<Done> placeFile(const QString& finished, const QString& path);

/// Moves a library away, with the files that SQLite keeps beside it, to a name that says when
/// ("library.castellan.damaged-20261116T014939Z"), and returns that name. Nothing is overwritten. Also moves
/// a log that has lost its library, because SQLite would play it into the next file of that name.
[[nodiscard]] StorageResult<QString> setFileAside(const QString& path, const QDateTime& when);

/// What has the name that SQLite would give to the log or journal of a library that is not there.
enum class StrayLog {
    None,
    Log,   ///< a log that has lost its library
    Other, ///< something else, which SQLite would overwrite
};
[[nodiscard]] StrayLog strayLog(const QString& path);

/// "20261116T014939Z"
[[nodiscard]] QString timeStamp(const QDateTime& when);

} // namespace model
