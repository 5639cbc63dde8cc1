// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/files/work_folder.h"
#include "model/storage/library_file.h"

namespace model {

/// A library with the built-in content in it, ready to be read: for commands, which have no window to ask
/// questions in.
///
/// The file is created and brought up to date where that is possible. Where it is not (a read-only home, a
/// library that a newer program wrote, a damaged one), a fresh library in a temporary folder stands in for
/// it, so that searching and reading rules always work; `standIn` then says why. A library that was named by
/// the user is never stood in for: that is an error.
struct ReadyLibrary
{
    std::unique_ptr<WorkFolder> folder; ///< goes last
    std::unique_ptr<Database> database;
    std::optional<StorageError> standIn;
};

/// `named`: the file of --library; empty: the user's own.
[[nodiscard]] StorageResult<ReadyLibrary> readyLibrary(const QString& named);

} // namespace model
