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

enum class Variant : std::uint8_t { Duel, Tournament };

/// What a new match starts from. `decks` holds one deck (duel) or one for each side (tournament) as kinds of
/// characters.
struct Setup
{
    Variant variant = Variant::Duel;
    std::vector<std::vector<std::uint8_t>> decks;
    std::array<std::uint8_t, kSides> handicap{};
    std::array<std::uint8_t, kLanes> castles{};
    std::uint64_t seed = 1;
};

using Options = OptionSet<kMaxCards>;

/// The open question: who decides, what, why, and all legal answers. Without an open question (the match is
/// over) `ask` is Nothing and there are no options.
struct Question
{
    Ask ask = Ask::Nothing;
    Seat seat = kNoSeat;
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

/// What one side of a lane counts, card by card from the castle outward.
struct SideTotal
{
    std::int16_t total = 0;
    std::vector<CardStrength> cards;
};

struct LaneTotals
{
    std::array<SideTotal, kSides> sides;
    effects::WinRule rule = effects::WinRule::MoreStrength;
    Clause ruleClause = Clause::ScoreWin;
    Side winner = kNoSide; ///< as the lane would be scored now; kNoSide on a tie
};

/// The rules of Crimson Company for two sides: duel and tournament. Holds the cards; knows no match. All
/// functions are pure but for the state they are given, so any number of threads may use one Game.
class Game
{
public:
    using State = crimson::State;
    using Question = crimson::Question;
    using Log = EventLog;
    static constexpr std::uint8_t kCoins = 40;
    static constexpr std::uint16_t kRulesVersion = 1;

    explicit Game(const effects::Library& library);

    [[nodiscard]] const Table& table() const { return m_table; }

    /// A new match up to its first question, or why the setup does not fit the variant. With a log, the
    /// opening is told too.
    [[nodiscard]] Result<State> start(const Setup& setup) const;
    [[nodiscard]] Result<State> start(const Setup& setup, EventLog& log) const;

    /// Runs a position up to its next question; for positions that were put together by hand.
    void settle(State& state, EventLog& log) const;

    [[nodiscard]] Question question(const State& state) const;

    /// Nothing if `choice` is legal now, else why not.
    [[nodiscard]] std::optional<Refusal> refuse(const State& state, Seat seat, const Choice& choice) const;

    /// Carries out a legal answer to the open question and runs on to the next one.
    void apply(State& state, const Choice& choice) const;
    void apply(State& state, const Choice& choice, EventLog& log) const;

    [[nodiscard]] bool isOver(const State& state) const { return state.phase == Phase::Over; }
    /// The winner of a finished match; kNoSeat for a draw or while it runs.
    [[nodiscard]] Seat winner(const State& state) const { return state.winner; }

    /// The card's own strength now, without Score effects.
    [[nodiscard]] int strength(const State& state, CardIx card) const;
    /// Both sides of a lane as a score phase in the active player's turn would count them, each number with
    /// its reasons.
    /// Coins paid for a Score effect are not counted.
    [[nodiscard]] LaneTotals totals(const State& state, Lane lane) const;

    [[nodiscard]] std::string clauseId(Clause clause) const;

    [[nodiscard]] static std::uint64_t hash(const State& state);

private:
    Table m_table;
};

} // namespace rules::crimson
