// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/rating.h"

#include "rules/games/crimson/engine/scoring.h"

#include <algorithm>
#include <array>

namespace rules::crimson {

namespace {

constexpr int kWon = 1'000'000;
constexpr int kCastle = 1'500;
constexpr int kCoin = 10;

/// What a lane counts whose fuller side has that many cards. A lane with few cards may still turn.
constexpr std::array<int, 6> kFullness{1, 2, 4, 7, 10, 10};
constexpr int kLead = 14;    ///< a lane led
constexpr int kStrength = 2; ///< a point of strength more, up to kMaxLead of them
constexpr int kMaxLead = 8;
constexpr int kBody = 3; ///< a card on the board, whatever it is

/// A card that is still to be played: its strength, and something for its effect.
int worthInFront(const Kind& kind)
{
    return 24 + 8 * kind.strength;
}

int rateLane(const Game& game, const State& state, Lane lane)
{
    const std::array<std::size_t, kSides> cards{state.cards.size(zone::of(lane, 0)),
                                                state.cards.size(zone::of(lane, 1))};
    if (cards[0] + cards[1] == 0)
        return 0;
    const Scoring::Outcome outcome = Scoring(game.table(), state).count(lane);
    int rating = kStrength * std::clamp(outcome.total[0] - outcome.total[1], -kMaxLead, kMaxLead);
    if (outcome.winner != kNoSide)
        rating += outcome.winner == 0 ? kLead : -kLead;
    rating *= kFullness[std::min(std::max(cards[0], cards[1]), kFullness.size() - 1)];
    return rating + kBody * (static_cast<int>(cards[0]) - static_cast<int>(cards[1]));
}

/// The open bid, as a gain of the bidder's: the coins lie on the card already.
int rateBid(const Game& game, const State& state)
{
    const int worth = worthInFront(game.table().characters[state.kind[state.bidCard]]);
    const int price = Board(game.table(), state).matchPrice(state.active);
    const int passed = worth;
    if (state.coins[other(state.active)] < price)
        return passed;
    const int matched = kCoin * (state.bidCoins + 2 * price) - worth;
    return std::min(passed, matched);
}

/// From A's point of view.
int rateForA(const Game& game, const State& state)
{
    if (state.phase == Phase::Over && state.winner != kNoSide)
        return state.winner == 0 ? kWon : -kWon;
    int rating = kCastle * (state.castles[0] - state.castles[1]) + kCoin * (state.coins[0] - state.coins[1]);
    for (Lane lane = 0; lane < kLanes; ++lane)
        if (state.isOpen(lane))
            rating += rateLane(game, state, lane);
    for (Side side = 0; side < kSides; ++side)
        for (const CardIx card : state.cards.in(zone::kFront + side)) {
            const int worth = worthInFront(game.table().characters[state.kind[card]]);
            rating += side == 0 ? worth : -worth;
        }
    if (state.ask == Ask::Answer)
        rating += state.active == 0 ? rateBid(game, state) : -rateBid(game, state);
    return rating;
}

} // namespace

int rate(const Game& game, const State& state, Seat side)
{
    const int rating = rateForA(game, state);
    return side == 0 ? rating : -rating;
}

void hideFrom(State& state, Seat, Random& random)
{
    state.cards.shuffle(zone::kDeck, random, 1); // cc.setup.top-card
    state.random = Random(random.next());
}

} // namespace rules::crimson
