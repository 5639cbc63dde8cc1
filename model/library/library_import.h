// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library_content.h"

#include <QFuture>

#include <functional>

namespace model {

enum class ImportOutcome {
    UpToDate, ///< the library has this content already
    Imported,
    Cancelled, ///< nothing was changed
};

/// What a worker does while it imports. Both may be empty.
struct ImportWatch
{
    std::function<void(int done, int total)> progress; ///< called in the importing thread
    std::function<bool()> cancelled;
};

/// Brings content into a library, in place of what the same layer and pack said before, in one transaction:
/// all of it or nothing. What the owner wrote stays, also about cards that are gone. Nothing happens if the
/// library has the content.
[[nodiscard]] StorageResult<ImportOutcome> importContent(Database& database, const LibraryContent& content,
                                                         const ImportWatch& watch = {});

/// The same in the transaction of the caller, whether the library has the content or not. Only the cards that
/// the content is or was about are merged anew, unless it is the program's own. A pack has its row in the
/// table `pack` first, because its place among the others decides what is shown.
[[nodiscard]] StorageResult<ImportOutcome> putContent(Database& database, const LibraryContent& content,
                                                      const ImportWatch& watch = {});

/// Whether the library has the built-in content of this program already, of every game, so that there is
/// nothing to import.
[[nodiscard]] bool hasBuiltInContent(Database& database);

/// What comes with the program, of every game, in one transaction. Games whose content the library has are
/// not even read.
[[nodiscard]] StorageResult<ImportOutcome> importBuiltIn(Database& database, const ImportWatch& watch = {});

/// The built-in content into the library of this file, in a worker thread over a connection of its own. The
/// future has progress and can be cancelled; it gives no result when it was.
[[nodiscard]] QFuture<StorageResult<ImportOutcome>> importBuiltInLater(const QString& libraryPath);

} // namespace model
