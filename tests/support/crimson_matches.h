// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/random.h"
#include "rules/games/crimson/game.h"
#include "rules/games/crimson/setup_words.h"
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
enum class Table {
    Duel,
    BigDuel,
    Castles,
    Tournament,
    TwoVersusTwo,
    TwoVersusTwoCastles,
    Ring3,
    Ring4,
    Ring5,
    Ring6,
    Ring3Placements,
    Ring5Placements,
    Solo,
    Coop
};
inline constexpr Table kTables[]{Table::Duel,
                                 Table::BigDuel,
                                 Table::Castles,
                                 Table::Tournament,
                                 Table::TwoVersusTwo,
                                 Table::TwoVersusTwoCastles,
                                 Table::Ring3,
                                 Table::Ring4,
                                 Table::Ring5,
                                 Table::Ring6,
                                 Table::Ring3Placements,
                                 Table::Ring5Placements,
                                 Table::Solo,
                                 Table::Coop};

inline std::string_view nameOf(Table table)
{
    switch (table) {
    case Table::Duel: return "duel";
    case Table::BigDuel: return "big-duel";
    case Table::Castles: return "castles";
    case Table::Tournament: return "tournament";
    case Table::TwoVersusTwo: return "two-versus-two";
    case Table::TwoVersusTwoCastles: return "two-versus-two-castles";
    case Table::Ring3: return "free-for-all-3";
    case Table::Ring4: return "free-for-all-4-placements";
    case Table::Ring5: return "free-for-all-5";
    case Table::Ring6: return "free-for-all-6-placements";
    case Table::Ring3Placements: return "free-for-all-3-placements";
    case Table::Ring5Placements: return "free-for-all-5-placements";
    case Table::Solo: return "solo";
    case Table::Coop: return "co-op";
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
    /// handicap; two tournament decks; rings of three to six; or the Raiders at all difficulties. Everything
    /// that is free follows from the seed.
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
        if (table == Table::TwoVersusTwo || table == Table::TwoVersusTwoCastles) {
            setup.variant = rules::crimson::Variant::TwoVersusTwo;
            setup.players = 4;
        }
        if (table == Table::Castles || table == Table::TwoVersusTwoCastles) {
            const auto castles = static_cast<std::uint32_t>(m_game.table().castles.size());
            for (std::size_t lane = 0; lane < 3; ++lane)
                setup.castles[lane] = static_cast<std::uint8_t>(random.below(castles));
            setup.handicap[random.below(2)] = static_cast<std::uint8_t>(random.below(6));
        }
        if (table >= Table::Solo) {
            setup.variant =
                table == Table::Solo ? rules::crimson::Variant::Solo : rules::crimson::Variant::Coop;
            setup.players = table == Table::Solo ? 1 : 2;
            setup.difficulty = static_cast<rules::crimson::Difficulty>(seed % 5);
            const auto castles = static_cast<std::uint32_t>(m_game.table().castles.size());
            const bool haveRules = random.below(2) == 0;
            for (std::size_t lane = 0; lane < 3 && haveRules; ++lane)
                setup.castles[lane] = static_cast<std::uint8_t>(random.below(castles));
        } else if (table >= Table::Ring3) {
            setup.variant = rules::crimson::Variant::FreeForAll;
            setup.players = table == Table::Ring3Placements   ? 3
                            : table == Table::Ring5Placements ? 5
                                                              : 3 + unsigned(table) - unsigned(Table::Ring3);
            setup.placements = setup.players % 2 == 0 || table >= Table::Ring3Placements;
            setup.decks = rules::crimson::sampleDecks(m_game.table(), setup.variant, setup.players, seed);
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
