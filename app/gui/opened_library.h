// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/files/work_folder.h"
#include "model/library/library_import.h"
#include "model/storage/library_file.h"

#include <memory>

namespace app {

/// What came of opening a library in a worker thread. A database belongs to its thread, so that this holds
/// none: who takes it over opens the files again, which takes no time any more.
struct OpenedLibrary
{
    model::Opening opening; ///< without its database
    bool isOpen = false;
    bool isReadOnly = false;
    std::optional<model::StorageError> importError; ///< the cards could not be brought up to date
    /// A fresh library with what comes with the program, where the user's own cannot be used.
    std::shared_ptr<model::WorkFolder> standIn;

    [[nodiscard]] QString standInFile() const;
};

/// Whether cards can be read from the file as it is: it has the schema and the content of this program. Looks
/// at nothing else, so that the file may still turn out to be damaged.
[[nodiscard]] bool isReadyToRead(const QString& path, const model::SchemaSteps& steps);

/// How a library is to be opened: LibraryFile::open or startEmpty.
using OpenLibrary = std::function<model::Opening(const model::LibraryFile&)>;

/// Opens, checks, migrates and fills the library; for a worker thread. The program can always show cards and
/// rules afterwards, from the library or from a stand-in.
[[nodiscard]] OpenedLibrary openedLibrary(const model::LibraryFile& file, const model::SchemaSteps& steps,
                                          const OpenLibrary& how, const model::ImportWatch& watch);

} // namespace app
