// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/database.h"

namespace model {

enum class IndexDepth {
    Quick, ///< that it can be asked at all; what each start does
    Full,  ///< every word against the texts, for a worker thread
};

/// Whether the full-text index of a library that may be written is what its texts say. An error only where
/// that could not be found out.
[[nodiscard]] StorageResult<bool> hasSoundIndex(Database& database, IndexDepth depth);

/// Makes the index anew from the texts that stand beside it, in one transaction.
[[nodiscard]] StorageResult<Done> rebuildIndex(Database& database);

/// Looks, and makes it anew if it has to be. True if it was.
[[nodiscard]] StorageResult<bool> mendIndex(Database& database, IndexDepth depth);

} // namespace model
