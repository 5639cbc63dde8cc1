// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/game.h"
#include "rules/games/crimson/narration/narration.h"
#include "rules/games/crimson/position.h"
#include "rules/games/crimson/words.h"
#include "rules/games/game_match.h"

namespace rules::crimson {

/// A Crimson Company match behind the common face.
class Match : public GameMatch<Match, Game>
{
public:
    using GameMatch::GameMatch;

    [[nodiscard]] std::string_view game() const override { return "crimson-company"; }
    [[nodiscard]] std::string_view variant() const override;
    [[nodiscard]] std::vector<SeatView> seats() const override;
    [[nodiscard]] std::vector<PartyView> parties() const override;
    [[nodiscard]] std::string turn() const override;
    [[nodiscard]] std::string phase() const override;
    [[nodiscard]] Result<Choice> read(std::string_view who,
                                      std::span<const std::string> words) const override;
    [[nodiscard]] std::vector<ZoneView> zones() const override;
    /// cc.coop.draw: nobody sees the partner's hand.
    [[nodiscard]] std::vector<ZoneView> zonesSeenBy(std::string_view viewer) const override;
    [[nodiscard]] std::string cardsFrom(const Choice& choice) const override;
    [[nodiscard]] std::vector<CounterView> counters() const override;
    [[nodiscard]] std::vector<GroupView> groups() const override;
    [[nodiscard]] std::vector<LogLine> explain(std::string_view number) const override;
    [[nodiscard]] BothLanguages nameOf(std::string_view word) const override;
    [[nodiscard]] std::vector<std::string> scenarioLines() const override;

    [[nodiscard]] Result<Done> load(std::string_view saved) override;

    // For GameMatch.
    [[nodiscard]] std::string whoWord(Seat who) const;
    [[nodiscard]] Seat readWho(std::string_view word) const;
    void complete(QuestionView& view, const Question& question) const;
};

/// Events as lines that people read.
[[nodiscard]] std::vector<LogLine> logLines(const Game& game, const State& state, const EventLog& log);

} // namespace rules::crimson
