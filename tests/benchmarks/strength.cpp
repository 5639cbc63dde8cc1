// SPDX-License-Identifier: GPL-3.0-or-later

// How strong the bots are: two bots play pairs of matches with the same seeds and seats swapped. The results
// and the commands behind them are in strength.md.
//
//     strength TABLE BOT BOT [first=SEED] [pairs=N] [PARAMETER=VALUE …]
//
// TABLE is duel, castles, tournament, two-versus-two, battleground, crowns-N or samurai-N-LEVEL. A bot is a
// name of the command line, or cheat:N, the same search with the position itself in place of sampled worlds.
// The parameters (see SearchParameters) are those of the first bot.
#include "rules/bots/simulate.h"
#include "rules/games/battleground/rating.h"
#include "rules/games/crimson/rating.h"
#include "rules/games/crowns/rating.h"
#include "rules/games/samurai/rating.h"
#include "tests/support/battleground_matches.h"
#include "tests/support/crimson_matches.h"
#include "tests/support/crowns_matches.h"
#include "tests/support/samurai_matches.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <string>
#include <vector>

namespace {

using namespace rules;
using bots::BotKind;

using Values = std::map<std::string, double>;

struct Player
{
    std::string name;
    BotKind kind;
    bool cheats = false;
    Values changes; ///< of the search's parameters

    explicit Player(const std::string& word)
        : name(word)
        , cheats(word.rfind("cheat", 0) == 0)
    {
        const auto known = bots::botKind(cheats ? "master" + word.substr(5) : word);
        if (!known) {
            std::fprintf(stderr, "no bot %s\n", word.c_str());
            std::exit(2);
        }
        kind = *known;
    }
};

void change(bots::SearchParameters& parameters, const Values& values)
{
    for (const auto& [key, value] : values) {
        if (key == "worlds")
            parameters.worlds = static_cast<std::uint16_t>(value);
        else if (key == "width")
            parameters.width = static_cast<std::uint16_t>(value);
        else if (key == "branch")
            parameters.branch = static_cast<std::uint16_t>(value);
        else if (key == "spread")
            parameters.spread = value != 0;
        else if (key == "flat")
            parameters.flat = value != 0;
        else if (key == "exploration")
            parameters.exploration = static_cast<float>(value);
        else if (key == "horizon")
            parameters.horizon = static_cast<std::uint16_t>(value);
        else if (key == "samples")
            parameters.samples = static_cast<std::uint8_t>(value);
        else if (key == "noise")
            parameters.noise = static_cast<std::uint8_t>(value);
        else if (key == "lead")
            parameters.lead = static_cast<std::int32_t>(value);
        else if (key.rfind("verb", 0) == 0)
            parameters.rules.push_back(
                {static_cast<std::uint16_t>(std::atoi(key.c_str() + 4)), static_cast<std::uint8_t>(value)});
        else {
            std::fprintf(stderr, "no parameter %s\n", key.c_str());
            std::exit(2);
        }
    }
}

/// Processor time spent on decisions that were not forced.
struct Clock
{
    double seconds = 0;
    double longest = 0;
    std::uint64_t decisions = 0;
};

template <bots::Searchable Game>
class Seated
{
public:
    Seated(const Player& player, std::uint64_t seed, Clock& clock)
        : m_player(player)
        , m_bot(player.kind, seed)
        , m_random(seed)
        , m_clock(clock)
    {}

