// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/storage_words.h"

namespace model {

QString StorageWords::reason(const StorageError& error)
{
    switch (error.code) {
    case StorageErrorCode::Locked: return tr("another program has locked it");
    case StorageErrorCode::ReadOnly: return tr("it is write-protected");
    case StorageErrorCode::DiskFull: return tr("the disk is full");
    case StorageErrorCode::WriteFailed: return tr("the disk refuses to write");
    case StorageErrorCode::ReadFailed: return tr("the disk refuses to read");
    case StorageErrorCode::Damaged: return tr("the file is damaged");
    case StorageErrorCode::NotALibrary: return tr("it is not a Castellan library");
    case StorageErrorCode::CannotOpen: return tr("the file or its folder cannot be reached");
    case StorageErrorCode::Occupied: return tr("another file is in its place");
    case StorageErrorCode::Constraint:
    case StorageErrorCode::Statement:
    case StorageErrorCode::NestedTransaction:
    case StorageErrorCode::BadSchemaSteps: break;
    }
    return tr("an internal error (%1)").arg(storageErrorName(error.code));
}

} // namespace model
