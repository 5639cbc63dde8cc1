// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/library_command.h"

#include "model/library/library_path.h"
#include "model/storage/backups.h"
#include "model/storage/file_condition.h"
#include "model/storage/schema_steps.h"

#include <QDir>
#include <QFileInfo>

namespace app {

namespace {

using model::FileState;

QString inWords(FileState state)
{
    switch (state) {
    case FileState::Absent: return Cli::tr("does not exist yet; Castellan creates it when first started");
    case FileState::Sound: return Cli::tr("intact");
    case FileState::Damaged: return Cli::tr("damaged");
    case FileState::Foreign: return Cli::tr("not a Castellan library");
    case FileState::Locked: return Cli::tr("locked by another program");
    case FileState::Unreadable: break;
    }
    return Cli::tr("not readable");
}

int exitCode(FileState state)
{
    switch (state) {
    case FileState::Sound: return kSuccess;
    case FileState::Absent:
    case FileState::Damaged:
    case FileState::Foreign: return kNo;
    case FileState::Locked:
    case FileState::Unreadable: break;
    }
    return kBadInput;
}

} // namespace

int runLibraryInfo(CommandContext& context)
{
    const QString path =
        QFileInfo(context.libraryFile.isEmpty() ? model::defaultLibraryFile() : context.libraryFile)
            .absoluteFilePath();
    const model::FileCondition condition = model::inspectFile(path, model::IntegrityDepth::Full);
    context.out << Cli::tr("Library: %1").arg(QDir::toNativeSeparators(path)) << '\n';
    context.out << Cli::tr("State: %1").arg(inWords(condition.state)) << '\n';
    if (condition.state == FileState::Sound) {
        const auto steps = model::SchemaSteps::builtIn();
        context.out << Cli::tr("Schema version: %1 (this program: %2)")
                           .arg(condition.schemaVersion)
                           .arg(steps ? steps->latest() : 0)
                    << '\n';
    }
    const model::SystemClock clock;
    const QList<model::Backup> backups = model::Backups(path, clock).list();
    context.out << Cli::tr("Backups: %1").arg(backups.size()) << '\n';
    if (!backups.isEmpty())
        context.out << Cli::tr("Latest backup: %1")
                           .arg(model::localeFor(context.language)
                                    .toString(backups.first().made.toLocalTime(), QLocale::ShortFormat))
                    << '\n';
    context.out.flush();
    return exitCode(condition.state);
}

} // namespace app
