// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/analysis.h"
#include "rules/core/choice.h"
#include "rules/core/language.h"
#include "rules/core/result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// How a zone is laid out, for everything that draws or lists it.
enum class ZoneShape : std::uint8_t {
    LaneSide, ///< one side of a lane, from the castle outward
    Row,      ///< an open row: an offer, cards in front, a combat line
    Hand,     ///< seen by its owner only
    Pile,     ///< face-down, only its size is known
    OpenPile, ///< may be looked through; the first card is the top one
    TopOpen,  ///< face-down but for the top card
    Tile,     ///< one place of a grid
};

/// A number on the table: coins, castles won, a lane total.
struct CounterView
{
    std::string id; ///< "A coins", "supply", "castles A", "total left A"
    int value = 0;
    std::string owner{};  ///< seat or party; empty: nobody's
    std::string zone{};   ///< the zone that it counts, or the group that it lies on; empty: none
    bool coins = false;   ///< lies there as pieces
    bool leads = false;   ///< of the two sides this one would win now what is counted
    std::string sign{};   ///< the picture that stands for its name; empty: none
    int of = 0;           ///< where it counts towards a number, that number
    bool isState = false; ///< something that is so (1) or not (0, and then not shown)
};

struct CardView
{
    std::string id; ///< empty where the viewer may not know it
    bool faceDown = false;
    int strength = 0;
    std::string owner{};               ///< seat or party, where the zone does not say it
    bool turned = false;               ///< looks towards its owner's edge of the board
    bool slain = false;                ///< lies there, but is out of the match
    std::vector<CounterView> values{}; ///< what it has here: "health", "attack", "gold", "shield", "bid"
};

struct ZoneView
{
    std::string id; ///< as in scenario files: "left.A", "offer", "deck", "front.A"
    ZoneShape shape = ZoneShape::Row;
    std::string owner; ///< seat or party; empty: nobody's
    std::string group; ///< the lane or board it belongs to; empty: none
    bool closed = false;
    std::vector<CardView> cards; ///< for piles from the top down
    int column = -1;             ///< of a tile, from A's left
    int row = -1;                ///< of a tile, from A's edge
    bool isMinor = false;        ///< needs less room than the others beside it
    std::vector<std::string>
        missing{}; ///< places that are still empty, each by the picture of what belongs there
};

/// How the zones of a group are laid out.
enum class GroupKind : std::uint8_t {
    Lane,  ///< two halves with something between them
    Front, ///< a lane between two neighbours of a ring; `members` names the two, clockwise
    Board, ///< a player's own area
    Area,  ///< what belongs to everybody: a village, a grid
};

/// What several zones share: a lane with its castle between the two halves, a player's board, a village.
struct GroupView
{
    std::string id; ///< as in ZoneView::group
    BothLanguages name;
    std::string card;       ///< what stands in its middle, with a rule of its own; empty: nothing, or no rule
    BothLanguages cardName; ///< also where there is no rule
    bool closed = false;
    std::string wonBy{}; ///< a party; empty: nobody
    GroupKind kind = GroupKind::Lane;
    std::string owner{};                ///< of a board: its seat
    std::vector<std::string> members{}; ///< of a front: the two seats, clockwise
};

struct LogLine
{
    std::string clause; ///< the rule behind it, never empty
    std::string also;   ///< a second rule; may be empty
    BothLanguages text;
    std::string secretOf{}; ///< the seat that alone may read `text`; empty: everybody
    BothLanguages open{};   ///< what the others read instead

    /// What a seat reads; an empty viewer watches and sees everything.
    [[nodiscard]] const BothLanguages& seenBy(std::string_view viewer) const
    {
        return secretOf.empty() || viewer.empty() || viewer == secretOf ? text : open;
    }
};

