// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/study.h"

#include "rules/bots/simulate.h"
#include "rules/bots/study_reasons.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace rules::bots {

namespace {

constexpr double kStudyZ = 1.959963984540054;
constexpr double kStudyAlpha = 0.05;
constexpr std::uint64_t kStudyChunk = 32; ///< rounds
constexpr double kSharpestAfter = 500;    ///< rounds at which watching costs least
constexpr double kTooManyRounds = 1e9;

/// The two-sided quantile of the normal distribution, by bisection of the error function.
double normalQuantile(double alpha)
{
    double low = 0;
    double high = 40;
    for (int i = 0; i < 100; ++i) {
        const double middle = (low + high) / 2;
        (std::erfc(middle / std::sqrt(2.0)) > alpha ? low : high) = middle;
    }
    return high;
}

/// Student's two-sided quantile, by the expansion of Cornish and Fisher.
double studentQuantile(double freedom, double alpha)
{
    const double z = alpha == kStudyAlpha ? kStudyZ : normalQuantile(alpha);
    const double z3 = z * z * z;
    const double z5 = z3 * z * z;
    return z + (z3 + z) / (4 * freedom) + (5 * z5 + 16 * z3 + 3 * z) / (96 * freedom * freedom);
}

/// Half the width of an interval for a mean of n samples with standard deviation 1.
double reachOf(double n, Looks looks, std::size_t together = 1)
{
    const double alpha = kStudyAlpha / static_cast<double>(std::max<std::size_t>(1, together));
    if (looks == Looks::Once)
        return studentQuantile(n - 1, alpha) / std::sqrt(n);
    // Robbins' normal mixture, in the asymptotic form for an estimated spread: the interval holds after
    // every round together, so stopping when it is clear keeps its 95 %.
    const double log = -2 * std::log(alpha);
    const double rho2 = (log + std::log(log + 1)) / kSharpestAfter;
    const double scaled = n * rho2 + 1;
    return std::sqrt(2 * scaled / (n * n * rho2) * std::log(std::sqrt(scaled) / alpha));
}

struct Spread
{
    double mean = 0;
    double deviation = 0;
};

Spread spreadOf(const Sums& sums, double scale, const std::optional<Bounds>& bounds)
{
    const auto n = static_cast<double>(sums.count);
    const double mean = static_cast<double>(sums.sum) / n;
    double squares = static_cast<double>(sums.squares) - n * mean * mean;
    double freedom = n - 1;
    if (bounds) {
        const double low = bounds->least * scale - mean;
        const double high = bounds->most * scale - mean;
        squares += low * low + high * high;
        freedom += 2;
    }
    const double variance = freedom > 0 ? std::max(0.0, squares) / freedom : 0;
    return {mean / scale, std::sqrt(variance) / scale};
}

/// The first seeds that two results share.
std::optional<SeedRange> sharedSeeds(const std::vector<SeedRange>& a, const std::vector<SeedRange>& b)
{
    for (const SeedRange& mine : a)
        for (const SeedRange& theirs : b) {
            const std::uint64_t first = std::max(mine.first, theirs.first);
            const std::uint64_t end = std::min(mine.first + mine.games, theirs.first + theirs.games);
            if (first < end)
                return SeedRange{first, end - first};
        }
    return std::nullopt;
}

std::vector<SeedRange> joinedSeeds(std::vector<SeedRange> ranges)
{
    std::sort(ranges.begin(), ranges.end(),
              [](const SeedRange& a, const SeedRange& b) { return a.first < b.first; });
    std::vector<SeedRange> result;
    for (const SeedRange& range : ranges) {
        if (range.games == 0)
            continue;
        if (!result.empty() && result.back().first + result.back().games == range.first)
            result.back().games += range.games;
        else
            result.push_back(range);
    }
    return result;
}

std::optional<Error> planDifference(const StudyPlan& a, const StudyPlan& b)
{
    if (a == b)
        return std::nullopt;
    if (a.game != b.game || a.variant != b.variant)
        return Error{"game", StudyReason::DifferentGames};
    if (a.rules != b.rules)
        return Error{"rules", {StudyReason::DifferentRules, a.rules, b.rules}};
    return Error{"arms", StudyReason::DifferentDecks};
}

void addHands(HandTally& sums, const HandTally& more)
{
    sums.hands += more.hands;
    sums.failed += more.failed;
}

void addArm(ArmTally& sums, const ArmTally& more)
{
    sums.wins += more.wins;
    sums.ties += more.ties;
    sums.losses += more.losses;
    sums.unfinished += more.unfinished;
    sums.decisions += more.decisions;
    sums.score.add(more.score);
    for (std::size_t i = 0; i < sums.bySeating.size(); ++i)
        sums.bySeating[i].add(more.bySeating[i]);
    sums.turns.add(more.turns);
    sums.points.add(more.points);
    sums.theirPoints.add(more.theirPoints);
    sums.difference.add(more.difference);
    for (const auto& [length, matches] : more.lengths)
        sums.lengths[length] += matches;
    for (const auto& [card, tally] : more.cards) {
        CardTally& mine = sums.cards[card];
        mine.mine.matches.add(tally.mine.matches);
        mine.mine.price.add(tally.mine.price);
        mine.theirs.matches.add(tally.theirs.matches);
        mine.theirs.price.add(tally.theirs.price);
    }
    addHands(sums.myHands, more.myHands);
    addHands(sums.theirHands, more.theirHands);
}

Estimate clamped(Estimate estimate, const Bounds& bounds)
{
    estimate.low = std::clamp(estimate.low, bounds.least, bounds.most);
    estimate.high = std::clamp(estimate.high, bounds.least, bounds.most);
    return estimate;
}

double scaleOf(const StudyArm& arm)
{
    return static_cast<double>(kWinScore) *
           static_cast<double>(std::max<std::size_t>(1, arm.seatings.size()));
}

} // namespace

