// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/ready_library.h"

#include "model/library/library_import.h"
#include "model/library/library_path.h"
#include "model/search/index_health.h"

#include <QDir>

namespace model {

using namespace Qt::StringLiterals;

namespace {

StorageError reasonOf(const Opening& opening)
{
    if (opening.error)
        return *opening.error;
    switch (opening.outcome) {
    case OpenOutcome::Damaged: return {StorageErrorCode::Damaged, u"the library is damaged"_s};
    case OpenOutcome::NotALibrary: return {StorageErrorCode::NotALibrary, u"the file is not a library"_s};
    case OpenOutcome::Locked:
        return {StorageErrorCode::Locked, u"another program keeps the library locked"_s};
    case OpenOutcome::Missing:
        return {StorageErrorCode::CannotOpen, u"the library is missing, but there is a backup of it"_s};
    default: return {StorageErrorCode::ReadOnly, u"the library can only be read"_s};
    }
}

/// Why a file is better left alone: opening would set it aside, which is for a window to explain.
std::optional<StorageError> untouchable(const QString& path)
{
    const FileCondition condition = inspectFile(path, IntegrityDepth::Quick);
    switch (condition.state) {
    case FileState::Absent:
    case FileState::Sound: return {};
    case FileState::Damaged: return StorageError{StorageErrorCode::Damaged, condition.reason};
    case FileState::Foreign: return StorageError{StorageErrorCode::NotALibrary, condition.reason};
    case FileState::Locked:
    case FileState::Unreadable: break;
    }
    return StorageError{condition.code, condition.reason};
}

/// The library of this file with the built-in content in it.
StorageResult<std::unique_ptr<Database>> opened(const QString& path, const SchemaSteps& steps)
{
    closeToOthersIfDefault(path);
    if (auto error = untouchable(path))
        return std::move(*error);
    const SystemClock clock;
    Opening opening = LibraryFile(path, steps, clock).open();
    if (!opening.database)
        return reasonOf(opening);
    const bool writable =
        opening.outcome != OpenOutcome::OpenedNewer && opening.outcome != OpenOutcome::OpenedReadOnly;
    if (!writable && opening.schemaVersion != steps.latest())
        return reasonOf(opening);
    if (writable) {
        if (auto mended = mendIndex(*opening.database, IndexDepth::Quick); !mended)
            return mended.error();
    }
    if (auto imported = importBuiltIn(*opening.database); !imported)
        return imported.error();
    return std::move(opening.database);
}

} // namespace

StorageResult<ReadyLibrary> readyLibrary(const QString& named)
{
    const auto steps = SchemaSteps::builtIn();
    if (!steps)
        return steps.error();
    ReadyLibrary ready;
    auto own = opened(named.isEmpty() ? defaultLibraryFile() : named, *steps);
    if (own) {
        ready.database = std::move(own).value();
        return ready;
    }
    if (!named.isEmpty())
        return own.error();
    ready.standIn = own.error();
    ready.folder = std::make_unique<WorkFolder>();
    auto fresh = opened(ready.folder->filePath(u"library.castellan"_s), *steps);
    if (!fresh)
        return fresh.error();
    ready.database = std::move(fresh).value();
    return ready;
}

} // namespace model
