// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/random.h"
#include "rules/games/crimson/game.h"
#include "tests/support/read_text.h"

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// Crimson matches with the built-in cards, for tests and benchmarks.
namespace crimson_matches {

inline rules::effects::Library builtInLibrary()
{
    auto library =
        rules::effects::readLibrary(readSourceText("resources/cards/crimson-company/characters.json"),
                                    readSourceText("resources/cards/crimson-company/castles.json"));
    if (!library)
        throw std::runtime_error(library.error().front().text());
    return std::move(library).value();
}

/// Kinds of matches that random play goes through.
enum class Table { Duel, BigDuel, Castles, Tournament };
inline constexpr Table kTables[]{Table::Duel, Table::BigDuel, Table::Castles, Table::Tournament};

inline std::string_view nameOf(Table table)
{
    switch (table) {
    case Table::Duel: return "duel";
    case Table::BigDuel: return "big-duel";
    case Table::Castles: return "castles";
    case Table::Tournament: return "tournament";
    }
    return {};
}

/// New matches of one library.
class Matches
{
public:
    Matches()
        : m_game(builtInLibrary())
    {
        for (std::size_t kind = 0; kind < m_game.table().characters.size(); ++kind)
            if (m_game.table().characters[kind].id.rfind("plain", 0) != 0)
                m_characters.push_back(static_cast<std::uint8_t>(kind));
    }

    [[nodiscard]] const rules::crimson::Game& game() const { return m_game; }
    [[nodiscard]] const std::vector<std::uint8_t>& characters() const { return m_characters; }

    /// The set-up of a match: all 42 characters; 60 to 80 cards with copies; castles with rules and a coin
    /// handicap; or two tournament decks. Everything that is free follows from the seed.
    [[nodiscard]] rules::crimson::Setup setup(Table table, std::uint64_t seed) const
    {
        rules::crimson::Setup setup;
        setup.seed = seed;
        rules::Random random(rules::Random::mix(seed) ^ 0x5e7u);
        setup.decks.push_back(m_characters);
        if (table == Table::BigDuel)
            for (std::uint32_t copies = 18 + random.below(20); copies > 0; --copies)
                setup.decks[0].push_back(
                    m_characters[random.below(static_cast<std::uint32_t>(m_characters.size()))]);
        if (table == Table::Castles) {
            const auto castles = static_cast<std::uint32_t>(m_game.table().castles.size());
            for (std::uint8_t& castle : setup.castles)
                castle = static_cast<std::uint8_t>(random.below(castles));
            setup.handicap[random.below(2)] = static_cast<std::uint8_t>(random.below(6));
        }
        if (table == Table::Tournament) {
            setup.variant = rules::crimson::Variant::Tournament;
            setup.decks.push_back(m_characters);
            for (std::vector<std::uint8_t>& deck : setup.decks) {
                random.shuffle(deck);
                deck.resize(15);
            }
        }
        return setup;
    }

    [[nodiscard]] rules::crimson::State start(Table table, std::uint64_t seed) const
    {
        return m_game.start(setup(table, seed)).value();
    }

private:
    rules::crimson::Game m_game;
    std::vector<std::uint8_t> m_characters;
};

} // namespace crimson_matches
