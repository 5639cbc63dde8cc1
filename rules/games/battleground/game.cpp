// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/game.h"

#include "rules/core/hash.h"
#include "rules/games/battleground/fighting.h"

namespace rules::battleground {

Game::Game(const Characters& library, const MatchOptions& options)
    : m_table(library)
    , m_options(options)
    , m_board(options.columns, options.rows, options.zone)
{
    assert(!optionsWrong(options));
    prepareAims();
}

void Game::prepareAims()
{
    const auto mask = [](bool all) { return all ? ~Bits{0} : Bits{0}; };
    for (const Traits& traits : m_table.traits) {
        Aims aims;
        // bg.ruling.no-attack
        const bool attacks = traits.attacks > 0 && (traits.attack > 0 || m_options.zeroAttacks);
        aims.attackEnemies = mask(attacks);
        aims.attackFriends = mask(attacks && m_options.ownSide);
        const bool self = traits.aim == Aim::Self;
        aims.abilityEnemies =
            mask(traits.hasAbility && (traits.aim == Aim::Enemy || traits.aim == Aim::Anyone));
        aims.abilityFriends =
            mask(traits.hasAbility && (traits.aim == Aim::Friend || traits.aim == Aim::Anyone));
        // bg.ruling.ability-target
        aims.abilitySelf =
            mask(traits.hasAbility && (self || (traits.aimless && !m_options.abilityNeedsTarget)));
        aims.range = {m_board.rangeIndex(false, traits.range), m_board.rangeIndex(true, traits.range)};
        m_aims.push_back(aims);
    }
}

void Game::settle(State& state, EventLog& log) const
{
    Engine<EventLog>(*this, state, log).run();
}

void Game::apply(State& state, const Choice& choice) const
{
    NoLog log;
    Engine<NoLog> engine(*this, state, log);
    engine.take(choice);
    engine.run();
}

void Game::apply(State& state, const Choice& choice, EventLog& log) const
{
    Engine<EventLog> engine(*this, state, log);
    engine.take(choice);
    engine.run();
}

AttackOutlook Game::outlook(const State& state, const Choice& attack) const
{
    State copy = state;
    EventLog log;
    Engine<EventLog>(*this, copy, log).take(attack);
    AttackOutlook outlook;
    outlook.flank = flanks(state, static_cast<Tile>(attack.a), static_cast<Tile>(attack.b));
    AttackStep step;
    for (const Event& event : log.events) {
        switch (event.kind) {
        case EventKind::Attacked: step.attack = event.value; break;
        case EventKind::DefenceHeld:
            step.blocked = event.value;
            step.clause = event.clause;
            break;
        case EventKind::DefenceFlanked:
            step.flanked = true;
            step.clause = event.clause;
            break;
        case EventKind::ShieldHeld: step.shielded = event.value; break;
        case EventKind::HealthLost:
        case EventKind::Unharmed:
            step.lost = event.kind == EventKind::Unharmed ? std::uint8_t{0} : event.value;
            outlook.lost = static_cast<std::uint8_t>(outlook.lost + step.lost);
            outlook.steps.push_back(step);
            step = {.attack = step.attack};
            break;
        case EventKind::Slain: outlook.slays = true; break;
        default: break;
        }
    }
    return outlook;
}

State Game::observe(const State& state, Seat viewer) const
{
    State seen = state;
    for (Side side = 0; side < kSides; ++side) {
        for (const CardIx card : state.cards.in(zone::kDeck + side))
            seen.kind[card] = kHiddenKind;
        if (side != viewer)
            for (const CardIx card : state.cards.in(zone::kHand + side))
                seen.kind[card] = kHiddenKind;
    }
    seen.random = Random();
    return seen;
}

std::string Game::clauseId(Clause clause) const
{
    const auto number = unsigned(clause);
    if (number >= unsigned(Clause::FirstCard))
        return "bg.card." + m_table.characters[number - unsigned(Clause::FirstCard)].id;
    return std::string(generalClauseId(clause));
}

std::uint64_t Game::hash(const State& state)
{
    Hash hash;
    for (std::size_t zone = 0; zone < zone::kCount; ++zone) {
        if (zone == zone::kBoard)
            continue;
        hash.byte(static_cast<std::uint8_t>(state.cards.size(zone)));
        for (const CardIx card : state.cards.in(zone))
            hash.byte(state.kind[card]);
    }
    for (Bits tiles = state.allLiving() | state.slain; tiles != 0; tiles &= tiles - 1) {
        const auto tile = static_cast<Tile>(std::countr_zero(tiles));
        const CardIx card = state.cardAt(tile);
        for (const std::uint8_t field : {tile, state.kind[card], state.ownerOf(card), state.health[card],
                                         state.gold[card], state.defended[card], state.shield[card]})
            hash.byte(field);
    }
    for (const Bits bits : {state.living[0], state.living[1], state.slain, state.turned, state.acted})
        hash.number(bits);
    for (const std::uint8_t field :
         {state.treasury[0], state.treasury[1], std::uint8_t(state.phase), std::uint8_t(state.step),
          state.active, state.winner, state.toOpen, std::uint8_t(state.eventful)})
        hash.byte(field);
    hash.number(state.turn);
    hash.number(state.still);
    hash.number(state.random.state());
    return hash.value();
}

} // namespace rules::battleground
