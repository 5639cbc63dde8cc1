// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/bot_reasons.h"
#include "rules/bots/simulation.h"
#include "rules/core/outcome.h"

#include <cmath>
#include <limits>
#include <utility>

namespace rules::bots {

namespace {

constexpr int kFormat = 2;
constexpr int kTwoSeatsFormat = 1; ///< two seats, no ranks
constexpr std::uint64_t kMaxNumber = std::numeric_limits<std::int64_t>::max();

json::Value number(std::uint64_t value)
{
    return static_cast<std::int64_t>(value);
}

/// Six decimals: more would promise what the samples cannot give.
json::Value rounded(double value)
{
    return std::round(value * 1e6) / 1e6;
}

json::Value numbers(const std::vector<std::uint64_t>& values)
{
    json::Value array = json::Value::array();
    for (const std::uint64_t value : values)
        array.append(number(value));
    return array;
}

json::Value numbers(const std::vector<std::int64_t>& values)
{
    json::Value array = json::Value::array();
    for (const std::int64_t value : values)
        array.append(value);
    return array;
}

json::Value texts(const std::vector<std::string>& values)
{
    json::Value array = json::Value::array();
    for (const std::string& value : values)
        array.append(value);
    return array;
}

json::Value turnsJson(const Simulation& simulation)
{
    json::Value turns = json::Value::object();
    if (simulation.turns.empty())
        return turns;
    turns.set("min", number(simulation.turns.begin()->first));
    turns.set("mean",
              rounded(static_cast<double>(simulation.turnsTotal()) / static_cast<double>(simulation.games)));
    turns.set("max", number(simulation.turns.rbegin()->first));
    json::Value histogram = json::Value::array();
    for (const auto& [length, matches] : simulation.turns) {
        json::Value entry = json::Value::array();
        entry.append(number(length));
        entry.append(number(matches));
        histogram.append(std::move(entry));
    }
    turns.set("histogram", std::move(histogram));
    return turns;
}

/// Walks over a result; the first thing that is wrong stays in `error`.
class Walk
{
public:
    explicit Walk(const json::Value& value)
        : m_root(value)
    {}

    [[nodiscard]] bool failed() const { return !m_error.reason.empty(); }
    [[nodiscard]] const Error& error() const { return m_error; }

    const json::Value& at(std::string_view key) { return at(m_root, "", key); }
    const json::Value& at(const json::Value& parent, std::string_view path, std::string_view key)
    {
        const json::Value* const found = parent.find(key);
        if (found != nullptr)
            return *found;
        fail(std::string(path) + std::string(key), BotReason::IsMissing);
        return m_nothing;
    }

