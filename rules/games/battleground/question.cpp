// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/game.h"

namespace rules::battleground {

namespace {

/// The targets of one character, kept until the rows before them are written: answers are sorted by verb.
struct Aims
{
    std::array<Bits, kMaxTiles> targets; // only the first `count` are ever written
    std::array<Tile, kMaxTiles> from;
    std::size_t count = 0;

    void add(Tile tile, Bits bits)
    {
        if (bits == 0)
            return;
        from[count] = tile;
        targets[count++] = bits;
    }
};

Tile firstOf(Bits tiles)
{
    return static_cast<Tile>(std::countr_zero(tiles));
}

} // namespace

Bits Game::reach(const State& state, Tile tile, Side side, unsigned range) const
{
    const bool up = state.looksUp(tile, side);
    if (!m_options.blocking)
        return m_board.reach(tile, up, range);
    return m_board.reachBlocked(tile, up, range, state.allLiving());
}

Bits Game::attackTargets(const State& state, Tile tile, Side side) const
{
    const Traits& traits = m_table.traits[state.kind[state.cardAt(tile)]];
    if (traits.attacks == 0 || (traits.attack == 0 && !m_options.zeroAttacks))
        return 0;
    const Bits targets = m_options.ownSide ? state.allLiving() : state.living[other(side)];
    return reach(state, tile, side, traits.range) & targets;
}

Bits Game::abilityTargets(const State& state, Tile tile, Side side) const
{
    const Traits& traits = m_table.traits[state.kind[state.cardAt(tile)]];
    if (!traits.hasAbility)
        return 0;
    if (traits.aim == Aim::Self)
        return bit(tile);
    Bits targets = traits.aim == Aim::Friend ? Bits{0} : state.living[other(side)];
    if (traits.aim != Aim::Enemy)
        targets |= state.living[side];
    targets &= reach(state, tile, side, traits.range);
    if (traits.aimless && !m_options.abilityNeedsTarget)
        targets |= bit(tile);
    return targets;
}

bool Game::flanks(const State& state, Tile from, Tile to) const
{
    if (m_board.column(from) != m_board.column(to))
        return true;
    const Side side = (state.living[1] >> to & 1u) != 0 ? Side{1} : Side{0};
    return state.looksUp(to, side) != (from > to);
}

Question Game::question(const State& state) const
{
    Question question;
    if (state.phase == Phase::Over)
        return question;
    const Side side = state.active;
    question.seat = side;
    Options& options = question.options;
    if (state.phase == Phase::Actions) {
        question.ask = Ask::Action;
        question.clause = Clause::Action;
        const Bits actors = state.living[side] & ~state.acted;
        const Bits free = ~state.allLiving();
        Aims attacks;
        Aims abilities;
        for (Bits left = actors; left != 0; left &= left - 1) {
            const Tile tile = firstOf(left);
            options.add(std::uint16_t(Verb::Move), tile, m_board.neighbours(tile) & free);
            attacks.add(tile, attackTargets(state, tile, side));
            abilities.add(tile, abilityTargets(state, tile, side));
        }
        for (std::size_t i = 0; i < attacks.count; ++i)
            options.add(std::uint16_t(Verb::Attack), attacks.from[i], attacks.targets[i]);
        for (std::size_t i = 0; i < abilities.count; ++i)
            options.add(std::uint16_t(Verb::Ability), abilities.from[i], abilities.targets[i]);
        options.addFirsts(std::uint16_t(Verb::Reform), actors);
        options.addSingle(std::uint16_t(Verb::EndActions));
        return question;
    }
    question.ask = Ask::Deployment;
    question.clause = Clause::Deploy;
    const Bits zone = m_board.zoneOf(side);
    const Bits free = zone & ~state.allLiving() & ~state.slain;
    FixedVector<std::uint8_t, kMaxCards> kinds;
    for (const CardIx card : state.cards.in(zone::kHand + side))
        if (!kinds.contains(state.kind[card]))
            kinds.push_back(state.kind[card]);
    std::sort(kinds.begin(), kinds.end());
    for (const std::uint8_t kind : kinds) {
        const std::uint8_t cost = m_table.traits[kind].cost;
        Bits tiles = cost <= state.treasury[side] ? free : Bits{0};
        for (Bits slain = zone & state.slain; slain != 0; slain &= slain - 1) {
            const Tile tile = firstOf(slain);
            if (cost <= state.treasury[side] + state.gold[state.cardAt(tile)])
                tiles |= bit(tile);
        }
        options.add(std::uint16_t(Verb::Deploy), kind, tiles);
    }
    options.addSingle(std::uint16_t(Verb::EndTurn));
    return question;
}

} // namespace rules::battleground
