// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/battleground/engine.h"

namespace rules::battleground {

template <class Log>
void Engine<Log>::move(Tile from, Tile to)
{
    const CardIx card = s.cardAt(from);
    tell(EventKind::Moved,
         {.side = s.active, .card = s.kind[card], .from = from, .to = to, .value = s.gold[card]},
         Clause::Move, s.gold[card] > 0 ? Clause::MoveGold : Clause::None);
    if ((s.slain & bit(to)) != 0)
        bury(to, s.active, Clause::MoveSlain, Clause::None);
    relocate(card, to);
    s.acted |= bit(to);
}

/// The card takes everything along but what belongs to its tile's last owner; the tile is free.
template <class Log>
void Engine<Log>::relocate(CardIx card, Tile to)
{
    const Tile from = s.tile[card];
    const auto carry = [from, to](Bits& bits) {
        const Bits had = bits >> from & 1u;
        bits = (bits & ~bit(from)) | had << to;
    };
    carry(s.living[s.ownerOf(card)]);
    carry(s.turned);
    carry(s.acted);
    s.at[to] = s.at[from];
    s.at[from] = 0;
    s.tile[card] = to;
}

/// bg.boneyard: the slain character on a tile leaves it for good; who comes gets the gold.
template <class Log>
void Engine<Log>::bury(Tile tile, Side finder, Clause clause, Clause also)
{
    const CardIx card = s.cardAt(tile);
    const Side owner = s.ownerOf(card);
    const std::uint8_t gold = s.gold[card];
    s.treasury[finder] = static_cast<std::uint8_t>(s.treasury[finder] + gold);
    if (gold > 0)
        tell(EventKind::GoldPickedUp, {.side = finder, .other = s.kind[card], .to = tile, .value = gold},
             clause, also);
    s.gold[card] = 0;
    s.tile[card] = 0;
    s.slain &= ~bit(tile);
    s.at[tile] = 0;
    s.cards.moveToEnd(card, zone::kBoneyard + owner);
    s.eventful = true;
    tell(EventKind::ToBoneyard, {.side = owner, .card = s.kind[card]}, Clause::Boneyard, clause);
}

template <class Log>
void Engine<Log>::attack(Tile from, Tile to)
{
    const CardIx attacker = s.cardAt(from);
    const CardIx target = s.cardAt(to);
    const Traits& strong = traits(attacker);
    const Traits& weak = traits(target);
    const MatchOptions& options = m_game.options();
    const bool flank = m_game.flanks(s, from, to);
    const std::uint8_t defender = s.kind[target];
    s.acted |= bit(from);
    tell(EventKind::Attacked,
         {.side = s.active,
          .card = s.kind[attacker],
          .other = defender,
          .from = from,
          .to = to,
          .value = strong.attack,
          .extra = strong.attacks},
         Clause::Attack, strong.attacks > 1 ? Clause::AttackTimes : Clause::None);
    bool covered = false; // bg.ruling.per-hit: one defence against all attacks of this character
    for (std::uint8_t i = 0; i < strong.attacks; ++i) {
        int damage = strong.attack;
        const bool left = s.defended[target] < weak.defences;
        const bool defends = left || (covered && !options.defencePerHit);
        if (defends && !covered && (!flank || options.flankUses)) {
            ++s.defended[target];
            covered = !options.defencePerHit;
        }
        if (defends && flank) {
            tell(EventKind::DefenceFlanked,
                 {.card = defender,
                  .to = to,
                  .value = weak.defence,
                  .extra = m_game.board().column(from) == m_game.board().column(to)},
                 Clause::Flank, options.flankUses ? Clause::RulingFlankUses : Clause::None);
        } else if (defends) {
            const int blocked = std::min<int>(damage, weak.defence); // bg.health.floor
            damage -= blocked;
            tell(EventKind::DefenceHeld,
                 {.card = defender,
                  .to = to,
                  .value = static_cast<std::uint8_t>(blocked),
                  .extra = strong.attack},
                 Clause::Defence, weak.defences > 1 ? Clause::DefenceTimes : Clause::None);
        } else if (weak.defences > 0) {
            tell(EventKind::DefenceSpent, {.card = defender, .to = to}, Clause::Several,
                 Clause::DefenceTimes);
        }
        lose(target, damage, Clause::Health);
        if ((s.slain & bit(to)) == 0)
            continue;
        if (i + 1 < strong.attacks)
            tell(EventKind::AttacksLost,
                 {.side = s.active,
                  .card = s.kind[attacker],
                  .value = static_cast<std::uint8_t>(strong.attacks - 1 - i)},
                 Clause::AttackTimes, Clause::AttackTarget);
        break;
    }
}

template <class Log>
void Engine<Log>::lose(CardIx card, int amount, Clause clause)
{
    const Tile tile = s.tile[card];
    if (const int held = std::min<int>(amount, s.shield[card]); held > 0) {
        s.shield[card] = static_cast<std::uint8_t>(s.shield[card] - held);
        amount -= held;
        tell(EventKind::ShieldHeld,
             {.card = s.kind[card], .to = tile, .value = static_cast<std::uint8_t>(held)},
             Clause::AbilityShield);
    }
    const int lost = std::min<int>(amount, s.health[card]);
    if (lost == 0) {
        tell(EventKind::Unharmed, {.card = s.kind[card], .to = tile}, clause);
        return;
    }
    s.health[card] = static_cast<std::uint8_t>(s.health[card] - lost);
    s.eventful = true;
    tell(
        EventKind::HealthLost,
        {.card = s.kind[card], .to = tile, .value = static_cast<std::uint8_t>(lost), .extra = s.health[card]},
        clause, lost < amount ? Clause::HealthFloor : Clause::None);
    if (s.health[card] == 0)
        slay(card);
}

template <class Log>
void Engine<Log>::slay(CardIx card)
{
    const Tile tile = s.tile[card];
    const Side owner = s.ownerOf(card);
    s.living[owner] &= ~bit(tile);
    s.turned &= ~bit(tile);
    s.acted &= ~bit(tile);
    s.slain |= bit(tile);
    s.defended[card] = 0;
    s.shield[card] = 0;
    tell(EventKind::Slain, {.side = owner, .card = s.kind[card], .to = tile, .value = s.gold[card]},
         Clause::Slain);
}

template <class Log>
void Engine<Log>::reform(Tile tile)
{
    const CardIx card = s.cardAt(tile);
    s.turned ^= bit(tile);
    s.acted |= bit(tile);
    tell(EventKind::Reformed,
         {.side = s.active,
          .card = s.kind[card],
          .to = tile,
          .value = static_cast<std::uint8_t>(s.turned >> tile & 1u)},
         Clause::Reform, Clause::RulingReform);
}

template <class Log>
void Engine<Log>::deploy(std::uint8_t kind, Tile tile)
{
    const Side side = s.active;
    CardIx card = kNoCard;
    for (const CardIx each : s.cards.in(zone::kHand + side))
        if (card == kNoCard && s.kind[each] == kind)
            card = each;
    const Traits& value = traits(card);
    const bool onSlain = (s.slain & bit(tile)) != 0;
    // bg.ruling.slain-gold: first into the treasury, then paid from there; the result is the same.
    if (onSlain)
        bury(tile, side, Clause::DeploySlain, Clause::RulingSlainGold);
    s.treasury[side] = static_cast<std::uint8_t>(s.treasury[side] - value.cost);
    s.cards.moveToEnd(card, zone::kBoard);
    s.tile[card] = tile;
    s.health[card] = value.health;
    s.gold[card] = value.cost;
    s.at[tile] = static_cast<CardIx>(card + 1);
    s.living[side] |= bit(tile);
    s.eventful = true;
    tell(EventKind::Deployed, {.side = side, .card = kind, .to = tile}, Clause::Deploy,
         onSlain ? Clause::DeploySlain : Clause::DeployZone);
    if (value.cost > 0)
        tell(EventKind::GoldPaid, {.side = side, .card = kind, .value = value.cost}, Clause::DeployCost,
             onSlain ? Clause::RulingSplitCost : Clause::None);
}

template <class Log>
void Engine<Log>::useAbility(Tile from, Tile to)
{
    const CardIx user = s.cardAt(from);
    const CardIx target = s.cardAt(to);
    const Character& character = m_game.table().characters[s.kind[user]];
    s.acted |= bit(from);
    tell(EventKind::AbilityUsed,
         {.side = s.active, .card = s.kind[user], .other = s.kind[target], .from = from, .to = to},
         Clause::Ability, Game::cardClause(s.kind[user]));
    for (const Operation& operation : character.values.ability.program)
        operate(operation, user, target, from);
}

template <class Log>
void Engine<Log>::operate(const Operation& operation, CardIx user, CardIx target, Tile userTile)
{
    const CardIx card = operation.upon == Upon::Self ? user : target;
    const std::uint8_t kind = s.kind[card];
    const Tile tile = s.tile[card];
    if (operation.code == OpCode::Draw) {
        for (std::uint8_t i = 0; i < operation.amount; ++i)
            draw(Clause::AbilityDraw);
        return;
    }
    const bool isSlain = (s.slain & bit(tile)) != 0;
    if (isSlain && operation.code != OpCode::Gold)
        return; // an earlier step of the ability slew it
    switch (operation.code) {
    case OpCode::Damage: return lose(card, operation.amount, Clause::AbilityDamage);
    case OpCode::Heal: {
        const int missing = std::max(0, traits(card).health - s.health[card]);
        const int healed = std::min<int>(operation.amount, missing);
        s.health[card] = static_cast<std::uint8_t>(s.health[card] + healed);
        tell(EventKind::Healed,
             {.card = kind, .to = tile, .value = static_cast<std::uint8_t>(healed), .extra = s.health[card]},
             Clause::AbilityHeal);
        return;
    }
    case OpCode::Push: return push(card, userTile, operation.amount);
    case OpCode::Gold: {
        const std::uint8_t gold = std::min(operation.amount, s.gold[card]);
        s.gold[card] = static_cast<std::uint8_t>(s.gold[card] - gold);
        s.treasury[s.active] = static_cast<std::uint8_t>(s.treasury[s.active] + gold);
        tell(EventKind::GoldSeized, {.side = s.active, .card = kind, .to = tile, .value = gold},
             Clause::AbilityGold);
        return;
    }
    case OpCode::Turn:
        s.turned ^= bit(tile);
        tell(EventKind::TurnedAbout,
             {.card = kind, .to = tile, .value = static_cast<std::uint8_t>(s.turned >> tile & 1u)},
             Clause::AbilityTurn);
        return;
    case OpCode::Shield:
        s.shield[card] = std::max(s.shield[card], operation.amount);
        tell(EventKind::ShieldRaised, {.card = kind, .to = tile, .value = s.shield[card]},
             Clause::AbilityShield);
        return;
    case OpCode::Draw: break;
    }
}

/// bg.ability.push: every character and the edge are in the way, slain ones too.
template <class Log>
void Engine<Log>::push(CardIx card, Tile from, int tiles)
{
    const Tile start = s.tile[card];
    Tile end = start;
    for (int i = 0; i < tiles && start != from; ++i) {
        const Tile next = m_game.board().behind(end, from);
        if (next == kNoTile || s.at[next] != 0)
            break;
        end = next;
    }
    if (end == start) {
        tell(EventKind::PushStopped, {.card = s.kind[card], .to = start}, Clause::AbilityPush);
        return;
    }
    relocate(card, end);
    tell(EventKind::Pushed, {.card = s.kind[card], .from = start, .to = end}, Clause::AbilityPush);
}

} // namespace rules::battleground
