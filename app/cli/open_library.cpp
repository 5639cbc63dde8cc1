// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/open_library.h"

#include <QDir>
#include <QFileInfo>

namespace app {

using namespace Qt::StringLiterals;

QString storageSentence(const model::StorageError& error)
{
    using Code = model::StorageErrorCode;
    switch (error.code) {
    case Code::Locked: return Cli::tr("Another program has locked the library.");
    case Code::ReadOnly: return Cli::tr("The library is read-only.");
    case Code::DiskFull: return Cli::tr("The disk is full.");
    case Code::Damaged: return Cli::tr("The library is damaged.");
    case Code::NotALibrary: return Cli::tr("The file is not a Castellan library.");
    case Code::CannotOpen: return Cli::tr("The library cannot be opened.");
    default: break;
    }
    return Cli::tr("The library could not be used: %1.").arg(error.reason);
}

std::optional<model::ReadyLibrary> openLibrary(const CommandContext& context)
{
    // A new library is made where somebody names a file, but a folder that is not there is a slip.
    const QString named = context.libraryFile;
    if (!named.isEmpty() && !QFileInfo(named).dir().exists()) {
        context.err << named << u": "_s << storageSentence({model::StorageErrorCode::CannotOpen, {}})
                    << Qt::endl;
        return std::nullopt;
    }
    auto library = model::readyLibrary(named);
    if (!library) {
        context.err << (named.isEmpty() ? QString() : named + u": "_s) << storageSentence(library.error())
                    << Qt::endl;
        return std::nullopt;
    }
    if (library->standIn)
        context.err << storageSentence(*library->standIn) << u' '
                    << Cli::tr("The built-in cards and rules are used instead, without your corrections.")
                    << Qt::endl;
    return std::move(library).value();
}

} // namespace app
