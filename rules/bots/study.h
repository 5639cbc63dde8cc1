// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/simulation.h"
#include "rules/core/match_file.h"
#include "rules/core/outcome.h"

#include <atomic>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// Studies: many matches of a deck under the same seeds with seats swapped, and what they say about it.
///
/// A *round* is everything that is played with one seed: for each arm of the study one match per seating. The
/// matches of a round share their luck, so the round is the sample and its spread gives the intervals. All
/// results are sums of whole numbers, so ranges of seeds that ran apart add up exactly, in any order.
namespace rules::bots {

/// One match of a round: who sits where with what. The seed of `setup` is ignored.
struct StudySeating
{
    MatchSetup setup;
    std::vector<std::string> bots; ///< one per seat
    Party mine = 0;                ///< the party whose result is counted

    friend bool operator==(const StudySeating&, const StudySeating&) = default;
};

/// One deck that is tried: the deck itself, or the deck with other cards in some places.
struct StudyArm
{
    std::string name; ///< the caller's: "base", "bard>veteran"
    std::vector<StudySeating> seatings;

    /// Whether every seating is the same match, so that the round is decided by the rules and not by play:
    /// the same bots on all seats recruit from the same cards.
    [[nodiscard]] bool isSymmetric() const;

    friend bool operator==(const StudyArm&, const StudyArm&) = default;
};

/// Everything that is needed to play a study again. Only results of equal plans can be merged.
struct StudyPlan
{
    std::string game;
    std::string variant;
    std::string rules;          ///< version of the rules and hash of the library: "1/12345"
    std::string points;         ///< what scores count; empty: the game counts none
    std::vector<StudyArm> arms; ///< the first one is what the others are compared with

    friend bool operator==(const StudyPlan&, const StudyPlan&) = default;
};

/// The sum of a number over samples, and of its square.
struct Sums
{
    std::uint64_t count = 0;
    std::int64_t sum = 0;
    std::int64_t squares = 0;

    void add(std::int64_t value)
    {
        ++count;
        sum += value;
        squares += value * value;
    }
    void add(const Sums& other)
    {
        count += other.count;
        sum += other.sum;
        squares += other.squares;
    }

    friend bool operator==(const Sums&, const Sums&) = default;
};

/// The sums of a ratio over rounds: in how many matches of the round something was so, and what those matches
/// scored together. Rounds in which it never was so add nothing.
struct RatioSums
{
    std::uint64_t rounds = 0; ///< in which it was so at least once
    std::int64_t weight = 0;
    std::int64_t value = 0;
    std::int64_t weightWeight = 0;
    std::int64_t weightValue = 0;
    std::int64_t valueValue = 0;

    void add(std::int64_t matches, std::int64_t score)
    {
        if (matches == 0)
            return;
        ++rounds;
        weight += matches;
        value += score;
        weightWeight += matches * matches;
        weightValue += matches * score;
        valueValue += score * score;
    }
    void add(const RatioSums& other);

    friend bool operator==(const RatioSums&, const RatioSums&) = default;
};

/// One side's dealings with a card.
struct CardSide
{
    RatioSums matches; ///< in which this side took the card; the score is always that of `mine`
    Sums price;        ///< one sample per copy taken

    friend bool operator==(const CardSide&, const CardSide&) = default;
};

struct CardTally
{
    CardSide mine;
    CardSide theirs;

    friend bool operator==(const CardTally&, const CardTally&) = default;
};

/// First hands of a side, where a game can tell whether one fails.
struct HandTally
{
    std::uint64_t hands = 0;
    std::uint64_t failed = 0;

    friend bool operator==(const HandTally&, const HandTally&) = default;
};

/// What a match scores for `mine`: 2 alone in first place, 1 sharing it or stopped, 0 otherwise.
inline constexpr int kWinScore = 2;

/// The results of one arm.
struct ArmTally
{
    std::uint64_t wins = 0;
    std::uint64_t ties = 0;
    std::uint64_t losses = 0;
    std::uint64_t unfinished = 0; ///< stopped after kMaxDecisions; counted as half a win
    std::uint64_t decisions = 0;
    Sums score;                  ///< one sample per round: the scores of its matches together
    std::vector<Sums> bySeating; ///< one sample per match
    Sums turns;                  ///< per round, like the two below
    Sums points;                 ///< of mine
    Sums theirPoints;            ///< of the best of the others
    Sums difference;             ///< per round: this arm's score minus that of the first arm
    std::map<std::uint32_t, std::uint64_t> lengths; ///< matches by their number of turns
    std::map<std::string, CardTally> cards;
    HandTally myHands;
    HandTally theirHands;

    [[nodiscard]] std::uint64_t matches() const { return wins + ties + losses + unfinished; }

    friend bool operator==(const ArmTally&, const ArmTally&) = default;
};

struct Study
{
    StudyPlan plan;
    std::vector<SeedRange> seeds; ///< sorted, apart from each other
    std::vector<ArmTally> arms;   ///< as in the plan

