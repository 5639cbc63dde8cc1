// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace rules::battleground {

// The clauses that the engine cites, with their stable ids. Titles and texts are in
// resources/rulebooks/battleground; a test keeps both lists in step. Each character has a clause of its own,
// named after its id.
#define BATTLEGROUND_CLAUSES(X)                                                                              \
    X(SetupDeck, "bg.setup.deck")                                                                            \
    X(SetupGold, "bg.setup.gold")                                                                            \
    X(SetupFirst, "bg.setup.first")                                                                          \
    X(SetupBoard, "bg.setup.board")                                                                          \
    X(Turn, "bg.turn")                                                                                       \
    X(Opening, "bg.opening")                                                                                 \
    X(OpeningDraw, "bg.opening.draw")                                                                        \
    X(HiddenHand, "bg.hand")                                                                                 \
    X(Deploy, "bg.deploy")                                                                                   \
    X(DeployZone, "bg.deploy.zone")                                                                          \
    X(DeployCost, "bg.deploy.cost")                                                                          \
    X(DeployLiving, "bg.deploy.living")                                                                      \
    X(DeploySlain, "bg.deploy.slain")                                                                        \
    X(TurnEnd, "bg.turn.end")                                                                                \
    X(Action, "bg.action")                                                                                   \
    X(ActionOnce, "bg.action.once")                                                                          \
    X(ActionEnd, "bg.action.end")                                                                            \
    X(Move, "bg.move")                                                                                       \
    X(MoveBoard, "bg.move.board")                                                                            \
    X(MoveLiving, "bg.move.living")                                                                          \
    X(MoveSlain, "bg.move.slain")                                                                            \
    X(MoveGold, "bg.move.gold")                                                                              \
    X(Boneyard, "bg.boneyard")                                                                               \
    X(Range, "bg.range")                                                                                     \
    X(RangeSide, "bg.range.side")                                                                            \
    X(RangeBehind, "bg.range.behind")                                                                        \
    X(RangeZero, "bg.range.zero")                                                                            \
    X(Reform, "bg.reform")                                                                                   \
    X(Attack, "bg.attack")                                                                                   \
    X(AttackTarget, "bg.attack.target")                                                                      \
    X(AttackTimes, "bg.attack.times")                                                                        \
    X(Health, "bg.health")                                                                                   \
    X(HealthFloor, "bg.health.floor")                                                                        \
    X(Slain, "bg.slain")                                                                                     \
    X(Defence, "bg.defence")                                                                                 \
    X(DefenceTimes, "bg.defence.times")                                                                      \
    X(Flank, "bg.flank")                                                                                     \
    X(Several, "bg.several")                                                                                 \
    X(Ability, "bg.ability")                                                                                 \
    X(AbilityDamage, "bg.ability.damage")                                                                    \
    X(AbilityHeal, "bg.ability.heal")                                                                        \
    X(AbilityPush, "bg.ability.push")                                                                        \
    X(AbilityGold, "bg.ability.gold")                                                                        \
    X(AbilityDraw, "bg.ability.draw")                                                                        \
    X(AbilityTurn, "bg.ability.turn")                                                                        \
    X(AbilityShield, "bg.ability.shield")                                                                    \
    X(Draw, "bg.draw")                                                                                       \
    X(Defeat, "bg.defeat")                                                                                   \
    X(Concede, "bg.concede")                                                                                 \
    X(RulingBoard, "bg.ruling.board")                                                                        \
    X(RulingCards, "bg.ruling.cards")                                                                        \
    X(RulingOpeningDefeat, "bg.ruling.opening-defeat")                                                       \
    X(RulingBlocking, "bg.ruling.blocking")                                                                  \
    X(RulingOwnSide, "bg.ruling.own-side")                                                                   \
    X(RulingFlankUses, "bg.ruling.flank-uses")                                                               \
    X(RulingRefresh, "bg.ruling.refresh")                                                                    \
    X(RulingPerHit, "bg.ruling.per-hit")                                                                     \
    X(RulingEmptyDeck, "bg.ruling.empty-deck")                                                               \
    X(RulingHandLimit, "bg.ruling.hand-limit")                                                               \
    X(RulingReform, "bg.ruling.reform")                                                                      \
    X(RulingFresh, "bg.ruling.fresh")                                                                        \
    X(RulingSideways, "bg.ruling.sideways")                                                                  \
    X(RulingEndless, "bg.ruling.endless")                                                                    \
    X(RulingSlainGold, "bg.ruling.slain-gold")                                                               \
    X(RulingEnemyTile, "bg.ruling.enemy-tile")                                                               \
    X(RulingMustDraw, "bg.ruling.must-draw")                                                                 \
    X(RulingAbilityTarget, "bg.ruling.ability-target")                                                       \
    X(RulingNoAttack, "bg.ruling.no-attack")                                                                 \
    X(RulingSplitCost, "bg.ruling.split-cost")                                                               \
    X(RulingAbilityDefence, "bg.ruling.ability-defence")                                                     \
    X(RulingFacing, "bg.ruling.facing")

/// A clause as events and questions carry it: small numbers are general clauses, the range above are the
/// characters' own.
enum class Clause : std::uint16_t {
    None,
#define X(name, id) name,
    BATTLEGROUND_CLAUSES(X)
#undef X
        Count,
    FirstCard = 0x100 ///< plus the kind of the character
};

/// The stable id of a general clause; empty for None. Characters: see Game::clauseId.
[[nodiscard]] std::string_view generalClauseId(Clause clause);

} // namespace rules::battleground
