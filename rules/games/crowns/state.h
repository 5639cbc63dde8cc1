// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"
#include "rules/core/random.h"
#include "rules/core/zoned_cards.h"
#include "rules/games/crowns/card.h"
#include "rules/games/crowns/match_options.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

/// A match of Game of Crowns as a value: no pointers, no heap, under one kilobyte.
namespace rules::crowns {

inline constexpr std::size_t kSeats = kMaxPlayers;
/// A match has 101 at most; positions put together by hand may have more.
inline constexpr std::size_t kMaxCards = 160;
inline constexpr std::uint8_t kMaxSwaps = 3; ///< gc.custom.swap
/// Ravens of all players together: what a question can list.
inline constexpr int kMaxRavensInPlay = 63;
/// Passes of raven bids in one exchange. Nobody bids that often; it is there so that every match ends.
inline constexpr std::uint8_t kMaxPasses = 100;

/// One bit per seat.
using SeatSet = std::uint16_t;
[[nodiscard]] inline constexpr SeatSet seatBit(Seat seat)
{
    return static_cast<SeatSet>(1u << seat);
}

/// The zones a card can be in. A seat's hand and the cards it shows in an exchange are neighbours, because
/// that is the most frequent way.
namespace zone {
inline constexpr std::size_t kHand = 0;             ///< plus 2 × seat; in no order
inline constexpr std::size_t kShown = 1;            ///< plus 2 × seat; the first card, then the second
inline constexpr std::size_t kPlayed = 2 * kSeats;  ///< the Knight or Coinage under way
inline constexpr std::size_t kGuests = kPlayed + 1; ///< the first card is the top one
inline constexpr std::size_t kDiscard = kGuests + 1;
inline constexpr std::size_t kAgenda = kDiscard + 1;    ///< plus seat
inline constexpr std::size_t kSpare = kAgenda + kSeats; ///< plus seat; the cards of an unused house
inline constexpr std::size_t kBox = kSpare + kSeats;    ///< out of the game, unseen
inline constexpr std::size_t kCount = kBox + 1;

[[nodiscard]] inline constexpr std::size_t hand(Seat seat)
{
    return kHand + 2u * seat;
}
[[nodiscard]] inline constexpr std::size_t shown(Seat seat)
{
    return kShown + 2u * seat;
}
} // namespace zone

/// The open question; the state machine of a turn.
enum class Ask : std::uint8_t {
    Nothing,    ///< the match is over
    Swap,       ///< customized hands; every seat of `waiting` may answer
    Sentinel,   ///< at the start of a turn, the holders of Sentinels
    Action,     ///< the active player
    Show,       ///< exchange: the others' first cards
    Second,     ///< exchange: the active player's second card
    SecondShow, ///< exchange: the others' second cards
    Bid,        ///< exchange: the others' ravens
    Accept,     ///< exchange: the active player accepts, or adds ravens
    Give,       ///< Coinage between partners
    Vote,       ///< secret; every seat of `waiting` may answer
    Spend,      ///< ravens on votes, from the defender on
    Reward,     ///< the victor's
};

/// Verbs of Choice. `a` is a card (Exchange, Coinage, Attack, Show, Second, Take, Give, Swap), a number of
/// ravens (Add, Spend), a seat (Accept) or a side (Vote: 0 attacker, 1 defender); `b` the seat aimed at
/// (Coinage, Attack) or the card of the spare house (Swap). Answers that several seats give at the same time
/// name their seat in `c` (Swap, SwapDone, Vote). Deal: see deal.h; never listed.
enum class Verb : std::uint16_t {
    Exchange = 1,
    Coinage,
    Attack,
    Show,
    Second,
    NoSecond,
    Add,
    Accept,
    Give,
    Vote,
    Spend,
    Take,
    Guest,
    Decline, ///< the reward: gc.ruling.must-take
    Sentinel,
    NoSentinel,
    Swap,
    SwapDone,
    Deal,
};

struct State
{
    ZonedCards<kMaxCards, zone::kCount> cards;
    std::array<CardCode, kMaxCards> code{};
    /// The seats that know where a card is. Only bots use this: it is what an attentive player remembers.
    std::array<SeatSet, kMaxCards> knownTo{};
    Random random;
    std::array<House, kSeats> house{};
    std::array<std::uint8_t, kSeats> ravens{}; ///< at hand, without `staked`
    std::array<std::uint8_t, kSeats> staked{}; ///< offered in the exchange, or added to the vote
    std::array<std::uint8_t, kSeats> swaps{};  ///< made so far: gc.custom.swap
    SeatSet waiting = 0;                       ///< seats that still have to answer: Swap, Vote
    SeatSet forDefender = 0;                   ///< seats that voted for the defender
    SeatSet partners = 0;                      ///< seats whose offer can be accepted
    std::uint16_t turns = 0;                   ///< begun so far, skipped ones included
    std::uint8_t removed = 0;                  ///< ravens out of the game
    std::uint8_t players = 0;
    Seat first = 0; ///< the starting player
    Seat active = 0;
    Seat asked = 0;
    Seat target = 0; ///< of an attack or a Coinage
    Seat victor = 0;
    std::uint8_t passes = 0;
    std::uint8_t round = 1;
    Ask ask = Ask::Nothing;

    [[nodiscard]] Seat next(Seat seat) const
    {
        const auto following = static_cast<Seat>(seat + 1);
        return following == players ? Seat{0} : following;
    }
    [[nodiscard]] Seat previous(Seat seat) const
    {
        return seat == 0 ? static_cast<Seat>(players - 1) : static_cast<Seat>(seat - 1);
    }
    /// gc.team.partner
    [[nodiscard]] Seat opposite(Seat seat) const { return static_cast<Seat>((seat + players / 2) % players); }
    [[nodiscard]] SeatSet everyone() const { return static_cast<SeatSet>((1u << players) - 1); }
    /// The codes in a zone, each once.
    [[nodiscard]] Bits codesIn(std::size_t zone) const
    {
        Bits codes = 0;
        for (const CardIx card : cards.in(zone))
            codes |= bit(code[card]);
        return codes;
    }
    /// A card of this code in a zone; kNoCard where there is none.
    [[nodiscard]] CardIx find(std::size_t zone, CardCode wanted) const
    {
        for (const CardIx card : cards.in(zone))
            if (code[card] == wanted)
                return card;
        return kNoCard;
    }
    [[nodiscard]] bool hasCards(Seat seat) const { return !cards.empty(zone::hand(seat)); }

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1024);

} // namespace rules::crowns
