// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/random.h"
#include "rules/games/samurai/game.h"
#include "tests/support/read_text.h"

#include <array>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// Matches of Samurai Spirit with the built-in box, for tests and benchmarks.
namespace samurai_matches {

using rules::samurai::Game;
using rules::samurai::Level;
using rules::samurai::MatchOptions;
using rules::samurai::Setup;
using rules::samurai::State;
using rules::samurai::Variant;

inline rules::samurai::Library builtInBox()
{
    const std::string samurai = readSourceText("resources/cards/samurai-spirit/samurai.json");
    const std::string raiders = readSourceText("resources/cards/samurai-spirit/raiders.json");
    const std::string tokens = readSourceText("resources/cards/samurai-spirit/tokens.json");
    auto read = rules::samurai::readLibrary({samurai, raiders, tokens});
    if (!read)
        throw std::runtime_error(read.error().front().text());
    return std::move(read).value();
}

/// One kind of match that random play goes through: a number of samurai at a level, by our rulings or by
/// the other reading of each.
struct Table
{
    std::size_t samurai;
    Variant variant;
    Level level;
    bool otherRulings;

    [[nodiscard]] std::string name() const
    {
        return std::string(rules::samurai::variantWords()[std::size_t(variant)]) + "-" +
               std::to_string(samurai) + "-" + std::string(rules::samurai::levelWords()[std::size_t(level)]) +
               (otherRulings ? "-other-rulings" : "");
    }
};

inline MatchOptions optionsOf(const Table& table)
{
    MatchOptions options;
    options.variant = table.variant;
    options.level = table.level;
    if (table.otherRulings) {
        options.absentTokens = table.variant == Variant::Standard && table.samurai < 7;
        options.overcomeFarm = false;
        options.aboveAgain = false;
        options.kiaiByRemoval = false;
        options.kiaiRoundEnd = true;
        options.daisukeSame = false;
        options.handOnLoop = true;
        options.faqDaisuke = true;
        options.secondCard = true;
        options.againAbove = false;
        options.ignoreAll = false;
        options.lentToken = false;
        options.supportPassed = true;
        options.randomHeal = false;
        options.chosenFarm = true;
        options.tokenTurn = false;
        options.redeal = rules::samurai::Redeal::All;
    }
    return options;
}

/// Every number of samurai, level and reading of the rulings.
inline std::vector<Table> allTables()
{
    std::vector<Table> tables;
    for (const bool other : {false, true})
        for (const Level level : {Level::Easy, Level::Normal, Level::Hard, Level::Heroic}) {
            for (std::size_t samurai = 3; samurai <= 7; ++samurai)
                tables.push_back({samurai, Variant::Standard, level, other});
            tables.push_back({2, Variant::TwoPlayer, level, other});
            tables.push_back({2, Variant::Solo, level, other});
            tables.push_back({3, Variant::Solo, level, other});
        }
    return tables;
}

/// Answers at random, but seldom passes of its own accord: who does soon loses, and nothing else is tried
/// out.
class SteadyBot
{
public:
    explicit SteadyBot(std::uint64_t seed)
        : m_random(seed)
    {}

    rules::Choice choose(const rules::samurai::Question& question)
    {
        const auto count = static_cast<std::uint32_t>(question.options.size());
        rules::Choice choice = question.options[m_random.below(count)];
        for (int i = 0; i < 3 && choice.verb == std::uint16_t(rules::samurai::Verb::Pass); ++i)
            choice = question.options[m_random.below(count)];
        if (choice.verb == std::uint16_t(rules::samurai::Verb::Confront))
            choice = question.options[count - 1];
        return choice;
    }

private:
    rules::Random m_random;
};

/// New matches of one kind.
class Matches
{
public:
    explicit Matches(const Table& table)
        : m_table(table)
        , m_game(builtInBox(), optionsOf(table))
    {}

    [[nodiscard]] const Game& game() const { return m_game; }

    /// Who plays, in which order, follows from the seed.
    [[nodiscard]] Setup setup(std::uint64_t seed) const
    {
        Setup setup;
        setup.seed = seed;
        for (std::size_t i = 0; i < m_game.library().samurai.size(); ++i)
            setup.samurai.push_back(static_cast<rules::samurai::Who>(i));
        rules::Random random(rules::Random::mix(seed));
        random.shuffle(setup.samurai);
        setup.samurai.resize(m_table.samurai);
        return setup;
    }

    [[nodiscard]] State start(std::uint64_t seed) const { return m_game.start(setup(seed)).value(); }
    /// The same in a later round, at its first question.
    [[nodiscard]] State startIn(std::uint8_t round, std::uint64_t seed) const
    {
        State state = m_game.lay(setup(seed), round).value();
        rules::samurai::EventLog log;
        m_game.settle(state, log);
        return state;
    }

private:
    Table m_table;
    Game m_game;
};

} // namespace samurai_matches
