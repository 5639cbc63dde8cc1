// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace model {

/// The version of KArchive that this program was built with.
[[nodiscard]] QString archiveVersion();

} // namespace model
