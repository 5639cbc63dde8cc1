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
constexpr int kBody = 3;     ///< a card on the board, whatever it is
constexpr int kDiscard = 60; ///< the discard of solo and co-op, still unused

/// A lane led in which a side has this many cards: it is won when the turn ends, unless something intervenes.
constexpr std::size_t kScoredFrom = 4; // cc.score
constexpr int kAboutToWin = kCastle * 3 / 4;

/// A card that is still to be played: its strength, and something for its effect.
int worthInFront(const Kind& kind)
{
    return 24 + 8 * kind.strength;
}

/// A lane from the point of view of its first half.
int rateLane(const Game& game, const State& state, Lane lane)
{
    const std::array<std::size_t, kHalves> cards{state.cards.size(zone::of(lane, 0)),
                                                 state.cards.size(zone::of(lane, 1))};
    if (cards[0] + cards[1] == 0)
        return 0;
    const Scoring::Count count = Scoring(game.table(state.seating), state).count(lane);
    int rating = kStrength * std::clamp(count.total[0] - count.total[1], -kMaxLead, kMaxLead);
    if (count.winner && std::max(cards[0], cards[1]) >= kScoredFrom)
        return rating + (*count.winner == 0 ? kAboutToWin : -kAboutToWin);
    if (count.winner)
        rating += *count.winner == 0 ? kLead : -kLead;
    rating *= kFullness[std::min(std::max(cards[0], cards[1]), kFullness.size() - 1)];
    return rating + kBody * (static_cast<int>(cards[0]) - static_cast<int>(cards[1]));
}

/// The open bid, as a gain of the bidder's party: the coins are on the card already.
int rateBid(const Game& game, const State& state)
{
    const int worth = worthInFront(game.table().characters[state.kind[state.bidCard]]);
    const int price = Board(game.table(state.seating), state).matchPrice();
    int purse = 0;
    for (Seat seat = 0; seat < state.seating.seats; ++seat)
        if (state.seating.partyOf[seat] != state.activeParty())
            purse = std::max<int>(purse, state.coins[seat]);
    const int passed = worth;
    if (purse < price)
        return passed;
    const int matched = kCoin * (state.bidCoins + 2 * price) - worth;
    return std::min(passed, matched);
}

/// The auction under way, for a player: who bids more wins the card more often, but for more coins.
int rateAuction(const Game& game, const State& state, Seat seat)
{
    const int worth = worthInFront(game.table().characters[state.kind[state.bidCard]]);
    if (state.ask == Ask::AuctionEnd) {
        if (seat == state.highest)
            return std::max(0, (worth - kCoin * state.price) / 2);
        return seat == state.active ? std::max(0, (worth - kCoin * state.price) / 2) : 0;
    }
    if (state.secretBid[seat] == kNoBid)
        return seat == state.active ? worth / 2 : 0;
    const int bid = state.secretBid[seat];
    return (worth - kCoin * bid) * (2 * bid + 1) / (2 * bid + 6);
}

/// Solo and co-op: castles and discards. Coins on a castle count in its lane as soon as a card is there, and
/// a little before that.
int rateAgainstRaiders(const State& state)
{
    int rating = kCastle * (state.castles[kPeople] - state.castles[kRaiders]);
    for (Lane lane = 0; lane < kRaiderLanes; ++lane)
        if (state.isOpen(lane))
            rating -= kCoin * state.castleCoins[lane];
    for (Seat seat = 0; seat < state.seating.seats; ++seat)
        rating += state.hasUsedDiscard(seat) ? 0 : kDiscard;
    return rating;
}

/// What a party has besides its lanes: castles, purses, cards in front.
int rateHoldings(const Game& game, const State& state, Party party)
{
    int rating = kCastle * state.castles[party];
    for (Seat seat = 0; seat < state.seating.seats; ++seat) {
        if (state.seating.partyOf[seat] != party)
            continue;
        rating += kCoin * state.coins[seat];
        for (const CardIx card : state.cards.in(state.seating.frontOf(seat)))
            rating += worthInFront(game.table().characters[state.kind[card]]);
    }
    return rating;
}

} // namespace