    Choice choose(const Game& game, const typename Game::State& state,
                  const typename Game::Question& question)
    {
        if (question.options.size() == 1)
            return question.options[0];
        const std::clock_t begin = std::clock();
        const Choice choice = decide(game, state, question);
        const double took = double(std::clock() - begin) / CLOCKS_PER_SEC;
        m_clock.seconds += took;
        m_clock.longest = std::max(m_clock.longest, took);
        ++m_clock.decisions;
        return choice;
    }

private:
    Choice decide(const Game& game, const typename Game::State& state,
                  const typename Game::Question& question)
    {
        if (!m_player.cheats && m_player.changes.empty())
            return m_bot.choose(game, state, question);
        bots::SearchParameters parameters = searchParameters(game, state);
        change(parameters, m_player.changes);
        bots::Search<Game> search(game, state, question, parameters);
        if (m_player.cheats)
            search.setSampler([](typename Game::State&, Seat, Random&) {});
        const std::uint64_t seed = std::uint64_t{m_random.next()} << 32u | m_random.next();
        return search.run({iterationsOf(m_player.kind, parameters), seed, 1, nullptr}).answers.front().choice;
    }

    const Player& m_player;
    bots::Bot m_bot;
    Random m_random;
    Clock& m_clock;
};

/// Plays one match; how much of first place each party has.
template <bots::Searchable Game>
std::vector<double> play(const Game& game, typename Game::State state, std::uint64_t seed,
                         const std::vector<const Player*>& seats, std::map<const Player*, Clock>& clocks)
{
    std::vector<Seated<Game>> bots;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        bots.emplace_back(*seats[seat], bots::botSeed(seed, static_cast<Seat>(seat)), clocks[seats[seat]]);
    for (std::uint32_t i = 0; i < bots::kMaxDecisions && !game.isOver(state); ++i) {
        const auto question = game.question(state);
        game.apply(state, bots[question.seat].choose(game, state, question));
    }
    const Outcome outcome = game.outcome(state);
    std::vector<double> first(outcome.parties);
    double sharing = 0;
    for (Party party = 0; party < outcome.parties; ++party)
        sharing += outcome.rank[party] == 1 ? 1 : 0;
    for (Party party = 0; party < outcome.parties; ++party)
        first[party] = outcome.rank[party] == 1 ? 1 / sharing : 0;
    return first;
}

struct Sums
{
    double sum = 0;
    double squares = 0;
    std::uint64_t count = 0;

    void add(double value)
    {
        sum += value;
        squares += value * value;
        ++count;
    }
    [[nodiscard]] double mean() const { return sum / double(count); }
    [[nodiscard]] double margin() const
    {
        const double n = double(count);
        return 1.96 * std::sqrt(std::max(0.0, squares / n - mean() * mean()) / std::max(1.0, n - 1));
    }
};

template <class Game, class Start>
void measure(const Game& game, const Start& start, const Player& a, const Player& b, std::uint64_t first,
             std::uint64_t pairs)
{
    std::map<const Player*, Clock> clocks;
    Sums gains;
    Sums others; // co-operation: the second bot alone
    Sums differences;
    bool together = false;
    for (std::uint64_t seed = first; seed < first + pairs; ++seed) {
        const auto state = start(seed);
        const FixedVector<Party, kMaxSeats> parties = seatParties(game, state);
        Party sides = 0;
        for (const Party party : parties)
            sides = std::max<Party>(sides, static_cast<Party>(party + 1));
        together = sides == 1;
        if (together) {
            const double one = play(game, state, seed, {parties.size(), &a}, clocks)[0];
            const double two = play(game, state, seed, {parties.size(), &b}, clocks)[0];
            gains.add(one);
            others.add(two);
            differences.add(one - two);
            continue;
        }
        const auto own = static_cast<Party>(seed % sides);
        double pair = 0;
        for (const Party mine : {own, static_cast<Party>((own + std::max(1, sides / 2)) % sides)}) {
            std::vector<const Player*> seats;
            for (const Party party : parties)
                seats.push_back(party == mine ? &a : &b);
            pair += play(game, state, seed, seats, clocks)[mine];
        }
        gains.add(pair / 2);
    }
    std::printf("%s: %.1f %% ± %.1f of %llu pairs", a.name.c_str(), 100 * gains.mean(), 100 * gains.margin(),
                static_cast<unsigned long long>(pairs));
    if (together)
        std::printf("; %s: %.1f %% ± %.1f; difference %.1f ± %.1f", b.name.c_str(), 100 * others.mean(),
                    100 * others.margin(), 100 * differences.mean(), 100 * differences.margin());
    for (const Player* const player : {&a, &b})
        if (const Clock& clock = clocks[player]; clock.decisions > 0)
            std::printf("; %s %.2f ms a decision, longest %.1f", player->name.c_str(),
                        1000 * clock.seconds / double(clock.decisions), 1000 * clock.longest);
    std::printf("\n");
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 4) {
        std::fputs("strength TABLE BOT BOT [first=SEED] [pairs=N] [PARAMETER=VALUE …]\n", stderr);
        return 2;
    }
    const std::string table = argv[1];
    Player a(argv[2]);
    const Player b(argv[3]);
    std::uint64_t first = 1;
    std::uint64_t pairs = 100;
    for (int i = 4; i < argc; ++i) {
        const std::string word = argv[i];
        const std::size_t equals = word.find('=');
        const std::string key = word.substr(0, equals);
        const double value = equals == std::string::npos ? 0 : std::atof(word.c_str() + equals + 1);
        if (key == "first")
            first = static_cast<std::uint64_t>(value);
        else if (key == "pairs")
            pairs = static_cast<std::uint64_t>(value);
        else
            a.changes[key] = value;
    }
    if (!a.changes.empty())
        for (const auto& [key, value] : a.changes)
            a.name += " " + key + "=" + std::to_string(value).substr(0, 5);
    std::printf("%s, %s against %s, seeds from %llu: ", table.c_str(), argv[2], argv[3],
                static_cast<unsigned long long>(first));

