// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/any_match.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// What a position of a game is made of, so that one can be put together by hand: every part is a `given`
/// line of a scenario.
namespace rules::scenario {

/// Cards that one line lists ("left A: monk undead(down)"), or the one card of a tile ("at c2 A pike").
struct CardsPart
{
    ZoneView zone; ///< without cards
    BothLanguages name;
    std::string words;    ///< behind `given`, without the colon
    std::size_t most = 0; ///< cards; 0: no limit of its own
    bool mayBeDown = false;
    std::vector<std::string> usual{}; ///< what lies there where no line says it
    /// Cards that this line writes in another way: the id and the word. Where there are any, no others fit.
    std::vector<std::pair<std::string, std::string>> written{};

    /// How the line writes a card, and which card a word of the line is.
    [[nodiscard]] const std::string& wordOf(const std::string& id) const
    {
        for (const auto& [card, word] : written)
            if (card == id)
                return word;
        return id;
    }
    [[nodiscard]] const std::string& cardOf(const std::string& said) const
    {
        for (const auto& [card, word] : written)
            if (word == said)
                return card;
        return said;
    }
};

struct NumberPart
{
    std::string id; ///< as CounterView::id
    BothLanguages name;
    std::string words; ///< behind `given`, before the number
    int most = 0;
    std::optional<int> usual{}; ///< where no line says it; nothing: worked out by the game
    std::string owner{};
    bool coins = false;
};

struct NamedWord
{
    std::string word;
    BothLanguages name;
};

/// What stands in the middle of a group: a word of these, the first where no line says it.
struct ChoicePart
{
    std::string group;
    BothLanguages name;
    std::string words;
    std::vector<NamedWord> choices;
};

/// Something that is so or not: a lane that is out of the match.
struct FlagPart
{
    std::string group;
    BothLanguages name;
    std::string words;   ///< the first word opens the line, which may name several
    bool isLine = false; ///< the words are the whole line
};

/// What is told of a card on a tile besides its owner: a number, one of some words, or a word that is there
/// or not.
struct TraitPart
{
    std::string word; ///< "health", "facing", "slain"
    BothLanguages name;
    int most = 0;                     ///< of a number
    std::vector<NamedWord> choices{}; ///< the first where nothing is told
};

struct KnownCard
{
    std::string id;
    BothLanguages name;
    int strength = 0;
    int health = 0; ///< where cards on tiles have it
};

struct PositionForm
{
    std::vector<CardsPart> cards;
    std::vector<NumberPart> numbers;
    std::vector<ChoicePart> choices;
    std::vector<FlagPart> flags;
    std::vector<TraitPart> traits;
    std::vector<NamedWord> seats;
    std::vector<NamedWord> phases;
    std::vector<GroupView> groups;
    std::vector<KnownCard> known; ///< everything that can be put somewhere

    [[nodiscard]] bool isEmpty() const { return cards.empty(); }
    [[nodiscard]] const KnownCard* card(std::string_view id) const
    {
        for (const KnownCard& each : known)
            if (each.id == id)
                return &each;
        return nullptr;
    }
};

/// Why a position cannot be.
struct PositionProblem
{
    std::string part; ///< the zone or counter that is at fault; empty: the whole
    BothLanguages text;
    std::string clause{};
};

} // namespace rules::scenario
