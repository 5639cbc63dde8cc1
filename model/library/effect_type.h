// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace model {

/// The kinds of effects that people tell apart: the keywords that are printed on cards, then the special
/// ability of games that know no keywords. The order is stored in search indexes and stays.
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

} // namespace model
