// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/battleground/match.h"
#include "rules/scenario/reachable.h"
#include "rules/scenario/stage.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rules::battleground {

/// Battleground in scenario files: positions from `given` lines, and what `expect` can ask. A begins unless
/// an option says otherwise.
class ScenarioStage : public scenario::Stage, public scenario::ReachableCheck
{
public:
    explicit ScenarioStage(Characters library)
        : m_library(std::move(library))
    {
        m_options.first = First::A;
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
    [[nodiscard]] std::vector<scenario::PositionProblem> unreachable() const override;
    [[nodiscard]] Result<scenario::Finding, scenario::Wrong>
    expect(const AnyMatch& match, std::span<const std::string> words) const override;
    [[nodiscard]] std::string sketch(const AnyMatch& match) const override;

private:
    struct GivenCharacter
    {
        Tile tile = 0;
        Side side = 0;
        std::string id;
        std::optional<int> health;
        int gold = 0;
        bool turned = false;
        bool slain = false;
    };
    using Ids = std::vector<std::string>;

    [[nodiscard]] Result<Done, scenario::Wrong> option(std::span<const std::string> words);
    [[nodiscard]] Result<Done, scenario::Wrong> define(std::span<const std::string> words);
    [[nodiscard]] Result<Done, scenario::Wrong> givenAt(std::span<const std::string> words);
    [[nodiscard]] Result<Done, scenario::Wrong> givenTurn(std::span<const std::string> words);
    [[nodiscard]] Result<Done, scenario::Wrong> givenOf(Side side, std::span<const std::string> words);
    [[nodiscard]] Result<Begun, scenario::Wrong> position(std::shared_ptr<const Game> game) const;

    Characters m_library;
    std::vector<std::string> m_defined;
    MatchOptions m_options;
    std::uint64_t m_seed = 1;
    bool m_isPosition = false;

    Side m_active = 0;
    Phase m_phase = Phase::Opening;
    std::array<int, kSides> m_treasury{kStartGold, kStartGold};
    std::array<bool, kSides> m_saysTreasury{};
    std::array<Ids, kSides> m_hands;
    std::array<std::optional<Ids>, kSides> m_decks;
    std::array<Ids, kSides> m_boneyards;
    std::vector<GivenCharacter> m_characters;
};

} // namespace rules::battleground
