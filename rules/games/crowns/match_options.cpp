// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/match_options.h"

#include "rules/core/words.h"
#include "rules/games/option_forms.h"

#include <array>
#include <vector>

namespace rules::crowns {

namespace {

constexpr std::uint8_t kMaxRounds = 6;
constexpr std::uint8_t kMaxRavens = 6;
constexpr std::size_t kManyPlayers = 7;
constexpr std::string_view kSwitch = "on, off";

constexpr std::array<OptionForm, 16> kForms{{
    {"hidden-agendas", Clause::Agenda, kSwitch},
    {"customized-hands", Clause::Custom, kSwitch},
    {"rounds", Clause::Rounds, "3 … 6"},
    {"teams", Clause::Team, kSwitch},
    {"negotiations", Clause::Negotiation, kSwitch},
    {"first", Clause::SetupFirst, "random, first-seat"},
    {"starting-ravens", Clause::RulingBox, "0 … 6"},
    {"feud-score", Clause::RulingFeud, "total, per-card"},
    {"jester-score", Clause::RulingJester, "total, per-card"},
    {"jester-loss", Clause::RulingJester, "once, per-card"},
    {"active-ravens", Clause::RulingActiveRavens, kSwitch},
    {"raven-bidding", Clause::RulingBidding, "repeated, single"},
    {"last-card", Clause::RulingLastCard, "out, stay"},
    {"decline-reward", Clause::RulingMustTake, kSwitch},
    {"spare-banner", Clause::RulingSpareBanner, "foreign, own"},
    {"team-tie", Clause::RulingTeamTie, "cards, shared"},
}};

/// The options with two values, and their words: the first stands for true.
struct Flag
{
    std::string_view key;
    bool MatchOptions::*member;
    std::string_view on = "on";
    std::string_view off = "off";
};
constexpr std::array<Flag, 14> kFlags{{
    {"hidden-agendas", &MatchOptions::hiddenAgendas},
    {"customized-hands", &MatchOptions::customizedHands},
    {"teams", &MatchOptions::teams},
    {"negotiations", &MatchOptions::negotiations},
    {"first", &MatchOptions::firstIsRandom, "random", "first-seat"},
    {"feud-score", &MatchOptions::feudPerCard, "per-card", "total"},
    {"jester-score", &MatchOptions::jesterPerCard, "per-card", "total"},
    {"jester-loss", &MatchOptions::jesterLossEach, "per-card", "once"},
    {"active-ravens", &MatchOptions::activeRavens},
    {"raven-bidding", &MatchOptions::repeatedBids, "repeated", "single"},
    {"last-card", &MatchOptions::lastCardStays, "stay", "out"},
    {"decline-reward", &MatchOptions::rewardOptional},
    {"spare-banner", &MatchOptions::spareCounts, "foreign", "own"},
    {"team-tie", &MatchOptions::teamTieBreaks, "cards", "shared"},
}};

struct Number
{
    std::string_view key;
    std::uint8_t MatchOptions::*member;
    int min;
    int max;
};
constexpr std::array<Number, 2> kNumbers{{
    {"rounds", &MatchOptions::rounds, kUsualRounds, kMaxRounds},
    {"starting-ravens", &MatchOptions::ravens, 0, kMaxRavens},
}};

bool set(MatchOptions& options, std::string_view key, std::string_view value)
{
    for (const Flag& flag : kFlags)
        if (flag.key == key && (value == flag.on || value == flag.off)) {
            options.*flag.member = value == flag.on;
            return true;
        }
    for (const Number& each : kNumbers)
        if (each.key == key) {
            const auto number = readNumber(value, each.max);
            if (!number || *number < each.min)
                return false;
            options.*each.member = static_cast<std::uint8_t>(*number);
            return true;
        }
    return false;
}

} // namespace

std::span<const OptionForm> optionForms()
{
    return kForms;
}

std::string optionValue(const MatchOptions& options, std::string_view key)
{
    for (const Flag& flag : kFlags)
        if (flag.key == key)
            return std::string(options.*flag.member ? flag.on : flag.off);
    for (const Number& number : kNumbers)
        if (number.key == key)
            return std::to_string(options.*number.member);
    return {};
}

Result<Done> setOption(MatchOptions& options, std::string_view key, std::string_view value)
{
    return setOptionOf(kForms, key, value,
                       [&](std::string_view k, std::string_view v) { return set(options, k, v); });
}

std::vector<SetupProblem> optionProblems(const MatchOptions& options, std::size_t players)
{
    std::vector<SetupProblem> problems;
    if (players < kMinPlayers || players > kMaxPlayers)
        problems.push_back(
            SetupProblem{"players",
                         {"Four to nine houses can play, not " + std::to_string(players) + ".",
                          "Vier bis neun Häuser können spielen, nicht " + std::to_string(players) + "."},
                         Clause::SetupPlayers});
    if (options.customizedHands && players != kMinPlayers)
        problems.push_back(SetupProblem{"customized-hands",
                                        {"Customized hands need exactly four players.",
                                         "Angepasste Hände gibt es nur mit genau vier Spielern."},
                                        Clause::Custom});
    if (options.teams && players != 6 && players != 8)
        problems.push_back(SetupProblem{
            "teams",
            {"Team play needs six or eight players.", "Teams gibt es nur mit sechs oder acht Spielern."},
            Clause::Team});
    return problems;
}

std::optional<SetupProblem> optionsWrong(const MatchOptions& options, std::size_t players)
{
    std::vector<SetupProblem> problems = optionProblems(options, players);
    return problems.empty() ? std::nullopt : std::optional(std::move(problems.front()));
}

std::optional<SetupProblem> optionsWarning(const MatchOptions& options, std::size_t players)
{
    if (options.rounds <= kUsualRounds || players < kManyPlayers)
        return std::nullopt;
    return SetupProblem{"rounds",
                        {"A longer game is not recommended with seven or more players.",
                         "Eine längere Partie ist mit sieben oder mehr Spielern nicht zu empfehlen."},
                        Clause::RoundsMany};
}

} // namespace rules::crowns
