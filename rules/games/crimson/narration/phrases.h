// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/fill.h"
#include "rules/core/language.h"
#include "rules/games/crimson/game.h"
#include "rules/games/crimson/narration/grammar.h"

#include <initializer_list>
#include <string>
#include <string_view>

namespace rules::crimson::narration {

using rules::fill;
using rules::Slot;

/// The parts of a sentence in one language. Numbers out of range give an empty name, never a failure.
class Phrases
{
public:
    Phrases(const Game& game, const Seating& seating, Language language);

    [[nodiscard]] const Grammar& grammar() const { return m_grammar; }
    [[nodiscard]] std::string say(Line line, std::initializer_list<Slot> slots = {}) const
    {
        return fill(m_grammar.pattern(line), slots);
    }

    [[nodiscard]] std::string card(std::size_t kind) const;
    [[nodiscard]] std::string castle(std::size_t kind) const;
    [[nodiscard]] bool knowsCard(std::size_t kind) const { return kind < m_table.characters.size(); }

    /// "no coins", "1 coin", "2 coins"
    [[nodiscard]] std::string coins(int count) const;
    /// "1 card", "2 cards"
    [[nodiscard]] std::string cards(int count) const;
    [[nodiscard]] std::string lane(LaneForm form, std::size_t lane) const;
    [[nodiscard]] std::string laneScope(ScopeForm form, effects::LaneScope scope) const;
    /// Lanes given as bits: "into the left lane or into the middle lane"
    [[nodiscard]] std::string intoOneOf(unsigned lanes) const;
    /// "left lane, A’s side" for a zone in play
    [[nodiscard]] std::string place(std::size_t zone) const;
    /// "second" for position 1
    [[nodiscard]] std::string ordinal(std::size_t position) const;
    /// " face-down" or nothing
    [[nodiscard]] std::string face(bool down) const;
    /// "one of your cards in this lane", as the object of a question to `decider`
    [[nodiscard]] std::string target(const effects::Operation& operation, Party own, Party decider,
                                     ScopeForm where) const;

    /// A seat, "Team A" for a party together, or the Raiders.
    [[nodiscard]] std::string player(Seat who) const;
    /// "on A's side", for a seat or a party together
    [[nodiscard]] std::string onSideOf(Seat who) const;
    /// The same for the owner of a zone in play.
    [[nodiscard]] std::string onSide(std::size_t zone) const;
    /// The owner of a zone in play, as a place is named: "A", "Team A", "P3", the Raiders.
    [[nodiscard]] std::string owner(std::size_t zone) const;
    /// The party that is meant by a seat or a party together; kNoParty for nobody.
    [[nodiscard]] Party partyOf(Seat who) const;
    [[nodiscard]] const Seating& seating() const { return m_seating; }

private:
    [[nodiscard]] bool isRaiders(Seat who) const
    {
        return m_seating.isAgainstRaiders() && (who == together(kRaiders) || who == m_seating.raiders());
    }

    const Table& m_table;
    const Seating& m_seating;
    Language m_language;
    const Grammar& m_grammar;
};

/// The effect that asks in `state`: its frame, the operation, and the party that "own" means for it.
struct OpenEffect
{
    const Frame& frame;
    const effects::Operation& operation;
    Party own;
};
[[nodiscard]] OpenEffect openEffect(const Table& table, const State& state);
[[nodiscard]] bool asksForEffect(Ask ask);

} // namespace rules::crimson::narration
