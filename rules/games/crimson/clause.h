// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace rules::crimson {

// The clauses that the engine cites, with their stable ids. Titles and texts are in
// resources/rulebooks/crimson-company; a test keeps both lists in step. Cards and castles have a clause each,
// named after their id.
#define CRIMSON_CLAUSES(X)                                                                                   \
    X(Goal, "cc.goal")                                                                                       \
    X(Coin, "cc.coin")                                                                                       \
    X(SetupCastles, "cc.setup.castles")                                                                      \
    X(SetupCoins, "cc.setup.coins")                                                                          \
    X(SetupDeck, "cc.setup.deck")                                                                            \
    X(SetupTopCard, "cc.setup.top-card")                                                                     \
    X(SetupOffer, "cc.setup.offer")                                                                          \
    X(SetupStart, "cc.setup.start")                                                                          \
    X(Turn, "cc.turn")                                                                                       \
    X(Income, "cc.income")                                                                                   \
    X(Bid, "cc.recruit.bid")                                                                                 \
    X(Answer, "cc.recruit.answer")                                                                           \
    X(Match, "cc.recruit.match")                                                                             \
    X(Pass, "cc.recruit.pass")                                                                               \
    X(SkipRecruitment, "cc.recruit.skip")                                                                    \
    X(OfferRefill, "cc.offer.refill")                                                                        \
    X(DeckRebuild, "cc.deck.rebuild")                                                                        \
    X(SupplyEmpty, "cc.supply.empty")                                                                        \
    X(Deploy, "cc.deploy")                                                                                   \
    X(Front, "cc.deploy.front")                                                                              \
    X(Play, "cc.play")                                                                                       \
    X(PlayEnd, "cc.play.end")                                                                                \
    X(PlayEffect, "cc.play.effect")                                                                          \
    X(DeploymentEffect, "cc.effect.deployment")                                                              \
    X(IncomeEffect, "cc.effect.income")                                                                      \
    X(RecruitmentEffect, "cc.effect.recruitment")                                                            \
    X(DestructionEffect, "cc.effect.destruction")                                                            \
    X(PassiveEffect, "cc.effect.passive")                                                                    \
    X(ScoreEffect, "cc.effect.score")                                                                        \
    X(EffectMust, "cc.effect.must")                                                                          \
    X(EffectThen, "cc.effect.then")                                                                          \
    X(EffectSelf, "cc.effect.self")                                                                          \
    X(Placed, "cc.effect.placed")                                                                            \
    X(Destroy, "cc.destroy")                                                                                 \
    X(Flip, "cc.flip")                                                                                       \
    X(FlipDown, "cc.flip.down")                                                                              \
    X(FlipUp, "cc.flip.up")                                                                                  \
    X(FlipLook, "cc.flip.look")                                                                              \
    X(Move, "cc.move")                                                                                       \
    X(MoveSide, "cc.move.side")                                                                              \
    X(MoveQuiet, "cc.move.quiet")                                                                            \
    X(Swap, "cc.swap")                                                                                       \
    X(Order, "cc.order")                                                                                     \
    X(OrderActive, "cc.order.active")                                                                        \
    X(OrderLost, "cc.order.lost")                                                                            \
    X(Score, "cc.score")                                                                                     \
    X(ScoreOrder, "cc.score.order")                                                                          \
    X(ScoreEffects, "cc.score.effects")                                                                      \
    X(ScoreTotal, "cc.score.total")                                                                          \
    X(ScoreWin, "cc.score.win")                                                                              \
    X(ScoreDestroy, "cc.score.destroy")                                                                      \
    X(ScoreAgain, "cc.score.again")                                                                          \
    X(ScoreTie, "cc.score.tie")                                                                              \
    X(ScoreWay, "cc.score.way")                                                                              \
    X(ScoreEnd, "cc.score.end")                                                                              \
    X(Win, "cc.win")                                                                                         \
    X(OpenInformation, "cc.open-information")                                                                \
    X(Handicap, "cc.handicap")                                                                               \
    X(CastleRules, "cc.castle")                                                                              \
    X(CastleEnd, "cc.castle.end")                                                                            \
    X(CastleScore, "cc.castle.score")                                                                        \
    X(CastleIncome, "cc.castle.income")                                                                      \
    X(CastleDeployed, "cc.castle.deployed")                                                                  \
    X(TournamentCards, "cc.tournament.cards")                                                                \
    X(TournamentDeck, "cc.tournament.deck")                                                                  \
    X(TournamentCopies, "cc.tournament.copies")                                                              \
    X(RulingBegun, "cc.ruling.begun")                                                                        \
    X(RulingBards, "cc.ruling.bards")                                                                        \
    X(RulingCheckAgain, "cc.ruling.check-again")                                                             \
    X(RulingController, "cc.ruling.controller")                                                              \
    X(RulingDestroyedPay, "cc.ruling.destroyed-pay")                                                         \
    X(RulingFenrirTraitor, "cc.ruling.fenrir-traitor")                                                       \
    X(RulingFlipTogether, "cc.ruling.flip-together")                                                         \
    X(RulingFreyjas, "cc.ruling.freyjas")                                                                    \
    X(RulingHeimdall, "cc.ruling.heimdall")                                                                  \
    X(RulingHeimdalls, "cc.ruling.heimdalls")                                                                \
    X(RulingHorrorOrder, "cc.ruling.horror-order")                                                           \
    X(RulingIncomeFirst, "cc.ruling.income-first")                                                           \
    X(RulingLoki, "cc.ruling.loki")                                                                          \
    X(RulingLoop, "cc.ruling.loop")                                                                          \
    X(RulingNjord, "cc.ruling.njord")                                                                        \
    X(RulingOfferShort, "cc.ruling.offer-short")                                                             \
    X(RulingOwnPlay, "cc.ruling.own-play")                                                                   \
    X(RulingScoredLane, "cc.ruling.scored-lane")                                                             \
    X(RulingSecondCastle, "cc.ruling.second-castle")                                                         \
    X(RulingSiren, "cc.ruling.siren")                                                                        \
    X(RulingSlingerDown, "cc.ruling.slinger-down")                                                           \
    X(RulingStalemate, "cc.ruling.stalemate")                                                                \
    X(RulingDestroyedWait, "cc.ruling.destroyed-wait")                                                       \
    X(RulingOpenBid, "cc.ruling.open-bid")                                                                   \
    X(RulingOrderNow, "cc.ruling.order-now")                                                                 \
    X(RulingRider, "cc.ruling.rider")                                                                        \
    X(RulingThisLane, "cc.ruling.this-lane")                                                                 \
    X(TwoSetup, "cc.two.setup")                                                                              \
    X(TwoWin, "cc.two.win")                                                                                  \
    X(TwoOrder, "cc.two.order")                                                                              \
    X(TwoStart, "cc.two.start")                                                                              \
    X(TwoBid, "cc.two.bid")                                                                                  \
    X(TwoMatch, "cc.two.match")                                                                              \
    X(TwoFront, "cc.two.front")                                                                              \
    X(TwoBeggar, "cc.two.beggar")                                                                            \
    X(TwoSellsword, "cc.two.sellsword")                                                                      \
    X(TwoThief, "cc.two.thief")                                                                              \
    X(FfaFronts, "cc.ffa.fronts")                                                                            \
    X(FfaStart, "cc.ffa.start")                                                                              \
    X(FfaDeck, "cc.ffa.deck")                                                                                \
    X(FfaWin, "cc.ffa.win")                                                                                  \
    X(FfaAuction, "cc.ffa.auction")                                                                          \
    X(FfaBids, "cc.ffa.bids")                                                                                \
    X(FfaPrice, "cc.ffa.price")                                                                              \
    X(FfaAnswer, "cc.ffa.answer")                                                                            \
    X(FfaMatch, "cc.ffa.match")                                                                              \
    X(FfaPass, "cc.ffa.pass")                                                                                \
    X(FfaZeroBid, "cc.ffa.zero-bid")                                                                         \
    X(FfaFortuneTeller, "cc.ffa.fortune-teller")                                                             \
    X(FfaScoreOrder, "cc.ffa.score-order")                                                                   \
    X(FfaPlacements, "cc.ffa.placements")                                                                    \
    X(FfaPlacementsGoOn, "cc.ffa.placements.go-on")                                                          \
    X(FfaPlacementsMerge, "cc.ffa.placements.merge")                                                         \
    X(FfaPlacementsLeaving, "cc.ffa.placements.leaving")                                                     \
    X(FfaPlacementsNext, "cc.ffa.placements.next")                                                           \
    X(SoloSetup, "cc.solo.setup")                                                                            \
    X(SoloDifficulty, "cc.solo.difficulty")                                                                  \
    X(SoloTurn, "cc.solo.turn")                                                                              \
    X(SoloDraw, "cc.solo.draw")                                                                              \
    X(SoloYourTurn, "cc.solo.your-turn")                                                                     \
    X(SoloRaiders, "cc.solo.raiders")                                                                        \
    X(SoloRaidersLane, "cc.solo.raiders.lane")                                                               \
    X(SoloScore, "cc.solo.score")                                                                            \
    X(SoloEnd, "cc.solo.end")                                                                                \
    X(SoloDiscard, "cc.solo.discard")                                                                        \
    X(SoloGain, "cc.solo.gain")                                                                              \
    X(SoloRaidersGain, "cc.solo.raiders-gain")                                                               \
    X(SoloCastleCoins, "cc.solo.castle-coins")                                                               \
    X(SoloTraitor, "cc.solo.traitor")                                                                        \
    X(SoloFreyja, "cc.solo.freyja")                                                                          \
    X(CoopSetup, "cc.coop.setup")                                                                            \
    X(CoopDifficulty, "cc.coop.difficulty")                                                                  \
    X(CoopTurn, "cc.coop.turn")                                                                              \
    X(CoopDraw, "cc.coop.draw")                                                                              \
    X(CoopGive, "cc.coop.give")                                                                              \
    X(CoopYourTurn, "cc.coop.your-turn")                                                                     \
    X(CoopLanes, "cc.coop.lanes")                                                                            \
    X(CoopRaiders, "cc.coop.raiders")                                                                        \
    X(CoopRaidersLane, "cc.coop.raiders.lane")                                                               \
    X(CoopTogether, "cc.coop.together")                                                                      \
    X(CoopScore, "cc.coop.score")                                                                            \
    X(CoopEnd, "cc.coop.end")                                                                                \
    X(CoopDiscard, "cc.coop.discard")

/// A clause as events and questions carry it: small numbers are general clauses, the ranges above are cards,
/// castles, and cards in solo and co-op.
enum class Clause : std::uint16_t {
    None,
#define X(name, id) name,
    CRIMSON_CLAUSES(X)
#undef X
        Count,
    FirstCard = 0x100,      ///< plus the kind of the character
    FirstCastle = 0x200,    ///< plus the kind of the castle
    FirstRaiderCard = 0x300 ///< plus the kind of the character, in solo and co-op
};

[[nodiscard]] constexpr bool isCastle(Clause clause)
{
    return clause >= Clause::FirstCastle && clause < Clause::FirstRaiderCard;
}
[[nodiscard]] constexpr bool isCard(Clause clause)
{
    return clause >= Clause::FirstCard && !isCastle(clause);
}
/// The kind of the card or castle behind a clause of one.
[[nodiscard]] constexpr std::uint8_t kindOf(Clause clause)
{
    return static_cast<std::uint8_t>(unsigned(clause) & 0xffu);
}

/// The stable id of a general clause; empty for None. Cards and castles: see Game::clauseId.
[[nodiscard]] std::string_view generalClauseId(Clause clause);

} // namespace rules::crimson
