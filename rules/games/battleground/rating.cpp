// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/rating.h"

#include <algorithm>
#include <cstdlib>

namespace rules::battleground {

namespace {

constexpr int kWon = 1'000'000;
constexpr int kBody = 60;  ///< a living character, whoever it is
constexpr int kPair = 200; ///< the two that keep a side in the match
constexpr int kLife = 12;
constexpr int kBlow = 8;  ///< a point of attack
constexpr int kGuard = 5; ///< a point of defence
constexpr int kCoin = 6;
constexpr int kCard = 10;
constexpr int kTarget = 9; ///< an enemy in range
constexpr int kStep = 2;   ///< a step towards the nearest enemy
constexpr int kFacing = 6; ///< an enemy ahead, not behind

int distance(const Geometry& board, Tile a, Tile b)
{
    const auto apart = [](unsigned x, unsigned y) { return static_cast<int>(x > y ? x - y : y - x); };
    return apart(board.column(a), board.column(b)) + apart(board.row(a), board.row(b));
}

/// What a side has.
int rateForces(const Game& game, const State& state, Side side)
{
    const unsigned count = countBits(state.living[side]);
    int rating = kCoin * state.treasury[side] +
                 kCard * static_cast<int>(state.cards.size(zone::kHand + side)) +
                 kPair * static_cast<int>(std::min(count, kLivingNeeded));
    for (Bits own = state.living[side]; own != 0; own &= own - 1) {
        const CardIx card = state.cardAt(static_cast<Tile>(std::countr_zero(own)));
        const Traits& traits = game.table().traits[state.kind[card]];
        rating += kBody + kLife * (state.health[card] + state.shield[card]) +
                  kBlow * traits.attack * traits.attacks + kGuard * traits.defence * traits.defences +
                  kCoin * state.gold[card];
    }
    return rating;
}

/// How its characters stand to the enemy's. Counted for one side only: coming nearer is as near for both.
int ratePlaces(const Game& game, const State& state, Side side)
{
    const Geometry& board = game.board();
    int rating = 0;
    for (Bits own = state.living[side]; own != 0; own &= own - 1) {
        const auto tile = static_cast<Tile>(std::countr_zero(own));
        rating += kTarget * static_cast<int>(countBits(game.attackTargets(state, tile, side)));
        int nearest = 0;
        bool ahead = false;
        for (Bits foes = state.living[other(side)]; foes != 0; foes &= foes - 1) {
            const auto foe = static_cast<Tile>(std::countr_zero(foes));
            const int far = distance(board, tile, foe);
            nearest = nearest == 0 ? far : std::min(nearest, far);
            ahead = ahead || (board.row(foe) != board.row(tile) &&
                              state.looksUp(tile, side) == (board.row(foe) > board.row(tile)));
        }
        rating += (ahead ? kFacing : 0) - kStep * nearest;
    }
    return rating;
}

} // namespace

int rate(const Game& game, const State& state, Seat side)
{
    if (state.phase == Phase::Over)
        return state.winner == kNoSeat ? 0 : state.winner == side ? kWon : -kWon;
    // The card at the end of the actions comes in any case: it is no reason to end them.
    const bool draws = state.phase == Phase::Actions && state.active == side &&
                       !state.cards.empty(zone::kDeck + std::size_t{side});
    return rateForces(game, state, side) - rateForces(game, state, other(side)) +
           ratePlaces(game, state, side) + (draws ? kCard : 0);
}

void determinize(State& state, Seat side, Random& random)
{
    const auto deal = [&](std::initializer_list<std::size_t> zones) {
        FixedVector<std::uint8_t, kMaxCards> kinds;
        for (const std::size_t zone : zones)
            for (const CardIx card : state.cards.in(zone))
                kinds.push_back(state.kind[card]);
        std::sort(kinds.begin(), kinds.end());
        random.shuffle(kinds);
        std::size_t next = 0;
        for (const std::size_t zone : zones)
            for (const CardIx card : state.cards.in(zone))
                state.kind[card] = kinds[next++];
    };
    deal({zone::kDeck + std::size_t{side}});
    deal({zone::kDeck + std::size_t{other(side)}, zone::kHand + std::size_t{other(side)}});
    state.random = Random(random.next());
}

} // namespace rules::battleground
