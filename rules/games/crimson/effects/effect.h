// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/fixed_vector.h"

#include <cstdint>

/// The closed vocabulary of card effects. An effect is plain data: built-in cards, packs and the effect
/// builder all make the same values, the interpreter runs them, and the text writer turns them into English
/// and German.
///
/// Words are relative to the card that carries the effect: "own" is the side of the lane it lies on, "you"
/// the player of that side, "this lane" the lane it lies in. For a castle "you" is the player whose turn it
/// is.
namespace rules::effects {

enum class EffectType : std::uint8_t { Deployment, Income, Recruitment, Destruction, Passive, Score };

/// When a Passive effect acts. Standing effects apply all the time; the other two react to a card being
/// played into this lane
/// (`Effect::playedSide` narrows it to one side), before or after that card's own Deployment effect. Castles
/// use AfterPlayed for their effects after a deployment. All other effect types are Standing here: their type
/// says when they act.
enum class Moment : std::uint8_t { Standing, BeforePlayed, AfterPlayed };

/// Who chooses, gains or pays. Player is the one who played the card that a Passive effect reacts to; Leader
/// the one whose side has the greater base strength in this lane, nobody on a tie; Each asks both, the active
/// player first.
enum class Who : std::uint8_t { You, Opponent, Each, Leader, Player };

enum class LaneScope : std::uint8_t { This, Other, Any };

/// With Who::Each, Own means the own side of each player in turn.
enum class SideScope : std::uint8_t { Own, Opposing, Both };

enum class FaceScope : std::uint8_t { Any, Up, Down };

/// One: somebody picks a card. Several: `Target::amount` picks one after the other, on the board as it then
/// is. All: no choice. Total: picks on the unchanged board until their strength adds up to `Target::amount`,
/// more if the chooser likes, everything where it does not suffice. It: the card this effect chose last.
/// Self: the card itself. Played: the card that was played.
enum class Pick : std::uint8_t { One, Several, All, Total, It, Self, Played };

/// Which cards in play an operation is about.
struct Target
{
    Pick pick = Pick::One;
    Who by = Who::You;
    LaneScope lane = LaneScope::This;
    SideScope side = SideScope::Both;
    FaceScope face = FaceScope::Any;
    bool other = false;           ///< not the card itself
    bool strongest = false;       ///< only the strongest cards of each side
    bool nearest = false;         ///< only the card nearest the castle of each side
    std::int8_t maxStrength = -1; ///< at most this strength; -1: any
    std::uint8_t amount = 0;      ///< Several: how many; Total: the strength to reach

    friend bool operator==(const Target&, const Target&) = default;
};

enum class OpCode : std::uint8_t {
    // What happens: Deployment, Income, Destruction, and Passive effects that react.
    Flip,    ///< target
    Destroy, ///< target
    Move,    ///< target, to (This: into this lane, Other: into another lane than the card's, chosen by
             ///< target.by)
    Swap,    ///< target, with
    Place,   ///< from, to, faceDown: onto the own side; the lane is chosen where several fit
    Discard, ///< from: a card chosen from there goes to the discard pile
    Gain,    ///< who, amount: from the supply
    Take,    ///< amount: you take it from the opponent
    Pay, ///< who, amount: into the supply; as a Score effect any amount, each coin `amount` strength for this
         ///< card
    // How a lane is scored: Score effects.
    Strength, ///< target, change, amount
    WinBy,    ///< rule
    // What holds while the card is face-up: Passive and Recruitment effects, and one placement rule.
    MatchCost,      ///< amount: the opponent pays this much more to match your bid (Recruitment)
    BidOnTop,       ///< you may bid on the deck's top card (Recruitment)
    PlayedFaceDown, ///< cards are played face-down into this lane
    PlayOnlyHere,   ///< cards may only be played into this lane
    Shield,         ///< the first effect that picks a card in this lane is cancelled, then this card flips
    NoDestruction,  ///< Destruction effects of cards in this lane do not happen
    PlayOpposite,   ///< this card is played on the opponent's side (Deployment)
    ScoreAt,        ///< amount: this lane is scored from that many cards on a side
    // Solo and co-op of Crimson Company, where nobody has a purse and nothing is on offer. The effect format
    // has
    // no words for these: cards of a library do not use them.
    GainMore,          ///< amount: effects of yours that gain coins gain this many more (Passive)
    PlaceTop,          ///< to, faceDown: the top card of the deck onto the own side
    DiscardTop,        ///< you may put the top card of the deck on the discard pile
    Draw,              ///< amount: cards from the deck into the hand
    DiscardFromHand,   ///< a card chosen from the hand goes to the discard pile
    Exchange,          ///< amount: of so many drawn cards a chosen one takes this card's place; the others
                       ///< and this card are discarded
    ThinFullestCastle, ///< amount: coins taken off this lane's castle if it has more than any other
    StrengthByCastleCoins, ///< amount: 1 strength for this card for so many coins on the castle (Score)
};

/// Where a placed or discarded card comes from. Self: the card that is being destroyed is placed instead.
enum class Source : std::uint8_t { Offer, DiscardPile, Self };

/// What a swapped card changes places with.
enum class Partner : std::uint8_t { Self, Played };

enum class Change : std::uint8_t { Add, Set, Times };

enum class WinRule : std::uint8_t { MoreStrength, LessStrength, MoreFaceDown };

/// An amount of coins: a number, or the strength that the card chosen last had when it was chosen.
enum class AmountOf : std::uint8_t { Number, StrengthOfIt, Any };

/// One step of an effect. Only the members that its code names above mean anything; the others keep their
/// default.
struct Operation
{
    OpCode code = OpCode::Flip;
    bool then = false; ///< this step opens the second half of an effect divided by the word "then"
    Target target;
    LaneScope to = LaneScope::This;
    Source from = Source::Offer;
    bool faceDown = false;
    Partner with = Partner::Self;
    Who who = Who::You;
    AmountOf amountOf = AmountOf::Number;
    std::int8_t amount = 0;
    Change change = Change::Add;
    WinRule rule = WinRule::MoreStrength;

    friend bool operator==(const Operation&, const Operation&) = default;
};

/// What must hold when the effect begins; otherwise nothing of it happens.
enum class Condition : std::uint8_t { None, OpponentHasMoreCoins, YouLeadThisLane };

inline constexpr std::size_t kMaxOperations = 4;
inline constexpr std::size_t kMaxEffects = 3;

struct Effect
{
    EffectType type = EffectType::Deployment;
    Moment moment = Moment::Standing;
    SideScope playedSide =
        SideScope::Both; ///< BeforePlayed, AfterPlayed: on which side a card must have been played
    Condition condition = Condition::None;
    FixedVector<Operation, kMaxOperations> program;

    friend bool operator==(const Effect&, const Effect&) = default;
};

/// All effects of one card, at most one of each type.
using Effects = FixedVector<Effect, kMaxEffects>;

} // namespace rules::effects
