// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/storage_error.h"

#include <QSqlError>

namespace model {

using namespace Qt::StringLiterals;

namespace {

// The numbers are part of SQLite's file-format-like promise (https://sqlite.org/rescode.html); its header is
// not used because Qt may carry a SQLite of its own.
StorageErrorCode codeOf(int extended)
{
    constexpr int kIoRead = 266;
    constexpr int kIoShortRead = 522;
    constexpr int kIoFstat = 1802;
    constexpr int kIoCorruptFileSystem = 8458;
    switch (extended & 0xff) {
    case 5:
    case 6: return StorageErrorCode::Locked;
    case 8: return StorageErrorCode::ReadOnly;
    case 10:
        if (extended == kIoRead || extended == kIoShortRead || extended == kIoFstat ||
            extended == kIoCorruptFileSystem)
            return StorageErrorCode::ReadFailed;
        return StorageErrorCode::WriteFailed;
    case 11:
    case 26: return StorageErrorCode::Damaged;
    case 13: return StorageErrorCode::DiskFull;
    case 14:
    case 23: return StorageErrorCode::CannotOpen;
    case 19: return StorageErrorCode::Constraint;
    default: return StorageErrorCode::Statement;
    }
}

} // namespace

StorageError storageError(const QSqlError& error)
{
    const QString native = error.nativeErrorCode();
    QString reason = error.databaseText();
    if (reason.isEmpty())
        reason = error.driverText();
    if (!native.isEmpty())
        reason += u" (SQLite %1)"_s.arg(native);
    return {codeOf(native.toInt()), reason};
}

QString storageErrorName(StorageErrorCode code)
{
    switch (code) {
    case StorageErrorCode::Locked: return u"Locked"_s;
    case StorageErrorCode::ReadOnly: return u"ReadOnly"_s;
    case StorageErrorCode::DiskFull: return u"DiskFull"_s;
    case StorageErrorCode::WriteFailed: return u"WriteFailed"_s;
    case StorageErrorCode::ReadFailed: return u"ReadFailed"_s;
    case StorageErrorCode::Damaged: return u"Damaged"_s;
    case StorageErrorCode::NotALibrary: return u"NotALibrary"_s;
    case StorageErrorCode::CannotOpen: return u"CannotOpen"_s;
    case StorageErrorCode::Occupied: return u"Occupied"_s;
    case StorageErrorCode::Constraint: return u"Constraint"_s;
    case StorageErrorCode::Statement: return u"Statement"_s;
    case StorageErrorCode::NestedTransaction: return u"NestedTransaction"_s;
    case StorageErrorCode::BadSchemaSteps: return u"BadSchemaSteps"_s;
    }
    return {};
}

} // namespace model
