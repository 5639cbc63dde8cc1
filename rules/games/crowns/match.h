// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crowns/game.h"
#include "rules/games/crowns/narration/narration.h"
#include "rules/games/crowns/position.h"
#include "rules/games/crowns/words.h"
#include "rules/games/game_match.h"

namespace rules::crowns {

/// A match of Game of Crowns behind the common face.
class Match : public GameMatch<Match, Game>
{
public:
    using GameMatch::GameMatch;

    [[nodiscard]] std::string_view game() const override { return "game-of-crowns"; }
    [[nodiscard]] std::string_view variant() const override { return "standard"; }
    [[nodiscard]] std::vector<SeatView> seats() const override;
    /// Every house alone, or the teams.
    [[nodiscard]] std::vector<PartyView> parties() const override;
    /// The houses that have won: those of a team are both named.
    [[nodiscard]] std::vector<std::string> winners() const override;
    [[nodiscard]] std::string turn() const override;
    [[nodiscard]] std::string phase() const override;
    [[nodiscard]] std::vector<Choice> optionsOf(std::string_view who) const override;
    [[nodiscard]] Result<Choice> read(std::string_view seat,
                                      std::span<const std::string> words) const override;
    [[nodiscard]] std::optional<TradeView> trade() const override;
    [[nodiscard]] std::vector<std::string> partnersIn(const Choice& choice) const override;
    [[nodiscard]] std::optional<RefusalView> declined(std::string_view seat, const Choice& choice,
                                                      std::uint64_t seed) const override;
    [[nodiscard]] std::vector<ZoneView> zones() const override;
    [[nodiscard]] std::vector<ZoneView> zonesSeenBy(std::string_view viewer) const override;
    [[nodiscard]] std::string cardsFrom(const Choice& choice) const override;
    [[nodiscard]] std::vector<CounterView> counters() const override;
    [[nodiscard]] std::vector<CounterView> countersSeenBy(std::string_view viewer) const override;
    [[nodiscard]] std::vector<GroupView> groups() const override;
    /// "lyre vp": card by card. Only the owner may see it before the end.
    [[nodiscard]] std::vector<LogLine> explain(std::string_view word) const override;
    /// Cards too, which some questions name.
    [[nodiscard]] BothLanguages nameOf(std::string_view word) const override;
    [[nodiscard]] std::vector<std::string> scenarioLines() const override;

    // For GameMatch.
    [[nodiscard]] std::string whoWord(Seat who) const { return std::string(seatWord(m_state, who)); }
    [[nodiscard]] Seat readWho(std::string_view word) const
    {
        return readSeat(m_state, word).value_or(kNoSeat);
    }
    void complete(QuestionView& view, const Question& question) const;

private:
    /// `viewer` sees its own vote before the reveal; kNoSeat sees all of them.
    [[nodiscard]] std::vector<ZoneView> zonesOf(const State& state, Seat viewer) const;
    [[nodiscard]] static std::optional<CardView> voteOf(const State& state, Seat seat, Seat viewer);
    [[nodiscard]] std::string partyOf(Seat seat) const;
};

/// Events as lines that people read; what only one seat may know is marked.
[[nodiscard]] std::vector<LogLine> logLines(const Game& game, const State& state, const EventLog& log);

} // namespace rules::crowns
