// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    std::string owner{}; ///< seat or side; empty: nobody's
    std::string zone{};  ///< the zone that it counts; empty: none
    bool coins = false;  ///< lies there as pieces
    bool leads = false;  ///< of the two sides this one would win now what is counted
};

struct CardView
{
    std::string id; ///< empty where the viewer may not know it
    bool faceDown = false;
    int strength = 0;
    std::string owner{};               ///< seat or side, where the zone does not say it
    bool turned = false;               ///< looks towards its owner's edge of the board
    bool slain = false;                ///< lies there, but is out of the match
    std::vector<CounterView> values{}; ///< what it has here: "health", "attack", "gold", "shield", "bid"
};

struct ZoneView
{
    std::string id; ///< as in scenario files: "left.A", "offer", "deck", "front.A"
    ZoneShape shape = ZoneShape::Row;
    std::string owner; ///< seat or side; empty: nobody's
    std::string group; ///< the lane or board it belongs to; empty: none
    bool closed = false;
    std::vector<CardView> cards; ///< for piles from the top down
    int column = -1;             ///< of a tile, from A's left
    int row = -1;                ///< of a tile, from A's edge
};

/// What several zones share: a lane with its castle between the two sides.
struct GroupView
{
    std::string id; ///< as in ZoneView::group
    BothLanguages name;
    std::string card;       ///< what stands in its middle, with a rule of its own; empty: nothing, or no rule
    BothLanguages cardName; ///< also where there is no rule
    bool closed = false;
    std::string wonBy{}; ///< a seat; empty: nobody, or nobody knows
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

struct QuestionView
{
    std::string seat; ///< empty: the match is over
    std::string clause;
    std::string card;          ///< the card or castle that asks; empty: the turn itself
    BothLanguages text;        ///< the question in words
    bool insideEffect = false; ///< not a question of the turn's own
    std::vector<Choice> options;
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
    [[nodiscard]] virtual std::vector<std::string> seats() const = 0;

    [[nodiscard]] virtual std::string turn() const = 0;  ///< whose turn it is
    [[nodiscard]] virtual std::string phase() const = 0; ///< a word of the game
    [[nodiscard]] virtual bool isOver() const = 0;
    [[nodiscard]] virtual std::vector<std::string> winners() const = 0;

    [[nodiscard]] virtual QuestionView question() const = 0;
    /// Nothing if `seat` may answer with `choice` now.
    [[nodiscard]] virtual std::optional<RefusalView> refuse(std::string_view seat,
                                                            const Choice& choice) const = 0;
    /// Legal choices of a seat that are no answers to the open question: giving up, where a game allows it.
    [[nodiscard]] virtual std::vector<Choice> besides(std::string_view) const { return {}; }
    /// Carries out a legal choice and runs on to the next question.
    virtual std::vector<LogLine> apply(const Choice& choice) = 0;
    /// What a legal choice would do, number by number, each with its rule; empty where a game has nothing to
    /// reckon up. Tells nothing that the one who chooses cannot know.
    [[nodiscard]] virtual std::vector<LogLine> preview(const Choice&) const { return {}; }

    /// A choice as the words behind `do WHO`, and back for the seat that makes it. Words that the game knows
    /// but that never answer a question of this variant give kNeverLegal; words it does not know are an error
    /// that says which would fit.
    [[nodiscard]] virtual std::string write(const Choice& choice) const = 0;
    [[nodiscard]] virtual Result<Choice> read(std::string_view seat,
                                              std::span<const std::string> words) const = 0;
    static constexpr Choice kNeverLegal{0xffff, 0, 0, 0};

    [[nodiscard]] virtual std::vector<ZoneView> zones() const = 0;
    /// The zones as a seat sees them: cards it may not know have no id. Without secrets the same as `zones`.
    [[nodiscard]] virtual std::vector<ZoneView> zonesSeenBy(std::string_view) const { return zones(); }
    /// Where the cards lie that a legal choice names by their ids: "front.A", "offer". Empty: wherever such
    /// cards lie.
    [[nodiscard]] virtual std::string cardsFrom(const Choice&) const { return {}; }
    [[nodiscard]] virtual std::vector<CounterView> counters() const = 0;
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
