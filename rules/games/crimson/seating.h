// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"
#include "rules/core/outcome.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace rules::crimson {

enum class Variant : std::uint8_t { Duel, Tournament, TwoVersusTwo, FreeForAll, Solo, Coop };

inline constexpr std::size_t kMaxLanes = 12;
inline constexpr std::size_t kHalves = 2; ///< of a lane
inline constexpr std::size_t kMaxZonesInPlay = kMaxLanes * kHalves;
inline constexpr std::size_t kMaxPlayers = 6;

using Lane = std::uint8_t; ///< from A's left; in a ring by fronts, clockwise from the first player's
using Half = std::uint8_t; ///< one of the two sides of a lane: 0 or 1

/// The parties of solo and co-op.
inline constexpr Party kPeople = 0;
inline constexpr Party kRaiders = 1;

/// Zones in play are the halves of the lanes: lane by lane, each list from the castle outward.
namespace zone {
inline constexpr std::size_t of(Lane lane, Half half)
{
    return std::size_t{lane} * kHalves + half;
}
inline constexpr Lane lane(std::size_t zone)
{
    return static_cast<Lane>(zone / kHalves);
}
inline constexpr Half half(std::size_t zone)
{
    return static_cast<Half>(zone % kHalves);
}
/// The other half of the same lane.
inline constexpr std::size_t opposite(std::size_t zone)
{
    return zone ^ 1u;
}
/// The most zones that any variant has: halves, offer, one per player, limbo, discard pile, deck.
inline constexpr std::size_t kMost = kMaxZonesInPlay + 1 + kMaxPlayers + 3;
} // namespace zone

/// Who sits where: seats and parties, lanes and who owns their halves, and the numbers of the zones that
/// follow from it. A value inside the state; the default is a duel.
struct Seating
{
    Variant variant = Variant::Duel;
    std::uint8_t lanes = 3;
    std::uint8_t seats = 2;
    std::uint8_t parties = 2;
    std::uint8_t coins = 40; ///< in purses, on bids, on castles and in the supply together
    bool isRing = false;     ///< fronts between neighbours instead of two sides facing each other

    // The zones behind those in play.
    std::uint8_t offer = 6;
    std::uint8_t front = 7; ///< of the first seat; one per seat. In solo and co-op the hand.
    std::uint8_t limbo = 9; ///< destroyed, the Destruction effect still to resolve
    std::uint8_t discard = 10;
    std::uint8_t deck = 11; ///< the first card is the top one
    std::uint8_t zones = 12;

    std::array<Party, kMaxPlayers> partyOf{0, 1};
    /// The party that owns each zone in play.
    std::array<Party, kMaxZonesInPlay> owner{0, 1, 0, 1, 0, 1};

    [[nodiscard]] constexpr std::size_t inPlay() const { return offer; }
    [[nodiscard]] constexpr std::size_t frontOf(Seat seat) const { return std::size_t{front} + seat; }
    /// The next seat clockwise. Without a division: it is asked for in every turn.
    [[nodiscard]] constexpr Seat after(Seat seat) const
    {
        return seat + 1u == seats ? Seat{0} : static_cast<Seat>(seat + 1u);
    }
    [[nodiscard]] constexpr bool isDuel() const { return variant <= Variant::Tournament; }
    [[nodiscard]] constexpr bool isAgainstRaiders() const { return variant >= Variant::Solo; }
    /// In solo and co-op: stands for the Raiders where a seat is kept and they have none.
    [[nodiscard]] constexpr Seat raiders() const { return seats; }

    /// How many seats a party has.
    [[nodiscard]] constexpr unsigned members(Party party) const
    {
        unsigned count = 0;
        for (Seat seat = 0; seat < seats; ++seat)
            count += partyOf[seat] == party ? 1 : 0;
        return count;
    }
    /// The first seat of a party; kNoSeat if it has none.
    [[nodiscard]] constexpr Seat firstSeat(Party party) const
    {
        for (Seat seat = 0; seat < seats; ++seat)
            if (partyOf[seat] == party)
                return seat;
        return kNoSeat;
    }
    /// A party as events name it: its seat where it has just one, else the party together.
    [[nodiscard]] constexpr Seat nameOf(Party party) const
    {
        return members(party) == 1 ? firstSeat(party) : together(party);
    }

    friend constexpr bool operator==(const Seating&, const Seating&) = default;
};

/// The seating of a variant; `players` only matters where the variant has a range.
[[nodiscard]] Seating seatingOf(Variant variant, unsigned players);

/// How many players a variant takes.
struct PlayerRange
{
    unsigned min = 2;
    unsigned max = 2;
    unsigned usual = min; ///< where a set-up does not say
};
[[nodiscard]] PlayerRange playersOf(Variant variant);

} // namespace rules::crimson