    std::uint64_t count(const json::Value& value, std::string_view place)
    {
        const std::optional<std::int64_t> read = value.integer();
        if (read && *read >= 0)
            return static_cast<std::uint64_t>(*read);
        fail(std::string(place), BotReason::WholeFromZero);
        return 0;
    }
    std::string text(const json::Value& value, std::string_view place)
    {
        if (value.string() != nullptr)
            return *value.string();
        fail(std::string(place), BotReason::MustBeString);
        return {};
    }
    std::vector<std::uint64_t> counts(std::string_view key)
    {
        std::vector<std::uint64_t> result;
        for (const json::Value& item : list(at(key), key))
            result.push_back(count(item, key));
        return result;
    }
    std::vector<std::int64_t> signedNumbers(std::string_view key)
    {
        std::vector<std::int64_t> result;
        for (const json::Value& item : list(at(key), key)) {
            const std::optional<std::int64_t> read = item.integer();
            if (!read)
                fail(std::string(key), BotReason::WholeNumbers);
            result.push_back(read.value_or(0));
        }
        return result;
    }
    std::vector<std::string> texts(std::string_view key)
    {
        std::vector<std::string> result;
        for (const json::Value& item : list(at(key), key))
            result.push_back(text(item, key));
        return result;
    }
    const std::vector<json::Value>& list(const json::Value& value, std::string_view place)
    {
        if (value.kind() != json::Kind::Array)
            fail(std::string(place), BotReason::MustBeList);
        return value.items();
    }
    std::pair<std::uint64_t, std::uint64_t> pair(const json::Value& value, std::string_view place)
    {
        const std::vector<json::Value>& items = list(value, place);
        if (items.size() == 2)
            return {count(items[0], place), count(items[1], place)};
        fail(std::string(place), BotReason::Pairs);
        return {};
    }
    void fail(std::string place, rules::Reason reason)
    {
        if (!failed())
            m_error = {std::move(place), std::move(reason)};
    }

private:
    const json::Value& m_root;
    json::Value m_nothing;
    Error m_error;
};

/// The sum, or nothing that could be equal to it where it would not fit.
std::uint64_t sumOf(const std::vector<std::uint64_t>& values, std::uint64_t start)
{
    for (const std::uint64_t value : values) {
        if (value > kMaxNumber - start)
            return std::numeric_limits<std::uint64_t>::max();
        start += value;
    }
    return start;
}

void checkRanks(const Simulation& simulation, Walk& walk)
{
    const std::size_t parties = simulation.subject.parties.size();
    if (simulation.ranks.size() != parties)
        return walk.fail("ranks", BotReason::ListPerParty);
    for (const std::vector<std::uint64_t>& places : simulation.ranks)
        if (places.size() != parties || sumOf(places, simulation.unfinished) != simulation.games)
            return walk.fail("ranks", BotReason::RanksDoNotAddUp);
}

/// Results of the first format are about two seats that play against each other.
void readTwoSeats(Simulation& simulation, Walk& walk)
{
    simulation.subject.parties = {"A", "B"};
    if (simulation.wins.size() != 2)
        return walk.fail("wins", BotReason::NumberPerBot);
    const std::uint64_t ties = simulation.ties;
    simulation.ranks = {{simulation.wins[0] + ties, simulation.wins[1]},
                        {simulation.wins[1] + ties, simulation.wins[0]}};
}

void checkSums(const Simulation& simulation, Walk& walk)
{
    const std::size_t parties = simulation.subject.parties.size();
    if (simulation.wins.size() != parties || simulation.points.size() != parties)
        walk.fail("wins", BotReason::NumberPerParty);
    checkRanks(simulation, walk);
    std::vector<std::uint64_t> outcomes = simulation.wins;
    outcomes.push_back(simulation.ties);
    outcomes.push_back(simulation.unfinished);
    if (sumOf(outcomes, 0) != simulation.games)
        walk.fail("games", BotReason::GamesDoNotAddUp);
    std::vector<std::uint64_t> lengths;
    for (const auto& [length, matches] : simulation.turns)
        lengths.push_back(matches);
    if (sumOf(lengths, 0) != simulation.games)
        walk.fail("turns.histogram", BotReason::HistogramDoesNotAddUp);
    std::uint64_t seeds = 0;
    std::uint64_t next = 0;
    for (const SeedRange& range : simulation.seeds) {
        if (range.games == 0 || range.games > kMaxNumber - range.first || (seeds != 0 && range.first <= next))
            return walk.fail("seeds", BotReason::SortedRanges);
        next = range.first + range.games;
        seeds += range.games;
    }
    if (seeds != simulation.games)
        walk.fail("seeds", BotReason::SeedCount);
}

} // namespace

json::Value toJson(const Simulation& simulation)
{
    json::Value value = json::Value::object();
    value.set("format", kFormat);
    value.set("game", simulation.subject.game);
    value.set("variant", simulation.subject.variant);
    value.set("rules", simulation.subject.rules);
    value.set("bots", texts(simulation.subject.bots));
    value.set("decks", texts(simulation.subject.decks));
    json::Value seeds = json::Value::array();
    for (const SeedRange& range : simulation.seeds)
        seeds.append(numbers(std::vector<std::uint64_t>{range.first, range.games}));
    value.set("seeds", std::move(seeds));
    value.set("games", number(simulation.games));
    value.set("wins", numbers(simulation.wins));
    value.set("ties", number(simulation.ties));
    value.set("unfinished", number(simulation.unfinished));
    const Share first = simulation.firstPlayerShare();
    json::Value share = json::Value::object();
    share.set("share", rounded(first.share));
    share.set("low", rounded(first.low));
    share.set("high", rounded(first.high));
    value.set("firstPlayer", std::move(share));
    value.set("parties", texts(simulation.subject.parties));
    json::Value ranks = json::Value::array();
    for (const std::vector<std::uint64_t>& places : simulation.ranks)
        ranks.append(numbers(places));
    value.set("ranks", std::move(ranks));
    value.set("pointsName", simulation.subject.points);
    value.set("points", numbers(simulation.points));
    value.set("decisions", number(simulation.decisions));
    value.set("turns", turnsJson(simulation));
    return value;
}

Result<Simulation> fromJson(const json::Value& value)
{
    Walk walk(value);
    const std::uint64_t format = walk.count(walk.at("format"), "format");
    if (format != kFormat && format != kTwoSeatsFormat)
        walk.fail("format", BotReason::KnownFormats);
    Simulation simulation;
    simulation.subject.game = walk.text(walk.at("game"), "game");
    simulation.subject.variant = walk.text(walk.at("variant"), "variant");
    simulation.subject.rules = walk.text(walk.at("rules"), "rules");
    simulation.subject.bots = walk.texts("bots");
    simulation.subject.decks = walk.texts("decks");
    simulation.subject.points = walk.text(walk.at("pointsName"), "pointsName");
    if (simulation.subject.bots.size() > kMaxSeats)
        walk.fail("bots", BotReason::NineSeats);
    for (const json::Value& item : walk.list(walk.at("seeds"), "seeds")) {
        const auto [first, games] = walk.pair(item, "seeds");
        simulation.seeds.push_back({first, games});
    }
    simulation.games = walk.count(walk.at("games"), "games");
    simulation.wins = walk.counts("wins");
    simulation.ties = walk.count(walk.at("ties"), "ties");
    simulation.unfinished = walk.count(walk.at("unfinished"), "unfinished");
    simulation.decisions = walk.count(walk.at("decisions"), "decisions");
    simulation.points = walk.signedNumbers("points");
    if (format == kTwoSeatsFormat) {
        readTwoSeats(simulation, walk);
    } else {
        simulation.subject.parties = walk.texts("parties");
        for (const json::Value& item : walk.list(walk.at("ranks"), "ranks")) {
            simulation.ranks.emplace_back();
            for (const json::Value& place : walk.list(item, "ranks"))
                simulation.ranks.back().push_back(walk.count(place, "ranks"));
        }
    }
    const json::Value& turns = walk.at("turns");
    if (simulation.games > 0)
        for (const json::Value& item : walk.list(walk.at(turns, "turns.", "histogram"), "turns.histogram")) {
            const auto [length, matches] = walk.pair(item, "turns.histogram");
            if (length > std::numeric_limits<std::uint32_t>::max() ||
                !simulation.turns.emplace(static_cast<std::uint32_t>(length), matches).second)
                walk.fail("turns.histogram", BotReason::BadLength);
        }
    checkSums(simulation, walk);
    if (walk.failed())
        return walk.error();
    return simulation;
}

} // namespace rules::bots
