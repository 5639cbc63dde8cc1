// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/scenario/position_form.h"
#include "rules/scenario/scenario_file.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rules::scenario {

/// A card as a position says it.
struct DraftCard
{
    std::string id;
    bool down = false;
    std::string owner{};                                       ///< on a tile
    std::vector<std::pair<std::string, std::string>> traits{}; ///< "health" "1", "slain" ""

    [[nodiscard]] std::string trait(std::string_view word) const;
    [[nodiscard]] bool has(std::string_view word) const;
    /// An empty value of a trait with words takes it away; "slain" is set by any.
    void setTrait(std::string_view word, std::string_view value);

    friend bool operator==(const DraftCard&, const DraftCard&) = default;
};

/// A position that is being put together. The text of its scenario is what it is: reading a part reads its
/// line, changing it rewrites that line alone, so comments, moves and lines that the form does not know stay
/// as they are.
class Draft
{
public:
    /// The scenario of this number in a text that reads (readScenarios).
    Draft(std::string_view text, std::size_t scenario, PositionForm form);

    [[nodiscard]] std::string text() const;
    [[nodiscard]] const PositionForm& form() const { return m_form; }
    /// Whether any line says something of the position; without one it is a new match.
    [[nodiscard]] bool isPosition() const { return m_isPosition; }
    /// The line that says a part, counted from 1; 0: none does.
    [[nodiscard]] std::size_t lineOf(std::string_view part) const;
    /// The part that a line says; empty: none.
    [[nodiscard]] std::string partAt(std::size_t line) const;

    [[nodiscard]] std::vector<DraftCard> cards(std::string_view zone) const;
    void setCards(std::string_view zone, const std::vector<DraftCard>& cards);
    [[nodiscard]] std::optional<int> number(std::string_view id) const;
    /// Below 0: no line says it.
    void setNumber(std::string_view id, int value);
    [[nodiscard]] std::string choice(std::string_view group) const;
    void setChoice(std::string_view group, std::string_view word);
    [[nodiscard]] bool flag(std::string_view group) const;
    void setFlag(std::string_view group, bool on);
    [[nodiscard]] std::string seat() const;
    [[nodiscard]] std::string phase() const;
    void setTurn(std::string_view seat, std::string_view phase);
    /// Lines behind the title take the place of those of the position.
    void replacePosition(const std::vector<std::string>& lines);

    /// As the table would show it.
    [[nodiscard]] std::vector<ZoneView> zones() const;
    [[nodiscard]] std::vector<GroupView> groups() const;
    [[nodiscard]] std::vector<CounterView> counters() const;

private:
    void read();
    [[nodiscard]] const Statement* statement(std::string_view words) const;
    [[nodiscard]] std::string value(std::string_view words) const;
    void write(std::string_view words, std::string_view line);
    void erase(std::size_t line);
    [[nodiscard]] const CardsPart* part(std::string_view zone) const;

    PositionForm m_form;
    std::size_t m_number;
    std::vector<std::string> m_lines;
    Scenario m_scenario;
    std::size_t m_end = 0; ///< the line behind the last of this scenario, from 1
    bool m_isPosition = false;
};

} // namespace rules::scenario
