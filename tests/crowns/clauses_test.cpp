// SPDX-License-Identifier: GPL-3.0-or-later

// Every clause that the engine can cite is in the rulebook, with a title in both languages.
#include "rules/games/crowns/match_options.h"
#include "tests/support/check.h"
#include "tests/support/listed_clauses.h"

using namespace rules;
using tests::check;

int main()
{
    const std::set<std::string> listed = listedClauses("game-of-crowns");
    const std::string unlisted = unlistedClause<crowns::Clause>(listed, crowns::clauseId);
    check(unlisted.empty(), unlisted);
    for (const crowns::OptionForm& form : crowns::optionForms())
        check(listed.count(std::string(crowns::clauseId(form.clause))) == 1, std::string(form.key));
    return tests::result();
}