/// Where one person or bot decides.
struct SeatView
{
    std::string id; ///< as in scenario files: "A", "P5", "kyuzo"
    BothLanguages name;
    std::string party;    ///< the party it belongs to
    int colour = -1;      ///< which of the nine colours is its own; -1: that of its number at the table
    std::string emblem{}; ///< a picture of its own; empty: the shape that goes with the colour

    friend bool operator==(const SeatView&, const SeatView&) = default;
};

/// Who wins or loses together. A party may have no seat.
struct PartyView
{
    std::string id; ///< as in scenario files; that of its seat where it has just one
    BothLanguages name;

    friend bool operator==(const PartyView&, const PartyView&) = default;
};

/// How a match ended for one party.
struct StandingView
{
    std::string party;
    int rank = 0; ///< 1 is first; parties that share a place share its number; 0 while the match runs
    std::optional<int> score{}; ///< where the game counts

    friend bool operator==(const StandingView&, const StandingView&) = default;
};

struct QuestionView
{
    std::string who; ///< a seat, or the party that decides together; empty: the match is over
    /// Who may answer now: the seat; all seats of the party; every seat that still owes a secret answer.
    std::vector<std::string> seats{};
    bool secret = false;    ///< nobody learns the answer before all who are asked have given theirs
    bool isPrivate = false; ///< others must not notice who is asked: it would tell what that seat has
    std::string clause;
    std::string card;          ///< the card or castle that asks; empty: the turn itself
    BothLanguages text;        ///< the question in words
    bool insideEffect = false; ///< not a question of the turn's own
    std::vector<Choice> options;
};

/// What the one who is asked may trade with others besides answering: cards and pieces on both sides, made
/// when the partner consents. `tradeWords` puts one together as a choice.
struct TradeView
{
    struct Partner
    {
        std::string seat;
        int pieces = 0;                    ///< that it has
        std::vector<std::string> wishes{}; ///< cards that it may have, likely ones first
    };
    std::string verb;
    std::string clause;
    std::vector<Partner> partners;
    std::vector<std::string> cards; ///< that can be given, each as often as it is held
    int pieces = 0;                 ///< that can be given
    BothLanguages pieceName;        ///< of several
};

struct RefusalView
{
    std::string clause;
    BothLanguages text;
};

/// A match of any game behind one face: table, command line, scenarios and match files need no more than
/// this. Words are those of scenario files. Copying is `clone`; a match owns its position and shares its
/// game.
class AnyMatch
{
public:
    virtual ~AnyMatch() = default;
    [[nodiscard]] virtual std::unique_ptr<AnyMatch> clone() const = 0;

    [[nodiscard]] virtual std::string_view game() const = 0;
    [[nodiscard]] virtual std::string_view variant() const = 0;
    /// One to nine seats in turn order.
    [[nodiscard]] virtual std::vector<SeatView> seats() const = 0;
    /// The parties in the order of their first seats; those without a seat come last.
    [[nodiscard]] virtual std::vector<PartyView> parties() const = 0;

    [[nodiscard]] virtual std::string
    turn() const = 0; ///< whose turn it is: a seat, or a party without seats
    [[nodiscard]] virtual std::string phase() const = 0; ///< a word of the game
    [[nodiscard]] virtual bool isOver() const = 0;
    /// One standing per party, in the order of `parties`.
    [[nodiscard]] virtual std::vector<StandingView> outcome() const = 0;
    /// The parties in first place as scenario files name them; none while the match runs and after a draw.
    [[nodiscard]] virtual std::vector<std::string> winners() const;

