// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/any_match.h"
#include "rules/games/crimson/game.h"

#include <array>
#include <memory>

namespace rules::crimson {

/// A Crimson Company match behind the common face.
class Match : public AnyMatch
{
public:
    Match(std::shared_ptr<const Game> game, Variant variant, State state)
        : m_game(std::move(game))
        , m_variant(variant)
        , m_state(state)
    {}

    [[nodiscard]] const Game& rules() const { return *m_game; }
    [[nodiscard]] const State& state() const { return m_state; }

    [[nodiscard]] std::unique_ptr<AnyMatch> clone() const override { return std::make_unique<Match>(*this); }
    [[nodiscard]] std::string_view game() const override { return "crimson-company"; }
    [[nodiscard]] std::string_view variant() const override;
    [[nodiscard]] std::vector<std::string> seats() const override { return {"A", "B"}; }
    [[nodiscard]] std::string turn() const override;
    [[nodiscard]] std::string phase() const override;
    [[nodiscard]] bool isOver() const override { return m_game->isOver(m_state); }
    [[nodiscard]] std::vector<std::string> winners() const override;
    [[nodiscard]] QuestionView question() const override;
    [[nodiscard]] std::optional<RefusalView> refuse(std::string_view seat,
                                                    const Choice& choice) const override;
    std::vector<LogLine> apply(const Choice& choice) override;
    [[nodiscard]] std::string write(const Choice& choice) const override;
    [[nodiscard]] Result<Choice> read(std::string_view seat,
                                      std::span<const std::string> words) const override;
    [[nodiscard]] std::vector<ZoneView> zones() const override;
    [[nodiscard]] std::string cardsFrom(const Choice& choice) const override;
    [[nodiscard]] std::vector<CounterView> counters() const override;
    [[nodiscard]] std::vector<GroupView> groups() const override;
    [[nodiscard]] BothLanguages describe(const Choice& choice) const override;
    [[nodiscard]] std::vector<LogLine> explain(std::string_view number) const override;
    [[nodiscard]] BothLanguages nameOf(std::string_view word) const override;
    [[nodiscard]] std::vector<std::string> scenarioLines() const override;
    [[nodiscard]] std::string save() const override;
    [[nodiscard]] Result<Done> load(std::string_view saved) override;
    [[nodiscard]] std::uint64_t hash() const override { return Game::hash(m_state); }

private:
    std::shared_ptr<const Game> m_game;
    Variant m_variant;
    State m_state;
    std::array<Seat, kLanes> m_wonBy{kNoSide, kNoSide, kNoSide}; ///< as far as it was played here
};

/// Events as lines that people read.
[[nodiscard]] std::vector<LogLine> logLines(const Game& game, const EventLog& log);

[[nodiscard]] std::string_view variantWord(Variant variant);
[[nodiscard]] std::optional<Variant> readVariant(std::string_view word);

} // namespace rules::crimson
