// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crowns/match.h"
#include "rules/scenario/stage.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rules::crowns {

/// Game of Crowns in scenario files: positions from `given` lines, and what `expect` can ask. The first house
/// that is named starts.
class ScenarioStage : public scenario::Stage
{
public:
    explicit ScenarioStage(Box box)
        : m_box(std::move(box))
    {
        m_options.firstIsRandom = false;
    }

    [[nodiscard]] std::unique_ptr<Stage> clone() const override
    {
        return std::make_unique<ScenarioStage>(*this);
    }
    [[nodiscard]] Result<Done, scenario::Wrong> head(std::span<const std::string> words) override;
    [[nodiscard]] Result<Done, scenario::Wrong> headFits() const override;
    [[nodiscard]] Result<Done, scenario::Wrong> given(std::span<const std::string> words) override;
    [[nodiscard]] Result<Begun, scenario::Wrong> begin() const override;
    [[nodiscard]] scenario::PositionForm form() const override;
    [[nodiscard]] std::vector<scenario::PositionProblem> problems() const override;
    [[nodiscard]] Result<scenario::Finding, scenario::Wrong>
    expect(const AnyMatch& match, std::span<const std::string> words) const override;
    [[nodiscard]] std::string sketch(const AnyMatch& match) const override;

private:
    using Taken = Result<Done, scenario::Wrong>;
    using Cards = std::vector<CardCode>;
    /// What a line says of one house.
    struct GivenHouse
    {
        std::optional<Cards> hand;
        std::optional<int> ravens;
        std::optional<CardCode> agenda;
        std::optional<House> spare;
    };

    [[nodiscard]] Taken givenHouses(std::span<const std::string> words);
    [[nodiscard]] Taken givenOf(House house, std::span<const std::string> words);
    [[nodiscard]] Taken givenCards(std::span<const std::string> words, std::optional<Cards>& into,
                                   bool guestsOnly) const;
    /// Those named, or the first ones for the number of players.
    [[nodiscard]] std::vector<House> houses() const;
    [[nodiscard]] std::optional<scenario::PositionProblem> problem() const;

    Box m_box;
    MatchOptions m_options;
    std::uint64_t m_seed = 1;
    std::optional<std::size_t> m_players; ///< by `players`
    std::optional<std::vector<House>> m_houses;
    std::map<House, GivenHouse> m_given;
    std::optional<Cards> m_guests;
    std::optional<Cards> m_discard;
    std::optional<House> m_turn;
    std::optional<int> m_round;
    int m_removed = 0;
};

} // namespace rules::crowns
