// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/match.h"
#include "rules/games/crimson/rating.h"
#include "rules/games/match_search.h"

CASTELLAN_SEARCH(rules::crimson::Match, rules::crimson::Game);
