// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/open_library.h"

namespace app {

QString storageSentence(const model::StorageError& error)
{
    using Code = model::StorageErrorCode;
    switch (error.code) {
    case Code::Locked: return Cli::tr("Another program keeps the library locked.");
    case Code::ReadOnly: return Cli::tr("The library can only be read.");
    case Code::DiskFull: return Cli::tr("The disk is full.");
    case Code::Damaged: return Cli::tr("The library is damaged.");
    case Code::NotALibrary: return Cli::tr("The file is not a library of Castellan.");
    case Code::CannotOpen: return Cli::tr("The library cannot be opened.");
    default: break;
    }
    return Cli::tr("The library could not be used: %1.").arg(error.reason);
}

std::optional<model::ReadyLibrary> openLibrary(const CommandContext& context)
{
    auto library = model::readyLibrary(context.libraryFile);
    if (!library) {
        context.err << storageSentence(library.error()) << Qt::endl;
        return std::nullopt;
    }
    if (library->standIn)
        context.err << storageSentence(*library->standIn) << u' '
                    << Cli::tr("What comes with the program is used instead, without your corrections.")
                    << Qt::endl;
    return std::move(library).value();
}

} // namespace app
