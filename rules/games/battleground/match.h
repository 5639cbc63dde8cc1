// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ranged.h"
#include "rules/games/battleground/game.h"
#include "rules/games/battleground/narration/narration.h"
#include "rules/games/battleground/position.h"
#include "rules/games/battleground/words.h"
#include "rules/games/game_match.h"

#include <memory>

namespace rules::battleground {

/// A match of Battleground behind the common face.
class Match : public GameMatch<Match, Game>, public Ranged
{
public:
    using GameMatch::GameMatch;

    [[nodiscard]] std::string_view game() const override { return "battleground"; }
    [[nodiscard]] std::string_view variant() const override { return "standard"; }
    [[nodiscard]] std::vector<SeatView> seats() const override;
    [[nodiscard]] std::string turn() const override;
    [[nodiscard]] std::string phase() const override;
    [[nodiscard]] std::vector<Choice> besides(std::string_view seat) const override;
    [[nodiscard]] std::vector<LogLine> preview(const Choice& choice) const override;
    [[nodiscard]] std::vector<std::string> reachOf(std::string_view zone) const override;
    [[nodiscard]] Result<Choice> read(std::string_view seat,
                                      std::span<const std::string> words) const override;
    [[nodiscard]] std::vector<ZoneView> zones() const override;
    [[nodiscard]] std::vector<ZoneView> zonesSeenBy(std::string_view viewer) const override;
    [[nodiscard]] std::string cardsFrom(const Choice& choice) const override;
    [[nodiscard]] std::vector<CounterView> counters() const override;
    [[nodiscard]] BothLanguages nameOf(std::string_view word) const override;
    [[nodiscard]] std::vector<std::string> scenarioLines() const override;

    // For GameMatch.
    [[nodiscard]] std::string whoWord(Seat who) const;
    [[nodiscard]] Seat readWho(std::string_view word) const;
    void complete(QuestionView&, const Question&) const {}

private:
    [[nodiscard]] std::vector<ZoneView> zonesOf(const State& state) const;
};

/// Events as lines that people read; what only one seat may know is marked.
[[nodiscard]] std::vector<LogLine> logLines(const Game& game, const State& state, const EventLog& log);

} // namespace rules::battleground
