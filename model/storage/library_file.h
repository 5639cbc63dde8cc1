// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/backups.h"
#include "model/storage/file_condition.h"
#include "model/storage/schema_steps.h"

namespace model {

enum class OpenOutcome {
    Created,        ///< first start: a new, empty library
    Opened,         ///< nothing to tell
    Migrated,       ///< opened after schema steps; `backup` is the library before them
    OpenedNewer,    ///< read-only: a newer program has written it
    OpenedReadOnly, ///< read-only: the file or its folder does not allow writing
    Missing,        ///< not opened: no file, but there is a good `backup` of one: ask whether to restore it
    Damaged,        ///< not opened: set aside as `setAsidePath`; the latest good `backup`, if any, is offered
    NotALibrary,    ///< not opened, not touched: not a library of ours, or one with code in it
    Locked,         ///< not opened: another program keeps it locked
    MigrationFailed, ///< not opened: `failedStep` was rolled back (0: no backup could be made), see `error`
    Failed,          ///< not opened, not touched: see `error`
};

struct Opening
{
    OpenOutcome outcome = OpenOutcome::Failed;
    std::unique_ptr<Database> database; ///< set for the first five outcomes
    int schemaVersion = 0;              ///< of the file as it is now
    int fromVersion = 0;                ///< Migrated, MigrationFailed: before any step
    int failedStep = 0;                 ///< MigrationFailed
    std::optional<Backup> backup;       ///< Migrated, MigrationFailed, Missing, Damaged
    QString setAsidePath;               ///< Damaged: empty if it could not be moved; then `error` says why
    std::optional<StorageError> error;
};

/// The one file that holds a user's library, from finding it to a database that is safe to use. Damaged and
/// newer files are never written, and nothing is overwritten. May be used from any thread; the database of an
/// Opening belongs to the thread that opened it.
class LibraryFile
{
public:
    /// The clock must outlive this. A symbolic link stands for the file it leads to.
    LibraryFile(const QString& path, SchemaSteps steps, const Clock& clock,
                std::chrono::milliseconds busyTimeout = kBusyTimeout);

    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] Backups backups() const { return Backups(m_path, m_clock); }

    /// What a program does at start.
    [[nodiscard]] Opening open(IntegrityDepth depth = IntegrityDepth::Quick) const;

    /// After Missing or Damaged, when the user would rather begin anew. Like open() if there is a file again.
    [[nodiscard]] Opening startEmpty() const;

    /// Puts a copy of the backup at the place of the library; open() again afterwards. The backup is checked
    /// first (Damaged, NotALibrary). Occupied while a library is there: setAside() is a decision of its own.
    [[nodiscard]] StorageResult<Done> restoreFrom(const Backup& backup) const;

    /// Moves the library, with its log, to a dated name and returns it. No database of it may be open.
    [[nodiscard]] StorageResult<QString> setAside() const;

    /// Today's backup, over a connection of its own: for a worker thread, after the start. No backup is made,
    /// and none returned, if there is one of today.
    [[nodiscard]] StorageResult<std::optional<Backup>> backUpIfDue() const;

private:
    [[nodiscard]] Opening create() const;
    [[nodiscard]] StorageResult<Done> buildAndPlace() const;
    [[nodiscard]] StorageResult<Done> makePlace() const;
    [[nodiscard]] std::optional<Opening> refuseSchema() const;
    [[nodiscard]] Opening openSound(const FileCondition& condition) const;
    [[nodiscard]] Opening openAs(OpenOutcome outcome, Database::Access access, int schemaVersion) const;
    [[nodiscard]] Opening openOlder(const FileCondition& condition) const;
    [[nodiscard]] Opening giveUpDamaged(const QString& reason) const;

    QString m_path;
    SchemaSteps m_steps;
    const Clock& m_clock;
    std::chrono::milliseconds m_busyTimeout;
};

} // namespace model
