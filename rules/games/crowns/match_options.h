// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/result.h"
#include "rules/games/crowns/clause.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rules::crowns {

inline constexpr std::size_t kMinPlayers = 4;
inline constexpr std::size_t kMaxPlayers = 9;
inline constexpr std::uint8_t kUsualRounds = 3;

/// The optional rules, and what the rulebook leaves open; each of these has its ruling. The defaults are our
/// reading.
struct MatchOptions
{
    bool hiddenAgendas = false;
    bool customizedHands = false; ///< with four players only
    bool teams = false;           ///< with six or eight players only
    bool negotiations = false;
    std::uint8_t rounds = kUsualRounds; ///< up to 6; above 3 not advised with seven or more players
    std::uint8_t ravens = 4;            ///< each player's at the start: gc.ruling.box
    bool repeatedBids = true;           ///< or one pass only: gc.ruling.bidding
    bool firstIsRandom = true;          ///< or the first seat starts: gc.setup.first
    bool feudPerCard = false;           ///< n Feuds are worth n × n: gc.ruling.feud-total
    bool jesterPerCard = false;         ///< n Jesters are worth 2 × n × n: gc.ruling.jester-total
    bool jesterLossEach = false;        ///< lose 2 for each Jester: gc.ruling.jester-total
    bool activeRavens = true;           ///< the active player may add ravens: gc.ruling.active-ravens
    bool lastCardStays = false;         ///< a single card remains an offer: gc.ruling.last-card
    bool rewardOptional = false;        ///< the victor may decline: gc.ruling.must-take
    bool spareCounts = true;            ///< Diplomat, unused houses: gc.ruling.spare-banner
    bool teamTieBreaks = true;          ///< or tied teams share the win: gc.ruling.team-tie

    friend bool operator==(const MatchOptions&, const MatchOptions&) = default;
};

/// One option as people choose it.
struct OptionForm
{
    std::string_view key;    ///< "rounds", "teams"
    Clause clause;           ///< the rule or ruling behind it
    std::string_view values; ///< what fits: "on, off", "3 … 6"
};

[[nodiscard]] std::span<const OptionForm> optionForms();
/// The value of an option in words; empty where there is no such option.
[[nodiscard]] std::string optionValue(const MatchOptions& options, std::string_view key);
/// Sets one option, or says what would fit. Whether they suit the number of players: see `optionsWrong`.
[[nodiscard]] Result<Done> setOption(MatchOptions& options, std::string_view key, std::string_view value);

/// Something about a set-up that people should know, with its rule.
struct SetupProblem
{
    std::string place; ///< the option, or "players", "houses"
    BothLanguages text;
    Clause clause = Clause::None;
};
/// All that keeps this many players from playing by these options.
[[nodiscard]] std::vector<SetupProblem> optionProblems(const MatchOptions& options, std::size_t players);
/// The first of these; nothing if they can play.
[[nodiscard]] std::optional<SetupProblem> optionsWrong(const MatchOptions& options, std::size_t players);
/// What the rulebook advises against although it can be played.
[[nodiscard]] std::optional<SetupProblem> optionsWarning(const MatchOptions& options, std::size_t players);

} // namespace rules::crowns
