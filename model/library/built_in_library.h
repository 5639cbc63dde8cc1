// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/effects/library.h"

namespace model {

/// The library of Crimson Company that comes with the program. Its data is checked by tests, so that reading
/// cannot fail in a program that was built.
[[nodiscard]] const rules::effects::Library& builtInCrimsonLibrary();

} // namespace model
