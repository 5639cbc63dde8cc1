// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/seating.h"

#include <cassert>

namespace rules::crimson {

namespace {

constexpr unsigned kLanesPerFront = 2;
constexpr unsigned kCoinsPerPlayer = 20;

/// Numbers the zones behind those in play.
void numberZones(Seating& seating)
{
    seating.offer = static_cast<std::uint8_t>(seating.lanes * kHalves);
    seating.front = static_cast<std::uint8_t>(seating.offer + 1);
    seating.limbo = static_cast<std::uint8_t>(seating.front + seating.seats);
    seating.discard = static_cast<std::uint8_t>(seating.limbo + 1);
    seating.deck = static_cast<std::uint8_t>(seating.discard + 1);
    seating.zones = static_cast<std::uint8_t>(seating.deck + 1);
}

/// cc.two: two teams, turns alternate between them.
Seating twoTeams()
{
    Seating seating;
    seating.seats = 4;
    seating.coins = 80;
    for (Seat seat = 0; seat < seating.seats; ++seat)
        seating.partyOf[seat] = static_cast<Party>(seat % 2);
    return seating;
}

/// cc.ffa.fronts: between each player and the next one clockwise lies a front of two lanes; its first half
/// belongs to the former.
Seating ring(unsigned players)
{
    Seating seating;
    seating.isRing = true;
    seating.seats = seating.parties = static_cast<std::uint8_t>(players);
    seating.lanes = static_cast<std::uint8_t>(players * kLanesPerFront);
    seating.coins = static_cast<std::uint8_t>(players * kCoinsPerPlayer);
    for (Seat seat = 0; seat < players; ++seat) {
        seating.partyOf[seat] = seat;
        for (unsigned i = 0; i < kLanesPerFront; ++i) {
            const auto lane = static_cast<Lane>(seat * kLanesPerFront + i);
            seating.owner[zone::of(lane, 0)] = seat;
            seating.owner[zone::of(lane, 1)] = static_cast<Party>((seat + 1) % players);
        }
    }
    return seating;
}

/// cc.solo, cc.coop: the people are one party, the Raiders the other one, which has no seat.
Seating againstRaiders(unsigned players)
{
    Seating seating;
    seating.seats = static_cast<std::uint8_t>(players);
    seating.partyOf = {kPeople, kPeople};
    seating.partyOf[seating.raiders()] = kRaiders;
    return seating;
}

} // namespace

PlayerRange playersOf(Variant variant)
{
    switch (variant) {
    case Variant::Duel:
    case Variant::Tournament:
    case Variant::Coop: return {2, 2, 2};
    case Variant::TwoVersusTwo: return {4, 4, 4};
    case Variant::FreeForAll: return {3, 6, 4};
    case Variant::Solo: return {1, 1, 1};
    }
    return {};
}

Seating seatingOf(Variant variant, unsigned players)
{
    assert(players >= playersOf(variant).min && players <= playersOf(variant).max);
    Seating seating;
    switch (variant) {
    case Variant::Duel:
    case Variant::Tournament: break;
    case Variant::TwoVersusTwo: seating = twoTeams(); break;
    case Variant::FreeForAll: seating = ring(players); break;
    case Variant::Solo:
    case Variant::Coop: seating = againstRaiders(players); break;
    }
    seating.variant = variant;
    numberZones(seating);
    return seating;
}

} // namespace rules::crimson
