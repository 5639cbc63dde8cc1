// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/fill.h"
#include "rules/core/language.h"
#include "rules/games/battleground/game.h"

#include <string>

namespace rules::battleground::narration {

/// The parts of a sentence in one language. Numbers out of range give an empty name, never a failure.
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
    [[nodiscard]] std::string card(std::size_t kind) const;
    [[nodiscard]] std::string tile(std::size_t tile) const;
    /// "Pikeman (c2)"
    [[nodiscard]] std::string cardAt(std::size_t kind, std::size_t tile) const
    {
        return card(kind) + " (" + this->tile(tile) + ")";
    }
    /// "no gold", "1 gold", "2 gold"
    [[nodiscard]] std::string gold(int count) const;
    /// "1 living character", "no living characters"
    [[nodiscard]] std::string living(int count) const;
    [[nodiscard]] std::string times(int count) const; ///< "once", "twice", "3 times"
    [[nodiscard]] Language language() const { return m_language; }

    [[nodiscard]] static std::string player(Seat side);

private:
    const Game& m_game;
    Language m_language;
};

} // namespace rules::battleground::narration
