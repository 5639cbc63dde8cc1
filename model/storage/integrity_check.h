// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/database.h"

#include <QStringList>

namespace model {

enum class IntegrityDepth {
    Quick, ///< every page and record; what each start does
    Full,  ///< also that indexes match their tables and that no foreign key dangles
};

/// What is wrong with the file in SQLite's words, at most a few dozen lines; empty when it is sound. An error
/// only where the check itself could not be made (Locked, ReadFailed, …).
[[nodiscard]] StorageResult<QStringList> integrityProblems(Database& database, IntegrityDepth depth);

} // namespace model
