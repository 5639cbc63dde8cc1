// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/samurai/match.h"
#include "rules/scenario/stage.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rules::samurai {

/// Samurai Spirit in scenario files: positions from `given` lines, and what `expect` can ask. The first
/// samurai begins unless an option says otherwise.
class ScenarioStage : public scenario::Stage
{
public:
    explicit ScenarioStage(Library library);

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
    using Kinds = std::vector<Kind>;
    /// What the lines say of one samurai, by its number in the library.
    struct GivenSamurai
    {
        std::optional<Kinds> line;
        std::optional<Kinds> left;
        int wounds = 0;
        bool animal = false;
        bool passed = false;
        std::optional<Who> lentTo;
        bool named = false;
    };

    [[nodiscard]] Result<Done, scenario::Wrong> define(std::span<const std::string> words);
    [[nodiscard]] Result<Done, scenario::Wrong> givenSeats(std::span<const std::string> words);
    [[nodiscard]] Result<Done, scenario::Wrong> givenOf(Who who, std::span<const std::string> words);
    [[nodiscard]] Result<Done, scenario::Wrong> givenTokens(std::span<const std::string> words);
    /// The samurai at the table: those that a line names, or the first of the library.
    [[nodiscard]] std::vector<Who> seated() const;
    [[nodiscard]] std::optional<scenario::Wrong> seatsWrong() const;
    [[nodiscard]] std::optional<scenario::Wrong> positionWrong() const;
    void place(State& state) const;

    Library m_library;
    MatchOptions m_options;
    std::size_t m_players = 0; ///< 0: as many as are named
    std::uint64_t m_seed = 1;
    bool m_isPosition = false;

    std::vector<Who> m_samurai;
    std::optional<Who> m_turn;
    std::uint8_t m_round = 1;
    std::uint8_t m_faceUp = 0;
    std::optional<int> m_barricades;
    std::optional<int> m_farmsteadCount;
    std::optional<int> m_familyCount;
    std::optional<std::vector<std::uint8_t>> m_farmsteads; ///< in the order in which they burn
    std::optional<std::vector<std::uint8_t>> m_families;
    std::optional<Kinds> m_stack;
    std::optional<Kinds> m_intruders;
    std::optional<Kinds> m_discard;
    std::vector<Who> m_used; ///< absent samurai whose token is gone
    std::array<GivenSamurai, Library::kMaxSamurai> m_given;
};

} // namespace rules::samurai