bool StudyArm::isSymmetric() const
{
    if (seatings.size() < 2)
        return false;
    const StudySeating& first = seatings.front();
    return std::all_of(seatings.begin(), seatings.end(), [&first](const StudySeating& seating) {
        return seating.setup == first.setup && seating.bots == first.bots;
    });
}

void RatioSums::add(const RatioSums& other)
{
    rounds += other.rounds;
    weight += other.weight;
    value += other.value;
    weightWeight += other.weightWeight;
    weightValue += other.weightValue;
    valueValue += other.valueValue;
}

std::uint64_t Study::rounds() const
{
    std::uint64_t count = 0;
    for (const SeedRange& range : seeds)
        count += range.games;
    return count;
}

std::uint64_t Study::matches() const
{
    std::uint64_t count = 0;
    for (const ArmTally& arm : arms)
        count += arm.matches();
    return count;
}

Study emptyStudy(StudyPlan plan)
{
    Study study;
    study.arms.resize(plan.arms.size());
    for (std::size_t i = 0; i < plan.arms.size(); ++i)
        study.arms[i].bySeating.resize(plan.arms[i].seatings.size());
    study.plan = std::move(plan);
    return study;
}

Result<Done> merge(Study& whole, const Study& part)
{
    if (const auto difference = planDifference(whole.plan, part.plan))
        return *difference;
    if (const auto shared = sharedSeeds(whole.seeds, part.seeds))
        return Error{"seeds",
                     {StudyReason::SeedsTwice, verbatim(std::to_string(shared->first)),
                      verbatim(std::to_string(shared->first + shared->games - 1))}};
    std::vector<SeedRange> ranges = whole.seeds;
    ranges.insert(ranges.end(), part.seeds.begin(), part.seeds.end());
    whole.seeds = joinedSeeds(std::move(ranges));
    for (std::size_t i = 0; i < whole.arms.size(); ++i)
        addArm(whole.arms[i], part.arms[i]);
    return Done{};
}

