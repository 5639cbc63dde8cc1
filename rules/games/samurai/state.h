// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"
#include "rules/core/fixed_vector.h"
#include "rules/core/random.h"
#include "rules/core/zoned_cards.h"
#include "rules/games/samurai/library.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

/// A match of Samurai Spirit as a value: no pointers, no heap, under one kilobyte.
namespace rules::samurai {

inline constexpr std::size_t kTableSeats = 7;
inline constexpr std::size_t kMaxCards =
    128; ///< a box has 67 at most; positions set up by hand may have more
inline constexpr std::uint8_t kRounds = 3;

/// A samurai by its number in the library; seats are where they sit.
using Who = std::uint8_t;
inline constexpr Who kNobody = 0xff;

/// The zones a card can be in. Lines and defences come once per seat. The first card of a pile is the top
/// one.
namespace zone {
inline constexpr std::size_t kStack = 0;
inline constexpr std::size_t kHeld = kStack + 1;          ///< the card that is being played
inline constexpr std::size_t kLine = kHeld + 1;           ///< from the first card to the last
inline constexpr std::size_t kLeft = kLine + kTableSeats; ///< the defended cards
inline constexpr std::size_t kDiscard = kLeft + kTableSeats;
inline constexpr std::size_t kIntruders = kDiscard + 1;
inline constexpr std::size_t kReserve = kIntruders + 1; ///< in the box, one zone per rank
inline constexpr std::size_t kCount = kReserve + kRanks;
} // namespace zone

/// What is still to be done, the next thing on top of the stack of frames. Those that ask say what.
enum class Task : std::uint8_t {
    StartTurn,
    AskToken,  ///< seat: may use an absent samurai's token
    Penalty,   ///< looks at the last card of the line
    AskIgnore, ///< a, b: the two penalties
    AskOrder,  ///< a, b: the two penalties
    Suffer,    ///< a: the penalty
    AskLoss,   ///< seat: which defended card is lost
    AskAction,
    Draw,       ///< seat draws a card to play
    Play,       ///< seat got the held card; talents first. a: 1 second card of a redraw, b: 1 handed on
    AskTalent,  ///< seat
    AskPlace,   ///< seat: confront or defend
    AfterFight, ///< a second Fight?
    AskAgain,
    EndTurn,
    AskKiai,       ///< seat
    KiaiEffect,    ///< seat, a: uses left
    AskHeal,       ///< seat
    AskSource,     ///< seat, a: uses left after this one, b: 1 this is the second use
    AskTarget,     ///< seat, a: uses left after this one, b: seat the card comes from
    AskGiver,      ///< seat
    AskReceiver,   ///< seat, a: seat that gives
    AskOrderOf,    ///< seat, a: cards left to put back, b: how many were revealed
    KiaiBarricade, ///< seat
    KiaiEnd,       ///< seat: the first card of the line goes
    Reached,       ///< seat: a card left its line; may activate
    AskFarm,       ///< seat: which farmstead burns
    RoundEnd,      ///< decides how it ended
    StepHat,       ///< a: seats done
    StepFarm,
    StepDoll,
    StepBonus, ///< a: families done
    StepIntruders,
    NextRound,
};

struct Frame
{
    Task task = Task::StartTurn;
    std::uint8_t seat = 0;
    std::uint8_t a = 0;
    std::uint8_t b = 0;

