// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/bot.h"
#include "rules/games/battleground/rating.h"
#include "tests/support/battleground_matches.h"

#include <cstdint>

/// How matches of Battleground go between two greedy bots: whether somebody wins, and how many cards in hand
/// wait for gold.
namespace battleground_balance {

struct Balance
{
    std::uint32_t matches = 0;
    std::uint32_t drawn = 0;
    std::uint64_t turns = 0;
    std::uint64_t held = 0; ///< cards in hand when deployment begins, summed up over all turns
    std::uint64_t dead =
        0; ///< those that are left at its end because they cost more than the gold within reach

    [[nodiscard]] double drawnShare() const { return double(drawn) / matches; }
    [[nodiscard]] double deadShare() const { return held == 0 ? 0 : double(dead) / double(held); }
};

/// How many cards in hand the side whose turn ends now cannot pay for.
inline std::uint64_t deadCards(const rules::battleground::Game& game, const rules::battleground::State& state)
{
    using namespace rules::battleground;
    const Side side = state.active;
    unsigned purse = state.treasury[side];
    for (rules::Bits graves = game.board().zoneOf(side) & state.slain; graves != 0; graves &= graves - 1) {
        const auto tile = static_cast<Tile>(std::countr_zero(graves));
        purse = std::max(purse, unsigned(state.treasury[side] + state.gold[state.cardAt(tile)]));
    }
    std::uint64_t dead = 0;
    for (const auto card : state.cards.in(zone::kHand + side))
        dead += game.table().traits[state.kind[card]].cost > purse ? 1 : 0;
    return dead;
}

/// Plays the matches of seeds 1 … `matches` with sample decks by the usual rules.
inline Balance measure(const battleground_matches::Matches& all, std::uint32_t matches)
{
    using namespace rules::battleground;
    constexpr auto kTable = battleground_matches::Table::Standard;
    const Game& game = all.game(kTable);
    Balance balance;
    for (std::uint64_t seed = 1; seed <= matches; ++seed) {
        State state = all.start(kTable, seed);
        rules::bots::GreedyBot bot(rules::Random::mix(seed));
        std::uint16_t counted = 0; // the turn whose hand was counted
        while (!game.isOver(state)) {
            const Question question = game.question(state);
            const rules::Choice choice = bot.choose(game, state, question);
            if (state.phase == Phase::Deployment) {
                if (counted != state.turn)
                    balance.held += state.cards.size(zone::kHand + std::size_t{state.active});
                counted = state.turn;
                if (Verb(choice.verb) == Verb::EndTurn)
                    balance.dead += deadCards(game, state);
            }
            game.apply(state, choice);
        }
        ++balance.matches;
        balance.drawn += state.winner == rules::kNoSeat ? 1 : 0;
        balance.turns += state.turn;
    }
    return balance;
}

} // namespace battleground_balance