    [[nodiscard]] std::uint64_t rounds() const;
    [[nodiscard]] std::uint64_t matches() const;

    friend bool operator==(const Study&, const Study&) = default;
};

/// A study of a plan without results.
[[nodiscard]] Study emptyStudy(StudyPlan plan);

/// Adds `part` to `whole`. Refused, with `whole` unchanged and a reason that names what differs, where the
/// plans are not equal or a seed is in both.
[[nodiscard]] Result<Done> merge(Study& whole, const Study& part);

/// One match of a study, as it is stored and listed. The match itself can be played again from the plan.
struct StudyRow
{
    std::uint64_t seed = 0;
    std::uint16_t arm = 0;
    std::uint16_t seating = 0;
    std::int32_t score = 0; ///< 2, 1 or 0
    std::int32_t points = 0;
    std::int32_t theirPoints = 0;
    std::uint32_t turns = 0;
    std::uint32_t decisions = 0;

    friend bool operator==(const StudyRow&, const StudyRow&) = default;
};

/// Plays the rounds of one plan. Any number of threads may use one player.
class StudyPlayer
{
public:
    virtual ~StudyPlayer() = default;
    /// Adds the rounds of `seeds` to `study`, which has the same plan and none of the seeds. `rows`, where
    /// given, gets every match. False if `stop` became true meanwhile: what was added is then worth nothing.
    [[nodiscard]] virtual bool play(SeedRange seeds, Study& study, std::vector<StudyRow>* rows = nullptr,
                                    const std::atomic<bool>* stop = nullptr) const = 0;
};

struct Progress;

/// Plays the rounds of `seeds` on `threads` threads. The result is the same for any number of threads.
/// Cancelled through `progress`, it holds the rounds that were played; `done` counts rounds.
[[nodiscard]] Study runStudy(const StudyPlayer& player, const StudyPlan& plan, SeedRange seeds,
                             unsigned threads, Progress* progress = nullptr);

/// How an interval is meant.
enum class Looks : std::uint8_t {
    Once, ///< the number of rounds was fixed beforehand
    Any,  ///< someone watches and stops when it is clear: wider, but true at all times together
};

/// Watching must not end before this many rounds: the intervals of Looks::Any rest on a normal approximation.
inline constexpr std::uint64_t kMinRoundsToStop = 50;

/// A number with its 95 % interval.
struct Estimate
{
    double value = 0;
    double low = 0;
    double high = 0;
    std::uint64_t rounds = 0; ///< behind it; an interval needs two

    [[nodiscard]] bool hasInterval() const { return rounds >= 2; }
    [[nodiscard]] bool excludes(double number) const
    {
        return hasInterval() && (number < low || number > high);
    }
};

/// The mean of `sums` in units of 1 / scale. A number that lies between `least` and `most` (in the same unit)
/// keeps an honest interval also after few rounds that were all alike: its spread is calculated as if one
/// round more had ended at either end. Where `together` intervals are read side by side, to choose the best
/// of them, they are made so wide that all of them hold together with 95 % (Bonferroni).
struct Bounds
{
    double least = 0;
    double most = 1;
};
[[nodiscard]] Estimate meanOf(const Sums& sums, double scale, Looks looks = Looks::Once,
                              const std::optional<Bounds>& bounds = std::nullopt, std::size_t together = 1);

/// The share of the possible score, 0 … 1: what people call the win rate.
[[nodiscard]] Estimate winRate(const StudyArm& arm, const ArmTally& tally, Looks looks = Looks::Once);
/// The same for one seating.
[[nodiscard]] Estimate winRateOf(const ArmTally& tally, std::size_t seating);
/// How much an arm's win rate is above that of the first arm, from rounds with the same seeds; one of
/// `together` that are compared with it.
[[nodiscard]] Estimate gainOf(const StudyArm& arm, const ArmTally& tally, Looks looks = Looks::Once,
                              std::size_t together = 1);
/// The win rate in the matches in which something was so.
[[nodiscard]] Estimate winRateWhere(const RatioSums& sums);
/// In what share of the matches it was so, over `rounds` rounds of `seatings` matches.
[[nodiscard]] Estimate shareWhere(const RatioSums& sums, std::uint64_t rounds, std::size_t seatings);

/// About how many more rounds it would take until the interval excludes `number`, if the mean stays where it
/// is; 0 if it does already, nothing if the mean is so close that a billion would not do.
[[nodiscard]] std::optional<std::uint64_t> roundsUntilClear(const Sums& sums, double scale, double number,
                                                            Looks looks, const std::optional<Bounds>& bounds);

[[nodiscard]] json::Value toJson(const StudyPlan& plan);
[[nodiscard]] json::Value toJson(const Study& study);
/// Read what `toJson` wrote. Numbers that do not add up are refused.
[[nodiscard]] Result<StudyPlan> studyPlanFromJson(const json::Value& value);
[[nodiscard]] Result<Study> studyFromJson(const json::Value& value);

} // namespace rules::bots
