// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/integrity_check.h"

namespace model {

enum class FileState {
    Absent,     ///< nothing has this name
    Sound,      ///< a library whose integrity check found nothing
    Damaged,    ///< begins like a library, but cannot be read or fails the integrity check
    Foreign,    ///< never was a library: a folder, a file of another kind, a database of another program
    Locked,     ///< another program keeps everybody out
    Unreadable, ///< no permission, a failing disk, …
};

struct FileCondition
{
    FileState state = FileState::Absent;
    int schemaVersion = 0; ///< for Sound
    bool writable = false; ///< for Sound: whether file and folder allow writing
    QString reason;        ///< English, for logs; for every state but Absent and Sound
    /// For Locked and Unreadable.
    StorageErrorCode code = StorageErrorCode::CannotOpen;
};

/// Looks at a library without changing it: nothing is written into the file, not even what a program that was
/// killed has left in its log, so that a damaged or newer file stays what it is.
[[nodiscard]] FileCondition inspectFile(const QString& path, IntegrityDepth depth,
                                        std::chrono::milliseconds busyTimeout = kBusyTimeout);

/// How to open a library for reading only: SQLite keeps readers and writers apart by files beside the
/// library, so a folder that takes none needs Immutable.
[[nodiscard]] Database::Access readingAccess(const QString& path);

} // namespace model
