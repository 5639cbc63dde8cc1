// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace rules::effects {

/// What can be wrong with an effect, for programs that say it in their own words. The check gives one of
/// these with every reason.
enum class EffectProblem : std::uint8_t {
    NoStep,               ///< an effect without operations
    TypeTwice,            ///< the card has an effect of this type already
    TypeOnCastle,         ///< castles have no effects of this type
    OnlyPassiveReacts,    ///< another type than Passive has a moment
    CastleActsAfter,      ///< a castle reacts before the card's own effect
    SideNeedsReaction,    ///< asks on which side a card was played, and reacts to none
    CastleHasNoSide,      ///< a castle asks on which side a card was played
    RuleHasNoCondition,   ///< a rule that holds has a condition
    OperationMisfit,      ///< the operation does not fit the type and moment
    MeaninglessMember,    ///< a member that means nothing for the operation
    ThenFirst,            ///< "then" before the first operation
    RuleHasNoThen,        ///< a rule that holds is divided by "then"
    ThenTwice,            ///< divided by "then" more than once
    OperationTwice,       ///< the operation may stand in an effect once
    PlayOppositeFirst,    ///< stands behind other operations
    NobodyPlayed,         ///< names the player of a card, and reacts to none
    NothingPlayed,        ///< names the card that was played, and reacts to none
    DiscardFromOffer,     ///< discards from elsewhere than the offer
    PlaceSelfDestruction, ///< places its own card outside a Destruction effect
    PlaceSelfFirst,       ///< places its own card after other operations
    ScorePaysAny,         ///< a Score effect pays a fixed amount
    AnyOnlyInScore,       ///< any amount outside a payment of a Score effect
    StrengthOnlyGained,   ///< the strength of a card as an amount that is not gained
    OnlyYouPay,           ///< somebody else pays for this card's strength
    OutOfRange,           ///< a number outside amountRange and its like
    ChangesNothing,       ///< a strength changed by 0
    NoCardChosen,         ///< "it", and no card was chosen before
    SeveralChosen,        ///< "it", and several cards were chosen before
    ChosenIsGone,         ///< "it", and the card was destroyed before
    CastleIsNoCard,       ///< a castle names itself as a card
    SelfIsGone,           ///< a Destruction effect names its own card
    NobodyChooses,        ///< somebody chooses where all cards are meant
    EachHasOwnSide,       ///< each player chooses on the opposing side
    LimitAndStrongest,    ///< at most a strength, and the strongest
    FaceDownHasNone,      ///< face-down cards chosen by their strength
    TotalAmongSome,       ///< a total strength among the strongest or nearest
    FaceDownAddsNothing,  ///< a total strength of face-down cards
    OneIsNearest,         ///< several nearest cards of a side
    CastleScoresBoth,     ///< a castle scores one side
    MoveThisOrOther,      ///< moves to any lane
    MovesNowhere,         ///< moves a card to the lane where it is
    SwapOne,              ///< swaps more than one card
    SwapWithItself,       ///< swaps a card with itself
    SwapOtherWay,         ///< the card itself is the target and not the partner
    ScoreHasNoChoice,     ///< somebody chooses while a lane is scored
    ScoreThisLane,        ///< changes strengths in other lanes than the one that is scored
};

} // namespace rules::effects
