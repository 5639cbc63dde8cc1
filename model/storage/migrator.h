// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/database.h"
#include "model/storage/schema_steps.h"

namespace model {

/// PRAGMA application_id of every library ("Cstl"): tells it from the databases of other programs.
inline constexpr int kApplicationId = 0x4373746c;

struct MigrationError
{
    int step; ///< the step that failed; the library is at version step - 1
    StorageError error;
};

/// Applies every step that the library lacks, each in a transaction of its own together with its version
/// number: a failing or killed step leaves the version before it. Foreign keys are off while a step runs, so
/// that tables can be rebuilt, and all checked before it is committed. Safe against a second program that
/// migrates at the same time. The database must be writable and not in a transaction; a backup is up to the
/// caller.
[[nodiscard]] rules::Result<Done, MigrationError> migrate(Database& database, const SchemaSteps& steps);

} // namespace model
