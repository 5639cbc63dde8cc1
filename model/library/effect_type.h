// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/effects/effect.h"

namespace model {

/// The kinds of effects that people tell apart: the keywords of the common effect vocabulary, in its order,
/// then the special ability of games that know no keywords.
enum class EffectType : std::uint8_t {
    Deployment,
    Income,
    Recruitment,
    Destruction,
    Passive,
    Score,
    Ability,
};
inline constexpr int kEffectTypes = 7;

[[nodiscard]] constexpr EffectType effectType(rules::effects::EffectType keyword)
{
    return static_cast<EffectType>(keyword);
}
static_assert(effectType(rules::effects::EffectType::Score) == EffectType::Score);

} // namespace model
