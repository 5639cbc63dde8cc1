// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace model {

/// Kinds of things that can be found. The index takes any kind; these have a place of their own in the
/// ranking.
inline constexpr QStringView kCardKind = u"card";
inline constexpr QStringView kClarificationKind = u"clarification";
inline constexpr QStringView kClauseKind = u"rule";
inline constexpr QStringView kPageKind = u"page";

/// Bits of what a card is. The first seven are the effect types in the order of EffectType.
enum SearchTraits : quint32 {
    kHasDeployment = 1u << 0,
    kHasIncome = 1u << 1,
    kHasRecruitment = 1u << 2,
    kHasDestruction = 1u << 3,
    kHasPassive = 1u << 4,
    kHasScore = 1u << 5,
    kHasAbility = 1u << 6,
    kIsCharacter = 1u << 8,
    kIsSecondKind = 1u << 9, ///< of the game that has had two kinds from the beginning
    kHasNoEffect = 1u << 10,
    kFirstFreeTrait = 1u << 11, ///< for the kinds of further games, one bit each
};

} // namespace model
