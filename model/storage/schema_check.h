// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/database.h"
#include "model/storage/schema_steps.h"

namespace model {

enum class SchemaState {
    Ours,       ///< what the steps make, perhaps with tables of somebody else beside it
    Foreign,    ///< it has code that is not ours: a trigger or a view, or one in place of a table
    Incomplete, ///< a table or a column of ours is missing
};

struct SchemaFinding
{
    SchemaState state = SchemaState::Ours;
    QString reason; ///< English, for logs
};

/// Compares the schema of a library with what the steps up to its version make of an empty file. Version and
/// schema are read from one snapshot, so another program may be migrating the file meanwhile. Of a version
/// that is newer than the steps, only the known tables are checked: nothing else of it is used, and it is
/// never written.
[[nodiscard]] StorageResult<SchemaFinding> checkSchema(Database& database, const SchemaSteps& steps);

} // namespace model
