// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"
#include "model/play/recent_matches.h"
#include "rules/games/known_game.h"

namespace views {

/// "17.11.2026 09:12 · Battleground, Standard · opponent: Bot, greedy · won · 31 steps". `game` is null where
/// it is not known here.
[[nodiscard]] QString recentText(const model::RecentMatch& match, const rules::KnownGame* game,
                                 model::Language language);

} // namespace views
