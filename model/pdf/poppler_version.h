// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace model {

/// The version of Poppler that this program runs with.
[[nodiscard]] QString popplerVersion();

} // namespace model
