// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_path.h"

#include <QStandardPaths>

namespace model {

QString defaultLibraryFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/library.castellan");
}

} // namespace model
