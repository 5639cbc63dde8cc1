// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/effects/text/plan.h"

#include <string>

namespace rules::effects::text {

/// "Karte" is feminine, so that nominative and accusative are one form.
enum class Case : std::uint8_t { Direct, Dative };

/// „eine andere verdeckte Karte auf deiner Seite dieser Lane“
[[nodiscard]] std::string germanCards(const Description& cards, Case in);

/// „1 Münze“, „2 Münzen“
[[nodiscard]] std::string germanCoins(int amount);

} // namespace rules::effects::text
