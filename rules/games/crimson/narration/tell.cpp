// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/narration/narration.h"
#include "rules/games/crimson/narration/phrases.h"

#include <array>

namespace rules::crimson {

using narration::LaneForm;
using narration::Line;
using narration::Phrases;

namespace {

/// Turn numbers stop counting here: Event::value has no room for more.
constexpr std::uint8_t kLastTurnNumber = 255;
constexpr std::uint8_t kNobody = 0xff;

/// The card or castle behind a clause; null where it is a rule of the game.
const Kind* cardOf(const Table& table, Clause clause)
{
    if (isCastle(clause))
        return &table.castles[kindOf(clause)];
    return isCard(clause) ? &table.characters[kindOf(clause)] : nullptr;
}

/// What is counted where a Score effect says it.
Line scoredLine(const Table& table, Clause by)
{
    Line line = Line::LaneScored;
    const Kind* const kind = cardOf(table, by);
    if (kind == nullptr || kind->effectOf(effects::EffectType::Score) == Kind::kNone)
        return line;
    for (const effects::Operation& operation :
         kind->effects[kind->effectOf(effects::EffectType::Score)].program)
        if (operation.code == effects::OpCode::WinBy)
            line = operation.rule == effects::WinRule::MoreFaceDown   ? Line::LaneScoredByFaceDown
                   : operation.rule == effects::WinRule::LessStrength ? Line::LaneScoredByLess
                                                                      : Line::LaneScored;
    return line;
}

/// Lines that are about the Raiders, who are several.
Line raidersLine(Line line)
{
    switch (line) {
    case Line::TurnBeganLate: return Line::RaidersTurnBegan;
    case Line::CastleWon: return Line::RaidersCastleWon;
    case Line::MatchWon: return Line::RaidersWon;
    case Line::SupplyRanDry: return Line::RaidersSupplyRanDry;
    default: return line;
    }
}

/// Lines of matches against the Raiders that name them or say on which side a card is played.
Line againstRaiders(Line line, const Event& event)
{
    switch (line) {
    case Line::CardPlayed: return Line::CardPlayedOpposite;
    case Line::LaneScored: return Line::RaidersLaneScored;
    case Line::LaneScoredByFaceDown: return Line::RaidersLaneScoredByFaceDown;
    case Line::LaneScoredByLess: return Line::RaidersLaneScoredByLess;
    case Line::TurnBegan: return event.who == together(kRaiders) ? Line::RaidersTurnBegan : Line::RoundBegan;
    default: return event.who == together(kRaiders) ? raidersLine(line) : line;
    }
}

Line usualLineOf(const Game& game, const Phrases& phrases, const Event& event)
{
    switch (event.kind) {
    case EventKind::MatchBegan:
        return phrases.seating().isDuel() ? Line::MatchBegan : Line::MatchBeganForMany;
    case EventKind::TurnBegan: return event.value == kLastTurnNumber ? Line::TurnBeganLate : Line::TurnBegan;
    case EventKind::IncomeGained: return Line::IncomeGained;
    case EventKind::RecruitSkipped:
        return event.clause == Clause::RulingOfferShort ? Line::RecruitSkippedNoOffer
                                                        : Line::RecruitSkippedNoCoins;
    case EventKind::BidMade:
        return event.also == Clause::RecruitmentEffect ? Line::BidMadeOnTop : Line::BidMade;
    case EventKind::BidMatched:
        return event.also == Clause::RecruitmentEffect ? Line::BidMatchedRaised : Line::BidMatched;
    case EventKind::BidPassed: return Line::BidPassed;
    case EventKind::Recruited: return Line::Recruited;
    case EventKind::OfferRefilled: return Line::OfferRefilled;
    case EventKind::DeckRebuilt: return Line::DeckRebuilt;
    case EventKind::CardPlayed:
        return phrases.seating().owner[event.to] == phrases.partyOf(event.who) ? Line::CardPlayed
                                                                               : Line::CardPlayedOpposite;
    case EventKind::EffectBegan: return Line::EffectBegan;
    case EventKind::CastleEffectBegan: return Line::CastleEffectBegan;
    case EventKind::CardChosen: return Line::CardChosen;
    case EventKind::StandingApplied:
        return isCastle(event.clause) ? Line::CastleStandingApplied : Line::StandingApplied;
    case EventKind::EffectIdle:
        if (event.also == Clause::None)
            return Line::EffectIdleCondition;
        return event.also == Clause::EffectThen ? Line::EffectIdleThen : Line::EffectIdle;
    case EventKind::EffectCancelled:
        return event.card == kNobody ? Line::CastleEffectCancelled : Line::EffectCancelled;
    case EventKind::EffectDropped:
        return isCastle(event.also) ? Line::CastleEffectDropped : Line::EffectDropped;
    case EventKind::TurnedUp: return Line::TurnedUp;
    case EventKind::TurnedDown: return Line::TurnedDown;
    case EventKind::Destroyed: return Line::Destroyed;
    case EventKind::DestructionStopped: return Line::DestructionStopped;
    case EventKind::Moved: return Line::Moved;
    case EventKind::Swapped: return Line::Swapped;
    case EventKind::PlacedCard: return Line::PlacedCard;
    case EventKind::Discarded: return Line::Discarded;
    case EventKind::CoinsGained: return Line::CoinsGained;
    case EventKind::CoinsTaken: return Line::CoinsTaken;
    case EventKind::CoinsPaid: return Line::CoinsPaid;
    case EventKind::SupplyRanDry: return Line::SupplyRanDry;
    case EventKind::LaneScored: return scoredLine(game.table(phrases.seating()), event.also);
    case EventKind::LaneTied: return Line::LaneTied;
    case EventKind::CastleWon: return Line::CastleWon;
    case EventKind::LaneCleared: return Line::LaneCleared;
    case EventKind::LanesCheckedAgain: return Line::LanesCheckedAgain;
    case EventKind::TurnPassed: return Line::TurnPassed;
    case EventKind::MatchWon: return Line::MatchWon;
    case EventKind::PurseFilled: return Line::PurseFilled;
    case EventKind::BidDeclined: return Line::BidDeclined;
    case EventKind::PayerNamed: return Line::PayerNamed;
    case EventKind::CardCalled:
        return event.also == Clause::FfaFortuneTeller ? Line::CardCalledOnTop : Line::CardCalled;
    case EventKind::SecretBidMade: return Line::SecretBidMade;
    case EventKind::BidsRevealed: return Line::BidsRevealed;
    case EventKind::BidShown: return Line::BidShown;
    case EventKind::PriceSet: return Line::PriceSet;
    case EventKind::PriceMatched: return Line::PriceMatched;
    case EventKind::PricePassed: return Line::PricePassed;
    case EventKind::PlaceTaken: return Line::PlaceTaken;
    case EventKind::PlayerLeft: return Line::PlayerLeft;
    case EventKind::FrontsMerged: return Line::FrontsMerged;
    case EventKind::CastlesFilled: return event.value == 0 ? Line::CastlesBare : Line::CastlesFilled;
    case EventKind::CardDrawn: return Line::CardDrawn;
    case EventKind::CardGiven: return Line::CardGiven;
    case EventKind::CardReceived: return Line::CardReceived;
    case EventKind::RaiderCardDiscarded: return Line::RaiderCardDiscarded;
    case EventKind::CastleCoinsAdded: return Line::CastleCoinsAdded;
    case EventKind::CastleCoinsTaken: return Line::CastleCoinsTaken;
    case EventKind::CastleCoinsLeft: return Line::CastleCoinsLeft;
    case EventKind::CastleCoinsReturned: return Line::CastleCoinsReturned;
    case EventKind::TopDiscarded: return Line::TopDiscarded;
    case EventKind::TopKept: return Line::TopKept;
    case EventKind::HandDiscarded: return Line::HandDiscarded;
    case EventKind::Exchanged: return Line::Exchanged;
    case EventKind::DrawnDiscarded: return Line::DrawnDiscarded;
    case EventKind::RoundEnded: return Line::RoundEnded;
    case EventKind::MatchDrawn: break;
    }
    return Line::MatchDrawn;
}

Line lineOf(const Game& game, const Phrases& phrases, const Event& event)
{
    const Line line = usualLineOf(game, phrases, event);
    return phrases.seating().isAgainstRaiders() ? againstRaiders(line, event) : line;
}

/// Events about effects may be about a castle instead of a card; the clause tells.
bool isAboutCastle(const Event& event)
{
    switch (event.kind) {
    case EventKind::CastleEffectBegan: return true;
    case EventKind::StandingApplied:
    case EventKind::EffectIdle: return isCastle(event.clause);
    case EventKind::EffectDropped: return isCastle(event.also);
    default: return false;
    }
}

std::string ruleName(Clause clause, const Phrases& phrases)
{
    if (isCastle(clause))
        return phrases.castle(kindOf(clause));
    return isCard(clause) ? phrases.card(kindOf(clause)) : std::string();
}

std::string effectType(const narration::Grammar& grammar, Clause clause)
{
    static constexpr std::array kTypes{Clause::DeploymentEffect,  Clause::IncomeEffect,
                                       Clause::RecruitmentEffect, Clause::DestructionEffect,
                                       Clause::PassiveEffect,     Clause::ScoreEffect};
    for (std::size_t type = 0; type < kTypes.size(); ++type)
        if (kTypes[type] == clause)
            return std::string(grammar.effectType[type]);
    return std::string(grammar.effect);
}

} // namespace

std::string tell(const Game& game, const Seating& seating, const Event& event, Language language)
{
    const Phrases phrases(game, seating, language);
    const Lane lane = zone::lane(event.to);
    const Seat rival =
        seating.isDuel() && event.who < seating.seats ? static_cast<Seat>(1 - event.who) : event.extra;
    return phrases.say(
        lineOf(game, phrases, event),
        {{"who", phrases.player(event.who)},
         {"rival", phrases.player(rival)},
         {"first", phrases.owner(zone::of(lane, 0))},
         {"second", phrases.owner(zone::of(lane, 1))},
         {"card", isAboutCastle(event) ? phrases.castle(event.card) : phrases.card(event.card)},
         {"other", phrases.card(event.other)},
         {"rule", ruleName(event.also, phrases)},
         {"coins", phrases.coins(event.value)},
         {"coinsB", phrases.coins(event.extra)},
         {"cards", phrases.cards(event.value)},
         {"n", std::to_string(event.value)},
         {"m", std::to_string(event.extra)},
         {"face", phrases.face(event.value != 0)},
         {"type", effectType(phrases.grammar(), event.also)},
         {"from", phrases.place(event.from)},
         {"to", phrases.place(event.to)},
         {"lane", phrases.lane(LaneForm::Bare, lane)},
         {"in", phrases.lane(LaneForm::In, lane)},
         {"into", phrases.lane(LaneForm::Into, lane)},
         {"outOf", phrases.lane(LaneForm::OutOf, zone::lane(event.from))},
         {"onWho", phrases.onSideOf(event.who)},
         {"onTo", phrases.onSide(event.to)}});
}

std::string tellOpen(const Game& game, const Seating& seating, const Event& event, Language language)
{
    const Phrases phrases(game, seating, language);
    Line line = Line::SecretBidOpen;
    if (event.kind == EventKind::CardDrawn)
        line = Line::CardDrawnOpen;
    else if (event.kind == EventKind::CardGiven)
        line = Line::CardGivenOpen;
    else if (event.kind == EventKind::CardReceived)
        line = Line::CardReceivedOpen;
    return phrases.say(line, {{"who", phrases.player(event.who)}});
}

} // namespace rules::crimson
