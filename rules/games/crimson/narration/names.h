// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"
#include "rules/games/crimson/seating.h"

#include <string_view>

namespace rules::crimson::narration {

/// How people call a seat, or a party together: "Player A", "Team B", "the Raiders".
[[nodiscard]] BothLanguages playerName(const Seating& seating, Seat who);

[[nodiscard]] BothLanguages laneName(const Seating& seating, Lane lane);

/// How people call a lane, a zone, a counter or a phase of scenario files; the word itself if it is none.
[[nodiscard]] BothLanguages wordName(const Seating& seating, std::string_view word);

} // namespace rules::crimson::narration
