// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/fill.h"
#include "rules/core/language.h"
#include "rules/games/samurai/game.h"

#include <string>

namespace rules::samurai::narration {

/// The parts of a sentence in one language. Numbers out of range give a dash, never a failure.
class Phrases
{
public:
    Phrases(const Game& game, Language language)
        : m_game(game)
        , m_language(language)
    {}

    [[nodiscard]] std::string say(const Pattern& pattern, std::initializer_list<Slot> slots = {}) const
    {
        return fill(pattern.in(m_language), slots);
    }
    [[nodiscard]] std::string samurai(std::size_t who) const;
    [[nodiscard]] std::string card(Kind kind) const;
    [[nodiscard]] std::string symbol(std::size_t symbol) const;
    [[nodiscard]] std::string penalty(std::size_t penalty) const;
    [[nodiscard]] std::string farmPenalty(std::size_t penalty) const;
    [[nodiscard]] std::string bonus(std::size_t bonus) const;
    [[nodiscard]] std::string level(std::size_t level) const;
    /// "no barricade", "1 barricade", "2 barricades"; in German in the accusative.
    [[nodiscard]] std::string barricades(int count) const;
    [[nodiscard]] std::string farmsteads(int count) const;
    [[nodiscard]] std::string families(int count) const;
    [[nodiscard]] std::string cards(int count) const;
    /// "1 card is", "2 cards are", "no card is"
    [[nodiscard]] std::string cardsAre(int count) const;

private:
    [[nodiscard]] std::string count(int count, const Pattern& none, const Pattern& one,
                                    const Pattern& many) const;

    const Game& m_game;
    Language m_language;
};

} // namespace rules::samurai::narration
