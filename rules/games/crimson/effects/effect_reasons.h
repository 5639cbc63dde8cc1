// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/core_reasons.h"

namespace rules::effects {

/// What can be wrong with the effects of a card. effect_reasons.cpp puts it into words.
enum class EffectReason : std::uint8_t {
    NoEffectsOnCastle,
    OnlyPassiveReacts,
    CastleResolvesAfter,
    SideNeedsWhen,
    CastleHasNoSide,
    RuleHasNoCondition,
    MeaninglessMembers,
    NobodyPlayed,
    DiscardFromOffer,
    Misfit,
    MisfitWhen,
    MisfitNoWhen,
    MisfitCastle,
    ThenFirst,
    RuleHasNoThen,
    ThenTwice,
    PlayOppositeFirst,
    OperationTwice,
    PlaceSelfDestruction,
    PlaceSelfFirst,
    ScorePaysAny,
    AnyOnlyInScore,
    StrengthOnlyGained,
    OnlyYouPay,
    ChangesNothing,
    NothingPlayed,
    NothingPlayedUseSelf,
    CastleIsNoCard,
    SelfIsGone,
    NobodyChooses,
    EachHasOwnSide,
    LimitAndStrongest,
    FaceDownHasNone,
    TotalAmongSome,
    FaceDownAddsNothing,
    OneIsNearest,
    CastleScoresBoth,
    MoveThisOrOther,
    MovesNowhere,
    SwapOne,
    SwapWithItself,
    SwapOtherWay,
    ScoreHasNoChoice,
    ScoreThisLane,
    ItIsSeveral,
    ItIsGone,
    ItIsNothing,
    TargetForm,
    AmountOnlyWith,
    OnlyWithAny,
    TypeTwice,
    Last = TypeTwice
};
[[nodiscard]] std::span<const ReasonWords> reasonTable(EffectReason);

} // namespace rules::effects
