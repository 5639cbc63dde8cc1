// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pdf/poppler_version.h"

#include <poppler-version.h>

namespace model {

QString popplerVersion()
{
    return Poppler::Version::string();
}

} // namespace model
