// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"
#include "rules/core/fixed_vector.h"
#include "rules/core/random.h"
#include "rules/core/zoned_cards.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

/// A Crimson Company match between two sides as a value: no pointers, no heap, about one kilobyte.
namespace rules::crimson {

inline constexpr std::size_t kLanes = 3;
inline constexpr std::size_t kSides = 2;
inline constexpr std::size_t kMaxCards = 128;
inline constexpr std::size_t kOfferSize = 4;

/// In State::waiting, beside the depth; no depth is that large.
inline constexpr std::uint8_t kPicked = 0x80;

/// How many effects may be under way inside each other, and how many one played card or scored lane may set
/// off in all. The rules allow effects that never end: two Shadows on one side turn each other up for ever,
/// and so do Monk and Slinger, each alone on their side of a lane. Chains that end by themselves hardly ever
/// get deeper than ten; the figures are in tests/benchmarks/README.md. See cc.ruling.loop.
inline constexpr std::size_t kMaxNested = 24;
inline constexpr std::uint8_t kMaxTriggered = 64;

/// Turns in a row without a recruited card, a played card or a won lane after which the match is a draw. It
/// takes an offer that stays empty, or no coins anywhere: see cc.ruling.stalemate.
inline constexpr std::uint8_t kQuietTurns = 4;

using Lane = std::uint8_t; ///< 0 left, 1 middle, 2 right, always from A's seat
using Side = std::uint8_t; ///< 0 A, 1 B; in a duel also the seat
inline constexpr Side kNoSide = 0xff;

inline constexpr Side other(Side side)
{
    return static_cast<Side>(1 - side);
}

/// The lanes as a player counts them: B sits opposite, so B's left lane is A's right one.
inline constexpr Lane laneFromSeat(Side side, std::size_t i)
{
    return static_cast<Lane>(side == 0 ? i : kLanes - 1 - i);
}

/// The zones a card can lie in: the sides of the lanes first, from the castle outward.
namespace zone {
inline constexpr std::size_t kInPlay = kLanes * kSides;
inline constexpr std::size_t kOffer = kInPlay;
inline constexpr std::size_t kFront = kOffer + 1;      ///< plus the side
inline constexpr std::size_t kLimbo = kFront + kSides; ///< destroyed, its Destruction effect still to come
inline constexpr std::size_t kDiscard = kLimbo + 1;
inline constexpr std::size_t kDeck = kDiscard + 1; ///< the first card is the top one
inline constexpr std::size_t kCount = kDeck + 1;

inline constexpr std::size_t of(Lane lane, Side side)
{
    return std::size_t{lane} * kSides + side;
}
inline constexpr Lane lane(std::size_t zone)
{
    return static_cast<Lane>(zone / kSides);
}
inline constexpr Side side(std::size_t zone)
{
    return static_cast<Side>(zone % kSides);
}
} // namespace zone

enum class Phase : std::uint8_t { Income, Recruitment, Deployment, Score, Over };

/// The question that is open.
enum class Ask : std::uint8_t {
    Nothing,
    Bid,         ///< put coins on a card
    Answer,      ///< match or pass
    Play,        ///< play a card from in front
    Card,        ///< pick a card in play
    Total,       ///< pick cards in play until their strength suffices
    Kind,        ///< pick a card on offer or in the discard pile
    Destination, ///< pick a lane
    Payment,     ///< choose an amount
};

/// Verbs of Choice. Bid: a kind, b coins. Play: a kind, b lane. PickCard: a place (see cardPlace). PickKind:
/// a kind. PickLane: a lane. Amount: a coins.
enum class Verb : std::uint16_t { Bid = 1, Play, PickCard, PickKind, PickLane, Amount, Match, Pass, Stop };

/// A card in play as a number that sorts by lane, side and distance from the castle.
inline constexpr std::uint16_t cardPlace(std::size_t zone, std::size_t position)
{
    return static_cast<std::uint16_t>(zone << 8u | position);
}

enum class FrameType : std::uint8_t { Play, Effect };

/// Steps of a frame; each names what happens next.
enum class Step : std::uint8_t {
    // Play
    PutDown,
    Reactions, ///< Passive effects before the card's own
    OwnEffect,
    CastleEffect,
    LaterReactions, ///< Passive effects after the card's own
    Leave,
    // Effect
    Operate,   ///< carry out the operation at `pc`
    FollowUps, ///< resolve what the operation set off
};

/// One thing under way: a card being played, or an effect being carried out.
struct Frame
{
    FrameType type = FrameType::Effect;
    Step step = Step::Operate;
    CardIx source = kNoCard;    ///< the card; none for a castle's effect
    std::uint8_t zone = 0;      ///< the lane and side it acted from when it began
    std::uint8_t effect = 0;    ///< which of the source's effects
    std::uint8_t pc = 0;        ///< which operation
    CardIx it = kNoCard;        ///< the card chosen last
    CardIx played = kNoCard;    ///< the card whose playing is reacted to
    Side player = 0;            ///< who played it
    std::uint8_t round = 0;     ///< Who::Each: how many were asked already
    std::uint8_t count = 0;     ///< picks made
    std::uint8_t value = 0;     ///< strength of `it` when chosen, or the total picked
    std::uint8_t limbo = 0;     ///< destroyed cards whose effect this frame still has to resolve
    std::uint8_t needsLane = 0; ///< `it` is chosen, its lane is still to be picked

