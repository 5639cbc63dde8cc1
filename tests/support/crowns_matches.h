// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/random.h"
#include "rules/games/crowns/game.h"
#include "tests/support/read_text.h"

#include <stdexcept>
#include <string>
#include <vector>

/// Matches of Game of Crowns with the built-in cards, for tests and benchmarks.
namespace crowns_matches {

using rules::crowns::Game;
using rules::crowns::MatchOptions;
using rules::crowns::Setup;
using rules::crowns::State;

inline rules::crowns::Box builtInBox()
{
    auto read = rules::crowns::readBox(readSourceText("resources/cards/game-of-crowns/cards.json"));
    if (!read)
        throw std::runtime_error(read.error().front().text());
    return std::move(read).value();
}

/// Optional rules that a match is played with, one bit each.
enum Rules : unsigned {
    Plain = 0,
    Agendas = 1,
    Custom = 2,
    Teams = 4,
    Negotiations = 8,
    Longer = 16,
    OtherRulings = 32, ///< every ruling the other way round
    AllRules = 63,
};

/// One way to set a match up: number of players and optional rules.
struct Table
{
    std::size_t players = 4;
    unsigned rules = Plain;

    [[nodiscard]] std::string name() const
    {
        std::string name = std::to_string(players);
        const char* const words[]{"agendas", "custom", "teams", "negotiations", "longer", "other"};
        for (unsigned i = 0; i < 6; ++i)
            if ((rules >> i & 1u) != 0)
                name += std::string("-") + words[i];
        return name;
    }
};

/// All combinations that can be played: customized hands with four, teams with six and eight.
inline std::vector<Table> allTables()
{
    std::vector<Table> tables;
    for (std::size_t players = 4; players <= 9; ++players)
        for (unsigned rules = 0; rules <= AllRules; ++rules) {
            if ((rules & Custom) != 0 && players != 4)
                continue;
            if ((rules & Teams) != 0 && players != 6 && players != 8)
                continue;
            tables.push_back({players, rules});
        }
    return tables;
}

inline MatchOptions optionsOf(const Table& table)
{
    MatchOptions options;
    options.hiddenAgendas = (table.rules & Agendas) != 0;
    options.customizedHands = (table.rules & Custom) != 0;
    options.teams = (table.rules & Teams) != 0;
    options.negotiations = (table.rules & Negotiations) != 0;
    if ((table.rules & Longer) != 0)
        options.rounds = 6;
    if ((table.rules & OtherRulings) != 0) {
        options.firstIsRandom = false;
        options.ravens = 3;
        options.repeatedBids = false;
        options.feudPerCard = true;
        options.jesterPerCard = true;
        options.jesterLossEach = true;
        options.activeRavens = false;
        options.lastCardStays = true;
        options.rewardOptional = true;
        options.spareCounts = false;
        options.teamTieBreaks = false;
    }
    return options;
}

/// The houses follow from the seed.
inline Setup setup(const Table& table, std::uint64_t seed)
{
    Setup setup;
    setup.seed = seed;
    std::vector<rules::crowns::House> houses{0, 1, 2, 3, 4, 5, 6, 7, 8};
    rules::Random random(rules::Random::mix(seed) ^ 0xc5u);
    random.shuffle(houses);
    houses.resize(table.players);
    setup.houses = houses;
    return setup;
}

} // namespace crowns_matches
