// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace rules::samurai {

// The clauses that the engine may cite, with their stable ids. Titles and texts are in
// resources/rulebooks/samurai-spirit; a test keeps both lists in step.
#define SAMURAI_CLAUSES(X)                                                                                   \
    X(Goal, "ss.goal")                                                                                       \
    X(Symbols, "ss.symbols")                                                                                 \
    X(Track, "ss.track")                                                                                     \
    X(Piles, "ss.piles")                                                                                     \
    X(PilesCount, "ss.piles.count")                                                                          \
    X(Discard, "ss.discard")                                                                                 \
    X(Raiders, "ss.raiders")                                                                                 \
    X(RaiderCard, "ss.raider.card")                                                                          \
    X(SetupLevel, "ss.setup.level")                                                                          \
    X(SetupVillage, "ss.setup.village")                                                                      \
    X(SetupBarricades, "ss.setup.barricades")                                                                \
    X(SetupStack, "ss.setup.stack")                                                                          \
    X(SetupReserve, "ss.setup.reserve")                                                                      \
    X(SetupSamurai, "ss.setup.samurai")                                                                      \
    X(SetupBoard, "ss.setup.board")                                                                          \
    X(SetupFirst, "ss.setup.first")                                                                          \
    X(Rounds, "ss.rounds")                                                                                   \
    X(Turn, "ss.turn")                                                                                       \
    X(TurnOrder, "ss.turn.order")                                                                            \
    X(TurnPenalty, "ss.turn.penalty")                                                                        \
    X(TurnPenaltyNone, "ss.turn.penalty.none")                                                               \
    X(TurnAction, "ss.turn.action")                                                                          \
    X(TurnFight, "ss.turn.fight")                                                                            \
    X(FightConfront, "ss.fight.confront")                                                                    \
    X(FightLine, "ss.fight.line")                                                                            \
    X(FightBelow, "ss.fight.below")                                                                          \
    X(FightEqual, "ss.fight.equal")                                                                          \
    X(FightAbove, "ss.fight.above")                                                                          \
    X(FightDefend, "ss.fight.defend")                                                                        \
    X(FightDefendSymbol, "ss.fight.defend.symbol")                                                           \
    X(FightDefendOnce, "ss.fight.defend.once")                                                               \
    X(FightDefendTotal, "ss.fight.defend.total")                                                             \
    X(FightDefendThree, "ss.fight.defend.three")                                                             \
    X(TurnSupport, "ss.turn.support")                                                                        \
    X(SupportIntruder, "ss.support.intruder")                                                                \
    X(SupportTalent, "ss.support.talent")                                                                    \
    X(SupportReturn, "ss.support.return")                                                                    \
    X(SupportSeveral, "ss.support.several")                                                                  \
    X(SupportAlone, "ss.support.alone")                                                                      \
    X(TurnPass, "ss.turn.pass")                                                                              \
    X(PassOut, "ss.pass.out")                                                                                \
    X(PassForced, "ss.pass.forced")                                                                          \
    X(PassMoment, "ss.pass.moment")                                                                          \
    X(Talent, "ss.talent")                                                                                   \
    X(TalentCombine, "ss.talent.combine")                                                                    \
    X(TalentOffTurn, "ss.talent.off-turn")                                                                   \
    X(TalentHandOn, "ss.talent.hand-on")                                                                     \
    X(TalentHandOnPassed, "ss.talent.hand-on.passed")                                                        \
    X(TalentHeihachi, "ss.talent.heihachi")                                                                  \
    X(TalentDaisuke, "ss.talent.daisuke")                                                                    \
    X(TalentGorobei, "ss.talent.gorobei")                                                                    \
    X(TalentKanbei, "ss.talent.kanbei")                                                                      \
    X(TalentKikuchiyo, "ss.talent.kikuchiyo")                                                                \
    X(TalentKyuzo, "ss.talent.kyuzo")                                                                        \
    X(TalentKatsushiro, "ss.talent.katsushiro")                                                              \
    X(Kiai, "ss.kiai")                                                                                       \
    X(KiaiEffect, "ss.kiai.effect")                                                                          \
    X(KiaiFirstCard, "ss.kiai.first-card")                                                                   \
    X(KiaiOffTurn, "ss.kiai.off-turn")                                                                       \
    X(BarricadeCap, "ss.barricade.cap")                                                                      \
    X(KiaiHeihachi, "ss.kiai.heihachi")                                                                      \
    X(KiaiHeihachiAnimal, "ss.kiai.heihachi.animal")                                                         \
    X(KiaiDaisuke, "ss.kiai.daisuke")                                                                        \
    X(KiaiDaisukeAnimal, "ss.kiai.daisuke.animal")                                                           \
    X(KiaiGorobei, "ss.kiai.gorobei")                                                                        \
    X(KiaiGorobeiAnimal, "ss.kiai.gorobei.animal")                                                           \
    X(KiaiKanbei, "ss.kiai.kanbei")                                                                          \
    X(KiaiKanbeiAnimal, "ss.kiai.kanbei.animal")                                                             \
    X(KiaiKikuchiyo, "ss.kiai.kikuchiyo")                                                                    \
    X(KiaiKikuchiyoAnimal, "ss.kiai.kikuchiyo.animal")                                                       \
    X(KiaiKyuzo, "ss.kiai.kyuzo")                                                                            \
    X(KiaiKyuzoAnimal, "ss.kiai.kyuzo.animal")                                                               \
    X(KiaiKatsushiro, "ss.kiai.katsushiro")                                                                  \
    X(KiaiKatsushiroAnimal, "ss.kiai.katsushiro.animal")                                                     \
    X(Wound, "ss.wound")                                                                                     \
    X(WoundFirst, "ss.wound.first")                                                                          \
    X(WoundSecond, "ss.wound.second")                                                                        \
    X(WoundThird, "ss.wound.third")                                                                          \
    X(WoundFourth, "ss.wound.fourth")                                                                        \
    X(WoundOne, "ss.wound.one")                                                                              \
    X(WoundHeal, "ss.wound.heal")                                                                            \
    X(Animal, "ss.animal")                                                                                   \
    X(AnimalStays, "ss.animal.stays")                                                                        \
    X(AnimalKiai, "ss.animal.kiai")                                                                          \
    X(PenaltyWoundInstead, "ss.penalty.wound-instead")                                                       \
    X(PenaltyFire, "ss.penalty.fire")                                                                        \
    X(PenaltyWound, "ss.penalty.wound")                                                                      \
    X(PenaltyIntruder, "ss.penalty.intruder")                                                                \
    X(PenaltyNoDefend, "ss.penalty.no-defend")                                                               \
    X(PenaltyNoSupport, "ss.penalty.no-support")                                                             \
    X(PenaltyLeft, "ss.penalty.left")                                                                        \
    X(PenaltyRight, "ss.penalty.right")                                                                      \
    X(PenaltyArrow, "ss.penalty.arrow")                                                                      \
    X(PenaltyMustPass, "ss.penalty.must-pass")                                                               \
    X(PenaltyReshuffle, "ss.penalty.reshuffle")                                                              \
    X(PenaltyNoTalent, "ss.penalty.no-talent")                                                               \
    X(PenaltyDiscardDefence, "ss.penalty.discard-defence")                                                   \
    X(PenaltyTwo, "ss.penalty.two")                                                                          \
    X(RoundEnd, "ss.round.end")                                                                              \
    X(RoundEndStack, "ss.round.end.stack")                                                                   \
    X(RoundEndPassed, "ss.round.end.passed")                                                                 \
    X(RoundSteps, "ss.round.steps")                                                                          \
    X(RoundHat, "ss.round.hat")                                                                              \
    X(RoundFarm, "ss.round.farm")                                                                            \
    X(RoundDoll, "ss.round.doll")                                                                            \
    X(RoundBonus, "ss.round.bonus")                                                                          \
    X(RoundIntruders, "ss.round.intruders")                                                                  \
    X(Farm, "ss.farm")                                                                                       \
    X(FarmFamily, "ss.farm.family")                                                                          \
    X(FarmFarm, "ss.farm.farm")                                                                              \
    X(FarmBarricade, "ss.farm.barricade")                                                                    \
    X(FarmWound, "ss.farm.wound")                                                                            \
    X(FamilyHeal, "ss.family.heal")                                                                          \
    X(FamilyBarricade, "ss.family.barricade")                                                                \
    X(FamilyIntruder, "ss.family.intruder")                                                                  \
    X(RoundSurvive, "ss.round.survive")                                                                      \
    X(RoundNext, "ss.round.next")                                                                            \
    X(RoundLieutenants, "ss.round.lieutenants")                                                              \
    X(RoundBosses, "ss.round.bosses")                                                                        \
    X(RoundKeep, "ss.round.keep")                                                                            \
    X(RoundFirst, "ss.round.first")                                                                          \
    X(Win, "ss.win")                                                                                         \
    X(Lose, "ss.lose")                                                                                       \
    X(Level, "ss.level")                                                                                     \
    X(LevelEasy, "ss.level.easy")                                                                            \
    X(LevelNormal, "ss.level.normal")                                                                        \
    X(LevelHard, "ss.level.hard")                                                                            \
    X(LevelHeroic, "ss.level.heroic")                                                                        \
    X(Score, "ss.score")                                                                                     \
    X(ScoreFarms, "ss.score.farms")                                                                          \
    X(ScoreFamilies, "ss.score.families")                                                                    \
    X(ScoreWounds, "ss.score.wounds")                                                                        \
    X(ScoreGrade, "ss.score.grade")                                                                          \
    X(Two, "ss.two")                                                                                         \
    X(TwoTokens, "ss.two.tokens")                                                                            \
    X(TwoDolls, "ss.two.dolls")                                                                              \
    X(TwoUse, "ss.two.use")                                                                                  \
    X(TwoOnce, "ss.two.once")                                                                                \
    X(Solo, "ss.solo")                                                                                       \
    X(SoloSamurai, "ss.solo.samurai")                                                                        \
    X(Absent, "ss.absent")                                                                                   \
    X(CardHeihachi, "ss.card.heihachi")                                                                      \
    X(CardDaisuke, "ss.card.daisuke")                                                                        \
    X(CardGorobei, "ss.card.gorobei")                                                                        \
    X(CardKanbei, "ss.card.kanbei")                                                                          \
    X(CardKikuchiyo, "ss.card.kikuchiyo")                                                                    \
    X(CardKyuzo, "ss.card.kyuzo")                                                                            \
    X(CardKatsushiro, "ss.card.katsushiro")                                                                  \
    X(RulingOvercomeFarm, "ss.ruling.overcome-farm")                                                         \
    X(RulingAboveAgain, "ss.ruling.above-again")                                                             \
    X(RulingArrowAbove, "ss.ruling.arrow-above")                                                             \
    X(RulingFixedSeats, "ss.ruling.fixed-seats")                                                             \
    X(RulingStackEmpty, "ss.ruling.stack-empty")                                                             \
    X(RulingArrowLastCard, "ss.ruling.arrow-last-card")                                                      \
    X(RulingKiaiByRemoval, "ss.ruling.kiai-by-removal")                                                      \
    X(RulingKiaiRoundEnd, "ss.ruling.kiai-round-end")                                                        \
    X(RulingKiaiDecline, "ss.ruling.kiai-decline")                                                           \
    X(RulingDaisukeSame, "ss.ruling.daisuke-same")                                                           \
    X(RulingDaisukeTalents, "ss.ruling.daisuke-talents")                                                     \
    X(RulingDaisukeAbove, "ss.ruling.daisuke-above")                                                         \
    X(RulingNestedKiai, "ss.ruling.nested-kiai")                                                             \
    X(RulingHandOnLoop, "ss.ruling.hand-on-loop")                                                            \
    X(RulingFaqDaisuke, "ss.ruling.faq-daisuke")                                                             \
    X(RulingSecondCard, "ss.ruling.second-card")                                                             \
    X(RulingRedrawEmpty, "ss.ruling.redraw-empty")                                                           \
    X(RulingAgainAbove, "ss.ruling.again-above")                                                             \
    X(RulingIgnoreAll, "ss.ruling.ignore-all")                                                               \
    X(RulingLentToken, "ss.ruling.lent-token")                                                               \
    X(RulingLentTalent, "ss.ruling.lent-talent")                                                             \
    X(RulingBorrowedOffTurn, "ss.ruling.borrowed-off-turn")                                                  \
    X(RulingSupportPassed, "ss.ruling.support-passed")                                                       \
    X(RulingRandomHeal, "ss.ruling.random-heal")                                                             \
    X(RulingBurningFarm, "ss.ruling.burning-farm")                                                           \
    X(RulingTokenTurn, "ss.ruling.token-turn")                                                               \
    X(RulingRedeal, "ss.ruling.redeal")                                                                      \
    X(RulingNothingToDiscard, "ss.ruling.nothing-to-discard")                                                \
    X(RulingFaceDownAgain, "ss.ruling.face-down-again")                                                      \
    X(RulingStepOrder, "ss.ruling.step-order")                                                               \
    X(RulingHealPassed, "ss.ruling.heal-passed")                                                             \
    X(RulingCardsData, "ss.ruling.cards-data")                                                               \
    X(RulingPileOrder, "ss.ruling.pile-order")                                                               \
    X(RulingSoloNumber, "ss.ruling.solo-number")                                                             \
    X(RulingLastActive, "ss.ruling.last-active")                                                             \
    X(RulingKiaiStart, "ss.ruling.kiai-start")                                                               \
    X(RulingLostAtOnce, "ss.ruling.lost-at-once")

enum class Clause : std::uint8_t {
    None,
#define SAMURAI_CLAUSE(name, id) name,
    SAMURAI_CLAUSES(SAMURAI_CLAUSE)
#undef SAMURAI_CLAUSE
        Count,
};

/// The id of a clause; empty for None.
[[nodiscard]] std::string_view clauseId(Clause clause);

} // namespace rules::samurai
