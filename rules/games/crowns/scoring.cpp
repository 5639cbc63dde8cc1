// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/game.h"

#include <algorithm>
#include <tuple>

namespace rules::crowns {

namespace {

constexpr int kPriestSet = 3;
constexpr int kUndertaker = 3;
constexpr int kJester = 2;

} // namespace

Scores Game::scores(const State& state) const
{
    Scores scores;
    SeatSet housesInPlay = 0;
    for (Seat seat = 0; seat < state.players; ++seat)
        housesInPlay = static_cast<SeatSet>(housesInPlay | 1u << state.house[seat]);
    for (Seat seat = 0; seat < state.players; ++seat) {
        Score& score = scores[seat];
        const auto count = [&](std::size_t zone) {
            for (const CardIx card : state.cards.in(zone)) {
                const CardCode code = state.code[card];
                ++score.count[std::size_t(kindOf(code))];
                ++score.cards;
                if (!isGuest(code) && houseOf(code) != state.house[seat] &&
                    (m_options.spareCounts || (housesInPlay >> houseOf(code) & 1u) != 0))
                    ++score.foreign;
            }
        };
        count(zone::hand(seat));
        count(zone::shown(seat));
        count(zone::kAgenda + seat);
        const bool bidding = state.ask >= Ask::Show && state.ask <= Ask::Accept;
        score.ravens = static_cast<std::uint8_t>(state.ravens[seat] + (bidding ? state.staked[seat] : 0));
    }
    int mostFeuds = 0;
    int mostJesters = 0;
    int fewestCards = 255;
    for (Seat seat = 0; seat < state.players; ++seat) {
        mostFeuds = std::max<int>(mostFeuds, scores[seat].count[std::size_t(Kind::Feud)]);
        mostJesters = std::max<int>(mostJesters, scores[seat].count[std::size_t(Kind::Jester)]);
        fewestCards = std::min<int>(fewestCards, scores[seat].cards);
    }
    for (Seat seat = 0; seat < state.players; ++seat) {
        Score& score = scores[seat];
        const auto held = [&](Kind kind) { return int{score.count[std::size_t(kind)]}; };
        const auto beside = [&](Kind kind) {
            return scores[state.next(seat)].count[std::size_t(kind)] +
                   scores[state.previous(seat)].count[std::size_t(kind)];
        };
        const auto gain = [&](Kind kind, int points) {
            score.points[std::size_t(kind)] = static_cast<std::int16_t>(points);
            score.total = static_cast<std::int16_t>(score.total + points);
        };
        gain(Kind::Castellan, held(Kind::Castellan) * score.ravens);
        gain(Kind::Princess, held(Kind::Princess) * held(Kind::Knight));
        gain(Kind::Trader, held(Kind::Trader) * held(Kind::Coinage));
        // gc.ruling.feud-total
        if (const int feuds = held(Kind::Feud); feuds == mostFeuds)
            gain(Kind::Feud, m_options.feudPerCard ? feuds * feuds : feuds);
        gain(Kind::Artist, held(Kind::Artist) * beside(Kind::Princess));
        gain(Kind::Bard, held(Kind::Bard) * beside(Kind::Coinage));
        gain(Kind::Diplomat, held(Kind::Diplomat) * score.foreign);
        // gc.ruling.jester-total
        if (const int jesters = held(Kind::Jester); jesters > 0) {
            if (jesters == mostJesters)
                gain(Kind::Jester, kJester * jesters * (m_options.jesterPerCard ? jesters : 1));
            else
                gain(Kind::Jester, -kJester * (m_options.jesterLossEach ? jesters : 1));
        }
        gain(Kind::Priest, held(Kind::Priest) * kPriestSet *
                               std::min({held(Kind::Castellan), held(Kind::Princess), held(Kind::Trader)}));
        if (score.cards == fewestCards)
            gain(Kind::Undertaker, held(Kind::Undertaker) * kUndertaker);
    }
    return scores;
}

std::size_t Game::ranking(const State& state, std::array<Place, kSeats>& places) const
{
    const Scores all = scores(state);
    std::size_t count = state.players;
    for (Seat seat = 0; seat < state.players; ++seat)
        places[seat] = {seat, 1, all[seat].total, all[seat].cards, all[seat].ravens};
    if (m_options.teams) {
        count /= 2;
        for (std::size_t i = 0; i < count; ++i) {
            const Place& partner = places[i + count];
            places[i].points = static_cast<std::int16_t>(places[i].points + partner.points);
            places[i].cards = static_cast<std::uint8_t>(places[i].cards + partner.cards);
            places[i].ravens = static_cast<std::uint8_t>(places[i].ravens + partner.ravens);
        }
    }
    const bool breaks = !m_options.teams || m_options.teamTieBreaks;
    // Lower is better: gc.win, gc.win.cards, gc.win.ravens.
    const auto key = [breaks](const Place& place) {
        return std::tuple(-place.points, breaks ? place.cards : 0, breaks ? place.ravens : 0);
    };
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t k = 0; k < count; ++k)
            if (key(places[k]) < key(places[i]))
                ++places[i].rank;
    return count;
}

Outcome Game::outcome(const State& state) const
{
    std::array<Place, kSeats> places;
    const std::size_t count = ranking(state, places);
    Outcome outcome = Outcome::running(count);
    for (std::size_t i = 0; i < count; ++i) {
        outcome.score[i] = places[i].points;
        outcome.rank[i] = isOver(state) ? places[i].rank : std::uint8_t{0};
    }
    return outcome;
}

SeatSet Game::winners(const State& state) const
{
    if (!isOver(state))
        return 0;
    std::array<Place, kSeats> places;
    const std::size_t count = ranking(state, places);
    SeatSet seats = 0;
    for (std::size_t i = 0; i < count; ++i)
        if (places[i].rank == 1)
            seats = static_cast<SeatSet>(
                seats | seatBit(places[i].seat) |
                (m_options.teams ? seatBit(state.opposite(places[i].seat)) : SeatSet{0}));
    return seats;
}

} // namespace rules::crowns
