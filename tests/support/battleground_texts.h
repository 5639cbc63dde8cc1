// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/battleground/ability_text.h"
#include "tests/support/battleground_matches.h"

#include <string>

/// What the built-in characters say. See tests/data/battleground_text.
namespace battleground_texts {

/// Lines of: id, values, ability.
inline std::string text(rules::Language language)
{
    std::string lines;
    for (const rules::battleground::Character& each : battleground_matches::builtInCharacters().all)
        lines += each.id + "\t" + valuesText(each.values, language) + "\t" +
                 abilityText(each.values.ability, language) + "\n";
    return lines;
}

} // namespace battleground_texts
