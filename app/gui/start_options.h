// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"

#include <QSize>
#include <QStringList>

#include <optional>

namespace app {

/// What the command line of castellan asks for.
struct StartOptions
{
    QString libraryFile;                     ///< empty: the user's own
    std::optional<model::Language> language; ///< becomes the setting
    QString tourFolder;                      ///< not empty: take the tour instead of waiting for the user
    QSize tourSize;                          ///< of its pictures; empty: the usual two
    QStringList files;                       ///< to open, as absolute paths; share links as they are

    QString answer; ///< not empty: print this and end
    int exitCode = 0;
};

/// Reads the arguments without the program's name. A mistake comes back as `answer` with exit code 2.
[[nodiscard]] StartOptions readStartOptions(const QStringList& arguments);

/// A library among the files becomes the one to open, unless an option names another: a double click on a
/// library opens its own window.
void takeLibraryFromFiles(StartOptions& options);

} // namespace app
