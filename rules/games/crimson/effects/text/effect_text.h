// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"
#include "rules/games/crimson/effects/effect.h"

#include <string>
#include <string_view>
#include <vector>

/// Card texts, written from the data of an effect alone: whatever the vocabulary can say reads like a card in
/// both languages. A text that names no side means both sides; a card that chooses says so by its subject
/// ("Your opponent flips …").
namespace rules::effects {

/// The text of one effect. The keyword is empty for Deployment effects, which cards leave unnamed; a card
/// face sets it apart.
struct CardText
{
    std::string keyword; ///< "Score", „Wertung“
    std::string body;    ///< one or more sentences

    [[nodiscard]] std::string text() const { return keyword.empty() ? body : keyword + ": " + body; }
};

/// The name of an effect type as cards and rulebooks print it.
[[nodiscard]] std::string_view keyword(EffectType type, Language language);

/// The text of a valid effect (see effect_check.h).
[[nodiscard]] CardText effectText(const Effect& effect, Language language);

/// The texts of all effects of a character or castle, a line each; empty for a card without effects.
[[nodiscard]] std::string effectText(const Effects& effects, Language language);

} // namespace rules::effects
