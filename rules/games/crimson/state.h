// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"
#include "rules/core/fixed_vector.h"
#include "rules/core/random.h"
#include "rules/core/zoned_cards.h"
#include "rules/games/crimson/seating.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

/// A Crimson Company match as a value: no pointers, no heap, about one kilobyte.
namespace rules::crimson {

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

/// Turns of each player in a row without a recruited card, a played card or a won lane after which the match
/// is a draw. It takes an offer that stays empty, or no coins anywhere: see cc.ruling.stalemate.
inline constexpr std::uint8_t kQuietTurnsEach = 2;

/// Give comes first in a round of co-op; its number is the last because saved matches have the others.
enum class Phase : std::uint8_t { Income, Recruitment, Deployment, Score, Over, Give };

/// cc.solo.difficulty
enum class Difficulty : std::uint8_t { Easy, Medium, Hard, VeryHard, Insane };
inline constexpr std::array<std::uint8_t, 5> kCastleCoins{0, 1, 3, 6, 9};
inline constexpr std::size_t kHand = 3;        ///< cards drawn in a round of solo or co-op
inline constexpr std::size_t kRaiderLanes = 3; ///< in solo and co-op

/// The question that is open.
enum class Ask : std::uint8_t {
    Nothing,
    Bid,         ///< put coins on a card
    Answer,      ///< match or pass
    Play,        ///< play a card from in front
    Card,        ///< pick a card in play
    Total,       ///< pick cards in play until their strength suffices
    Kind,        ///< pick a card on offer, in the discard pile, in hand or among those drawn
    Destination, ///< pick a lane
    Payment,     ///< choose an amount
    Victim,      ///< pick the player to take coins from
    Payer,       ///< pick the partner who may pay
    Auction,     ///< call out a card for the auction
    SecretBid,   ///< bid in secret on the card that was called out
    AuctionEnd,  ///< match the price of the auction or pass
    CastleCoin,  ///< take a coin off a castle or stop
    Permit,      ///< yes or no
    Give,        ///< pass a card on to the partner
};

/// Verbs of Choice. Bid: a kind, b coins. Play: a kind, b lane. PickCard: a place (see cardPlace). PickKind:
/// a kind. PickLane: a lane. Amount: a coins. PickSeat: a seat. Auction: a kind. SecretBid: a coins. Discard:
/// a kind, b lane. Give: a kind.
enum class Verb : std::uint16_t {
    Bid = 1,
    Play,
    PickCard,
    PickKind,
    PickLane,
    Amount,
    Match,
    Pass,
    Stop,
    PickSeat,
    Auction,
    SecretBid,
    Discard,
    Yes,
    No,
    Give
};

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
    std::uint8_t zone = 0;      ///< the half of a lane it acted from when it began
    std::uint8_t effect = 0;    ///< which of the source's effects
    std::uint8_t pc = 0;        ///< which operation
    CardIx it = kNoCard;        ///< the card chosen last, or the one being moved or placed
    CardIx played = kNoCard;    ///< the card whose playing is reacted to
    Seat player = 0;            ///< who played it
    std::uint8_t round = 0;     ///< Who::Each: how many were asked already
    std::uint8_t count = 0;     ///< picks made
    std::uint8_t value = 0;     ///< strength of `it` when chosen, or the total picked
    std::uint8_t limbo = 0;     ///< destroyed cards whose effect this frame still has to resolve
    std::uint8_t needsLane = 0; ///< `it` is chosen, its lane is still to be picked
    CardIx chosen = kNoCard;    ///< the card in play that was chosen last: what "it" means in an effect
    Seat chooser = kNoSeat;     ///< the leader who moves several cards, settled before the first moves

    friend bool operator==(const Frame&, const Frame&) = default;
};

/// In State::secretBid: nobody's bid.
inline constexpr std::uint8_t kNoBid = 0xff;

/// What the characters in play may hold or react to, as the bits of Traits::standing: those of all cards that
/// have been put into play since the position began. Only a shortcut for what the cards say themselves, so
/// that it never tells two states apart.
struct StandingInPlay
{
    std::uint32_t bits = 0;
    friend bool operator==(const StandingInPlay&, const StandingInPlay&) { return true; }
};

struct State
{
    ZonedCards<kMaxCards, zone::kMost> cards;
    std::array<std::uint8_t, kMaxCards> kind{}; ///< index into the game's table
    /// 1 + the number of frames below which this card's effect waits, 0 for none; with kPicked added while
    /// the effect on top has picked the card or still has to move it.
    std::array<std::uint8_t, kMaxCards> waiting{};
    std::array<std::uint8_t, kMaxCards> home{}; ///< the last zone in play
    std::array<std::uint8_t, kMaxCards> paid{}; ///< coins paid for this card in the scoring under way
    std::array<std::uint64_t, kMaxCards / 64> faceDown{};
    Random random;
    FixedVector<Frame, kMaxNested> frames;
    Seating seating;
    std::array<std::uint8_t, kMaxPlayers> coins{};   ///< one purse per seat
    std::array<std::uint8_t, kMaxPlayers> castles{}; ///< per party
    std::array<std::uint8_t, kMaxLanes> castle{}; ///< index into the game's castles; 0 is the regular castle
    /// The party that won each lane; kNoParty while it is in play.
    std::array<Party, kMaxLanes> wonBy{kNoParty, kNoParty, kNoParty, kNoParty, kNoParty, kNoParty,
                                       kNoParty, kNoParty, kNoParty, kNoParty, kNoParty, kNoParty};
    std::uint8_t supply = 0;
    std::uint16_t closed = 0; ///< one bit per lane
    std::uint16_t turn = 1;
    Phase phase = Phase::Income;
    std::uint8_t step = 0; ///< within the phase; see engine/phases.h
    Ask ask = Ask::Nothing;
    Seat active = 0;
    Seat answering = kNoSeat; ///< whom the open question asks about the bid
    Party winner = kNoParty;
    CardIx bidCard = kNoCard;
    std::uint8_t bidCoins = 0;
    Lane scoring = 0;
    std::uint16_t tied = 0; ///< one bit per lane: tied in this phase since a lane was won last
    std::uint8_t limbo = 0; ///< as Frame::limbo, for the lane that was won
    std::uint8_t cursor = 0;
    std::uint8_t triggered = 0;
    std::uint8_t quietTurns = 0;
    bool eventful = false; ///< a card was recruited or played or a lane won in this turn
    Seat payer = kNoSeat;  ///< who may pay for the card that asks for coins
    StandingInPlay standing;

