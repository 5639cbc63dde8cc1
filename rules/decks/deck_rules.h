// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"
#include "rules/core/result.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a deck has to be like, as data: `resources/decks/GAME.json`, one list of constraints a variant.
namespace rules::decks {

/// The members that every deck file has. The fields of a game are further members, so none can be called
/// this.
inline constexpr std::array<std::string_view, 12> kDeckMembers{"format", "version", "id",      "name",
                                                               "game",   "variant", "players", "notes",
                                                               "tags",   "sleeves", "cards",   "options"};

enum class ConstraintKind : std::uint8_t {
    Only,   ///< nothing but cards of the class `what`
    Banned, ///< none of `cards`
    Copies, ///< at most `most` copies of a card
    Field,  ///< at most `most` cards in a field, or a number of at most `most`
    Size,   ///< `least` to `most` cards
};

/// A number for each number of players, from the fewest of the variant up; a single one holds for all.
using PerPlayers = std::vector<int>;

/// A card and the clause that speaks of it.
struct NamedCard
{
    std::string card;
    std::string clause;
};

struct Constraint
{
    ConstraintKind kind = ConstraintKind::Size;
    std::string clause;
    std::string what;             ///< Only
    std::vector<NamedCard> cards; ///< Banned
    PerPlayers least;             ///< Size; empty: none
    PerPlayers most;              ///< Copies, Field, Size; empty: any number
    std::string field;            ///< Field: its key
    bool isNumber = false;        ///< Field: it is a number, not a list of cards
    std::string when;             ///< holds only if this option was chosen; empty: always
    std::string unless;           ///< does not hold if this option was chosen; empty: always
};

struct Option
{
    std::string id;
    BothLanguages name;
    std::string clause;
    std::vector<std::string>
        match; ///< key and value of the match's own option that goes with it; may be empty
};

/// Two decks that are shuffled into one.
struct Pairing
{
    std::string clause;
    std::string doubles; ///< clause about a card that both bring
    std::string sleeves; ///< clause about telling the cards apart
};

/// What has to be paid for from the first hand: who cannot has lost at once.
struct FirstHand
{
    int cards = 0;  ///< that are drawn
    int budget = 0; ///< what there is to pay with
    int plays = 0;  ///< cards that have to be paid for
    std::string clause;
};

/// Something that a deck of the game can say besides its cards, and how people read what is wrong with it. In
/// the texts {found} is what the deck has and {most} what is possible.
struct Field
{
    std::string key;       ///< also a member of deck files, so that it never changes
    std::string what;      ///< the class of the cards that it lists; empty: it is a number
    BothLanguages name;    ///< "Castles"
    BothLanguages hint;    ///< what it means; may be empty
    BothLanguages none;    ///< the variant does not have it at all
    BothLanguages tooMany; ///< more than `most`
    BothLanguages clear;   ///< the repair that empties it
    BothLanguages keep;    ///< the repair that leaves {most}

    [[nodiscard]] bool isNumber() const { return what.empty(); }
};

struct Variant
{
    std::string id;
    BothLanguages name;
    std::array<int, 2> players{2, 2}; ///< fewest and most
    std::vector<Option> options;
    std::vector<NamedCard> changed; ///< cards that are played with another text
    std::optional<Pairing> pairing;
    std::optional<FirstHand> firstHand;
    std::string printed; ///< clause about values that were not yet checked against printed cards
    std::vector<Constraint> constraints; ///< in the order in which violations are told

    /// Which of `numbers` holds for so many players (0: the fewest); nothing, if there is none.
    [[nodiscard]] std::optional<int> at(const PerPlayers& numbers, int players) const;
    /// The most that a field may hold for so many players; nothing where no constraint is about it.
    [[nodiscard]] std::optional<int> mostOf(std::string_view field, int players) const;
    [[nodiscard]] bool takes(int playerCount) const
    {
        return playerCount >= players[0] && playerCount <= players[1];
    }
};

struct DeckRules
{
    std::string game;
    std::vector<Field> fields;     ///< in the order in which they are shown
    std::vector<Variant> variants; ///< the first is the default

    /// Null for a field that the game does not have.
    [[nodiscard]] const Field* field(std::string_view key) const;
    /// The field that cards of a class go to; null if they go into the deck itself.
    [[nodiscard]] const Field* fieldFor(std::string_view what) const;

    /// Hyphens in the id do not matter: "coop" is "co-op". Null for an unknown one.
    [[nodiscard]] const Variant* variant(std::string_view id) const;
};

/// Reads a file of constraints. All errors are found; each has its path ("variants[1].constraints[0].most").
[[nodiscard]] Result<DeckRules, std::vector<Error>> readDeckRules(std::string_view text);

} // namespace rules::decks
