// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/game_match.h"
#include "rules/games/samurai/game.h"
#include "rules/games/samurai/narration/narration.h"
#include "rules/games/samurai/position.h"
#include "rules/games/samurai/words.h"

#include <memory>

namespace rules::samurai {

/// A match of Samurai Spirit behind the common face. Each samurai is a seat; all of them are one party.
class Match : public GameMatch<Match, Game>
{
public:
    using GameMatch::GameMatch;

    [[nodiscard]] std::string_view game() const override { return "samurai-spirit"; }
    [[nodiscard]] std::string_view variant() const override;
    [[nodiscard]] std::vector<SeatView> seats() const override;
    [[nodiscard]] std::vector<PartyView> parties() const override;
    [[nodiscard]] std::string turn() const override;
    [[nodiscard]] std::string phase() const override;
    [[nodiscard]] std::vector<LogLine> preview(const Choice& choice) const override;
    [[nodiscard]] Result<Choice> read(std::string_view who,
                                      std::span<const std::string> words) const override;
    [[nodiscard]] std::vector<ZoneView> zones() const override;
    [[nodiscard]] std::vector<ZoneView> zonesSeenBy(std::string_view viewer) const override;
    [[nodiscard]] std::string cardsFrom(const Choice& choice) const override;
    [[nodiscard]] std::vector<CounterView> counters() const override;
    [[nodiscard]] std::vector<GroupView> groups() const override;
    [[nodiscard]] std::vector<LogLine> explain(std::string_view what) const override;
    [[nodiscard]] BothLanguages nameOf(std::string_view word) const override;
    [[nodiscard]] std::vector<std::string> scenarioLines() const override;

    // For GameMatch.
    [[nodiscard]] std::string whoWord(Seat who) const;
    [[nodiscard]] Seat readWho(std::string_view word) const;
    void complete(QuestionView& view, const Question& question) const;

private:
    [[nodiscard]] std::vector<ZoneView> zonesOf(const State& state) const;
    [[nodiscard]] const Samurai& samuraiAt(std::size_t seat) const
    {
        return m_game->library().samurai[m_state.samurai[seat]];
    }
};

/// Events as lines that people read. Nothing is secret: all samurai see the same.
[[nodiscard]] std::vector<LogLine> logLines(const Game& game, const State& state, const EventLog& log);

} // namespace rules::samurai
