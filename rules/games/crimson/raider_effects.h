// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"
#include "rules/games/crimson/effects/effect.h"

#include <optional>
#include <string_view>

namespace rules::crimson {

/// cc.solo.cards: a character whose effect is another one in solo and co-op, and the clause that says so.
struct RaiderEffects
{
    std::string_view character; ///< its id
    std::string_view clause;
    effects::Effects effects;
};

/// The effects that replace those of the library, whatever the owner of the cards has corrected there;
/// nothing for a character that stays as it is.
[[nodiscard]] const RaiderEffects* raiderEffects(std::string_view character);

/// The text that such a character has in solo and co-op; nothing for the others.
[[nodiscard]] std::optional<BothLanguages> raiderText(std::string_view character);

} // namespace rules::crimson
