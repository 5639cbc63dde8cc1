// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/library_file.h"

#include "model/files/file_writer.h"
#include "model/files/work_folder.h"
#include "model/storage/migrator.h"
#include "model/storage/placed_file.h"
#include "model/storage/schema_check.h"

#include <QDir>
#include <QFileInfo>

namespace model {

using namespace Qt::StringLiterals;

namespace {

QString resolved(const QString& path)
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    return canonical.isEmpty() ? QFileInfo(path).absoluteFilePath() : canonical;
}

Opening notOpened(OpenOutcome outcome, const StorageError& error)
{
    Opening result;
    result.outcome = error.code == StorageErrorCode::Locked ? OpenOutcome::Locked : outcome;
    result.error = error;
    return result;
}

} // namespace

LibraryFile::LibraryFile(const QString& path, SchemaSteps steps, const Clock& clock,
                         std::chrono::milliseconds busyTimeout)
    : m_path(resolved(path))
    , m_steps(std::move(steps))
    , m_clock(clock)
    , m_busyTimeout(busyTimeout)
{}

Opening LibraryFile::open(IntegrityDepth depth) const
{
    // What a killed program left is useless to everybody, and a copy of a library is private and large.
    for (const QString& folder : {QDir::tempPath(), QFileInfo(m_path).absolutePath(), backups().folder()})
        WorkFolder::removeAbandoned(folder);
    const FileCondition condition = inspectFile(m_path, depth, m_busyTimeout);
    switch (condition.state) {
    case FileState::Absent: break;
    case FileState::Sound: return openSound(condition);
    case FileState::Damaged: return giveUpDamaged(condition.reason);
    case FileState::Foreign:
        return notOpened(OpenOutcome::NotALibrary, {StorageErrorCode::NotALibrary, condition.reason});
    case FileState::Locked:
    case FileState::Unreadable: return notOpened(OpenOutcome::Failed, {condition.code, condition.reason});
    }
    if (auto backup = backups().latestGood()) {
        Opening missing;
        missing.outcome = OpenOutcome::Missing;
        missing.backup = backup;
        return missing;
    }
    return create();
}

Opening LibraryFile::startEmpty() const
{
    return QFileInfo::exists(m_path) ? open() : create();
}

Opening LibraryFile::create() const
{
    const auto built = buildAndPlace();
    // A second program may have been quicker; then its file is the library.
    if (!built && built.error().code == StorageErrorCode::Occupied && QFileInfo::exists(m_path))
        return open();
    if (!built)
        return notOpened(OpenOutcome::Failed, built.error());
    return openAs(OpenOutcome::Created, Database::Access::ReadWrite, m_steps.latest());
}

// The library gets its name when it is complete, so that a program killed at its first start leaves no file
// that a later start would take for a damaged one.
StorageResult<Done> LibraryFile::buildAndPlace() const
{
    if (auto made = makePlace(); !made)
        return made;
    const WorkFolder workshop(QFileInfo(m_path).absolutePath());
    if (!workshop.isValid())
        return StorageError{StorageErrorCode::ReadOnly, workshop.errorString()};
    const QString fresh = workshop.filePath(u"library"_s);
    {
        auto database = Database::open(fresh, Database::Access::Create, m_busyTimeout);
        if (!database)
            return database.error();
        if (auto migrated = migrate(**database, m_steps); !migrated)
            return migrated.error().error;
    }
    // SQLite gives the files that it keeps next to a library the same permissions.
    makePrivate(fresh);
    return placeFile(fresh, m_path);
}

StorageResult<Done> LibraryFile::makePlace() const
{
    const QString folder = QFileInfo(m_path).absolutePath();
    if (!makePrivateFolder(folder))
        return StorageError{StorageErrorCode::CannotOpen, u"%1 cannot be created"_s.arg(folder)};
    switch (strayLog(m_path)) {
    case StrayLog::None: break;
    case StrayLog::Log:
        if (auto aside = setAside(); !aside)
            return aside.error();
        break;
    case StrayLog::Other:
        return StorageError{StorageErrorCode::Occupied,
                            u"%1-wal or %1-journal exists and is not the log of a library"_s.arg(m_path)};
    }
    return Done{};
}

/// Why a file that SQLite finds sound is not opened after all; nothing if it may be.
std::optional<Opening> LibraryFile::refuseSchema() const
{
    SchemaFinding finding;
    {
        auto database = Database::open(m_path, readingAccess(m_path), m_busyTimeout);
        if (!database)
            return {}; // opening it says why
        const auto checked = checkSchema(**database, m_steps);
        if (!checked && checked.error().code == StorageErrorCode::Damaged)
            finding = {SchemaState::Incomplete, checked.error().reason};
        else if (!checked)
            return notOpened(OpenOutcome::Failed, checked.error());
        else
            finding = *checked;
    }
    switch (finding.state) {
    case SchemaState::Ours: break;
    case SchemaState::Incomplete: return giveUpDamaged(finding.reason);
    case SchemaState::Foreign:
        return notOpened(OpenOutcome::NotALibrary, {StorageErrorCode::NotALibrary, finding.reason});
    }
    return {};
}