    [[nodiscard]] virtual QuestionView question() const = 0;
    /// What a seat that is asked for a secret answer may answer, also before its turn to be asked has come.
    /// Empty for everybody else but the one who is asked.
    [[nodiscard]] virtual std::vector<Choice> optionsOf(std::string_view who) const
    {
        QuestionView open = question();
        return open.who == who ? std::move(open.options) : std::vector<Choice>{};
    }
    /// Nothing if `who`, a seat or a party that decides together, may answer with `choice` now.
    [[nodiscard]] virtual std::optional<RefusalView> refuse(std::string_view who,
                                                            const Choice& choice) const = 0;
    /// Legal choices of a seat that are no answers to the open question: giving up, where a game allows it.
    [[nodiscard]] virtual std::vector<Choice> besides(std::string_view) const { return {}; }
    /// What the one who is asked may trade now; nothing where a game or its options have no such trades.
    [[nodiscard]] virtual std::optional<TradeView> trade() const { return std::nullopt; }
    /// The seats besides the one who chooses that have to consent to a legal choice: the partner of a deal.
    [[nodiscard]] virtual std::vector<std::string> partnersIn(const Choice&) const { return {}; }
    /// What a bot on the seat of a partner says: nothing if it consents, as far as it can know that the
    /// choice does it good. The same for the same seed.
    [[nodiscard]] virtual std::optional<RefusalView> declined(std::string_view, const Choice&,
                                                              std::uint64_t) const
    {
        return std::nullopt;
    }
    /// Carries out a legal choice and runs on to the next question.
    virtual std::vector<LogLine> apply(const Choice& choice) = 0;
    /// How good each answer to the open question is, as far as the one who decides can know.
    [[nodiscard]] virtual Analysis analyse(const AnalysisBudget& budget,
                                           const OnAnalysis& onProgress = {}) const = 0;
    /// The match as the one who is asked may imagine it: everything that seat cannot see is replaced by
    /// something just as likely, and so is all chance to come.
    [[nodiscard]] virtual std::unique_ptr<AnyMatch> imagine(std::uint64_t seed) const = 0;
    /// The answer of the bot that looks one decision ahead.
    [[nodiscard]] virtual Choice greedyAnswer(std::uint64_t seed) const = 0;
    /// An imagined match, played on by that bot on all seats to its end or for so many decisions. Nothing is
    /// told on the way, which makes it much faster than `apply`.
    [[nodiscard]] virtual std::unique_ptr<AnyMatch> playedOut(std::uint64_t seed,
                                                              std::uint32_t maxDecisions) const = 0;

    /// What a legal choice would do, number by number, each with its rule; empty where a game has nothing to
    /// reckon up. Tells nothing that the one who chooses cannot know.
    [[nodiscard]] virtual std::vector<LogLine> preview(const Choice&) const { return {}; }

    /// A choice as the words behind `do WHO`, and back for the seat or party that makes it. Words that the
    /// game knows but that never answer a question of this variant give kNeverLegal; words it does not know
    /// are an error that says which would fit.
    [[nodiscard]] virtual std::string write(const Choice& choice) const = 0;
    [[nodiscard]] virtual Result<Choice> read(std::string_view who,
                                              std::span<const std::string> words) const = 0;
    static constexpr Choice kNeverLegal{0xffff, 0, 0, 0};

    [[nodiscard]] virtual std::vector<ZoneView> zones() const = 0;
    /// The zones as a seat sees them: cards it may not know have no id. Without secrets the same as `zones`.
    [[nodiscard]] virtual std::vector<ZoneView> zonesSeenBy(std::string_view) const { return zones(); }
    /// Where the cards lie that a legal choice names by their ids: "front.A", "offer". Empty: wherever such
    /// cards lie.
    [[nodiscard]] virtual std::string cardsFrom(const Choice&) const { return {}; }
    [[nodiscard]] virtual std::vector<CounterView> counters() const = 0;
    /// These and what a seat alone may reckon up: the score of its own hand.
    [[nodiscard]] virtual std::vector<CounterView> countersSeenBy(std::string_view) const
    {
        return counters();
    }
    [[nodiscard]] virtual std::vector<GroupView> groups() const { return {}; }
    [[nodiscard]] virtual BothLanguages describe(const Choice& choice) const = 0;
    /// Where a number on the table comes from, base values first, then each change with its rule: a counter
    /// ("total left A") or a card ("left.A.2"). Empty where there is nothing to reckon up.
    [[nodiscard]] virtual std::vector<LogLine> explain(std::string_view) const { return {}; }
    /// How people call a zone, a counter, a value on a card or a phase; the word itself where the game has no
    /// other name.
    [[nodiscard]] virtual BothLanguages nameOf(std::string_view word) const
    {
        return {std::string(word), std::string(word)};
    }

