// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/match.h"
#include "rules/games/crowns/rating.h"
#include "rules/games/match_search.h"

CASTELLAN_SEARCH(rules::crowns::Match, rules::crowns::Game);