    friend bool operator==(const Frame&, const Frame&) = default;
};

struct State
{
    ZonedCards<kMaxCards, zone::kCount> cards;
    std::array<std::uint8_t, kMaxCards> kind{}; ///< index into the game's table
    /// 1 + the number of frames below which this card's effect waits, 0 for none; with kPicked added while
    /// the effect on top has picked the card or still has to move it.
    std::array<std::uint8_t, kMaxCards> waiting{};
    std::array<std::uint8_t, kMaxCards> home{}; ///< the last zone in play
    std::array<std::uint8_t, kMaxCards> paid{}; ///< coins paid for this card in the scoring under way
    std::array<std::uint64_t, kMaxCards / 64> faceDown{};
    Random random;
    FixedVector<Frame, kMaxNested> frames;
    std::array<std::uint8_t, kSides> coins{};
    std::array<std::uint8_t, kSides> castles{};
    std::array<std::uint8_t, kLanes> castle{}; ///< index into the game's castles; 0 is the regular castle
    std::uint8_t supply = 0;
    std::uint8_t closed = 0; ///< a bit a lane
    std::uint16_t turn = 1;
    Phase phase = Phase::Income;
    std::uint8_t step = 0; ///< within the phase; see engine/phases.h
    Ask ask = Ask::Nothing;
    Side active = 0;
    Side winner = kNoSide;
    CardIx bidCard = kNoCard;
    std::uint8_t bidCoins = 0;
    Lane scoring = 0;
    std::uint8_t tied = 0;  ///< a bit a lane: tied in this phase since a lane was won last
    std::uint8_t limbo = 0; ///< as Frame::limbo, for the lane that was won
    std::uint8_t cursor = 0;
    std::uint8_t triggered = 0;
    std::uint8_t quietTurns = 0;
    bool eventful = false; ///< a card was recruited or played or a lane won in this turn

    [[nodiscard]] bool isDown(CardIx card) const { return (faceDown[card / 64u] >> (card % 64u) & 1u) != 0; }
    void setDown(CardIx card, bool down)
    {
        const std::uint64_t bit = std::uint64_t{1} << (card % 64u);
        faceDown[card / 64u] = down ? faceDown[card / 64u] | bit : faceDown[card / 64u] & ~bit;
    }
    [[nodiscard]] bool inPlay(CardIx card) const
    {
        return card != kNoCard && cards.zoneOf(card) < zone::kInPlay;
    }
    [[nodiscard]] bool isOpen(Lane lane) const { return (closed >> lane & 1u) == 0; }
    [[nodiscard]] std::size_t openLanes() const
    {
        return std::size_t(isOpen(0)) + std::size_t(isOpen(1)) + std::size_t(isOpen(2));
    }

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);

} // namespace rules::crimson
