// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"
#include "rules/games/crowns/box.h"

#include <string>

namespace rules::crowns {

/// "Knight", without a house.
[[nodiscard]] BothLanguages kindName(Kind kind);

/// Whether a card scores at the end, and does nothing else.
[[nodiscard]] bool scoresOnly(const Values& values);

/// What a card does, in sentences.
[[nodiscard]] std::string cardText(const Values& values, Language language);

} // namespace rules::crowns
