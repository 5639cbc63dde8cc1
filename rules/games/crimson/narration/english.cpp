// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/narration/grammar.h"

namespace rules::crimson::narration {

namespace {

std::string_view pattern(Line line)
{
    switch (line) {
    case Line::MatchBegan: return "The match begins: A has {coins}, B has {coinsB}.";
    case Line::TurnBegan: return "Turn {n}: it is {who}’s turn.";
    case Line::TurnBeganLate: return "It is {who}’s turn.";
    case Line::IncomeGained: return "{who} gains {coins} as income.";
    case Line::RecruitSkippedNoCoins: return "{who} has no coins and skips recruitment.";
    case Line::RecruitSkippedNoOffer: return "There are no cards to bid on; {who} skips recruitment.";
    case Line::BidMade: return "{who} bids {coins} on {card}.";
    case Line::BidMadeOnTop: return "{who} bids {coins} on {card}, the top card of the deck.";
    case Line::BidMatched: return "{who} matches and pays {rival} {coins} for {card}.";
    case Line::BidMatchedRaised:
        return "{who} matches at the raised price and pays {rival} {coins} for {card}.";
    case Line::BidPassed: return "{who} passes; {rival} pays {coins} to the supply for {card}.";
    case Line::Recruited: return "{who} recruits {card}.";
    case Line::OfferRefilled: return "{card} joins the offer.";
    case Line::DeckRebuilt: return "The discard pile is shuffled into a new deck of {cards}.";
    case Line::CardPlayed: return "{who} plays {card}{face} {into}.";
    case Line::CardPlayedOpposite: return "{who} plays {card}{face} {into}, {onTo}.";
    case Line::EffectBegan: return "{card} {onWho}: {type}.";
    case Line::CastleEffectBegan: return "{card}, {lane}: {type} for {who}.";
    case Line::CardChosen: return "{who} picks {card}.";
    case Line::StandingApplied: return "{card} {onWho} takes effect.";
    case Line::CastleStandingApplied: return "The castle {card} takes effect.";
    case Line::EffectIdle: return "{card}: nothing happens.";
    case Line::EffectIdleCondition: return "{card}: the condition is not met.";
    case Line::EffectIdleThen: return "{card}: the part after “then” is skipped.";
    case Line::EffectCancelled: return "{other} cancels {card}’s effect.";
    case Line::CastleEffectCancelled: return "{other} cancels the castle’s effect.";
    case Line::EffectDropped: return "Too many effects in a row: {card}’s effect does not resolve.";
    case Line::CastleEffectDropped:
        return "Too many effects in a row: the effect of the castle {card} does not resolve.";
    case Line::TurnedUp: return "{card} is turned face-up: {from}.";
    case Line::TurnedDown: return "{card} is turned face-down: {from}.";
    case Line::Destroyed: return "{card} is destroyed: {from}.";
    case Line::DestructionStopped: return "{card}’s Destruction effect does not trigger.";
    case Line::Moved: return "{card} moves {outOf} {into}, {onTo}.";
    case Line::Swapped: return "{card} ({from}) and {other} ({to}) swap places.";
    case Line::PlacedCard: return "{card} is placed{face}: {to}.";
    case Line::Discarded: return "{card} goes from the offer to the discard pile.";
    case Line::CoinsGained: return "{who} gains {coins}.";
    case Line::CoinsTaken: return "{who} takes {coins} from {rival}.";
    case Line::CoinsPaid: return "{who} pays {coins} to the supply.";
    case Line::SupplyRanDry: return "The supply is empty: {who} misses out on {coins}.";
    case Line::LaneScored: return "The {lane} is scored: {first} has {n}, {second} has {m}.";
    case Line::LaneScoredByFaceDown:
        return "The {lane} is scored by face-down cards ({rule}): {first} has {n}, {second} has {m}.";
    case Line::LaneScoredByLess:
        return "The {lane} is scored, and the lower total wins ({rule}): {first} has {n}, {second} has {m}.";
    case Line::LaneTied: return "The {lane} is tied and stays in play.";
    case Line::CastleWon: return "{who} wins the {lane} and its castle.";
    case Line::LaneCleared: return "All cards {in} are destroyed, and the lane is out of the game.";
    case Line::LanesCheckedAgain: return "All lanes are checked again.";
    case Line::TurnPassed: return "{who}’s turn ends.";
    case Line::MatchWon: return "{who} wins the match.";
    case Line::MatchDrawn: return "The match ends in a draw.";
    case Line::MatchBeganForMany: return "The match begins.";
    case Line::PurseFilled: return "{who} starts with {coins}.";
    case Line::BidDeclined: return "{who} passes; the next opponent may still match the bid on {card}.";
    case Line::CardCalled: return "{who} puts {card} up for auction.";
    case Line::CardCalledOnTop: return "{who} puts {card}, the top card of the deck, up for auction.";
    case Line::SecretBidMade: return "{who} bids {coins} in secret.";
    case Line::SecretBidOpen: return "{who} has made a secret bid.";
    case Line::BidsRevealed: return "The bids on {card} are revealed.";
    case Line::BidShown: return "{who} bid {coins}.";
    case Line::PriceSet: return "{who} is the highest bidder; the price is {coins}.";
    case Line::PriceMatched: return "{who} matches, pays {rival} {coins} and gets {card}.";
    case Line::PricePassed: return "{who} passes; {rival} pays {coins} into the supply and gets {card}.";
    case Line::PlaceTaken: return "{who} takes place {n}.";
    case Line::PlayerLeft: return "{who} leaves the table and returns {coins} to the supply.";
    case Line::FrontsMerged: return "{first} and {second} now face each other.";
    case Line::PayerNamed: return "{who} decides that {rival} may pay for {card}.";

    case Line::MatchIsOver: return "The match is over.";
    case Line::AskBid: return "Bid at least 1 coin on a card on offer. You have {coins}.";
    case Line::AskBidOrTop:
        return "Bid at least 1 coin on a card on offer or on {card}, the top card of the deck. You have "
               "{coins}.";
    case Line::AskBidTopOnly:
        return "Bid at least 1 coin on {card}, the top card of the deck. You have {coins}.";
    case Line::AskAnswer: return "{rival} bids {coins} on {card}. Match for {price}, or pass.";
    case Line::AskAnswerTooDear:
        return "{rival} bids {coins} on {card}. Matching costs {price} and you have {purse}, so you must "
               "pass.";
    case Line::AskPlay: return "Play one of the cards in front of you {lanes}.";
    case Line::AskPlayOne: return "Play {card} {lanes}.";
    case Line::AskFlip: return "{asker}: flip {target}{count}.";
    case Line::AskDestroy: return "{asker}: destroy {target}{count}.";
    case Line::AskMoveHere: return "{asker}: move {target} into this lane{count}.";
    case Line::AskMoveAway: return "{asker}: move {target} to another lane{count}.";
    case Line::AskSwap: return "{asker}: swap {target} with {card}{count}.";
    case Line::AskTotal: return "{asker}: pick {target} to destroy; you need {n} more strength.";
    case Line::AskTotalEnough:
        return "{asker}: you have enough strength; pick {target} to destroy as well, or stop.";
    case Line::AskTotalFlip: return "{asker}: pick {target} to flip; you need {n} more strength.";
    case Line::AskTotalFlipEnough:
        return "{asker}: you have enough strength; pick {target} to flip as well, or stop.";
    case Line::AskTotalMove: return "{asker}: pick {target} to move; you need {n} more strength.";
    case Line::AskTotalMoveEnough:
        return "{asker}: you have enough strength; pick {target} to move as well, or stop.";
    case Line::AskPlaceFromOffer:
        return "{asker}: place a card from the offer{face} on your side of {scope}.";
    case Line::AskPlaceFromDiscard:
        return "{asker}: place a card from the discard pile{face} on your side of {scope}.";
    case Line::AskDiscard: return "{asker}: put a card from the offer on the discard pile.";
    case Line::AskMoveLane: return "{asker}: pick the lane to move {card} ({from}) to.";
    case Line::AskPlaceLane: return "{asker}: pick the lane to place {card}{face} in.";
    case Line::AskPayment:
        return "{asker}: pay as many coins as you like; each adds {n} strength. You have {coins}.";

    case Line::AskVictim: return "{asker}: pick the opponent to take {coins} from.";
    case Line::AskAuction: return "Put one of the cards on offer up for auction.";
    case Line::AskAuctionOrTop:
        return "Put a card up for auction: one on offer, or {card}, the top card of the deck.";
    case Line::AskSecretBid:
        return "{rival} auctions {card}. Make your secret bid; 0 is allowed. You have {coins}.";
    case Line::AskAuctionEnd:
        return "{rival} bids {coins} on {card}. Pay that price to get the card yourself, or pass.";
    case Line::AskAuctionEndTooDear: return "{rival} bids {coins} on {card}, but you have {purse}: pass.";
    case Line::AskPayer: return "{asker}: decide together which of you may pay for it.";

    case Line::OtherDecides: return "{rival} decides now.";
    case Line::Wanted: return "This choice needs {wanted}.";
    case Line::NoSuchChoice: return "There is no such choice in this game.";
    case Line::NotOnOffer: return "{card} is not on offer.";
    case Line::NotInDiscard: return "{card} is not in the discard pile.";
    case Line::OnTopOnly: return "{card} is still on top of the deck and not on offer.";
    case Line::AtLeastOneCoin: return "You must bid at least 1 coin.";
    case Line::BidTooHigh: return "You have {coins}, so you cannot bid {n}.";
    case Line::PaymentTooHigh: return "You have {coins}, so you cannot pay {n}.";
    case Line::CannotAffordMatch: return "Matching costs {price}; you have {coins}.";
    case Line::NotInFront: return "{card} is not in front of you.";
    case Line::LaneClosed: return "The {lane} is no longer in play.";
    case Line::NoSuchLane: return "There is no such lane.";
    case Line::OnlyTheseLanes: return "{card}: cards may only be played {lanes}.";
    case Line::NoCardThere: return "There is no {ordinal} card there ({place}: {cards}).";
    case Line::NoSuchPlace: return "There is no such position.";
    case Line::NoSuchCard: return "There is no such card.";
    case Line::TargetIsPicked: return "{card} ({place}) has already been picked.";
    case Line::TargetIsSource: return "{asker} cannot choose itself.";
    case Line::TargetIsPartner: return "{card} cannot be swapped with itself.";
    case Line::TargetLane: return "{card} is {in}; {asker} needs a card {scope}.";
    case Line::TargetMine: return "{card} ({place}) is not your card; {asker} needs one of yours.";
    case Line::TargetOpposing: return "{card} ({place}) is your own card; {asker} needs an opposing one.";
    case Line::TargetFaceUp: return "{card} ({place}) is face-down; {asker} needs a face-up card.";
    case Line::TargetFaceDown: return "{card} ({place}) is face-up; {asker} needs a face-down card.";
    case Line::TargetTooStrong: return "{card} ({place}) has strength {n}; {asker} allows at most {m}.";
    case Line::TargetNotStrongest: return "{card} ({place}) is not the strongest card there.";
    case Line::TargetNotNearest: return "{card} ({place}) is not the card closest to the castle.";
    case Line::NotATarget: return "{asker} cannot choose {card} ({place}).";
    case Line::AlreadyInLane: return "{card} is already {in}; pick another lane.";
    case Line::MayNotBePlaced: return "{card} may not be placed {in}; pick another lane.";
    case Line::NotEnoughYet:
        return "The cards you have picked so far have strength {n}; you need at least {m}.";

    case Line::NotAVictim: return "{asker} cannot take anything from {rival}.";
    case Line::NotYourFront: return "The {lane} is not on the front of the player concerned.";
    case Line::NotAPartner: return "{rival} is not on your team.";

    case Line::ChooseBid: return "Bid {coins} on {card}";
    case Line::ChooseBidOnTop: return "Bid {coins} on {card}, the top card of the deck";
    case Line::ChoosePlay: return "Play {card}{face} {into}";
    case Line::ChoosePlayOpposite: return "Play {card}{face} {into}, {onTo}";
    case Line::ChooseCard: return "Pick {card}, {place}, {ordinal} from the castle";
    case Line::ChooseCardDown: return "Pick {card} (face-down), {place}, {ordinal} from the castle";
    case Line::ChooseKind: return "Pick {card}";
    case Line::ChooseLane: return "Pick the {lane}";
    case Line::ChoosePay: return "Pay {coins}";
    case Line::ChoosePayNothing: return "Pay nothing";
    case Line::ChooseMatch: return "Match for {coins}";
    case Line::ChoosePass: return "Pass";
    case Line::ChooseStop: return "Stop picking";
    case Line::ChooseAuction: return "Auction {card}";
    case Line::ChooseSecretBid: return "Bid {coins}";
    case Line::ChooseNoBid: return "Bid nothing";
    case Line::ChooseMatchPrice: return "Match for {coins}";
    case Line::ChoosePlayer: return "Pick {rival}";
    case Line::ChooseNothing: return "No possible choice";

    case Line::ExplainCard: return "{card}: {n}";
    case Line::ExplainCardDown: return "{card} (face-down): {n} instead of {m}";
    case Line::ExplainDoubles: return "{card} doubles: {n} → {m}";
    case Line::ExplainTimes: return "{card} multiplies by {k}: {n} → {m}";
    case Line::ExplainAdds: return "{card} adds {k}: {n} → {m}";
    case Line::ExplainTakes: return "{card} subtracts {k}: {n} → {m}";
    case Line::ExplainSets: return "{card} sets to {k}: {n} → {m}";
    case Line::ExplainPaid: return "{card}, {coins} paid: {n} → {m}";
    case Line::ExplainChanges: return "{card} changes: {n} → {m}";
    case Line::ExplainTotal: return "Total: {n}";
    case Line::ExplainLessWins: return "{card}: the lower total wins";

    // Solo and co-op
    case Line::RoundBegan: return "Round {n}: it is {who}’s turn.";
    case Line::RaidersTurnBegan: return "The Raiders’ turn begins.";
    case Line::RaidersLaneScored: return "The {lane} is scored: {first} {n}, {second} {m}.";
    case Line::RaidersLaneScoredByFaceDown:
        return "The {lane} is scored by face-down cards ({rule}): {first} {n}, {second} {m}.";
    case Line::RaidersLaneScoredByLess:
        return "The {lane} is scored, less strength wins ({rule}): {first} {n}, {second} {m}.";
    case Line::RaidersCastleWon: return "The Raiders win the {lane} and its castle.";
    case Line::RaidersWon: return "The Raiders win the match.";
    case Line::RaidersSupplyRanDry: return "The supply is empty: the castle misses out on {coins}.";
    case Line::CastlesFilled: return "Each castle starts with {coins}.";
    case Line::CastlesBare: return "The castles start without coins.";
    case Line::CardDrawn: return "{who} draws {card}.";
    case Line::CardDrawnOpen: return "{who} draws a card.";
    case Line::CardGiven: return "{who} puts {card} face-down for the other player.";
    case Line::CardGivenOpen: return "{who} puts a card face-down for the other player.";
    case Line::CardReceived: return "{who} takes {card} into their hand.";
    case Line::CardReceivedOpen: return "{who} takes the other player’s card into their hand.";
    case Line::RaiderCardDiscarded: return "{who} discards {card} instead of playing it for the Raiders.";
    case Line::CastleCoinsAdded: return "The castle {in} gets {coins}.";
    case Line::CastleCoinsTaken: return "{who} takes {coins} off the castle {in}.";
    case Line::CastleCoinsLeft: return "{who} leaves the coins on the castles.";
    case Line::CastleCoinsReturned: return "Back to the supply from the castle {in}: {coins}.";
    case Line::TopDiscarded: return "{card} goes from the top of the deck to the discard pile.";
    case Line::TopKept: return "{who} leaves {card} on top of the deck.";
    case Line::HandDiscarded: return "{who} discards {card} from their hand.";
    case Line::Exchanged: return "{other} takes the place of {card}: {to}.";
    case Line::DrawnDiscarded: return "{card} is discarded.";
    case Line::RoundEnded: return "The round ends.";
    case Line::AskPlayHand: return "Play a card from your hand on your side, {lanes}.";
    case Line::AskPlayRaiders: return "The Raiders’ turn: play a card from your hand on their side, {lanes}.";
    case Line::AskPlayRaidersOrDiscard:
        return "The Raiders’ turn: play a card from your hand on their side, {lanes}. Once per game you may "
               "discard one instead.";
    case Line::AskCastleCoin:
        return "{asker}: take a coin off a castle, or leave the coins there. Coins you may still take: {n}.";
    case Line::AskPermit: return "{asker}: do you want to discard {card}, the top card of the deck?";
    case Line::AskDiscardFromHand: return "{asker}: discard a card from your hand.";
    case Line::AskExchange: return "{asker}: pick the drawn card that takes its place.";
    case Line::AskGive: return "Choose a card from your hand for the other player.";
    case Line::NotInHand: return "{card} is not in your hand.";
    case Line::NotDrawn: return "{card} is not among the drawn cards.";
    case Line::NotTheRaidersLane: return "The Raiders have the fewest cards elsewhere: play {lanes}.";
    case Line::PartnersLane: return "You may only play {lanes}.";
    case Line::DiscardUsed: return "You have already used your discard in this game.";
    case Line::DiscardNotNow: return "Only a Raider card can be discarded, in the Raiders’ turn.";
    case Line::NoCastleCoin: return "There is no coin on the castle {in}.";
    case Line::ChooseDiscard: return "Discard {card} and put {coins} on the castle {in}";
    case Line::ChooseCastleCoin: return "Take a coin off the castle {in}";
    case Line::ChooseCastleCoinsLeft: return "Leave the coins on the castles";
    case Line::ChooseYes: return "Yes";
    case Line::ChooseNo: return "No";
    case Line::ChooseGive: return "Give {card} to the other player";
    case Line::ExplainByCastleCoins: return "{card}, 1 for every {k} coins on the castle: {n} → {m}";
    case Line::ExplainCastleCoins: return "Coins on the castle: {n}";

    case Line::ExplainMoreFaceDownWins: return "{card}: more face-down cards win instead of strength";
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
        .frontLane = {{{"first lane of the front ", "second lane of the front "},
                       {"in the first lane of the front ", "in the second lane of the front "},
                       {"into the first lane of the front ", "into the second lane of the front "},
                       {"from the first lane of the front ", "from the second lane of the front "}}},
        .laneScope = {{{"in this lane", "in another lane", "in any lane"},
                       {"from this lane", "from another lane", "from any lane"},
                       {"this lane", "another lane", "any lane"}}},
        .effectType = {"Deployment effect", "Income effect", "Recruitment effect", "Destruction effect",
                       "Passive effect", "Score effect"},
        .effect = "effect",
        .wanted = {"nothing", "a bid", "an answer to the bid: match or pass", "a card to play",
                   "a card in play", "a card in play", "the name of a card", "a lane", "a number of coins",
                   "an opponent", "the partner who pays", "a card to auction", "a secret bid",
                   "an answer to the highest bid: match or pass", "a castle to take a coin from", "yes or no",
                   "a card to pass on"},
        .ordinal = {"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
                    "tenth"},
        .ordinalEnd = "th",
        .sideBefore = "",
        .sideAfter = "’s side",
        .team = "Team ",
        .onSideBefore = "on ",
        .onSideAfter = "’s side",
        .onRaidersSide = "on the Raiders’ side",
        .raidersSide = "Raiders’ side",
        .raiders = "the Raiders",
        .noCoins = "no coins",
        .coin = "coin",
        .coins = "coins",
        .card = "card",
        .cards = "cards",
        .faceDown = "face-down",
        .strongest = " (the strongest on its side)",
        .nearest = " (the closest to the castle on its side)",
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
