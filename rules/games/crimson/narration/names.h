// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"

#include <string_view>

namespace rules::crimson::narration {

/// How people call a lane, a zone, a counter or a phase of scenario files; the word itself if it is none.
[[nodiscard]] BothLanguages wordName(std::string_view word);

} // namespace rules::crimson::narration
