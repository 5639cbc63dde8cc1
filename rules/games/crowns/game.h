// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/outcome.h"
#include "rules/core/result.h"
#include "rules/games/crowns/box.h"
#include "rules/games/crowns/deal.h"
#include "rules/games/crowns/event.h"
#include "rules/games/crowns/match_options.h"
#include "rules/games/crowns/state.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace rules::crowns {

/// What a new match starts from besides the options: the houses clockwise.
struct Setup
{
    std::vector<House> houses;
    /// Customized hands: the unused house of each seat; the next free ones where fewer are named.
    std::vector<House> spares;
    std::uint64_t seed = 1;
};

/// The answers of one seat: rows of a verb, a card and seats, or of a verb and cards. Answers that several
/// seats may give at the same time carry their seat.
class Options
{
public:
    static constexpr std::size_t kMaxRows = 1 + 2 * kHouses + 8;
    using Rows = RowOptions<kMaxRows>;

    Options() = default;

    Rows rows;
    std::uint16_t seat = 0; ///< `c` of every choice

    [[nodiscard]] std::size_t size() const { return rows.size(); }
    [[nodiscard]] bool empty() const { return rows.empty(); }
    Choice operator[](std::size_t i) const
    {
        Choice choice = rows[i];
        choice.c = seat;
        return choice;
    }
    [[nodiscard]] bool contains(Choice choice) const
    {
        if (choice.c != seat)
            return false;
        choice.c = 0;
        return rows.contains(choice);
    }
};

/// The open question: who decides, what, why, and all legal answers but deals. When the match is over `ask`
/// is Nothing and there are no options.
struct Question
{
    Ask ask = Ask::Nothing;
    Seat seat = kNoSeat; ///< whose answers `options` are
    SeatSet seats = 0;   ///< all that may answer now, `seat` among them
    Clause clause = Clause::None;
    Options options;
};

/// Why a choice is not legal now.
enum class RefusalReason : std::uint8_t {
    MatchOver,
    NotAsked,    ///< somebody else is
    NotThisStep, ///< the open question is another one
    NoSuchChoice,
    NotInHand,
    NotPlayable,   ///< neither Coinage nor Knight
    NoPartner,     ///< nobody else has a card to exchange
    NobodyKeepsUp, ///< with a second card nobody could be accepted
    NoSecondCard,
    TooFewRavens,
    ActiveAddsNone,
    NoMorePasses,
    NoOffer, ///< that seat offers nothing
    OneSelf,
    NoSuchSeat,
    EmptyHand,
    OwnBanner,
    Partner, ///< of the team
    VotedAlready,
    NotInTheirHand,
    NotAgreed, ///< a deal: the partner declines or lacks a card; nobody learns which
    NoGuests,
    NobodysCards, ///< the defeated has no cards
    MustTake,
    NoSentinel,
    OwnTurn,
    NoRavensThere,
    TooManySwaps,
    NotInSpareSet,
    NoNegotiations,
    NotActive, ///< deals are made by the active player
    EmptyDeal,
};

struct Refusal
{
    Clause clause = Clause::None;
    RefusalReason reason = RefusalReason::NoSuchChoice;
};

/// The points of a hand, kind by kind.
struct Score
{
    std::array<std::int16_t, kKinds> points{}; ///< of all cards of a kind together
    std::array<std::uint8_t, kKinds> count{};  ///< cards of a kind
    std::int16_t total = 0;
    std::uint8_t cards = 0;   ///< the agenda included
    std::uint8_t ravens = 0;  ///< those on offer included
    std::uint8_t foreign = 0; ///< house cards that a Diplomat counts
};
using Scores = std::array<Score, kSeats>;

/// A seat or a team in the final ranking.
struct Place
{
    Seat seat = 0;         ///< the first of a team
    std::uint8_t rank = 1; ///< from 1; equal for a shared place
    std::int16_t points = 0;
    std::uint8_t cards = 0;
    std::uint8_t ravens = 0;
};

/// The rules of Game of Crowns by one set of options. Holds the cards of the box; knows no match. All
/// functions are pure but for the state they are given, so any number of threads may use one Game.
class Game
{
public:
    using State = crowns::State;
    using Question = crowns::Question;
    using Log = EventLog;
    static constexpr std::uint16_t kRulesVersion = 1;

