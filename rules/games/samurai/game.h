// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/outcome.h"
#include "rules/core/result.h"
#include "rules/core/row_options.h"
#include "rules/games/samurai/event.h"
#include "rules/games/samurai/match_options.h"
#include "rules/games/samurai/state.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace rules::samurai {

/// What a new match starts from besides the options: the samurai in the order of their seats, clockwise.
struct Setup
{
    std::vector<Who> samurai;
    std::uint64_t seed = 1;
};

/// At most a row for handing on, one for each other talent, and the answer that declines.
using Options = RowOptions<6>;

/// The open question: which samurai decides, what, why, and all legal answers. When the match is over `task`
/// is StartTurn, `seat` kNoSeat and there are no options.
struct Question
{
    Task task = Task::StartTurn;
    Seat seat = kNoSeat;
    Clause clause = Clause::None;
    Options options;
};

/// Why a choice is not legal now.
enum class RefusalReason : std::uint8_t {
    MatchOver,
    NotAsked,        ///< somebody else decides
    OtherQuestion,   ///< the choice answers another question
    MustPass,        ///< by a penalty
    AboveKiai,       ///< must pass
    NoSupportNow,    ///< by a penalty
    TokenAway,       ///< the own support token is with somebody
    NobodyToSupport, ///< everybody else has passed
    NotThisSamurai,  ///< not at the table, or the one who acts
    HasPassed,       ///< the samurai named
    NoDefendingNow,  ///< by a penalty
    NoSymbol,        ///< cannot be defended against
    SymbolTaken,
    NoSuchTalent, ///< nobody here has it now
    WrongValue,   ///< of the card for this talent
    HeldAlready,  ///< the neighbour has had the card
    NotInLine,    ///< no card of the same value
    EmptyStack,
    SecondCard,  ///< must be played
    NothingToDo, ///< the Kiai has no effect now
    EmptyLine,
    NotWounded,
    NotAmong,  ///< the card or penalty named is none of those to choose from
    TokenUsed, ///< an absent samurai's
    NoAbsentTokens,
    NoSuchChoice,
};

struct Refusal
{
    Clause clause = Clause::None;
    RefusalReason reason = RefusalReason::NoSuchChoice;
};

/// What a talent may do with the card that is being played.
struct TalentUse
{
    std::uint8_t handOn = 0; ///< bit 0: to the left, bit 1: to the right
    bool drop = false;
    bool redraw = false;

    [[nodiscard]] bool any() const { return handOn != 0 || drop || redraw; }
};

inline constexpr Party kSamuraiParty = 0;
inline constexpr Party kRaiderParty = 1;
inline constexpr std::size_t kParties = 2;

/// Numbers of a level: ss.level.
struct LevelNumbers
{
    std::uint8_t barricades; ///< above the number of players
    std::uint8_t plunderers; ///< per player
    std::uint8_t fewer;      ///< lieutenants and bosses below the number of players
    bool farmPenalties;
    bool familyBonuses;
};
[[nodiscard]] const LevelNumbers& levelNumbers(Level level);

/// The rules of Samurai Spirit with one box by one set of options. Knows no match. All functions are pure but
/// for the state they are given, so any number of threads may use one Game.
class Game
{
public:
    using State = samurai::State;
    using Question = samurai::Question;
    using Log = EventLog;
    static constexpr std::uint16_t kRulesVersion = 1;

    /// With a library that is not complete (see libraryWrong) no match can be started.
    Game(Library library, const MatchOptions& options);

    [[nodiscard]] const Library& library() const { return m_library; }
    [[nodiscard]] const MatchOptions& options() const { return m_options; }
    /// Why no match can be played with the library; nothing if one can.
    [[nodiscard]] const std::optional<Error>& wrong() const { return m_wrong; }
    [[nodiscard]] const LevelNumbers& level() const { return levelNumbers(m_options.level); }

    /// A new match up to its first question, or why the set-up does not fit. With a log, the opening is told
    /// too.
    [[nodiscard]] Result<State> start(const Setup& setup) const;
    [[nodiscard]] Result<State> start(const Setup& setup, EventLog& log) const;
    /// The position before the first turn of a round, with nothing played: what positions set up by hand
    /// start from. `settle` runs it up to its first question.
    [[nodiscard]] Result<State> lay(const Setup& setup, std::uint8_t round) const;
    /// Runs a position up to its next question.
    void settle(State& state, EventLog& log) const;