    // Free for all.
    std::array<std::uint8_t, kMaxPlayers> secretBid{kNoBid, kNoBid, kNoBid, kNoBid, kNoBid, kNoBid};
    std::array<std::uint8_t, kMaxPlayers> place{}; ///< per seat: its final place; 0 while it plays on
    std::uint8_t price = 0;                        ///< the highest bid of the auction
    Seat highest = kNoSeat;                        ///< who made it
    bool placements = false; ///< cc.ffa.placements: the match goes on until every place is decided

    // Solo and co-op. `active` is Seating::raiders() in the Raiders' turn.
    std::array<std::uint8_t, kRaiderLanes> castleCoins{};
    std::uint8_t usedDiscard = 0; ///< one bit per seat
    Seat player = 0;              ///< from whose hand a card is played, and who decides about it
    Difficulty difficulty = Difficulty::Easy;

    [[nodiscard]] bool isDown(CardIx card) const { return (faceDown[card / 64u] >> (card % 64u) & 1u) != 0; }
    void setDown(CardIx card, bool down)
    {
        const std::uint64_t bit = std::uint64_t{1} << (card % 64u);
        faceDown[card / 64u] = down ? faceDown[card / 64u] | bit : faceDown[card / 64u] & ~bit;
    }
    [[nodiscard]] bool inPlay(CardIx card) const
    {
        return card != kNoCard && cards.zoneOf(card) < seating.inPlay();
    }
    [[nodiscard]] bool isOpen(Lane lane) const { return (closed >> lane & 1u) == 0; }
    /// The lanes that are still in play, as bits.
    [[nodiscard]] unsigned openLanes() const { return ~unsigned{closed} & ((1u << seating.lanes) - 1u); }

    /// The party whose half a zone in play is.
    [[nodiscard]] Party owner(std::size_t zone) const { return seating.owner[zone]; }
    /// The party of the player whose turn it is.
    [[nodiscard]] Party activeParty() const { return seating.partyOf[active]; }
    [[nodiscard]] bool isPlaced(Seat seat) const { return place[seat] != 0; }
    /// The next seat clockwise that still plays.
    [[nodiscard]] Seat nextSeat(Seat seat) const
    {
        do
            seat = seating.after(seat);
        while (isPlaced(seat));
        return seat;
    }
    /// The seat before it that still plays.
    [[nodiscard]] Seat previousSeat(Seat seat) const
    {
        do
            seat = static_cast<Seat>((seat + seating.seats - 1u) % seating.seats);
        while (isPlaced(seat));
        return seat;
    }

    /// Who gains and pays for a party: the active player if it is theirs, else whoever of it is next to act.
    [[nodiscard]] Seat acting(Party party) const
    {
        if (party == activeParty())
            return active;
        for (unsigned i = 0; i < seating.seats; ++i) {
            const auto seat = static_cast<Seat>((active + i) % seating.seats);
            if (seating.partyOf[seat] == party)
                return seat;
        }
        return seating.isAgainstRaiders() ? seating.raiders() : kNoSeat;
    }
    /// Who decides for a party: the active player in their own turn, else its players together. Not for solo
    /// and co-op: see Targets::decider.
    [[nodiscard]] Seat decider(Party party) const
    {
        return party == activeParty() ? active : seating.nameOf(party);
    }
    /// The half of a lane that belongs to a party, as a zone; the caller knows that it has one.
    [[nodiscard]] std::size_t halfIn(Lane lane, Party party) const
    {
        return zone::of(lane, seating.owner[zone::of(lane, 0)] == party ? 0 : 1);
    }
    /// The half whose Score effects come first. cc.solo.score-order: that of the people.
    [[nodiscard]] Half firstInScore(Lane lane) const
    {
        return seating.isAgainstRaiders() ? Half{0} : firstHalf(lane);
    }
    [[nodiscard]] bool hasUsedDiscard(Seat seat) const { return (usedDiscard >> seat & 1u) != 0; }
    /// Whether all hands of solo and co-op are empty.
    [[nodiscard]] bool handsAreEmpty() const
    {
        for (Seat seat = 0; seat < seating.seats; ++seat)
            if (!cards.empty(seating.frontOf(seat)))
                return false;
        return true;
    }
    /// The half of a lane whose owner goes first in the turn of the active player: their own if they have
    /// one, else that of the player nearer to them clockwise (cc.ffa.score-order).
    [[nodiscard]] Half firstHalf(Lane lane) const
    {
        const Party first = seating.owner[zone::of(lane, 0)];
        if (!seating.isRing)
            return first == activeParty() ? 0 : 1;
        const auto away = [this](Party party) {
            return (party + seating.parties - activeParty()) % seating.parties;
        };
        return away(first) <= away(seating.owner[zone::of(lane, 1)]) ? 0 : 1;
    }

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);

} // namespace rules::crimson
