// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"
#include "rules/games/battleground/character.h"

#include <string>

/// Card texts, written from the data alone: whatever the vocabulary can say reads like a card in both
/// languages.
namespace rules::battleground {

/// The special ability as the card says it; empty for a character without one.
[[nodiscard]] std::string abilityText(const Ability& ability, Language language);

/// "Cost 1 · Range 2 · Attack 2 · Health 3 · Defence 1": what is printed besides the ability.
[[nodiscard]] std::string valuesText(const Values& values, Language language);

} // namespace rules::battleground
