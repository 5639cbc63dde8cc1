// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json.h"
#include "rules/core/result.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace rules::bots {

/// What was simulated. Only results with the same subject can be merged.
struct Subject
{
    std::string game;
    std::string variant;
    std::vector<std::string> bots;  ///< one per seat
    std::vector<std::string> decks; ///< as the caller names them, e.g. by content hash; empty: all characters
    std::string rules;              ///< version of the rules and hash of the library
    std::string points;             ///< what the scores count: "castles"
    std::vector<std::string> parties; ///< who wins or loses together, by their ids

    friend bool operator==(const Subject&, const Subject&) = default;
};

/// Seeds from `first` on, one match each.
struct SeedRange
{
    std::uint64_t first = 0;
    std::uint64_t games = 0;

    friend bool operator==(const SeedRange&, const SeedRange&) = default;
};

/// The share of a count in a total with its 95 % confidence interval (Wilson); 0 … 1 where nothing was
/// counted.
struct Share
{
    double share = 0;
    double low = 0;
    double high = 1;
};
[[nodiscard]] Share shareOf(std::uint64_t count, std::uint64_t total);

/// The outcome of many matches, as sums only: so the order in which they were played, and on how many
/// threads, leaves no trace.
struct Simulation
{
    Subject subject;
    std::vector<SeedRange> seeds; ///< sorted, apart from each other
    std::uint64_t games = 0;
    std::vector<std::uint64_t> wins; ///< per party: how often it alone was first
    std::uint64_t ties = 0;          ///< finished matches in which several parties share first place
    std::uint64_t unfinished = 0;    ///< stopped after kMaxDecisions
    std::uint64_t decisions = 0;
    std::vector<std::int64_t> points;              ///< per party: the sum of its scores
    std::vector<std::vector<std::uint64_t>> ranks; ///< per party: how often it came first, second, …
    std::map<std::uint32_t, std::uint64_t> turns;  ///< matches by their number of turns

    [[nodiscard]] std::uint64_t turnsTotal() const;
    /// How often the party of the first seat won, of the matches with a single winner.
    [[nodiscard]] Share firstPlayerShare() const;
    /// How often a party came first, alone or sharing, of the finished matches.
    [[nodiscard]] Share firstShare(std::size_t party) const;

    friend bool operator==(const Simulation&, const Simulation&) = default;
};

/// Adds `part` to `whole`. Refused, with `whole` unchanged, where the subjects differ or a seed is in both.
[[nodiscard]] Result<Done> merge(Simulation& whole, const Simulation& part);

[[nodiscard]] json::Value toJson(const Simulation& simulation);
/// Reads what `toJson` wrote. Numbers that do not add up are refused.
[[nodiscard]] Result<Simulation> fromJson(const json::Value& value);

} // namespace rules::bots
