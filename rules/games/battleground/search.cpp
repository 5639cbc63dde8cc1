// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/match.h"
#include "rules/games/battleground/rating.h"
#include "rules/games/match_search.h"

CASTELLAN_SEARCH(rules::battleground::Match, rules::battleground::Game);
