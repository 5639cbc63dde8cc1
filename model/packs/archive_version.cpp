// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/archive_version.h"

#include <karchive_version.h>

namespace model {

QString archiveVersion()
{
    return QStringLiteral(KARCHIVE_VERSION_STRING);
}

} // namespace model
