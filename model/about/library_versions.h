// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace model {

/// A library that the program runs with, by the name its makers use, and the version found at run time
/// (KArchive: at build time). Empty if the library cannot be asked, e.g. if the SQLite driver of Qt is
/// missing.
struct LibraryVersion
{
    QString name;
    QString version;
};

/// The libraries whose version matters in a bug report: Qt, SQLite, KArchive and Poppler, in this order.
/// For the about box and `--version`; opens and closes a database in memory, so call it from any thread.
[[nodiscard]] QList<LibraryVersion> libraryVersions();

} // namespace model
