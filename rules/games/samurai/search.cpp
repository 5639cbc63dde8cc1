// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/match_search.h"
#include "rules/games/samurai/match.h"
#include "rules/games/samurai/rating.h"

CASTELLAN_SEARCH(rules::samurai::Match, rules::samurai::Game);