Opening LibraryFile::openSound(const FileCondition& condition) const
{
    if (auto refused = refuseSchema())
        return std::move(*refused);
    if (condition.schemaVersion > m_steps.latest())
        return openAs(OpenOutcome::OpenedNewer, readingAccess(m_path), condition.schemaVersion);
    if (condition.schemaVersion < m_steps.latest())
        return openOlder(condition);
    if (!condition.writable)
        return openAs(OpenOutcome::OpenedReadOnly, readingAccess(m_path), condition.schemaVersion);
    return openAs(OpenOutcome::Opened, Database::Access::ReadWrite, condition.schemaVersion);
}

Opening LibraryFile::openAs(OpenOutcome outcome, Database::Access access, int schemaVersion) const
{
    auto database = Database::open(m_path, access, m_busyTimeout);
    if (!database)
        return notOpened(OpenOutcome::Failed, database.error());
    Opening result;
    result.outcome = outcome;
    result.database = std::move(*database);
    result.schemaVersion = schemaVersion;
    return result;
}

Opening LibraryFile::openOlder(const FileCondition& condition) const
{
    Opening result;
    result.outcome = OpenOutcome::MigrationFailed;
    result.fromVersion = condition.schemaVersion;
    result.schemaVersion = condition.schemaVersion;
    const auto fail = [&result](const StorageError& error) {
        if (error.code == StorageErrorCode::Locked)
            result.outcome = OpenOutcome::Locked;
        result.error = error;
        return std::move(result);
    };
    if (!condition.writable)
        return fail({StorageErrorCode::ReadOnly, u"an older library in a place that cannot be written"_s});
    auto database = Database::open(m_path, Database::Access::ReadWrite, m_busyTimeout);
    if (!database)
        return fail(database.error());
    const auto backup = backups().make(**database, BackupKind::BeforeMigration);
    if (!backup)
        return fail(backup.error());
    result.backup = *backup;
    if (auto migrated = migrate(**database, m_steps); !migrated) {
        result.failedStep = migrated.error().step;
        result.schemaVersion = migrated.error().step - 1;
        return fail(migrated.error().error);
    }
    result.outcome = OpenOutcome::Migrated;
    result.schemaVersion = m_steps.latest();
    result.database = std::move(*database);
    return result;
}

Opening LibraryFile::giveUpDamaged(const QString& reason) const
{
    Opening result;
    result.outcome = OpenOutcome::Damaged;
    result.error = StorageError{StorageErrorCode::Damaged, reason};
    if (auto aside = setAside())
        result.setAsidePath = *aside;
    else
        result.error = aside.error();
    result.backup = backups().latestGood();
    return result;
}

StorageResult<Done> LibraryFile::restoreFrom(const Backup& backup) const
{
    const FileCondition checked = inspectFile(backup.path, IntegrityDepth::Full, m_busyTimeout);
    if (checked.state == FileState::Foreign)
        return StorageError{StorageErrorCode::NotALibrary, checked.reason};
    if (checked.state == FileState::Damaged)
        return StorageError{StorageErrorCode::Damaged, checked.reason};
    if (checked.state != FileState::Sound)
        return StorageError{checked.code, checked.reason};
    if (QFileInfo::exists(m_path))
        return StorageError{StorageErrorCode::Occupied, u"%1 exists"_s.arg(m_path)};
    if (auto made = makePlace(); !made)
        return made;

    const WorkFolder workshop(QFileInfo(m_path).absolutePath());
    const QString copy = workshop.filePath(u"library"_s);
    if (!workshop.isValid())
        return StorageError{StorageErrorCode::ReadOnly, workshop.errorString()};
    if (const auto copied = copyFile(backup.path, copy, FileAccess::Private); !copied)
        return StorageError{copied.error().diskFull ? StorageErrorCode::DiskFull
                                                    : StorageErrorCode::WriteFailed,
                            copied.error().reason};
    if (inspectFile(copy, IntegrityDepth::Full, m_busyTimeout).state != FileState::Sound)
        return StorageError{StorageErrorCode::WriteFailed, u"the copy differs from the backup"_s};
    return placeFile(copy, m_path);
}

StorageResult<QString> LibraryFile::setAside() const
{
    return setFileAside(m_path, m_clock.now());
}

StorageResult<std::optional<Backup>> LibraryFile::backUpIfDue() const
{
    auto database = Database::open(m_path, readingAccess(m_path), m_busyTimeout);
    if (!database)
        return database.error();
    return backups().makeDailyIfDue(**database);
}

} // namespace model
