// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_path.h"

#include "model/files/file_writer.h"

#include <QFileInfo>
#include <QStandardPaths>

namespace model {

QString defaultLibraryFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/library.castellan");
}

void closeToOthersIfDefault(const QString& libraryFile)
{
    const QFileInfo own(defaultLibraryFile());
    if (own.exists() && QFileInfo(libraryFile) == own)
        makeTreePrivate(own.absolutePath());
}

} // namespace model
