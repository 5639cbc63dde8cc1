// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"
#include "rules/core/random.h"
#include "rules/core/row_options.h"
#include "rules/core/zoned_cards.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

/// A match of Battleground as a value: no pointers, no heap, under one kilobyte.
namespace rules::battleground {

inline constexpr std::size_t kSides = 2;
inline constexpr std::size_t kMaxTiles = 64;
inline constexpr std::size_t kMaxCards = 64; ///< a match has 20; positions put together by hand may have more
inline constexpr std::size_t kDeckSize = 10;
inline constexpr std::uint8_t kStartGold = 3;
inline constexpr std::size_t kOpeningCards = 3;
inline constexpr unsigned kLivingNeeded = 2;

using Side = std::uint8_t; ///< 0 A, 1 B; also the seat
using Tile = std::uint8_t; ///< see Geometry
inline constexpr Tile kNoTile = 0xff;
/// A character that the viewer of a position does not know.
inline constexpr std::uint8_t kHiddenKind = 0xff;

inline constexpr Side other(Side side)
{
    return static_cast<Side>(1 - side);
}

/// The zones a card can lie in. Those with a side come for A, then for B.
namespace zone {
inline constexpr std::size_t kDeck = 0; ///< the first card is the top one
inline constexpr std::size_t kHand = kDeck + kSides;
inline constexpr std::size_t kBoard = kHand + kSides; ///< in no order: their tiles tell them apart
inline constexpr std::size_t kBoneyard = kBoard + 1;
inline constexpr std::size_t kCount = kBoneyard + kSides;
} // namespace zone

enum class Phase : std::uint8_t { Opening, Actions, Deployment, Over };

/// What comes next within a phase.
enum class Step : std::uint8_t {
    Begin, ///< the turn begins
    Draw,
    Ask,   ///< the question is open
    Check, ///< the turn is over: defeat, then the next player
};

enum class Ask : std::uint8_t { Nothing, Action, Deployment };

/// Verbs of Choice. Move, Attack, Ability: a from, b to. Reform: a tile. Deploy: a kind, b tile. Concede: a
/// side; always legal, never listed.
enum class Verb : std::uint16_t { Move = 1, Attack, Ability, Reform, EndActions, Deploy, EndTurn, Concede };

struct State
{
    ZonedCards<kMaxCards, zone::kCount> cards;
    std::array<std::uint8_t, kMaxCards> kind{}; ///< index into the game's table
    // Of characters on the board; 0 elsewhere.
    std::array<Tile, kMaxCards> tile{};
    std::array<std::uint8_t, kMaxCards> health{};
    std::array<std::uint8_t, kMaxCards> gold{};
    std::array<std::uint8_t, kMaxCards> defended{}; ///< defences used since they were refreshed
    std::array<std::uint8_t, kMaxCards> shield{};
    std::array<CardIx, kMaxTiles> at{}; ///< 1 + the card on a tile, 0: none
    std::array<Bits, kSides> living{};  ///< tiles
    Bits slain = 0;                     ///< tiles
    Bits turned = 0;                    ///< tiles of living characters that look towards their own edge
    Bits acted = 0;                     ///< tiles of characters that had their action in this turn
    Bits ownedByB = 0;                  ///< cards
    Random random;
    std::array<std::uint8_t, kSides> treasury{};
    std::uint16_t turn = 1;
    std::uint16_t still = 0; ///< turns in a row in which nothing happened
    Phase phase = Phase::Opening;
    Step step = Step::Begin;
    Side active = 0;
    Side winner = kNoSeat;
    std::uint8_t toOpen = 0; ///< a bit a side: its opening turn is still to come
    bool eventful = false;   ///< something lasting happened in this turn: bg.ruling.endless

    [[nodiscard]] Side ownerOf(CardIx card) const { return static_cast<Side>(ownedByB >> card & 1u); }
    [[nodiscard]] CardIx cardAt(Tile tile_) const { return static_cast<CardIx>(at[tile_] - 1); }
    [[nodiscard]] Bits allLiving() const { return living[0] | living[1]; }
    /// Whether the character on a tile looks towards B's edge.
    [[nodiscard]] bool looksUp(Tile tile_, Side side) const
    {
        return (side == 0) == ((turned & bit(tile_)) == 0);
    }

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1024);

} // namespace rules::battleground
