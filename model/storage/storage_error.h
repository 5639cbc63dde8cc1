// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/result.h"

#include <QString>

class QSqlError;

namespace model {

/// What views and commands turn into a sentence. The order carries no meaning and is never stored.
enum class StorageErrorCode {
    Locked,            ///< another program holds the file; the busy timeout has passed
    ReadOnly,          ///< the file, its folder or the connection does not allow writing
    DiskFull,          ///< no space left
    WriteFailed,       ///< the system refused a write or sync: a quota, a size limit, a failing disk
    ReadFailed,        ///< the system refused a read or another file operation
    Damaged,           ///< not a database, or one whose pages contradict each other
    NotALibrary,       ///< something else than a library, such as a database of another program
    CannotOpen,        ///< missing, no permission, or no place to create it
    Occupied,          ///< something is already at the place that would be written
    Constraint,        ///< a row breaks a rule of the schema
    Statement,         ///< SQL that does not fit the schema, or was given the wrong values
    NestedTransaction, ///< a transaction was begun inside another one
    BadSchemaSteps,    ///< the list of schema steps has a gap, a duplicate or an unusable file
};

/// `reason` is English and meant for logs and bug reports; people are shown a translation of `code`.
struct StorageError
{
    StorageErrorCode code;
    QString reason;
    rules::Reason words{}; ///< the reason in both languages, where it is about what somebody entered
};

template <class T>
using StorageResult = rules::Result<T, StorageError>;
using rules::Done;

[[nodiscard]] StorageError storageError(const QSqlError& error);

/// Stable names for logs: "Locked", "DiskFull", …
[[nodiscard]] QString storageErrorName(StorageErrorCode code);

} // namespace model
