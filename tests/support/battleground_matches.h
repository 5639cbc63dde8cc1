// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/random.h"
#include "rules/games/battleground/game.h"
#include "rules/games/battleground/setup_words.h"
#include "tests/support/read_text.h"

#include <array>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// Matches of Battleground with the built-in characters, for tests and benchmarks.
namespace battleground_matches {

using rules::battleground::Game;
using rules::battleground::MatchOptions;
using rules::battleground::Setup;
using rules::battleground::State;

inline rules::battleground::Characters builtInCharacters()
{
    auto read =
        rules::battleground::readCharacters(readSourceText("resources/cards/battleground/characters.json"));
    if (!read)
        throw std::runtime_error(read.error().front().text());
    return std::move(read).value();
}

/// Kinds of matches that random play goes through: the usual rules; decks with copies on a small board; every
/// ruling the other way round; a large board.
enum class Table { Standard, Copies, OtherRulings, Large };
inline constexpr Table kTables[]{Table::Standard, Table::Copies, Table::OtherRulings, Table::Large};

inline std::string_view nameOf(Table table)
{
    switch (table) {
    case Table::Standard: return "standard";
    case Table::Copies: return "copies";
    case Table::OtherRulings: return "other-rulings";
    case Table::Large: return "large";
    }
    return {};
}

inline MatchOptions optionsOf(Table table)
{
    MatchOptions options;
    if (table == Table::Copies) {
        options.columns = 3;
        options.rows = 4;
    }
    if (table == Table::Large) {
        options.columns = 8;
        options.rows = 8;
        options.zone = 3;
        options.turnLimit = 120;
        options.stillLimit = 0;
    }
    if (table == Table::OtherRulings) {
        options.zone = 2;
        options.handLimit = 4;
        options.openingDefeat = false;
        options.copies = false;
        options.blocking = true;
        options.ownSide = true;
        options.flankUses = false;
        options.refreshEveryTurn = false;
        options.defencePerHit = false;
        options.abilityNeedsTarget = false;
        options.zeroAttacks = false;
    }
    return options;
}

/// New matches of one library.
class Matches
{
public:
    Matches()
        : m_games{Game(builtInCharacters(), optionsOf(Table::Standard)),
                  Game(builtInCharacters(), optionsOf(Table::Copies)),
                  Game(builtInCharacters(), optionsOf(Table::OtherRulings)),
                  Game(builtInCharacters(), optionsOf(Table::Large))}
    {}

    [[nodiscard]] const Game& game(Table table) const { return m_games[std::size_t(table)]; }

    /// Everything that is free follows from the seed.
    [[nodiscard]] Setup setup(Table table, std::uint64_t seed) const
    {
        Setup setup;
        setup.seed = seed;
        setup.decks = rules::battleground::sampleDecks(game(table).table(), seed);
        if (table == Table::Copies) {
            rules::Random random(rules::Random::mix(seed) ^ 0xb9u);
            for (std::vector<std::uint8_t>& deck : setup.decks)
                for (std::uint8_t& kind : deck)
                    kind = deck[random.below(4)];
        }
        return setup;
    }

    [[nodiscard]] State start(Table table, std::uint64_t seed) const
    {
        return game(table).start(setup(table, seed)).value();
    }

private:
    std::array<Game, 4> m_games;
};

} // namespace battleground_matches
