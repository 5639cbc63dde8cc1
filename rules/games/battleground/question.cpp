// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/game.h"

#include <algorithm>

namespace rules::battleground {

namespace {

Tile firstOf(Bits tiles)
{
    return static_cast<Tile>(std::countr_zero(tiles));
}

} // namespace

Game::Targets Game::targets(const State& state, Tile tile, Side side) const
{
    const std::uint8_t kind = state.kind[state.cardAt(tile)];
    const Aims& aims = m_aims[kind];
    const auto up = static_cast<unsigned>(state.looksUp(tile, side));
    Bits reach = m_board.reachAt(aims.range[up], tile);
    if (m_options.blocking)
        reach = m_board.reachBlocked(tile, up != 0, m_table.traits[kind].range, state.allLiving());
    const Bits enemies = reach & state.living[other(side)];
    const Bits friends = reach & state.living[side];
    return {(enemies & aims.attackEnemies) | (friends & aims.attackFriends),
            (enemies & aims.abilityEnemies) | (friends & aims.abilityFriends) |
                (bit(tile) & aims.abilitySelf)};
}

Bits Game::attackTargets(const State& state, Tile tile, Side side) const
{
    return targets(state, tile, side).attack;
}

Bits Game::abilityTargets(const State& state, Tile tile, Side side) const
{
    return targets(state, tile, side).ability;
}

bool Game::flanks(const State& state, Tile from, Tile to) const
{
    if (m_board.column(from) != m_board.column(to))
        return true;
    const Side side = (state.living[1] >> to & 1u) != 0 ? Side{1} : Side{0};
    return state.looksUp(to, side) != (from > to);
}

void Game::askForActions(const State& state, Options& options) const
{
    const Side side = state.active;
    const Bits actors = state.living[side] & ~state.acted;
    const Bits free = ~state.allLiving();
    const std::size_t count = countBits(actors);
    // Answers are sorted by verb, so each character has its rows in three places.
    std::size_t row = options.make(3 * count);
    for (Bits left = actors; left != 0; left &= left - 1) {
        const Tile tile = firstOf(left);
        const Targets found = targets(state, tile, side);
        options.set(row, std::uint16_t(Verb::Move), tile, m_board.neighbours(tile) & free);
        options.set(row + count, std::uint16_t(Verb::Attack), tile, found.attack);
        options.set(row + 2 * count, std::uint16_t(Verb::Ability), tile, found.ability);
        ++row;
    }
    options.addFirsts(std::uint16_t(Verb::Reform), actors);
    options.addSingle(std::uint16_t(Verb::EndActions));
}

void Game::askForDeployment(const State& state, Options& options) const
{
    const Side side = state.active;
    const Bits zone = m_board.zoneOf(side);
    const Bits free = zone & ~state.allLiving() & ~state.slain;
    const Bits graves = zone & state.slain;
    const unsigned treasury = state.treasury[side];
    // What can be paid on any tile: most hands have cards that cannot, and they are left out first.
    int purse = free != 0 ? static_cast<int>(treasury) : -1;
    for (Bits slain = graves; slain != 0; slain &= slain - 1)
        purse = std::max(purse, static_cast<int>(treasury + state.gold[state.cardAt(firstOf(slain))]));
    std::array<std::uint8_t, kMaxCards> kinds; // only the first `count` are ever written
    std::size_t count = 0;
    for (const CardIx card : state.cards.in(zone::kHand + side)) {
        const std::uint8_t kind = state.kind[card];
        if (static_cast<int>(m_table.traits[kind].cost) > purse)
            continue;
        std::size_t place = count;
        while (place > 0 && kinds[place - 1] > kind)
            --place;
        if (place > 0 && kinds[place - 1] == kind)
            continue;
        for (std::size_t i = count++; i > place; --i)
            kinds[i] = kinds[i - 1];
        kinds[place] = kind;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint8_t cost = m_table.traits[kinds[i]].cost;
        Bits tiles = cost <= treasury ? free : Bits{0};
        for (Bits slain = graves; slain != 0; slain &= slain - 1) {
            const Tile tile = firstOf(slain);
            if (cost <= treasury + state.gold[state.cardAt(tile)])
                tiles |= bit(tile);
        }
        options.add(std::uint16_t(Verb::Deploy), kinds[i], tiles);
    }
    options.addSingle(std::uint16_t(Verb::EndTurn));
}

Question Game::question(const State& state) const
{
    Question question;
    if (state.phase == Phase::Over)
        return question;
    question.seat = state.active;
    if (state.phase == Phase::Actions) {
        question.ask = Ask::Action;
        question.clause = Clause::Action;
        askForActions(state, question.options);
    } else {
        question.ask = Ask::Deployment;
        question.clause = Clause::Deploy;
        askForDeployment(state, question.options);
    }
    return question;
}

} // namespace rules::battleground