int rate(const Game& game, const State& state, Seat seat)
{
    const Party party = state.seating.partyOf[seat];
    if (state.phase == Phase::Over && state.winner != kNoParty)
        return state.winner == party ? kWon : -kWon;
    int rating = state.seating.isAgainstRaiders() ? rateAgainstRaiders(state) : 0;
    for (Party each = 0; each < state.seating.parties && !state.seating.isAgainstRaiders(); ++each)
        rating += (each == party ? 1 : -1) * rateHoldings(game, state, each);
    for (Lane lane = 0; lane < state.seating.lanes; ++lane) {
        if (!state.isOpen(lane))
            continue;
        if (state.owner(zone::of(lane, 0)) == party)
            rating += rateLane(game, state, lane);
        else if (state.owner(zone::of(lane, 1)) == party)
            rating -= rateLane(game, state, lane);
    }
    if (state.ask == Ask::SecretBid || state.ask == Ask::AuctionEnd)
        rating += rateAuction(game, state, seat);
    if (state.ask == Ask::Answer)
        rating += (state.activeParty() == party ? 1 : -1) * rateBid(game, state);
    return rating;
}

namespace {

/// Deals these cards anew among themselves. They stay where they are; what they are is sorted before it is
/// shuffled, so that the order they were in leaves no trace.
void dealAnew(State& state, const FixedVector<CardIx, kMaxCards>& hidden, Random& random)
{
    FixedVector<std::uint8_t, kMaxCards> kinds;
    for (const CardIx card : hidden)
        kinds.push_back(state.kind[card]);
    std::sort(kinds.begin(), kinds.end());
    random.shuffle(kinds);
    for (std::size_t i = 0; i < hidden.size(); ++i)
        state.kind[hidden[i]] = kinds[i];
}

} // namespace

void determinize(State& state, Seat viewer, Random& random)
{
    for (Seat seat = 0; seat < state.seating.seats; ++seat)
        if (seat != viewer && state.secretBid[seat] != kNoBid) // cc.ffa.bids
            state.secretBid[seat] = static_cast<std::uint8_t>(random.below(state.coins[seat] + 1u));
    FixedVector<CardIx, kMaxCards> hidden;
    if (state.seating.variant == Variant::Coop) // cc.coop.draw
        for (Seat seat = 0; seat < state.seating.seats; ++seat)
            if (seat != viewer)
                for (const CardIx card : state.cards.in(state.seating.frontOf(seat)))
                    hidden.push_back(card);
    const auto deck = state.cards.in(state.seating.deck);
    for (std::size_t i = 1; i < deck.size(); ++i) // cc.setup.top-card
        hidden.push_back(deck[i]);
    dealAnew(state, hidden, random);
    state.random = Random(random.next());
}

std::optional<bots::Taking> takenBy(const Game& game, const State& state, const Choice& choice)
{
    if (state.ask != Ask::Answer && state.ask != Ask::AuctionEnd)
        return std::nullopt;
    const std::uint16_t card = state.kind[state.bidCard];
    const bool matches = Verb(choice.verb) == Verb::Match;
    if (state.ask == Ask::AuctionEnd)
        return bots::Taking{card, matches ? state.active : state.highest, state.price};
    if (matches) {
        const int price = Board(game.table(state.seating), state).matchPrice();
        return bots::Taking{card, state.answering, static_cast<std::uint16_t>(price)};
    }
    // cc.two.match: the bidder gets the card when the last opponent passes.
    for (Seat seat = state.seating.after(state.answering); seat != state.active;
         seat = state.seating.after(seat))
        if (state.seating.partyOf[seat] != state.activeParty())
            return std::nullopt;
    return bots::Taking{card, state.active, state.bidCoins};
}

} // namespace rules::crimson