    Game(const Box& box, const MatchOptions& options);

    [[nodiscard]] const Box& box() const { return m_box; }
    [[nodiscard]] const MatchOptions& options() const { return m_options; }
    /// How many cards of a code there are in the box.
    [[nodiscard]] std::uint8_t countOf(CardCode code) const { return m_counts[code]; }
    [[nodiscard]] BothLanguages cardName(CardCode code) const;

    /// A new match up to its first question, or why it cannot be played. With a log, the opening is told too.
    [[nodiscard]] Result<State> start(const Setup& setup) const;
    [[nodiscard]] Result<State> start(const Setup& setup, EventLog& log) const;
    /// The set-up alone, before anything is asked: for positions that are put together by hand, which
    /// `settle` then runs up to their first question.
    [[nodiscard]] Result<State> deal(const Setup& setup, EventLog& log) const;
    void settle(State& state, EventLog& log, bool fromTheStart) const;

    [[nodiscard]] Question question(const State& state) const;
    /// The same for another seat of Question::seats: the secret answers of several seats come in any order.
    [[nodiscard]] Question questionTo(const State& state, Seat seat) const;

    /// Nothing if `choice` is legal for `seat` now, else why not.
    [[nodiscard]] std::optional<Refusal> refuse(const State& state, Seat seat, const Choice& choice) const;

    /// Carries out a legal choice and runs on to the next question.
    void apply(State& state, const Choice& choice) const;
    void apply(State& state, const Choice& choice, EventLog& log) const;

    [[nodiscard]] bool isOver(const State& state) const { return state.ask == Ask::Nothing; }

    /// The points of every seat as if the match ended now.
    [[nodiscard]] Scores scores(const State& state) const;
    /// The ranking as if the match ended now, one place per seat or team, in the order of seats. Returns how
    /// many there are.
    std::size_t ranking(const State& state, std::array<Place, kSeats>& places) const;
    /// The seats that have won, as a set; empty while the match runs.
    [[nodiscard]] SeatSet winners(const State& state) const;
    /// The parties are the seats, or with teams the pairs in the order of their first seats; scores are
    /// victory points.
    [[nodiscard]] Outcome outcome(const State& state) const;
    [[nodiscard]] static constexpr bool countsScores() { return true; }
    [[nodiscard]] bool areTeammates(const State& state, Seat a, Seat b) const
    {
        return m_options.teams && state.opposite(a) == b;
    }

    /// gc.hand.secret: the position as a seat sees it; cards that it may not see are of kHiddenCode, votes
    /// before the reveal are gone. kNoSeat sees what everybody sees. Such a position can be looked at but not
    /// played on: for that see determinize in rating.h.
    [[nodiscard]] State observe(const State& state, Seat viewer) const;

    [[nodiscard]] static std::string clauseId(Clause clause) { return std::string(crowns::clauseId(clause)); }

    [[nodiscard]] static std::uint64_t hash(const State& state);

    /// The seats that a card of `code` in the hand of `seat` may attack: gc.attack.banner, gc.team.attack.
    [[nodiscard]] SeatSet attackTargets(const State& state, Seat seat, CardCode code) const;
    /// The seats that a Coinage may be played against: gc.ruling.coinage-empty.
    [[nodiscard]] SeatSet coinageTargets(const State& state, Seat seat) const;
    /// Whether some other seat has a card to show: gc.ruling.no-partner.
    [[nodiscard]] bool canExchange(const State& state, Seat seat) const;
    /// Whether a second card may be offered now: gc.ruling.last-card.
    [[nodiscard]] bool canOfferSecond(const State& state) const;
    /// Whether the active player may open another pass of raven bids: gc.ruling.bidding.
    [[nodiscard]] bool mayAskForMore(const State& state) const
    {
        return state.passes < (m_options.repeatedBids ? kMaxPasses : std::uint8_t{1});
    }

private:
    void ask(const State& state, Seat seat, Question& question) const;

    Box m_box;
    MatchOptions m_options;
    std::array<std::uint8_t, kCodes> m_counts{};
};

} // namespace rules::crowns
