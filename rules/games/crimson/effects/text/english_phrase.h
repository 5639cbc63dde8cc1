// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/effects/text/plan.h"

#include <string>

namespace rules::effects::text {

/// "another face-down card on your side of this lane"
[[nodiscard]] std::string englishCards(const Description& cards);

/// "1 coin", "2 coins"
[[nodiscard]] std::string englishCoins(int amount);

} // namespace rules::effects::text