    friend bool operator==(const Frame&, const Frame&) = default;
};

/// Deepest: the turn (3), a penalty with its second symbol (2), and for each samurai a Kiai of at most four.
inline constexpr std::size_t kMaxFrames = 44;

/// Verbs of Choice. Support, PickSamurai, Token: a samurai. HandOn: a 0 left, 1 right. First: a penalty.
/// PickCard: a kind. PickFarm: a FarmPenalty.
enum class Verb : std::uint16_t {
    Fight = 1,
    Support,
    Pass,
    Confront,
    Defend,
    HandOn,
    Drop,
    Redraw,
    Keep,
    Ignore,
    Suffer,
    First,
    Again,
    PickSamurai,
    PickCard,
    PickFarm,
    Enough,
    Kiai,
    KiaiWithout,
    NoKiai,
    Token,
    NoToken,
};
inline constexpr std::size_t kVerbs = 22;

enum class Ending : std::uint8_t { Running, Won, Lost };

/// Wounds of a samurai: 0 human, 1 human with a token, 2 animal, 3 animal with a token. A fourth is the end.
using Health = std::uint8_t;

/// What the penalty step forbids for the rest of the turn.
namespace ban {
inline constexpr std::uint8_t kDefend = 1;
inline constexpr std::uint8_t kSupport = 2;
inline constexpr std::uint8_t kAction = 4; ///< all but passing
inline constexpr std::uint8_t kTalent = 8;
} // namespace ban

struct State
{
    ZonedCards<kMaxCards, zone::kCount> cards;
    std::array<Kind, kMaxCards> kind{};
    FixedVector<Frame, kMaxFrames> frames;
    Random random;

    // By seat.
    std::array<Who, kTableSeats> samurai{};
    std::array<std::uint8_t, kTableSeats> total{}; ///< the sum of the line
    std::array<std::uint8_t, kTableSeats> guard{}; ///< symbols of the defended cards, one bit per Symbol
    std::array<Health, kTableSeats> health{};
    std::array<std::uint8_t, kTableSeats> token{}; ///< the seat where its support token is
    std::array<std::uint8_t, kTableSeats>
        learned{};              ///< talents of absent samurai for the round, one bit per Talent
    std::uint8_t passed = 0;    ///< one bit per seat
    std::uint8_t resolving = 0; ///< seats whose Kiai is under way
    std::uint8_t holders = 0;   ///< seats that have held the card that is being played
    std::uint8_t handers = 0;   ///< seats that have handed it on

    std::uint16_t absent = 0; ///< samurai whose tokens are ready, one bit per Who
    std::uint16_t turn = 0;
    std::uint8_t seats = 0;
    std::uint8_t active = 0;
    std::uint8_t starter = 0;
    std::uint8_t lastActive = 0; ///< who drew last or passed last: ss.round.first
    std::uint8_t round = 1;
    std::uint8_t talents = 0; ///< of the active samurai in this turn, one bit per Talent
    std::uint8_t bans = 0;    ///< see ban
    bool fought = false;      ///< the second Fight of this turn is over
    bool ending = false;      ///< the steps at the end of a round are under way
    std::uint8_t faceUp = 0;  ///< that many cards on top of the stack are face-up
    std::uint8_t barricades = 0;
    std::uint8_t cap = 0;
    Ending result = Ending::Running;
    FixedVector<std::uint8_t, kFarmsteads> farmsteads; ///< penalties; the next to burn is the last
    FixedVector<std::uint8_t, kFamilies> families;     ///< bonuses; the next to be lost is the last

    [[nodiscard]] bool isPassed(std::size_t seat) const { return (passed >> seat & 1u) != 0; }
    [[nodiscard]] bool isAnimal(std::size_t seat) const { return health[seat] >= 2; }
    [[nodiscard]] bool isWounded(std::size_t seat) const { return (health[seat] & 1u) != 0; }
    [[nodiscard]] std::uint8_t leftOf(std::size_t seat) const
    {
        return static_cast<std::uint8_t>(seat + 1 == seats ? 0 : seat + 1);
    }
    [[nodiscard]] std::uint8_t rightOf(std::size_t seat) const
    {
        return static_cast<std::uint8_t>(seat == 0 ? seats - 1 : seat - 1);
    }
    /// The seat of a samurai, or kNoSeat.
    [[nodiscard]] Seat seatOf(std::size_t who) const
    {
        for (std::uint8_t seat = 0; seat < seats; ++seat)
            if (samurai[seat] == who)
                return seat;
        return kNoSeat;
    }
    /// Seats that have not passed, one bit each.
    [[nodiscard]] unsigned inPlay() const { return ((1u << seats) - 1u) & ~unsigned{passed}; }
    [[nodiscard]] Kind at(std::size_t zone, std::size_t position) const
    {
        return kind[cards.at(zone, position)];
    }

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1024);

} // namespace rules::samurai