    [[nodiscard]] Question question(const State& state) const;

    /// Nothing if `choice` is legal for `seat` now, else why not.
    [[nodiscard]] std::optional<Refusal> refuse(const State& state, Seat seat, const Choice& choice) const;

    /// Carries out a legal choice and runs on to the next question.
    void apply(State& state, const Choice& choice) const;
    void apply(State& state, const Choice& choice, EventLog& log) const;
    /// What a legal choice does at once, as far as everybody can know it beforehand. Nothing for choices that
    /// reveal a card.
    void preview(const State& state, const Choice& choice, EventLog& log) const;

    [[nodiscard]] bool isOver(const State& state) const { return state.result != Ending::Running; }
    /// Two parties: all samurai together, and the raiders, who have no seat. The samurai score a victory.
    [[nodiscard]] Outcome outcome(const State& state) const
    {
        if (!isOver(state))
            return Outcome::running(kParties);
        Outcome outcome =
            Outcome::wonBy(state.result == Ending::Won ? kSamuraiParty : kRaiderParty, kParties);
        if (state.result == Ending::Won)
            outcome.score[kSamuraiParty] = points(state);
        return outcome;
    }
    [[nodiscard]] static constexpr bool countsScores() { return true; }
    /// ss.score: points as if the match ended now.
    [[nodiscard]] static std::uint8_t points(const State& state);
    /// "7+"
    [[nodiscard]] std::string score(const State& state) const;

    /// ss.piles: the position as everybody sees it; face-down cards and tokens are hidden. Such a position
    /// can be looked at but not played on: for that see determinize in rating.h.
    [[nodiscard]] State observe(const State& state) const;

    [[nodiscard]] static std::string clauseId(Clause clause)
    {
        return std::string(samurai::clauseId(clause));
    }
    [[nodiscard]] static std::uint64_t hash(const State& state);

    [[nodiscard]] std::uint8_t kiaiOf(const State& state, std::size_t seat) const
    {
        return m_traits[state.samurai[seat]].kiai[state.isAnimal(seat) ? 1 : 0];
    }
    /// How many players the numbers of a level count: ss.ruling.solo-number.
    [[nodiscard]] std::size_t players(std::size_t seats) const
    {
        return m_options.variant == Variant::Solo && !m_options.soloSamurai ? 1 : seats;
    }
    [[nodiscard]] Talent talentOf(std::size_t who) const { return m_traits[who].talent; }
    [[nodiscard]] KiaiEffect effectOf(std::size_t who) const { return m_traits[who].effect; }

    // What is possible now; shared by questions, refusals and the engine.
    /// Talents that a seat may use on a card it holds, one bit per Talent.
    [[nodiscard]] std::uint8_t talentsOf(const State& state, std::size_t seat) const;
    [[nodiscard]] TalentUse talentUse(const State& state, const Frame& play) const;
    [[nodiscard]] bool canIgnore(const State& state, Kind card) const;
    [[nodiscard]] bool canDefend(const State& state, std::size_t seat, Kind card) const;
    /// Seats that may be supported; none if the active samurai may not support now.
    [[nodiscard]] unsigned supportable(const State& state) const;
    [[nodiscard]] bool mustPass(const State& state) const;
    [[nodiscard]] bool kiaiCanDoSomething(const State& state, std::size_t seat) const;
    /// Seats whose last card a Kiai may take.
    [[nodiscard]] unsigned kiaiSources(const State& state, KiaiEffect effect) const;
    [[nodiscard]] unsigned kiaiTargets(const State& state, std::size_t source) const;
    [[nodiscard]] unsigned tokenGivers(const State& state) const;
    [[nodiscard]] unsigned tokenReceivers(const State& state, std::size_t giver) const;
    [[nodiscard]] static unsigned wounded(const State& state);

    [[nodiscard]] static Clause talentClause(Talent talent);
    [[nodiscard]] Clause kiaiClause(const State& state, std::size_t seat) const;
    [[nodiscard]] static Clause penaltyClause(Penalty penalty);

private:
    /// What the engine asks of a samurai again and again.
    struct Traits
    {
        std::array<std::uint8_t, 2> kiai{};
        Talent talent = Talent::HandOnEven;
        KiaiEffect effect = KiaiEffect::Barricade;
    };

    Library m_library;
    MatchOptions m_options;
    std::optional<Error> m_wrong; ///< with the library
    std::array<Traits, Library::kMaxSamurai> m_traits{};
};

} // namespace rules::samurai
