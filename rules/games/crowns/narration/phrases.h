// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/fill.h"
#include "rules/core/language.h"
#include "rules/games/crowns/game.h"

#include <string>

namespace rules::crowns::narration {

/// The parts of a sentence in one language. Numbers out of range give a dash, never a failure.
class Phrases
{
public:
    Phrases(const Game& game, const State& state, Language language)
        : m_game(game)
        , m_state(state)
        , m_language(language)
    {}

    [[nodiscard]] std::string say(const Pattern& pattern, std::initializer_list<Slot> slots = {}) const
    {
        return fill(pattern.in(m_language), slots);
    }
    [[nodiscard]] std::string card(std::size_t code) const;
    [[nodiscard]] std::string seat(std::size_t seat) const;
    [[nodiscard]] std::string house(std::size_t house) const;
    /// "1 raven", "2 ravens"; in German as an object.
    [[nodiscard]] std::string ravens(int count) const;
    /// "1 card", "2 cards"
    [[nodiscard]] std::string cards(int count) const;
    /// "1 vote", "2 votes"
    [[nodiscard]] std::string votes(int count) const;
    /// "1 victory point", "−2 victory points"
    [[nodiscard]] std::string points(int count) const;
    [[nodiscard]] std::string withPoints(int count) const; ///< behind "with": "mit 19 Siegpunkten"
    [[nodiscard]] std::string side(bool defender) const;
    [[nodiscard]] bool german() const { return m_language == Language::German; }

private:
    [[nodiscard]] std::string counted(int count, const Pattern& one, const Pattern& many) const;

    const Game& m_game;
    const State& m_state;
    Language m_language;
};

} // namespace rules::crowns::narration
