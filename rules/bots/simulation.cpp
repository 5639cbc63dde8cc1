// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/simulation.h"

#include "rules/bots/bot_reasons.h"

#include <algorithm>
#include <cmath>

namespace rules::bots {

namespace {

/// Sorted, neighbours joined; nothing if two ranges share a seed.
std::vector<SeedRange> joined(std::vector<SeedRange> ranges)
{
    std::sort(ranges.begin(), ranges.end(),
              [](const SeedRange& a, const SeedRange& b) { return a.first < b.first; });
    std::vector<SeedRange> result;
    for (const SeedRange& range : ranges) {
        if (range.games == 0)
            continue;
        if (result.empty() || result.back().first + result.back().games < range.first)
            result.push_back(range);
        else if (result.back().first + result.back().games == range.first)
            result.back().games += range.games;
        else
            return {};
    }
    return result;
}

template <class Number>
void add(std::vector<Number>& sums, const std::vector<Number>& more)
{
    if (sums.size() < more.size())
        sums.resize(more.size());
    for (std::size_t i = 0; i < more.size(); ++i)
        sums[i] += more[i];
}

} // namespace

Share shareOf(std::uint64_t count, std::uint64_t total)
{
    if (total == 0)
        return {};
    constexpr double z = 1.959963984540054;
    const auto n = static_cast<double>(total);
    const double p = static_cast<double>(count) / n;
    const double scale = 1 + z * z / n;
    const double middle = (p + z * z / (2 * n)) / scale;
    const double reach = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / scale;
    return {p, std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

std::uint64_t Simulation::turnsTotal() const
{
    std::uint64_t total = 0;
    for (const auto& [length, matches] : turns)
        total += length * matches;
    return total;
}

Share Simulation::firstPlayerShare() const
{
    std::uint64_t decided = 0;
    for (const std::uint64_t won : wins)
        decided += won;
    return shareOf(wins.empty() ? 0 : wins.front(), decided);
}

Share Simulation::firstShare(std::size_t party) const
{
    const bool counted = party < ranks.size() && !ranks[party].empty();
    return shareOf(counted ? ranks[party].front() : 0, games - unfinished);
}

Result<Done> merge(Simulation& whole, const Simulation& part)
{
    if (part.games == 0)
        return Done{};
    if (whole.games == 0) {
        whole = part;
        return Done{};
    }
    if (!(whole.subject == part.subject))
        return Error{"", BotReason::DifferentMatches};
    std::vector<SeedRange> ranges = whole.seeds;
    ranges.insert(ranges.end(), part.seeds.begin(), part.seeds.end());
    ranges = joined(std::move(ranges));
    if (ranges.empty())
        return Error{"seeds", BotReason::SeedsTwice};

    whole.seeds = std::move(ranges);
    whole.games += part.games;
    whole.ties += part.ties;
    whole.unfinished += part.unfinished;
    whole.decisions += part.decisions;
    add(whole.wins, part.wins);
    add(whole.points, part.points);
    whole.ranks.resize(std::max(whole.ranks.size(), part.ranks.size()));
    for (std::size_t party = 0; party < part.ranks.size(); ++party)
        add(whole.ranks[party], part.ranks[party]);
    for (const auto& [length, matches] : part.turns)
        whole.turns[length] += matches;
    return Done{};
}

} // namespace rules::bots
