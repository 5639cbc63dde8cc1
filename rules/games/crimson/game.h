// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"
#include "rules/core/result.h"
#include "rules/games/crimson/event.h"
#include "rules/games/crimson/state.h"
#include "rules/games/crimson/table.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace rules::crimson {

/// What a new match starts from. `decks` holds one deck, or in a tournament one for each seat, as kinds of
/// characters.
struct Setup
{
    Variant variant = Variant::Duel;
    unsigned players = 2;
    std::vector<std::vector<std::uint8_t>> decks;
    std::array<std::uint8_t, kMaxPlayers> handicap{}; ///< per seat
    std::array<std::uint8_t, kMaxLanes> castles{};    ///< per lane
    bool placements = false;                          ///< free for all: play on until every place is decided
    Difficulty difficulty = Difficulty::Easy;         ///< solo and co-op
    std::uint64_t seed = 1;
};

/// The fewest cards a deck of the variant has; a tournament deck has just so many.
[[nodiscard]] std::size_t leastDeck(Variant variant, unsigned players);

using Options = OptionSet<kMaxCards>;

/// The open question: who decides, what, why, and all legal answers. Without an open question (the match is
/// over) `ask` is Nothing and there are no options.
struct Question
{
    Ask ask = Ask::Nothing;
    Seat seat =
        kNoSeat;        ///< who answers where only bots play: of a party that decides together its first seat
    Seat who = kNoSeat; ///< whom the question is put to: `seat`, or a party together
    Clause clause = Clause::None;
    std::uint8_t card = 0xff;                          ///< kind of the character that asks; 0xff none
    std::uint8_t castle = 0xff;                        ///< kind of the castle that asks; 0xff none
    effects::OpCode operation = effects::OpCode::Flip; ///< what the picked card, lane or amount is for
    Options options;
};

/// Why a choice is not legal now.
enum class RefusalReason : std::uint8_t {
    MatchOver,
    NotThisQuestion, ///< something else is being asked
    NotOnOffer,
    AtLeastOneCoin,
    TooFewCoins,
    CannotAffordMatch,
    NotInFront,
    LaneClosed,
    OnlyFreyjasLane,
    NoSuchCard,
    NotATarget,
    SameLane,
    NotEnoughYet,
    NotAVictim, ///< no coins can be taken from this player
    NotAPartner,
    NotYourFront, ///< a lane that the player, or the owner of the card, has no half of
    NotInHand,
    NotTheRaidersLane, ///< the Raiders have fewer cards in another lane
    PartnersLane,      ///< a lane that only the partner may play into
    DiscardUsed,
    DiscardNotNow, ///< only Raider cards can be discarded
    NoCastleCoin,  ///< there is no coin on this castle
};

struct Refusal
{
    Clause clause = Clause::None;
    RefusalReason reason = RefusalReason::NotThisQuestion;
};

/// One change of a number on the way from the printed strength to what counts.
struct StrengthStep
{
    std::uint8_t card = 0xff;   ///< kind of the character whose effect it is; 0xff: none
    std::uint8_t castle = 0xff; ///< kind of the castle whose effect it is; 0xff: none
    Clause clause = Clause::None;
    std::int16_t before = 0;
    std::int16_t after = 0;
};

struct CardStrength
{
    CardIx card = kNoCard;
    std::int16_t printed = 0;
    std::int16_t strength = 0;
    std::vector<StrengthStep> steps;
};

/// What one half of a lane counts, card by card from the castle outward.
struct HalfTotal
{
    std::int16_t total = 0;
    std::int16_t castleCoins = 0; ///< what the coins on the castle add; solo and co-op
    std::vector<CardStrength> cards;
};

struct LaneTotals
{
    std::array<HalfTotal, kHalves> halves;
    effects::WinRule rule = effects::WinRule::MoreStrength;
    Clause ruleClause = Clause::ScoreWin;
    std::optional<Half> winner{}; ///< as the lane would be scored now; none on a tie
};

/// The rules of Crimson Company in all its variants. Holds the cards; knows no match. All
/// functions are pure but for the state they are given, so any number of threads may use one Game.
class Game
{
public:
    using State = crimson::State;
    using Question = crimson::Question;
    using Log = EventLog;
    static constexpr std::uint16_t kRulesVersion = 1;

    explicit Game(const effects::Library& library);

    /// The cards as a library has them; names and order hold for every variant.
    [[nodiscard]] const Table& table() const { return m_table; }
    /// The cards as they act in a match.
    [[nodiscard]] const Table& table(const Seating& seating) const { return tableFor(seating.variant); }

    /// A new match up to its first question, or why the setup does not fit the variant. With a log, the
    /// opening is told too.
    [[nodiscard]] Result<State> start(const Setup& setup) const;
    [[nodiscard]] Result<State> start(const Setup& setup, EventLog& log) const;

    /// Runs a position up to its next question; for positions that were put together by hand.
    void settle(State& state, EventLog& log) const;

    [[nodiscard]] Question question(const State& state) const;

    /// Nothing if `who` (a seat, or a party together) may choose this now, else why not.
    [[nodiscard]] std::optional<Refusal> refuse(const State& state, Seat who, const Choice& choice) const;

    /// Carries out a legal answer to the open question and runs on to the next one.
    void apply(State& state, const Choice& choice) const;
    void apply(State& state, const Choice& choice, EventLog& log) const;

    [[nodiscard]] bool isOver(const State& state) const { return state.phase == Phase::Over; }
    /// Scores are castles.
    [[nodiscard]] Outcome outcome(const State& state) const;
    [[nodiscard]] static constexpr bool countsScores() { return true; }

    /// The card's own strength now, without Score effects.
    [[nodiscard]] int strength(const State& state, CardIx card) const;
    /// Both halves of a lane as a score phase in the active player's turn would count them, each number with
    /// its reasons.
    /// Coins paid for a Score effect are not counted.
    [[nodiscard]] LaneTotals totals(const State& state, Lane lane) const;

    [[nodiscard]] std::string clauseId(Clause clause) const;

    [[nodiscard]] static std::uint64_t hash(const State& state);

private:
    [[nodiscard]] const Table& tableFor(Variant variant) const
    {
        return variant >= Variant::Solo ? m_raiderTable : m_table;
    }

    Table m_table;
    Table m_raiderTable;
};

} // namespace rules::crimson
