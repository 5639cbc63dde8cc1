// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/library_messages.h"

#include <QDir>
#include <QLocale>

namespace app {

namespace {

using model::OpenOutcome;

QString when(const QDateTime& made)
{
    return QLocale().toString(made.toLocalTime(), QLocale::ShortFormat);
}

} // namespace

std::optional<views::MessageKind> LibraryMessages::kindOf(OpenOutcome outcome)
{
    switch (outcome) {
    case OpenOutcome::Created:
    case OpenOutcome::Opened: return std::nullopt;
    case OpenOutcome::Migrated: return views::MessageKind::Good;
    case OpenOutcome::OpenedNewer:
    case OpenOutcome::OpenedReadOnly:
    case OpenOutcome::Locked: return views::MessageKind::Warning;
    case OpenOutcome::Missing:
    case OpenOutcome::Damaged:
    case OpenOutcome::NotALibrary:
    case OpenOutcome::MigrationFailed:
    case OpenOutcome::Failed: break;
    }
    return views::MessageKind::Danger;
}

std::function<QString()> LibraryMessages::textFor(const model::Opening& opening, const QString& path)
{
    struct Facts
    {
        OpenOutcome outcome;
        QString path;
        QString setAside;
        std::optional<model::Backup> backup;
        std::optional<model::StorageError> error;
    };
    return [f = Facts{opening.outcome, QDir::toNativeSeparators(path),
                      QDir::toNativeSeparators(opening.setAsidePath), opening.backup, opening.error}] {
        const QString why = f.error ? reason(*f.error) : QString();
        switch (f.outcome) {
        case OpenOutcome::Created:
        case OpenOutcome::Opened: break;
        case OpenOutcome::Migrated:
            return tr("Your library was brought up to date. A backup of the state before is kept beside it.");
        case OpenOutcome::OpenedNewer:
            return tr("A newer Castellan has written your library. It is open for reading only, so that "
                      "nothing gets "
                      "lost. Update Castellan to make changes.");
        case OpenOutcome::OpenedReadOnly:
            return tr("Your library %1 cannot be written. You can read everything, but changes are not kept. "
                      "Check the "
                      "permissions of the file and its folder.")
                .arg(f.path);
        case OpenOutcome::Locked:
            return tr("Another program keeps your library locked. Nothing was changed. Close that program, "
                      "then try "
                      "again.");
        case OpenOutcome::Missing:
            return tr("Your library %1 is gone, but there is a backup of %2.")
                .arg(f.path, f.backup ? when(f.backup->made) : QString());
        case OpenOutcome::Damaged:
            if (f.setAside.isEmpty())
                return tr("Your library %1 is damaged. Nothing was changed; it could not be moved aside: %2.")
                    .arg(f.path, why);
            return f.backup
                       ? tr("Your library is damaged. It is kept as %1; the latest good backup is of %2.")
                             .arg(f.setAside, when(f.backup->made))
                       : tr("Your library is damaged. It is kept as %1; there is no backup of it.")
                             .arg(f.setAside);
        case OpenOutcome::NotALibrary:
            return tr("%1 belongs to another program. It was not touched. Start Castellan with another "
                      "library.")
                .arg(f.path);
        case OpenOutcome::MigrationFailed:
            return tr("Your library could not be brought up to date: %1. It is as it was before.").arg(why);
        case OpenOutcome::Failed:
            return tr("Your library %1 could not be opened: %2. Nothing was changed.").arg(f.path, why);
        }
        return QString();
    };
}

QString LibraryMessages::restored(const QDateTime& made)
{
    return tr("The backup of %1 is restored.").arg(when(made));
}

QString LibraryMessages::restoreFailed(const model::StorageError& error)
{
    return tr("The backup could not be restored: %1. It is still there.").arg(reason(error));
}

QString LibraryMessages::backupFailed(const model::StorageError& error)
{
    return tr("Today’s backup could not be made: %1. Your library itself is fine.").arg(reason(error));
}

QString LibraryMessages::importFailed(const model::StorageError& error)
{
    return tr("The cards and rules of this version could not be taken into your library: %1. Your own values "
              "are "
              "safe, and what was there before is shown.")
        .arg(reason(error));
}

QString LibraryMessages::saveFailed(const model::StorageError& error)
{
    return tr("The change could not be saved: %1. Your library is as it was before.").arg(reason(error));
}

QString LibraryMessages::restoreBackup()
{
    return tr("Restore backup");
}

QString LibraryMessages::beginAnew()
{
    return tr("Start empty");
}

QString LibraryMessages::tryAgain()
{
    return tr("Try again");
}

QString LibraryMessages::reason(const model::StorageError& error)
{
    using model::StorageErrorCode;
    switch (error.code) {
    case StorageErrorCode::Locked: return tr("another program keeps it locked");
    case StorageErrorCode::ReadOnly: return tr("it may not be written");
    case StorageErrorCode::DiskFull: return tr("the disk is full");
    case StorageErrorCode::WriteFailed: return tr("the disk refuses to write");
    case StorageErrorCode::ReadFailed: return tr("the disk refuses to read");
    case StorageErrorCode::Damaged: return tr("the file is damaged");
    case StorageErrorCode::NotALibrary: return tr("the file belongs to another program");
    case StorageErrorCode::CannotOpen: return tr("the file or its folder cannot be reached");
    case StorageErrorCode::Occupied: return tr("another file is in its place");
    case StorageErrorCode::Constraint:
    case StorageErrorCode::Statement:
    case StorageErrorCode::NestedTransaction:
    case StorageErrorCode::BadSchemaSteps: break;
    }
    return tr("an error inside the program (%1)").arg(model::storageErrorName(error.code));
}

} // namespace app
