// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/clock.h"
#include "model/storage/database.h"

#include <QList>

namespace model {

enum class BackupKind { Daily, BeforeMigration };

struct Backup
{
    QString path;
    QDateTime made; ///< UTC
    BackupKind kind = BackupKind::Daily;
    int schemaVersion = 0;
};

/// The backups of one library: whole databases in the folder "backups" beside it, named by library, time,
/// kind and schema version, e.g. "library.castellan.20261116T014939Z.daily.v3". A backup appears complete and
/// checked or not at all, never replaces another file, and only then the oldest beyond kKept go; so a damaged
/// library cannot push out a good backup.
class Backups
{
public:
    static constexpr int kKept = 10;

    /// The clock must outlive this.
    Backups(const QString& libraryPath, const Clock& clock);

    [[nodiscard]] QString folder() const { return m_folder; }

    /// Newest first. Not checked.
    [[nodiscard]] QList<Backup> list() const;

    /// The newest that passes the full integrity check; the search stops there.
    [[nodiscard]] std::optional<Backup> latestGood() const;

    /// Copies the library as it is at this moment; other programs may go on writing. The database is not in a
    /// transaction and may be read-only.
    [[nodiscard]] StorageResult<Backup> make(Database& database, BackupKind kind) const;

    /// Makes the daily one unless there is one of this (UTC) day.
    [[nodiscard]] StorageResult<std::optional<Backup>> makeDailyIfDue(Database& database) const;

private:
    [[nodiscard]] StorageResult<Backup> place(const QString& copy, BackupKind kind, int schemaVersion) const;
    [[nodiscard]] std::optional<Backup> parse(const QString& fileName) const;
    void prune(const QString& justMade) const;
    void removeRemainsOfKilledPrograms() const;

    QString m_folder;
    QString m_libraryName;
    const Clock& m_clock;
};

} // namespace model
