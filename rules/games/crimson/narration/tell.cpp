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

bool isCastle(Clause clause)
{
    return clause >= Clause::FirstCastle;
}

/// The card or castle behind a clause; null where it is a rule of the game.
const Kind* kindOf(const Table& table, Clause clause)
{
    const auto number = unsigned(clause);
    if (isCastle(clause))
        return &table.castles[number - unsigned(Clause::FirstCastle)];
    return number >= unsigned(Clause::FirstCard) ? &table.characters[number - unsigned(Clause::FirstCard)]
                                                 : nullptr;
}

/// What is counted where a Score effect says it.
Line scoredLine(const Table& table, Clause by)
{
    Line line = Line::LaneScored;
    const Kind* const kind = kindOf(table, by);
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

Line lineOf(const Game& game, const Event& event)
{
    switch (event.kind) {
    case EventKind::MatchBegan: return Line::MatchBegan;
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
        return zone::side(event.to) == event.side ? Line::CardPlayed : Line::CardPlayedOpposite;
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
    case EventKind::LaneScored: return scoredLine(game.table(), event.also);
    case EventKind::LaneTied: return Line::LaneTied;
    case EventKind::CastleWon: return Line::CastleWon;
    case EventKind::LaneCleared: return Line::LaneCleared;
    case EventKind::LanesCheckedAgain: return Line::LanesCheckedAgain;
    case EventKind::TurnPassed: return Line::TurnPassed;
    case EventKind::MatchWon: return Line::MatchWon;
    case EventKind::MatchDrawn: break;
    }
    return Line::MatchDrawn;
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
    const auto number = unsigned(clause);
    if (isCastle(clause))
        return phrases.castle(number - unsigned(Clause::FirstCastle));
    return number >= unsigned(Clause::FirstCard) ? phrases.card(number - unsigned(Clause::FirstCard))
                                                 : std::string();
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

std::string tell(const Game& game, const Event& event, Language language)
{
    const Phrases phrases(game, language);
    return phrases.say(
        lineOf(game, event),
        {{"side", Phrases::player(event.side)},
         {"rival", Phrases::player(event.side < kSides ? other(event.side) : kNoSide)},
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
         {"lane", phrases.lane(LaneForm::Bare, zone::lane(event.to))},
         {"in", phrases.lane(LaneForm::In, zone::lane(event.to))},
         {"into", phrases.lane(LaneForm::Into, zone::lane(event.to))},
         {"outOf", phrases.lane(LaneForm::OutOf, zone::lane(event.from))},
         {"toSide", Phrases::player(zone::side(event.to))}});
}

} // namespace rules::crimson
