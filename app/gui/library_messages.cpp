// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/library_messages.h"

#include "model/storage/storage_words.h"

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
            return tr("Your library was upgraded. A backup of the previous version was saved next to it.");
        case OpenOutcome::OpenedNewer:
            return tr("Your library was written by a newer version of Castellan. It was opened read-only so "
                      "that nothing is lost. Update Castellan to make changes.");
        case OpenOutcome::OpenedReadOnly:
            return tr("Your library %1 is not writable. You can read everything, but changes are not saved. "
                      "Check the permissions of the file and its folder.")
                .arg(f.path);
        case OpenOutcome::Locked:
            return tr("Another program has locked your library. Nothing was changed. Close that program and "
                      "try again.");
        case OpenOutcome::Missing:
            return tr("Your library %1 is missing, but there is a backup from %2.")
                .arg(f.path, f.backup ? when(f.backup->made) : QString());
        case OpenOutcome::Damaged:
            if (f.setAside.isEmpty())
                return tr("Your library %1 is damaged. It could not be set aside (%2), and nothing was "
                          "changed.")
                    .arg(f.path, why);
            return f.backup ? tr("Your library is damaged. It was set aside as %1. The latest intact backup "
                                 "is from %2.")
                                  .arg(f.setAside, when(f.backup->made))
                            : tr("Your library is damaged. It was set aside as %1. There is no backup of it.")
                                  .arg(f.setAside);
        case OpenOutcome::NotALibrary:
            return tr("%1 is not a Castellan library and was left unchanged. Start Castellan with another "
                      "library, or move the file away. If your library used to be there, you will then be "
                      "offered its latest backup.")
                .arg(f.path);
        case OpenOutcome::MigrationFailed:
            return tr("Your library could not be upgraded: %1. It is unchanged.").arg(why);
        case OpenOutcome::Failed:
            return tr("Your library %1 could not be opened: %2. Nothing was changed.").arg(f.path, why);
        }
        return QString();
    };
}

QString LibraryMessages::restored(const QDateTime& made)
{
    return tr("The backup from %1 was restored.").arg(when(made));
}

QString LibraryMessages::restoreFailed(const model::StorageError& error)
{
    return tr("The backup could not be restored: %1. The backup itself is unchanged.").arg(reason(error));
}

QString LibraryMessages::backupFailed(const model::StorageError& error)
{
    return tr("Today’s backup could not be created: %1. Your library itself is fine.").arg(reason(error));
}

QString LibraryMessages::importFailed(const model::StorageError& error)
{
    return tr("The cards and rules of this version could not be added to your library: %1. Your own values "
              "are safe, and the previous cards and rules are shown.")
        .arg(reason(error));
}

QString LibraryMessages::saveFailed(const model::StorageError& error)
{
    return tr("The change could not be saved: %1. Your library is unchanged.").arg(reason(error));
}

QString LibraryMessages::restoreBackup()
{
    return tr("Restore backup");
}

QString LibraryMessages::beginAnew()
{
    return tr("Start with an empty library");
}

QString LibraryMessages::tryAgain()
{
    return tr("Try again");
}

QString LibraryMessages::reason(const model::StorageError& error)
{
    return model::StorageWords::reason(error);
}

} // namespace app
