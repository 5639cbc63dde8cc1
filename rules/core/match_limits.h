// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace rules {

/// How many steps a file of a match may have, all branches together: many times what people play, and few
/// enough to be replayed within a moment.
inline constexpr std::size_t kMostMatchSteps = 20'000;

} // namespace rules
