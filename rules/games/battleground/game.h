// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/outcome.h"
#include "rules/core/result.h"
#include "rules/games/battleground/event.h"
#include "rules/games/battleground/geometry.h"
#include "rules/games/battleground/match_options.h"
#include "rules/games/battleground/state.h"
#include "rules/games/battleground/table.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace rules::battleground {

/// What a new match starts from besides the options: one deck a side, as kinds of characters.
struct Setup
{
    std::array<std::vector<std::uint8_t>, kSides> decks;
    std::uint64_t seed = 1;
};

/// For each character a row of moves, of attacks and of abilities; then turning about and the end. Or a row
/// for each kind in the hand, then the end.
using Options = RowOptions<3 * kMaxTiles + 2>;

/// The open question: who decides, what, why, and all legal answers but giving up, which is always possible.
/// When the match is over `ask` is Nothing and there are no options.
struct Question
{
    Ask ask = Ask::Nothing;
    Seat seat = kNoSeat;
    Clause clause = Clause::None;
    Options options;
};

/// Why a choice is not legal now.
enum class RefusalReason : std::uint8_t {
    MatchOver,
    NotYourTurn,
    NotThisPhase,
    OffTheBoard,
    NobodyThere,
    NotYours,
    SlainActor,
    ActedAlready,
    NotOneStep,
    LivingInTheWay,
    NoAttackValue,
    ZeroAttack,
    NoAbility,
    NoRange,
    NoTarget,
    SlainTarget,
    WrongSide,
    Behind,
    OutOfRange,
    Blocked,
    NotInHand,
    NotInZone,
    TooDear,
    NoSuchChoice,
};

struct Refusal
{
    Clause clause = Clause::None;
    RefusalReason reason = RefusalReason::NoSuchChoice;
};

/// One of the attacks that a character makes in a row, as it would go now.
struct AttackStep
{
    std::uint8_t attack = 0;
    std::uint8_t blocked = 0;  ///< taken off by a defence
    std::uint8_t shielded = 0; ///< held off by a shield
    std::uint8_t lost = 0;
    bool flanked = false;           ///< a defence was there but did not count
    Clause clause = Clause::Attack; ///< the rule that decided: attack, defence or flank
};

/// What an attack would do, with its reasons.
struct AttackOutlook
{
    bool flank = false;
    std::vector<AttackStep> steps;
    std::uint8_t lost = 0;
    bool slays = false;
};

/// The rules of Battleground on one board by one set of options. Holds the characters; knows no match. All
/// functions are pure but for the state they are given, so any number of threads may use one Game.
class Game
{
public:
    using State = battleground::State;
    using Question = battleground::Question;
    using Log = EventLog;
    static constexpr std::uint16_t kRulesVersion = 1;

    /// The options must go together (see optionsWrong).
    Game(const Characters& library, const MatchOptions& options);

    [[nodiscard]] const Table& table() const { return m_table; }
    [[nodiscard]] const MatchOptions& options() const { return m_options; }
    [[nodiscard]] const Geometry& board() const { return m_board; }

    /// A new match up to its first question, or why a deck does not fit. With a log, the opening is told too.
    [[nodiscard]] Result<State> start(const Setup& setup) const;
    [[nodiscard]] Result<State> start(const Setup& setup, EventLog& log) const;

    /// Runs a position up to its next question; for positions that were put together by hand.
    void settle(State& state, EventLog& log) const;

    [[nodiscard]] Question question(const State& state) const;

    /// Nothing if `choice` is legal for `seat` now, else why not.
    [[nodiscard]] std::optional<Refusal> refuse(const State& state, Seat seat, const Choice& choice) const;

    /// Carries out a legal choice and runs on to the next question.
    void apply(State& state, const Choice& choice) const;
    void apply(State& state, const Choice& choice, EventLog& log) const;

    [[nodiscard]] bool isOver(const State& state) const { return state.phase == Phase::Over; }
    /// The parties are the two seats; scores are living characters.
    [[nodiscard]] Outcome outcome(const State& state) const
    {
        Outcome outcome = isOver(state) ? Outcome::wonBy(state.winner, kSides) : Outcome::running(kSides);
        for (Party party = 0; party < kSides; ++party)
            outcome.score[party] = static_cast<std::int32_t>(countBits(state.living[party]));
        return outcome;
    }
    [[nodiscard]] static constexpr bool countsScores() { return false; }

    /// What a legal attack would do now, attack by attack.
    [[nodiscard]] AttackOutlook outlook(const State& state, const Choice& attack) const;

    /// bg.hand: the position as a seat sees it; cards it may not know are of kHiddenKind. Such a position can
    /// be looked at but not played on: for that see determinize in rating.h.
    [[nodiscard]] State observe(const State& state, Seat viewer) const;

    [[nodiscard]] std::string clauseId(Clause clause) const;
    [[nodiscard]] static Clause cardClause(std::uint8_t kind)
    {
        return static_cast<Clause>(unsigned(Clause::FirstCard) + kind);
    }

    [[nodiscard]] static std::uint64_t hash(const State& state);

    /// Tiles that the character on `tile` of `side` may attack, and aim its ability at.
    [[nodiscard]] Bits attackTargets(const State& state, Tile tile, Side side) const;
    [[nodiscard]] Bits abilityTargets(const State& state, Tile tile, Side side) const;
    /// Whether an attack on the character on `to` comes from its side or rear: bg.flank.
    [[nodiscard]] bool flanks(const State& state, Tile from, Tile to) const;

private:
    /// Whom a kind of character may aim at by the options of this game, as masks, so that a question needs no
    /// branches: all tiles or none.
    struct Aims
    {
        Bits attackEnemies = 0;
        Bits attackFriends = 0;
        Bits abilityEnemies = 0;
        Bits abilityFriends = 0;
        Bits abilitySelf = 0;
        std::array<std::uint32_t, 2> range{}; ///< see Geometry::rangeIndex; looking down, looking up
    };
    struct Targets
    {
        Bits attack = 0;
        Bits ability = 0;
    };

    void prepareAims();
    /// For question.cpp alone, where it is the innermost step of every question.
    [[nodiscard]] [[gnu::always_inline]] inline Targets targets(const State& state, Tile tile,
                                                                Side side) const;
    void askForActions(const State& state, Options& options) const;
    void askForDeployment(const State& state, Options& options) const;

    Table m_table;
    MatchOptions m_options;
    Geometry m_board;
    std::vector<Aims> m_aims; ///< by kind
};

/// Why a deck cannot be played: bg.setup.deck, and bg.ruling.cards where copies are not allowed.
[[nodiscard]] std::optional<Error> deckWrong(const Table& table, const MatchOptions& options,
                                             const std::vector<std::uint8_t>& deck);

/// How many of the opening hands of a deck cannot pay for two characters, which loses at once, and how many
/// hands there are: bg.opening, bg.defeat.
struct OpeningRisk
{
    unsigned failing = 0;
    unsigned hands = 0;
};
[[nodiscard]] OpeningRisk openingRisk(const Table& table, const std::vector<std::uint8_t>& deck);

} // namespace rules::battleground
