// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/narration/grammar.h"

namespace rules::crimson::narration {

namespace {

std::string_view pattern(Line line)
{
    switch (line) {
    case Line::MatchBegan: return "The match begins: A has {coins}, B has {coinsB}.";
    case Line::TurnBegan: return "Turn {n}: it is {side}'s turn.";
    case Line::TurnBeganLate: return "It is {side}'s turn.";
    case Line::IncomeGained: return "{side} gains {coins} as income.";
    case Line::RecruitSkippedNoCoins: return "{side} has no coins and skips recruitment.";
    case Line::RecruitSkippedNoOffer: return "There is no card to bid on; {side} skips recruitment.";
    case Line::BidMade: return "{side} bids {coins} on {card}.";
    case Line::BidMadeOnTop: return "{side} bids {coins} on {card}, the top card of the deck.";
    case Line::BidMatched: return "{side} matches and pays {rival} {coins} for {card}.";
    case Line::BidMatchedRaised:
        return "{side} matches at the raised price and pays {rival} {coins} for {card}.";
    case Line::BidPassed: return "{side} passes; {rival} pays {coins} into the supply for {card}.";
    case Line::Recruited: return "{side} recruits {card}.";
    case Line::OfferRefilled: return "{card} joins the offer.";
    case Line::DeckRebuilt: return "The discard pile is shuffled into a new deck of {cards}.";
    case Line::CardPlayed: return "{side} plays {card}{face} {into}.";
    case Line::CardPlayedOpposite: return "{side} plays {card}{face} {into}, on {toSide}'s side.";
    case Line::EffectBegan: return "{card} on {side}'s side: {type}.";
    case Line::CastleEffectBegan: return "{card}, {lane}: {type} for {side}.";
    case Line::CardChosen: return "{side} picks {card}.";
    case Line::StandingApplied: return "{card} on {side}'s side takes effect.";
    case Line::CastleStandingApplied: return "The castle {card} takes effect.";
    case Line::EffectIdle: return "{card}: there is nothing to do.";
    case Line::EffectIdleCondition: return "{card}: the condition is not met.";
    case Line::EffectIdleThen: return "{card}: the part after “then” is skipped.";
    case Line::EffectCancelled: return "{other} cancels the effect of {card}.";
    case Line::CastleEffectCancelled: return "{other} cancels the effect of the castle.";
    case Line::EffectDropped: return "Too many effects in a row: the effect of {card} does not happen.";
    case Line::CastleEffectDropped:
        return "Too many effects in a row: the effect of the castle {card} does not happen.";
    case Line::TurnedUp: return "{card} is turned face-up: {from}.";
    case Line::TurnedDown: return "{card} is turned face-down: {from}.";
    case Line::Destroyed: return "{card} is destroyed: {from}.";
    case Line::DestructionStopped: return "The Destruction effect of {card} does not happen.";
    case Line::Moved: return "{card} moves {outOf} {into}, on {toSide}'s side.";
    case Line::Swapped: return "{card} ({from}) and {other} ({to}) swap places.";
    case Line::PlacedCard: return "{card} is placed{face}: {to}.";
    case Line::Discarded: return "{card} goes from the offer to the discard pile.";
    case Line::CoinsGained: return "{side} gains {coins}.";
    case Line::CoinsTaken: return "{side} takes {coins} from {rival}.";
    case Line::CoinsPaid: return "{side} pays {coins} into the supply.";
    case Line::SupplyRanDry: return "The supply is empty: {side} misses out on {coins}.";
    case Line::LaneScored: return "The {lane} is scored: A has {n}, B has {m}.";
    case Line::LaneScoredByFaceDown:
        return "The {lane} is scored by face-down cards ({rule}): A has {n}, B has {m}.";
    case Line::LaneScoredByLess:
        return "The {lane} is scored, less strength wins ({rule}): A has {n}, B has {m}.";
    case Line::LaneTied: return "The {lane} is tied and stays in play.";
    case Line::CastleWon: return "{side} wins the {lane} and its castle.";
    case Line::LaneCleared: return "All cards {in} are destroyed, and the lane leaves play.";
    case Line::LanesCheckedAgain: return "All lanes are checked again.";
    case Line::TurnPassed: return "{side}'s turn ends.";
    case Line::MatchWon: return "{side} wins the match.";
    case Line::MatchDrawn: return "The match ends in a draw.";

    case Line::MatchIsOver: return "The match is over.";
    case Line::AskBid: return "Bid at least 1 coin on a card on offer. You have {coins}.";
    case Line::AskBidOrTop:
        return "Bid at least 1 coin on a card on offer or on {card}, the top card of the deck. You have "
               "{coins}.";
    case Line::AskBidTopOnly:
        return "Bid at least 1 coin on {card}, the top card of the deck. You have {coins}.";
    case Line::AskAnswer: return "{rival} bids {coins} on {card}. Match for {price}, or pass.";
    case Line::AskAnswerTooDear:
        return "{rival} bids {coins} on {card}. Matching costs {price}, but you have {purse}: pass.";
    case Line::AskPlay: return "Play one of the cards in front of you {lanes}.";
    case Line::AskPlayOne: return "Play {card} {lanes}.";
    case Line::AskFlip: return "{asker}: flip {target}{count}.";
    case Line::AskDestroy: return "{asker}: destroy {target}{count}.";
    case Line::AskMoveHere: return "{asker}: move {target} into this lane{count}.";
    case Line::AskMoveAway: return "{asker}: move {target} into another one{count}.";
    case Line::AskSwap: return "{asker}: swap {target} with {card}{count}.";
    case Line::AskTotal: return "{asker}: pick {target} to destroy; {n} more strength is needed.";
    case Line::AskTotalEnough:
        return "{asker}: pick {target} to destroy as well, or stop; the strength suffices.";
    case Line::AskPlaceFromOffer:
        return "{asker}: place a card from the offer{face} on your side of {scope}.";
    case Line::AskPlaceFromDiscard:
        return "{asker}: place a card from the discard pile{face} on your side of {scope}.";
    case Line::AskDiscard: return "{asker}: put a card from the offer on the discard pile.";
    case Line::AskMoveLane: return "{asker}: pick the lane that {card} ({from}) moves into.";
    case Line::AskPlaceLane: return "{asker}: pick the lane in which {card} is placed{face}.";
    case Line::AskPayment:
        return "{asker}: pay as many coins as you like; each adds {n} strength. You have {coins}.";

    case Line::OtherDecides: return "It is {rival} who decides now.";
    case Line::Wanted: return "The open question asks for {wanted}.";
    case Line::NoSuchChoice: return "This game has no such choice.";
    case Line::NotOnOffer: return "{card} is not on offer.";
    case Line::NotInDiscard: return "{card} is not in the discard pile.";
    case Line::OnTopOnly: return "{card} is still on top of the deck and not on offer.";
    case Line::AtLeastOneCoin: return "A bid is at least 1 coin.";
    case Line::BidTooHigh: return "You have {coins}; a bid of {n} is too much.";
    case Line::PaymentTooHigh: return "You have {coins}; you cannot pay {n}.";
    case Line::CannotAffordMatch: return "Matching costs {price}; you have {coins}.";
    case Line::NotInFront: return "{card} does not lie in front of you.";
    case Line::LaneClosed: return "The {lane} is no longer in play.";
    case Line::NoSuchLane: return "There is no such lane.";
    case Line::OnlyTheseLanes: return "{card}: cards may only be played {lanes}.";
    case Line::NoCardThere: return "There is no {ordinal} card there ({place}: {cards}).";
    case Line::NoSuchPlace: return "There is no such place.";
    case Line::NoSuchCard: return "There is no such card.";
    case Line::TargetIsPicked: return "{card} ({place}) is picked already.";
    case Line::TargetIsSource: return "{asker} cannot choose itself.";
    case Line::TargetIsPartner: return "{card} cannot be swapped with itself.";
    case Line::TargetLane: return "{card} lies {in}; {asker} asks for a card {scope}.";
    case Line::TargetMine: return "{card} ({place}) is not one of your cards; {asker} asks for one of yours.";
    case Line::TargetOpposing: return "{card} ({place}) is your own card; {asker} asks for an opposing one.";
    case Line::TargetFaceUp: return "{card} ({place}) lies face-down; {asker} asks for a face-up card.";
    case Line::TargetFaceDown: return "{card} ({place}) lies face-up; {asker} asks for a face-down card.";
    case Line::TargetTooStrong: return "{card} ({place}) has strength {n}; {asker} allows at most {m}.";
    case Line::TargetNotStrongest: return "{card} ({place}) is not the strongest card there.";
    case Line::TargetNotNearest: return "{card} ({place}) is not the one nearest the castle.";
    case Line::NotATarget: return "{asker} cannot choose {card} ({place}).";
    case Line::AlreadyInLane: return "{card} lies {in} already; pick another lane.";
    case Line::MayNotBePlaced: return "{card} may not be placed {in}; pick another lane.";
    case Line::NotEnoughYet: return "You have picked strength {n} so far; at least {m} is needed.";

    case Line::ChooseBid: return "Bid {coins} on {card}";
    case Line::ChooseBidOnTop: return "Bid {coins} on {card}, the top card of the deck";
    case Line::ChoosePlay: return "Play {card}{face} {into}";
    case Line::ChoosePlayOpposite: return "Play {card}{face} {into}, on {rival}'s side";
    case Line::ChooseCard: return "Pick {card}, {place}, {ordinal} from the castle";
    case Line::ChooseCardDown: return "Pick {card} (face-down), {place}, {ordinal} from the castle";
    case Line::ChooseKind: return "Pick {card}";
    case Line::ChooseLane: return "Pick the {lane}";
    case Line::ChoosePay: return "Pay {coins}";
    case Line::ChoosePayNothing: return "Pay nothing";
    case Line::ChooseMatch: return "Match for {coins}";
    case Line::ChoosePass: return "Pass";
    case Line::ChooseStop: return "Stop picking";
    case Line::ChooseNothing: return "No possible choice";

    case Line::ExplainCard: return "{card}: {n}";
    case Line::ExplainCardDown: return "{card} (face-down): {n} instead of {m}";
    case Line::ExplainDoubles: return "{card} doubles: {n} → {m}";
    case Line::ExplainTimes: return "{card} multiplies by {k}: {n} → {m}";
    case Line::ExplainAdds: return "{card} adds {k}: {n} → {m}";
    case Line::ExplainTakes: return "{card} takes away {k}: {n} → {m}";
    case Line::ExplainSets: return "{card} sets to {k}: {n} → {m}";
    case Line::ExplainPaid: return "{card}, {coins} paid: {n} → {m}";
    case Line::ExplainChanges: return "{card} changes: {n} → {m}";
    case Line::ExplainTotal: return "Total: {n}";
    case Line::ExplainLessWins: return "{card}: the lower total wins";
    case Line::ExplainMoreFaceDownWins: return "{card}: more face-down cards win, not strength";
    }
    return {};
}

std::string target(Owner owner, bool other, effects::FaceScope face)
{
    static constexpr std::array<std::string_view, 3> kFace{"", "face-up ", "face-down "};
    std::string text;
    if (owner == Owner::Mine)
        return text.append("one of your ")
            .append(other ? "other " : "")
            .append(kFace[std::size_t(face)])
            .append("cards");
    const bool vowel = owner == Owner::Opposing && face == effects::FaceScope::Any;
    if (other)
        text = "another ";
    else
        text = vowel ? "an " : "a ";
    return text.append(kFace[std::size_t(face)])
        .append(owner == Owner::Opposing ? "opposing " : "")
        .append("card");
}

} // namespace

const Grammar& english()
{
    static constexpr Grammar kEnglish{
        .pattern = pattern,
        .target = target,
        .lane = {{{"left lane", "middle lane", "right lane"},
                  {"in the left lane", "in the middle lane", "in the right lane"},
                  {"into the left lane", "into the middle lane", "into the right lane"},
                  {"from the left lane", "from the middle lane", "from the right lane"}}},
        .laneScope = {{{"in this lane", "in another lane", "in any lane"},
                       {"from this lane", "from another lane", "from any lane"},
                       {"this lane", "another lane", "any lane"}}},
        .effectType = {"Deployment effect", "Income effect", "Recruitment effect", "Destruction effect",
                       "Passive effect", "Score effect"},
        .effect = "effect",
        .wanted = {"nothing", "a bid", "an answer to the bid: match or pass", "a card to play",
                   "a card in play", "a card in play", "a card by its name", "a lane", "a number of coins"},
        .ordinal = {"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
                    "tenth"},
        .ordinalEnd = "th",
        .side = "side ",
        .noCoins = "no coins",
        .coin = "coin",
        .coins = "coins",
        .card = "card",
        .cards = "cards",
        .faceDown = "face-down",
        .strongest = " (the strongest of its side)",
        .nearest = " (the nearest to the castle on its side)",
        .maxStrengthBefore = " with strength ",
        .maxStrengthAfter = " or less",
        .maxStrengthZero = " with strength 0",
        .oneOfSeveral = " of ",
        .anyLane = "into a lane of your choice",
        .orWord = " or ",
    };
    return kEnglish;
}

} // namespace rules::crimson::narration