    using crimson_matches::Table;
    const std::map<std::string, Table> crimson{{"duel", Table::Duel},
                                               {"castles", Table::Castles},
                                               {"tournament", Table::Tournament},
                                               {"two-versus-two", Table::TwoVersusTwo}};
    if (const auto found = crimson.find(table); found != crimson.end()) {
        const crimson_matches::Matches matches;
        measure(
            matches.game(), [&](std::uint64_t seed) { return matches.start(found->second, seed); }, a, b,
            first, pairs);
    } else if (table == "battleground") {
        const battleground_matches::Matches matches;
        const auto kind = battleground_matches::Table::Standard;
        measure(
            matches.game(kind), [&](std::uint64_t seed) { return matches.start(kind, seed); }, a, b, first,
            pairs);
    } else if (table.rfind("crowns-", 0) == 0) {
        const crowns_matches::Table kind{static_cast<std::size_t>(std::atoi(table.c_str() + 7)), 0};
        const crowns::Game game(crowns_matches::builtInBox(), crowns_matches::optionsOf(kind));
        measure(
            game, [&](std::uint64_t seed) { return game.start(crowns_matches::setup(kind, seed)).value(); },
            a, b, first, pairs);
    } else if (table.rfind("samurai-", 0) == 0) {
        const std::map<std::string, samurai::Level> levels{{"easy", samurai::Level::Easy},
                                                           {"normal", samurai::Level::Normal},
                                                           {"hard", samurai::Level::Hard},
                                                           {"heroic", samurai::Level::Heroic}};
        const auto samurai = static_cast<std::size_t>(std::atoi(table.c_str() + 8));
        const auto level = levels.find(table.substr(table.rfind('-') + 1));
        if (level == levels.end())
            return 2;
        const samurai_matches::Matches matches(
            {samurai, samurai < 3 ? samurai::Variant::TwoPlayer : samurai::Variant::Standard, level->second,
             false});
        measure(
            matches.game(), [&](std::uint64_t seed) { return matches.start(seed); }, a, b, first, pairs);
    } else {
        std::fprintf(stderr, "no table %s\n", table.c_str());
        return 2;
    }
    return 0;
}
