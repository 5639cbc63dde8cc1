// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/rating.h"

#include <algorithm>
#include <array>
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
constexpr int kTarget = 9;    ///< an enemy in range
constexpr int kStep = 2;      ///< a step towards the nearest enemy
constexpr int kFacing = 6;    ///< an enemy ahead, not behind
constexpr int kFear = 6;      ///< tenths of what the enemy's next attacks would take that count as lost
constexpr int kHope = 5;      ///< the same of what its own attacks would take
constexpr int kCalm = 2;      ///< quiet turns after which nobody is afraid any more
constexpr int kPatience = 16; ///< caution at the beginning of a match
constexpr int kUrge = 12;     ///< how much more a step towards the enemy is worth with every quiet turn

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

/// How much is taken off by one attack after the other, as bg.attack and bg.defence have it.
int damageOf(const Game& game, const State& state, Tile from, Tile to)
{
    const CardIx target = state.cardAt(to);
    const Traits& strong = game.table().traits[state.kind[state.cardAt(from)]];
    const Traits& weak = game.table().traits[state.kind[target]];
    const int defences = game.flanks(state, from, to) ? 0 : weak.defences;
    int damage = 0;
    for (int hit = 0; hit < strong.attacks; ++hit)
        damage += std::max(0, strong.attack - (hit < defences ? weak.defence : 0));
    return std::max(0, damage - state.shield[target]);
}

/// What a side would lose if every enemy attacked from where it stands: one reply ahead.
int rateThreats(const Game& game, const State& state, Side side)
{
    std::array<int, kMaxTiles> hurt{};
    for (Bits foes = state.living[other(side)]; foes != 0; foes &= foes - 1) {
        const auto foe = static_cast<Tile>(std::countr_zero(foes));
        // Each has one action and takes the most that is left to take.
        int best = 0;
        Tile victim = kNoTile;
        for (Bits own = game.attackTargets(state, foe, other(side)) & state.living[side]; own != 0;
             own &= own - 1) {
            const auto tile = static_cast<Tile>(std::countr_zero(own));
            const int left = state.health[state.cardAt(tile)] - hurt[tile];
            const int taken = std::min(left, damageOf(game, state, foe, tile));
            const int worth = taken * kLife + (taken > 0 && taken == left ? kBody : 0);
            if (worth > best) {
                best = worth;
                victim = tile;
            }
        }
        if (victim != kNoTile)
            hurt[victim] += damageOf(game, state, foe, victim);
    }
    int loss = 0;
    unsigned living = countBits(state.living[side]);
    for (Bits own = state.living[side]; own != 0; own &= own - 1) {
        const auto tile = static_cast<Tile>(std::countr_zero(own));
        const CardIx card = state.cardAt(tile);
        loss += kLife * std::min<int>(hurt[tile], state.health[card]);
        if (hurt[tile] < state.health[card] || hurt[tile] == 0)
            continue;
        const Traits& traits = game.table().traits[state.kind[card]];
        loss += kBody + kBlow * traits.attack * traits.attacks + kGuard * traits.defence * traits.defences +
                (living <= kLivingNeeded ? kPair : 0);
        --living;
    }
    return loss;
}

/// How much caution is left, from kPatience down to nothing well before the last turn: a match that
/// only waits is drawn.
int patience(const Game& game, const State& state)
{
    const int limit = game.options().turnLimit;
    return std::clamp((limit / 3 - state.turn) * kPatience * 4 / std::max(1, limit), 0, kPatience);
}

/// How many steps a character is away from a tile where it could hurt another: beside it where the defence
/// holds off what comes from ahead.
int stepsTowards(const Game& game, const State& state, Tile tile, Tile foe)
{
    const Geometry& board = game.board();
    const Traits& strong = game.table().traits[state.kind[state.cardAt(tile)]];
    const Traits& weak = game.table().traits[state.kind[state.cardAt(foe)]];
    const bool isHeldOff = strong.attack <= weak.defence && strong.attacks <= weak.defences;
    if (!isHeldOff || board.columns() < 2)
        return distance(board, tile, foe);
    const auto beside = [&](int column) {
        return std::abs(static_cast<int>(board.column(tile)) - column) +
               std::abs(static_cast<int>(board.row(tile)) - static_cast<int>(board.row(foe))) + 1;
    };
    const int column = static_cast<int>(board.column(foe));
    return column == 0 ? beside(column + 1)
           : column + 1 == static_cast<int>(board.columns())
               ? beside(column - 1)
               : std::min(beside(column - 1), beside(column + 1));
}

/// How its characters stand to the enemy's. Counted for one side only: coming nearer is as near for both.
int ratePlaces(const Game& game, const State& state, Side side)
{
    const Geometry& board = game.board();
    int rating = 0;
    for (Bits own = state.living[side]; own != 0; own &= own - 1) {
        const auto tile = static_cast<Tile>(std::countr_zero(own));
        for (Bits targets = game.attackTargets(state, tile, side); targets != 0; targets &= targets - 1)
            rating +=
                damageOf(game, state, tile, static_cast<Tile>(std::countr_zero(targets))) > 0 ? kTarget : 0;
        int nearest = 0;
        bool ahead = false;
        for (Bits foes = state.living[other(side)]; foes != 0; foes &= foes - 1) {
            const auto foe = static_cast<Tile>(std::countr_zero(foes));
            const int far = stepsTowards(game, state, tile, foe);
            nearest = nearest == 0 ? far : std::min(nearest, far);
            ahead = ahead || (board.row(foe) != board.row(tile) &&
                              state.looksUp(tile, side) == (board.row(foe) > board.row(tile)));
        }
        rating += (ahead ? kFacing : 0) - (kStep + kUrge * state.still) * nearest;
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
    const int fear = rateThreats(game, state, side) * kFear * std::max(0, kCalm - state.still) / (10 * kCalm);
    const int hope = rateThreats(game, state, other(side)) * kHope / 10;
    return rateForces(game, state, side) - rateForces(game, state, other(side)) +
           ratePlaces(game, state, side) + (draws ? kCard : 0) -
           (fear - hope) * patience(game, state) / kPatience;
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

std::optional<bots::Taking> takenBy(const Game& game, const State& state, const Choice& choice)
{
    if (Verb(choice.verb) != Verb::Deploy)
        return std::nullopt;
    return bots::Taking{choice.a, state.active, game.table().traits[choice.a].cost};
}

std::optional<bool> firstHandFails(const Game& game, const State& state, Seat side)
{
    if (state.phase != Phase::Opening || state.active != side)
        return std::nullopt;
    std::array<int, kMaxCards> costs{};
    std::size_t count = 0;
    for (const CardIx card : state.cards.in(zone::kHand + side))
        costs[count++] = game.table().traits[state.kind[card]].cost;
    if (count < kLivingNeeded)
        return true;
    std::partial_sort(costs.begin(), costs.begin() + kLivingNeeded, costs.begin() + count);
    int price = 0;
    for (std::size_t i = 0; i < kLivingNeeded; ++i)
        price += costs[i];
    return price > state.treasury[side];
}

} // namespace rules::battleground
