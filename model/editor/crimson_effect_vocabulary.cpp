// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/editor/crimson_effect_vocabulary.h"

// Every switch names every value and has no default, so that the compiler finds what has no words yet.
namespace model {

using namespace rules::effects;

QString EffectVocabulary::word(EffectType type)
{
    switch (type) {
    case EffectType::Deployment: return tr("Deployment");
    case EffectType::Income: return tr("Income");
    case EffectType::Recruitment: return tr("Recruitment");
    case EffectType::Destruction: return tr("Destruction");
    case EffectType::Passive: return tr("Passive");
    case EffectType::Score: return tr("Score");
    }
    return {};
}

QString EffectVocabulary::word(Moment moment)
{
    switch (moment) {
    case Moment::Standing: return tr("always applies");
    case Moment::BeforePlayed: return tr("when a card is played, before its effect");
    case Moment::AfterPlayed: return tr("after a card was played and its effect resolved");
    }
    return {};
}

QString EffectVocabulary::word(Who who)
{
    switch (who) {
    case Who::You: return tr("you", "who chooses or gains");
    case Who::Opponent: return tr("your opponent");
    case Who::Each: return tr("each player");
    case Who::Leader: return tr("who leads this lane");
    case Who::Player: return tr("who played the card");
    }
    return {};
}

QString EffectVocabulary::word(LaneScope lane)
{
    switch (lane) {
    case LaneScope::This: return tr("this lane");
    case LaneScope::Other: return tr("another lane");
    case LaneScope::Any: return tr("any lane");
    }
    return {};
}

QString EffectVocabulary::word(SideScope side)
{
    switch (side) {
    case SideScope::Own: return tr("own side");
    case SideScope::Opposing: return tr("opposing side");
    case SideScope::Both: return tr("both sides");
    }
    return {};
}

QString EffectVocabulary::word(FaceScope face)
{
    switch (face) {
    case FaceScope::Any: return tr("any", "face-up or face-down");
    case FaceScope::Up: return tr("face-up");
    case FaceScope::Down: return tr("face-down");
    }
    return {};
}

QString EffectVocabulary::word(Pick pick)
{
    switch (pick) {
    case Pick::One: return tr("one card");
    case Pick::Several: return tr("several cards");
    case Pick::All: return tr("all cards");
    case Pick::Total: return tr("cards of a total strength");
    case Pick::It: return tr("the card chosen before");
    case Pick::Self: return tr("this card");
    case Pick::Played: return tr("the card that was played");
    }
    return {};
}

QString EffectVocabulary::word(OpCode code)
{
    switch (code) {
    case OpCode::Flip: return tr("Flip");
    case OpCode::Destroy: return tr("Destroy");
    case OpCode::Move: return tr("Move");
    case OpCode::Swap: return tr("Swap");
    case OpCode::Place: return tr("Place a card");
    case OpCode::Discard: return tr("Discard from the offer");
    case OpCode::Gain: return tr("Gain coins");
    case OpCode::Take: return tr("Take coins from the opponent");
    case OpCode::Pay: return tr("Pay coins");
    case OpCode::Strength: return tr("Change strength");
    case OpCode::WinBy: return tr("Change who wins the lane");
    case OpCode::MatchCost: return tr("Matching your bid costs more");
    case OpCode::BidOnTop: return tr("Bid on the deck’s top card");
    case OpCode::PlayedFaceDown: return tr("Cards are played face-down here");
    case OpCode::PlayOnlyHere: return tr("Cards may only be played here");
    case OpCode::Shield: return tr("Cancel the first effect that targets a card here");
    case OpCode::NoDestruction: return tr("No Destruction effects here");
    case OpCode::PlayOpposite: return tr("Is played on the opposing side");
    case OpCode::ScoreAt: return tr("Score this lane at a certain number of cards");
    // Only the changed cards of solo and co-op have these; the builder does not offer them.
    case OpCode::GainMore:
    case OpCode::PlaceTop:
    case OpCode::DiscardTop:
    case OpCode::Draw:
    case OpCode::DiscardFromHand:
    case OpCode::Exchange:
    case OpCode::ThinFullestCastle:
    case OpCode::StrengthByCastleCoins: break;
    }
    return {};
}

QString EffectVocabulary::word(Source source)
{
    switch (source) {
    case Source::Offer: return tr("the offer");
    case Source::DiscardPile: return tr("the discard pile");
    case Source::Self: return tr("this card instead of being destroyed");
    }
    return {};
}

QString EffectVocabulary::word(Partner partner)
{
    switch (partner) {
    case Partner::Self: return tr("this card");
    case Partner::Played: return tr("the card that was played");
    }
    return {};
}

QString EffectVocabulary::word(Change change)
{
    switch (change) {
    case Change::Add: return tr("add");
    case Change::Set: return tr("set to");
    case Change::Times: return tr("multiply by");
    }
    return {};
}

QString EffectVocabulary::word(WinRule rule)
{
    switch (rule) {
    case WinRule::MoreStrength: return tr("more strength wins");
    case WinRule::LessStrength: return tr("less strength wins");
    case WinRule::MoreFaceDown: return tr("more face-down cards win");
    }
    return {};
}

QString EffectVocabulary::word(AmountOf amount)
{
    switch (amount) {
    case AmountOf::Number: return tr("a number");
    case AmountOf::StrengthOfIt: return tr("the strength of the card chosen before");
    case AmountOf::Any: return tr("as many as you like, for strength");
    }
    return {};
}

QString EffectVocabulary::word(Condition condition)
{
    switch (condition) {
    case Condition::None: return tr("none", "no condition");
    case Condition::OpponentHasMoreCoins: return tr("your opponent has more coins");
    case Condition::YouLeadThisLane: return tr("you lead this lane");
    }
    return {};
}

QString EffectVocabulary::word(Gender gender)
{
    switch (gender) {
    case Gender::Masculine: return tr("masculine (der)");
    case Gender::Feminine: return tr("feminine (die)");
    case Gender::Neuter: return tr("neuter (das)");
    }
    return {};
}

QString EffectVocabulary::label(EffectPart part)
{
    switch (part) {
    case EffectPart::Type: return tr("Effect type");
    case EffectPart::Moment: return tr("When");
    case EffectPart::PlayedSide: return tr("Played on");
    case EffectPart::Condition: return tr("Only if");
    }
    return {};
}

QString EffectVocabulary::label(StepPart part)
{
    switch (part) {
    case StepPart::Code: return tr("What happens");
    case StepPart::Pick: return tr("Which cards");
    case StepPart::PickAmount: return tr("How many");
    case StepPart::By: return tr("Who chooses");
    case StepPart::Lane: return tr("Lane");
    case StepPart::Side: return tr("Side");
    case StepPart::Face: return tr("Face");
    case StepPart::MaxStrength: return tr("Strength at most");
    case StepPart::Other: return tr("not this card");
    case StepPart::Strongest: return tr("only the strongest");
    case StepPart::Nearest: return tr("only the closest to the castle");
    case StepPart::To: return tr("To");
    case StepPart::From: return tr("From");
    case StepPart::FaceDown: return tr("face-down");
    case StepPart::With: return tr("With");
    case StepPart::Who: return tr("Who");
    case StepPart::AmountOf: return tr("How much");
    case StepPart::Change: return tr("How");
    case StepPart::Amount: return tr("Number");
    case StepPart::Rule: return tr("Who wins");
    case StepPart::Then: return tr("then");
    }
    return {};
}

QString EffectVocabulary::sentence(EffectProblem problem)
{
    switch (problem) {
    case EffectProblem::NoStep: return tr("This effect does nothing yet. Add a step.");
    case EffectProblem::TypeTwice:
        return tr("The card has another effect of this type. Choose another type.");
    case EffectProblem::TypeOnCastle: return tr("A castle has Income, Passive and Score effects only.");
    case EffectProblem::OnlyPassiveReacts: return tr("Only a Passive effect reacts to a card being played.");
    case EffectProblem::CastleActsAfter: return tr("A castle’s effect resolves after the card’s own effect.");
    case EffectProblem::SideNeedsReaction:
        return tr("Only an effect that reacts to a played card can check where it was played.");
    case EffectProblem::CastleHasNoSide: return tr("A castle is on neither side, so both sides count.");
    case EffectProblem::RuleHasNoCondition: return tr("A rule that always applies has no condition.");
    case EffectProblem::OperationMisfit: return tr("This does not fit the type of the effect.");
    case EffectProblem::MeaninglessMember: return tr("One of the choices has no meaning here.");
    case EffectProblem::ThenFirst: return tr("The first step cannot be the part after “then”.");
    case EffectProblem::RuleHasNoThen: return tr("A rule that always applies cannot be split by “then”.");
    case EffectProblem::ThenTwice: return tr("An effect can be split by “then” only once.");
    case EffectProblem::OperationTwice: return tr("The effect already contains this.");
    case EffectProblem::PlayOppositeFirst: return tr("Where the card is played must be the first step.");
    case EffectProblem::NobodyPlayed:
        return tr("No one played a card here; this fits only effects that react to a played card.");
    case EffectProblem::NothingPlayed:
        return tr("No card was played here: this fits only effects that react to a played card.");
    case EffectProblem::DiscardFromOffer: return tr("A card can only be discarded from the offer.");
    case EffectProblem::PlaceSelfDestruction:
        return tr("Only a Destruction effect can place its own card instead.");
    case EffectProblem::PlaceSelfFirst:
        return tr("The card is placed instead of being destroyed: this must be the first step.");
    case EffectProblem::ScorePaysAny: return tr("During scoring, you can pay any number of coins.");
    case EffectProblem::AnyOnlyInScore:
        return tr("“As many as you like” fits only a payment in a Score effect.");
    case EffectProblem::StrengthOnlyGained: return tr("The strength of a card can only be gained as coins.");
    case EffectProblem::OnlyYouPay: return tr("Only you can pay for the strength of this card.");
    case EffectProblem::OutOfRange: return tr("This number is too small or too large.");
    case EffectProblem::ChangesNothing: return tr("A change of 0 has no effect.");
    case EffectProblem::NoCardChosen: return tr("No step before this one chooses a card.");
    case EffectProblem::SeveralChosen: return tr("The steps before choose several cards, not one.");
    case EffectProblem::ChosenIsGone: return tr("The card chosen before has been destroyed by then.");
    case EffectProblem::CastleIsNoCard: return tr("A castle is not a card in a lane.");
    case EffectProblem::SelfIsGone:
        return tr("This card has left play when its Destruction effect resolves.");
    case EffectProblem::NobodyChooses: return tr("If all cards are affected, nobody chooses.");
    case EffectProblem::EachHasOwnSide: return tr("If each player chooses, use your own side or both sides.");
    case EffectProblem::LimitAndStrongest:
        return tr("“At most” and “only the strongest” do not go together.");
    case EffectProblem::FaceDownHasNone:
        return tr("Face-down cards all have strength 0 and cannot be distinguished by it.");
    case EffectProblem::TotalAmongSome:
        return tr("A total strength cannot be combined with the strongest or closest cards.");
    case EffectProblem::FaceDownAddsNothing: return tr("Face-down cards never add up to a strength.");
    case EffectProblem::OneIsNearest: return tr("Only one card per side is closest to the castle.");
    case EffectProblem::CastleScoresBoth: return tr("A castle scores both sides alike.");
    case EffectProblem::MoveThisOrOther: return tr("A card moves to this lane or to another one.");
    case EffectProblem::MovesNowhere: return tr("The card is in this lane already.");
    case EffectProblem::SwapOne: return tr("A swap needs exactly two cards.");
    case EffectProblem::SwapWithItself: return tr("A card cannot be swapped with itself.");
    case EffectProblem::SwapOtherWay:
        return tr("Put it the other way round: swap the played card with this card.");
    case EffectProblem::ScoreHasNoChoice:
        return tr("No choices are made during scoring: use all cards or this card.");
    case EffectProblem::ScoreThisLane: return tr("Only cards in the lane being scored count.");
    }
    return {};
}

} // namespace model
