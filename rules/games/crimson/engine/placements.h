// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/engine/engine.h"

namespace rules::crimson {

/// cc.ffa.placements: a player has two castles and takes the next place; the others play on.
template <class Log>
void Engine<Log>::takePlace(Seat seat)
{
    const auto place = static_cast<std::uint8_t>(s.seating.seats - playing() + 1);
    s.place[seat] = place;
    if (place == 1)
        s.winner = seat;
    tell(EventKind::PlaceTaken, {.who = seat, .value = place}, Clause::FfaWin, Clause::FfaPlacements);
    if (playing() == 1) {
        for (Seat last = 0; last < s.seating.seats; ++last)
            if (!s.isPlaced(last)) {
                s.place[last] = static_cast<std::uint8_t>(place + 1);
                tell(EventKind::PlaceTaken, {.who = last, .value = s.place[last]}, Clause::FfaPlacements);
            }
        s.phase = Phase::Over;
        tell(EventKind::MatchWon, {.who = s.winner}, Clause::FfaWin, Clause::FfaPlacements);
        return;
    }
    leave(seat);
}

/// cc.ffa.placements.leaving: coins to the supply, cards to the discard pile without any effect.
template <class Log>
void Engine<Log>::leave(Seat seat)
{
    const std::uint8_t coins = s.coins[seat];
    s.supply = static_cast<std::uint8_t>(s.supply + coins);
    s.coins[seat] = 0;
    tell(EventKind::PlayerLeft, {.who = seat, .value = coins}, Clause::FfaPlacementsLeaving,
         Clause::FfaPlacementsGoOn);
    const auto clear = [this](std::size_t zone) {
        while (!s.cards.empty(zone)) {
            const CardIx card = s.cards.at(zone, 0);
            s.waiting[card] = 0;
            s.paid[card] = 0;
            s.setDown(card, false);
            s.cards.moveToEnd(card, s.seating.discard);
        }
    };
    for (std::size_t zone = 0; zone < s.seating.inPlay(); ++zone)
        if (s.owner(zone) == seat)
            clear(zone);
    clear(s.seating.frontOf(seat));
    mergeFronts(s.previousSeat(seat), seat, s.nextSeat(seat));
    refill();
}

/// cc.ffa.placements.merge, cc.ffa.placements.few-lanes: the two neighbours face each other on a front of two
/// lanes. It takes the place of the one that ended at the player who left; the one that began there is gone.
template <class Log>
void Engine<Log>::mergeFronts(Seat before, Seat gone, Seat after)
{
    const auto lanesOf = [](Seat front) {
        return std::array<Lane, 2>{static_cast<Lane>(front * 2), static_cast<Lane>(front * 2 + 1)};
    };
    // The cards of each neighbour, lane by lane that is left.
    const auto left = [&](Seat front, Half half) {
        std::array<CardList, 2> lists;
        std::size_t next = 0;
        for (const Lane lane : lanesOf(front))
            if (s.isOpen(lane)) {
                for (const CardIx card : s.cards.in(zone::of(lane, half)))
                    lists[next].push_back(card);
                ++next;
            }
        return lists;
    };
    const std::array<CardList, 2> own = left(before, 0);
    const std::array<CardList, 2> others = left(gone, 1);
    std::array<std::uint8_t, 2> castles{};
    std::size_t next = 0;
    for (const Lane lane : lanesOf(before))
        if (s.isOpen(lane))
            castles[next++] = s.castle[lane];
    for (std::size_t i = 0; i < 2; ++i) {
        const Lane lane = lanesOf(before)[i];
        const Lane dead = lanesOf(gone)[i];
        s.closed = static_cast<std::uint16_t>((s.closed & ~(1u << lane)) | 1u << dead);
        s.tied = static_cast<std::uint16_t>(s.tied & ~(1u << lane));
        s.wonBy[lane] = kNoParty;
        s.castle[lane] = castles[i];
        s.seating.owner[zone::of(lane, 1)] = after;
    }
    for (std::size_t i = 0; i < 2; ++i) {
        const Lane lane = lanesOf(before)[i];
        for (const CardIx card : own[i])
            s.cards.moveToEnd(card, zone::of(lane, 0));
        for (const CardIx card : others[i])
            s.cards.moveToEnd(card, zone::of(lane, 1));
    }
    tell(EventKind::FrontsMerged, {.to = static_cast<std::uint8_t>(zone::of(lanesOf(before)[0], 0))},
         Clause::FfaPlacementsMerge, Clause::FfaPlacementsGoOn);
}

} // namespace rules::crimson
