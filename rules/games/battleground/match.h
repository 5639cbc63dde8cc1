// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/any_match.h"
#include "rules/games/battleground/game.h"

#include <memory>

namespace rules::battleground {

/// A match of Battleground behind the common face.
class Match : public AnyMatch
{
public:
    Match(std::shared_ptr<const Game> game, State state)
        : m_game(std::move(game))
        , m_state(state)
    {}

    [[nodiscard]] const Game& rules() const { return *m_game; }
    [[nodiscard]] const State& state() const { return m_state; }

    [[nodiscard]] std::unique_ptr<AnyMatch> clone() const override { return std::make_unique<Match>(*this); }
    [[nodiscard]] std::string_view game() const override { return "battleground"; }
    [[nodiscard]] std::string_view variant() const override { return "standard"; }
    [[nodiscard]] std::vector<std::string> seats() const override { return {"A", "B"}; }
    [[nodiscard]] std::string turn() const override;
    [[nodiscard]] std::string phase() const override;
    [[nodiscard]] bool isOver() const override { return m_game->isOver(m_state); }
    [[nodiscard]] std::vector<std::string> winners() const override;
    [[nodiscard]] QuestionView question() const override;
    [[nodiscard]] std::optional<RefusalView> refuse(std::string_view seat,
                                                    const Choice& choice) const override;
    [[nodiscard]] std::vector<Choice> besides(std::string_view seat) const override;
    std::vector<LogLine> apply(const Choice& choice) override;
    [[nodiscard]] std::vector<LogLine> preview(const Choice& choice) const override;
    [[nodiscard]] std::string write(const Choice& choice) const override;
    [[nodiscard]] Result<Choice> read(std::string_view seat,
                                      std::span<const std::string> words) const override;
    [[nodiscard]] std::vector<ZoneView> zones() const override;
    [[nodiscard]] std::vector<ZoneView> zonesSeenBy(std::string_view viewer) const override;
    [[nodiscard]] std::string cardsFrom(const Choice& choice) const override;
    [[nodiscard]] std::vector<CounterView> counters() const override;
    [[nodiscard]] BothLanguages describe(const Choice& choice) const override;
    [[nodiscard]] BothLanguages nameOf(std::string_view word) const override;
    [[nodiscard]] std::vector<std::string> scenarioLines() const override;
    [[nodiscard]] std::string save() const override;
    [[nodiscard]] Result<Done> load(std::string_view saved) override;
    [[nodiscard]] std::uint64_t hash() const override { return Game::hash(m_state); }

private:
    [[nodiscard]] std::vector<ZoneView> zonesOf(const State& state) const;

    std::shared_ptr<const Game> m_game;
    State m_state;
};

/// Events as lines that people read; what only one seat may know is marked.
[[nodiscard]] std::vector<LogLine> logLines(const Game& game, const EventLog& log);

} // namespace rules::battleground
