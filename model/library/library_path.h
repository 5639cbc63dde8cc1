// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace model {

/// The user's own library, in the data folder of the application; both programs use this one unless told
/// otherwise.
[[nodiscard]] QString defaultLibraryFile();

} // namespace model
