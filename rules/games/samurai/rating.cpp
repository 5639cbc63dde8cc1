// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/rating.h"

#include <algorithm>

namespace rules::samurai {

namespace {

constexpr int kWon = 1'000'000;

/// Chances are counted in 1/1024.
constexpr int kSure = 1024;

// Found by trying out changes on two to seven samurai and keeping those that won more rounds.
constexpr int kStillMissing = 973; ///< the chance that a symbol is never defended while cards are still drawn
constexpr int kWounds[]{0, 131, 206, 453, 4000};
constexpr int kAbove = 89;   ///< above the Kiai value: out of the round
constexpr int kReached = 26; ///< at the Kiai value: the next card goes above it
constexpr int kRoom = 5;     ///< a point of room below the Kiai value, up to kMaxRoom of them
constexpr int kMaxRoom = 6;
constexpr int kPenalty = 6;    ///< a penalty to come
constexpr int kHarm = 7;       ///< and one that costs a barricade or a wound
constexpr int kBarricade = 34; ///< one that no intruder is likely to burn
constexpr int kFire = 11;      ///< a likely fire among the intruders
constexpr int kFarmstead = 137;
constexpr int kLastFarmstead = 500;
constexpr int kFamily = 155;
constexpr int kLastFamily = 700;
constexpr int kRaider = 4;    ///< a card in the stack
constexpr int kOvercome = 56; ///< a card to be played that goes above the Kiai value

/// What `left` of something is worth when `risk` of it is expected to be lost (in 1/1024): the last one is
/// worth the match.
int stock(std::size_t left, int risk, int each, int last)
{
    const int expected = static_cast<int>(left) * kSure - risk;
    if (expected >= kSure)
        return each * (expected - kSure) / kSure + last;
    return last * expected / kSure;
}

struct Risks
{
    int farmsteads = 0; ///< in 1/1024
    int families = 0;
};

/// One samurai: wounds, room, and what is missing at the end of the round. A card in hand counts as played.
int rateSamurai(const Game& game, const State& state, std::size_t seat, bool draws, Risks& risks)
{
    int rating = 0;
    const bool passed = state.isPassed(seat);
    const int kiai = game.kiaiOf(state, seat);
    unsigned guard = state.guard[seat];
    int total = state.total[seat];
    if (!state.cards.empty(zone::kHeld) && state.frames.back().seat == seat) {
        const Kind held = state.at(zone::kHeld, 0);
        if (game.canDefend(state, seat, held))
            guard |= 1u << unsigned(symbolOf(held));
        else
            total += valueOf(held);
        if (total > kiai)
            rating -= kOvercome;
    }
    const int room = kiai - total;
    const int missing = passed || room < 0 || !draws ? kSure : kStillMissing;
    const auto lacks = [&](Symbol symbol) { return (guard >> unsigned(symbol) & 1u) == 0 ? missing : 0; };
    risks.farmsteads += lacks(Symbol::Farm);
    risks.families += lacks(Symbol::Doll);
    const int health = state.health[seat];
    rating -= kWounds[health] + lacks(Symbol::Hat) * (kWounds[health + 1] - kWounds[health]) / kSure;
    if (passed)
        return rating;
    rating += room < 0 ? -kAbove : room == 0 ? -kReached : std::min(room, kMaxRoom) * kRoom;
    const std::size_t line = zone::kLine + seat;
    if (state.cards.empty(line))
        return rating;
    const Kind last = state.at(line, state.cards.size(line) - 1);
    if (firstPenalty(last) != Penalty::None)
        rating -= kPenalty;
    if (shows(last, Penalty::Fire) || shows(last, Penalty::Wound))
        rating -= kHarm;
    return rating;
}

} // namespace

int rate(const Game& game, const State& state, Seat)
{
    if (state.result != Ending::Running)
        return state.result == Ending::Won ? kWon + Game::points(state) : -kWon;
    const std::size_t stack = state.cards.size(zone::kStack);
    const bool draws = stack >= std::max(1u, countBits(state.inPlay()));
    Risks risks;
    int rating = 0;
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        rating += rateSamurai(game, state, seat, draws, risks);
    // Not quite half of the raiders show flames; if everybody passes, the rest of the stack intrudes as well.
    const std::size_t intruders = state.cards.size(zone::kIntruders) + (state.inPlay() == 0 ? stack : 0);
    const int burning = static_cast<int>(intruders) * kSure * 9 / 20;
    const int barricades = state.barricades * kSure;
    risks.farmsteads += std::max(0, burning - barricades);
    rating += kBarricade * std::max(0, barricades - burning) / kSure - kFire * burning / kSure;
    rating += stock(state.farmsteads.size(), risks.farmsteads, kFarmstead, kLastFarmstead);
    rating += stock(state.families.size(), risks.families, kFamily, kLastFamily);
    return rating - static_cast<int>(stack) * kRaider;
}

void determinize(State& state, Seat, Random& random)
{
    // In round 1 any plunderer may be in the box; later only which lieutenants or bosses joined is unknown,
    // for everything that was in a round has been seen by its end.
    const auto rankOf = [](Kind kind) {
        return valueOf(kind) == 6 ? Rank::Boss : valueOf(kind) == 5 ? Rank::Lieutenant : Rank::Plunderer;
    };
    const auto unknown = static_cast<Rank>(state.round - 1);
    FixedVector<CardIx, kMaxCards> hidden;
    for (std::size_t i = state.faceUp; i < state.cards.size(zone::kStack); ++i)
        hidden.push_back(state.cards.at(zone::kStack, i));
    for (const CardIx card : state.cards.in(zone::kIntruders))
        hidden.push_back(card);
    FixedVector<CardIx, kMaxCards> exchanged;
    for (const CardIx card : hidden)
        if (rankOf(state.kind[card]) == unknown)
            exchanged.push_back(card);
    for (const CardIx card : state.cards.in(zone::kReserve + std::size_t(unknown)))
        exchanged.push_back(card);
    const auto mix = [&](const FixedVector<CardIx, kMaxCards>& cards) {
        FixedVector<Kind, kMaxCards> kinds;
        for (const CardIx card : cards)
            kinds.push_back(state.kind[card]);
        std::sort(kinds.begin(), kinds.end());
        random.shuffle(kinds);
        for (std::size_t i = 0; i < cards.size(); ++i)
            state.kind[cards[i]] = kinds[i];
    };
    // The places are mixed first, so that what is exchanged does not tell where a card of that rank was.
    mix(exchanged);
    mix(hidden);
    for (std::size_t rank = 0; rank < kRanks; ++rank) {
        FixedVector<CardIx, kMaxCards> rest;
        for (const CardIx card : state.cards.in(zone::kReserve + rank))
            rest.push_back(card);
        mix(rest);
    }
    std::sort(state.farmsteads.begin(), state.farmsteads.end());
    random.shuffle(state.farmsteads);
    std::sort(state.families.begin(), state.families.end());
    random.shuffle(state.families);
    state.random = Random(random.next());
}

} // namespace rules::samurai