Study runStudy(const StudyPlayer& player, const StudyPlan& plan, SeedRange seeds, unsigned threads,
               Progress* progress)
{
    std::atomic<std::uint64_t> next{0};
    std::mutex mutex;
    Study whole = emptyStudy(plan);
    const auto work = [&] {
        Study mine = emptyStudy(plan);
        for (;;) {
            const std::uint64_t begin = next.fetch_add(kStudyChunk);
            if (begin >= seeds.games || (progress != nullptr && progress->cancel))
                break;
            const SeedRange chunk{seeds.first + begin, std::min(kStudyChunk, seeds.games - begin)};
            [[maybe_unused]] const bool isWhole = player.play(chunk, mine);
            if (progress != nullptr)
                progress->done += chunk.games;
        }
        const std::lock_guard lock(mutex);
        [[maybe_unused]] const Result<Done> merged = merge(whole, mine);
        assert(merged.has_value()); // chunks never share a seed
    };
    std::vector<std::thread> others;
    for (unsigned i = 1; i < threads; ++i)
        others.emplace_back(work);
    work();
    for (std::thread& thread : others)
        thread.join();
    return whole;
}

Estimate meanOf(const Sums& sums, double scale, Looks looks, const std::optional<Bounds>& bounds,
                std::size_t together)
{
    Estimate estimate;
    estimate.rounds = sums.count;
    if (sums.count == 0)
        return estimate;
    const Spread spread = spreadOf(sums, scale, bounds);
    estimate.value = spread.mean;
    estimate.low = estimate.high = spread.mean;
    if (!estimate.hasInterval())
        return estimate;
    const double reach = reachOf(static_cast<double>(sums.count), looks, together) * spread.deviation;
    estimate.low -= reach;
    estimate.high += reach;
    return bounds ? clamped(estimate, *bounds) : estimate;
}

Estimate winRate(const StudyArm& arm, const ArmTally& tally, Looks looks)
{
    return meanOf(tally.score, scaleOf(arm), looks, Bounds{0, 1});
}

Estimate winRateOf(const ArmTally& tally, std::size_t seating)
{
    return meanOf(tally.bySeating[seating], kWinScore, Looks::Once, Bounds{0, 1});
}

Estimate gainOf(const StudyArm& arm, const ArmTally& tally, Looks looks, std::size_t together)
{
    return meanOf(tally.difference, scaleOf(arm), looks, Bounds{-1, 1}, together);
}

Estimate winRateWhere(const RatioSums& sums)
{
    Estimate estimate;
    estimate.rounds = sums.rounds;
    if (sums.weight == 0)
        return estimate;
    const auto n = static_cast<double>(sums.rounds);
    const auto weight = static_cast<double>(sums.weight);
    const double ratio = static_cast<double>(sums.value) / weight;
    estimate.value = estimate.low = estimate.high = ratio / kWinScore;
    if (!estimate.hasInterval())
        return estimate;
    // The spread of the rounds around the ratio, and one match more at either end.
    double squares = static_cast<double>(sums.valueValue) -
                     2 * ratio * static_cast<double>(sums.weightValue) +
                     ratio * ratio * static_cast<double>(sums.weightWeight);
    squares = std::max(0.0, squares) + ratio * ratio + (kWinScore - ratio) * (kWinScore - ratio);
    const double error = std::sqrt(squares * n / (n + 1)) / weight / kWinScore;
    const double reach = studentQuantile(n - 1, kStudyAlpha) * error;
    estimate.low -= reach;
    estimate.high += reach;
    return clamped(estimate, Bounds{0, 1});
}

Estimate shareWhere(const RatioSums& sums, std::uint64_t rounds, std::size_t seatings)
{
    Sums each;
    each.count = rounds;
    each.sum = sums.weight;
    each.squares = sums.weightWeight;
    return meanOf(each, static_cast<double>(seatings), Looks::Once, Bounds{0, 1});
}

std::optional<std::uint64_t> roundsUntilClear(const Sums& sums, double scale, double number, Looks looks,
                                              const std::optional<Bounds>& bounds)
{
    if (sums.count < 2)
        return std::nullopt;
    const Spread spread = spreadOf(sums, scale, bounds);
    const double distance = std::abs(spread.mean - number);
    const auto now = static_cast<double>(sums.count);
    const auto isClear = [&](double n) { return reachOf(n, looks) * spread.deviation < distance; };
    if (isClear(now))
        return 0;
    if (!isClear(kTooManyRounds))
        return std::nullopt;
    double low = now;
    double high = kTooManyRounds;
    while (high - low > 0.5) {
        const double middle = (low + high) / 2;
        (isClear(middle) ? high : low) = middle;
    }
    return static_cast<std::uint64_t>(std::ceil(high - now));
}

} // namespace rules::bots
