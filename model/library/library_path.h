// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace model {

/// The user's own library, in the data folder of the application; both programs use this one unless told
/// otherwise.
[[nodiscard]] QString defaultLibraryFile();

/// Before a library is opened: if it is the user's own, nobody else can read it, its backups and its pictures
/// from now on. One that was put elsewhere may be shared on purpose.
void closeToOthersIfDefault(const QString& libraryFile);

} // namespace model
