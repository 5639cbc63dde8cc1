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

enum class ConstraintKind : std::uint8_t {
    Only,     ///< nothing but cards of the class `what`
    Banned,   ///< none of `cards`
    Copies,   ///< at most `most` copies of a card
    Castles,  ///< at most `most` castles with rules
    Handicap, ///< at most `most` extra coins
    Size,     ///< `least` to `most` cards
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
    PerPlayers most;              ///< Copies, Castles, Handicap, Size; empty: any number
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

/// What has to be put on the board from the first hand: who cannot has lost at once.
struct Opening
{
    int hand = 0;       ///< cards that are drawn
    int gold = 0;       ///< what there is to pay with
    int characters = 0; ///< that have to be put down
    std::string clause;
};

struct Variant
{
    std::string id;
    BothLanguages name;
    std::array<int, 2> players{2, 2}; ///< fewest and most
    PerPlayers castles;
    PerPlayers coins;
    std::vector<Option> options;
    std::vector<NamedCard> changed; ///< cards that are played with another text
    std::optional<Pairing> pairing;
    std::optional<Opening> opening;
    std::string printed; ///< clause about values that were not yet checked against printed cards
    std::vector<Constraint> constraints; ///< in the order in which violations are told

    /// Which of `numbers` holds for so many players (0: the fewest); nothing, if there is none.
    [[nodiscard]] std::optional<int> at(const PerPlayers& numbers, int players) const;
    [[nodiscard]] bool takes(int playerCount) const
    {
        return playerCount >= players[0] && playerCount <= players[1];
    }
};

struct DeckRules
{
    std::string game;
    std::vector<Variant> variants; ///< the first is the default

    /// Hyphens in the id do not matter: "coop" is "co-op". Null for an unknown one.
    [[nodiscard]] const Variant* variant(std::string_view id) const;
};

/// Reads a file of constraints. All errors are found; each has its path ("variants[1].constraints[0].most").
[[nodiscard]] Result<DeckRules, std::vector<Error>> readDeckRules(std::string_view text);

} // namespace rules::decks