    /// The position as lines of a scenario, head and `given`, without its title; empty where those lines
    /// cannot say it: while an effect or a bid is under way, or where a game does not write them.
    [[nodiscard]] virtual std::vector<std::string> scenarioLines() const { return {}; }

    /// The whole position as text, and back; `load` checks everything and leaves the match alone when it does
    /// not fit.
    [[nodiscard]] virtual std::string save() const = 0;
    [[nodiscard]] virtual Result<Done> load(std::string_view saved) = 0;
    [[nodiscard]] virtual std::uint64_t hash() const = 0;
};

inline std::vector<std::string> AnyMatch::winners() const
{
    std::vector<std::string> first;
    const std::vector<StandingView> standings = outcome();
    for (const StandingView& standing : standings)
        if (standing.rank == 1)
            first.push_back(standing.party);
    return first.size() == standings.size() ? std::vector<std::string>{} : first;
}

/// A trade as the words of a choice: "deal orlok give knight@lyre 2 get princess@orlok".
[[nodiscard]] inline std::vector<std::string> tradeWords(const TradeView& trade, const std::string& partner,
                                                         const std::vector<std::string>& give, int givePieces,
                                                         const std::vector<std::string>& get, int getPieces)
{
    std::vector<std::string> words{trade.verb, partner, "give"};
    words.insert(words.end(), give.begin(), give.end());
    if (givePieces > 0)
        words.push_back(std::to_string(givePieces));
    words.emplace_back("get");
    words.insert(words.end(), get.begin(), get.end());
    if (getPieces > 0)
        words.push_back(std::to_string(getPieces));
    return words;
}

/// The ids of a match's seats, in turn order.
[[nodiscard]] inline std::vector<std::string> seatIds(const AnyMatch& match)
{
    std::vector<std::string> ids;
    for (SeatView& seat : match.seats())
        ids.push_back(std::move(seat.id));
    return ids;
}

/// The seats of a party, in turn order; the seat itself where `who` is one.
[[nodiscard]] inline std::vector<std::string> seatsOf(const AnyMatch& match, std::string_view who)
{
    std::vector<std::string> members;
    for (const SeatView& seat : match.seats()) {
        if (seat.id == who)
            return {seat.id};
        if (seat.party == who)
            members.push_back(seat.id);
    }
    return members;
}

/// How people call a seat or a party; the word itself where there is neither.
[[nodiscard]] inline BothLanguages nameOfPlayer(const AnyMatch& match, std::string_view who)
{
    for (SeatView& seat : match.seats())
        if (seat.id == who)
            return std::move(seat.name);
    for (PartyView& party : match.parties())
        if (party.id == who)
            return std::move(party.name);
    return {std::string(who), std::string(who)};
}

/// AnyMatch as a value: copying it copies the match.
class MatchValue
{
public:
    explicit MatchValue(std::unique_ptr<AnyMatch> match)
        : m_match(std::move(match))
    {}
    MatchValue(const MatchValue& other)
        : m_match(other.m_match->clone())
    {}
    MatchValue(MatchValue&&) noexcept = default;
    MatchValue& operator=(const MatchValue& other)
    {
        if (this != &other)
            m_match = other.m_match->clone();
        return *this;
    }
    MatchValue& operator=(MatchValue&&) noexcept = default;
    ~MatchValue() = default;

    AnyMatch& operator*() { return *m_match; }
    const AnyMatch& operator*() const { return *m_match; }
    AnyMatch* operator->() { return m_match.get(); }
    const AnyMatch* operator->() const { return m_match.get(); }

private:
    std::unique_ptr<AnyMatch> m_match;
};

} // namespace rules
