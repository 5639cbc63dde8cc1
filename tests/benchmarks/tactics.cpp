// SPDX-License-Identifier: GPL-3.0-or-later

// Finds positions with a known best answer and prints them as scenarios with `expect best`: greedy bots play,
// and at every question of the turn itself all continuations are searched exhaustively. A position is taken
// where few of many answers win by force, whatever the opponent answers and whatever is hidden, where greedy
// does not choose one of them, and where no other answer wins by force four decisions later either.
//
//     tactics duel|tournament|battleground [first=SEED] [positions=N] [depth=DECISIONS]
#include "rules/bots/simulate.h"
#include "rules/games/battleground/match.h"
#include "rules/games/battleground/rating.h"
#include "rules/games/crimson/match.h"
#include "rules/games/crimson/rating.h"
#include "tests/support/battleground_matches.h"
#include "tests/support/crimson_matches.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace rules;

/// Whether a party wins by force within a number of decisions.
template <class Game>
class Proof
{
public:
    Proof(const Game& game, Party party, std::size_t nodes)
        : m_game(game)
        , m_party(party)
        , m_nodes(nodes)
    {}

    [[nodiscard]] bool isExhausted() const { return m_nodes == 0; }

    [[nodiscard]] bool wins(const typename Game::State& state, int depth)
    {
        if (m_game.isOver(state))
            return m_game.outcome(state).soleFirst() == m_party;
        if (depth == 0 || m_nodes == 0)
            return false;
        --m_nodes;
        const auto question = m_game.question(state);
        const bool own = seatParties(m_game, state)[question.seat] == m_party;
        const std::size_t count = question.options.size();
        const int left = count == 1 ? depth : depth - 1;
        for (std::size_t i = 0; i < count; ++i) {
            typename Game::State after = state;
            m_game.apply(after, question.options[i]);
            if (wins(after, left) == own)
                return own;
        }
        return !own;
    }

private:
    const Game& m_game;
    Party m_party;
    std::size_t m_nodes;
};

struct Wish
{
    std::uint64_t first = 1;
    std::size_t positions = 10;
    int depth = 3;
};

constexpr std::size_t kNodes = 30'000;
constexpr std::size_t kDeepNodes = 300'000; ///< for answers that must not win
constexpr int kDeeper = 4;                  ///< decisions
constexpr int kWorlds = 3;                  ///< a win must not depend on what is hidden
constexpr std::size_t kFewest = 4;
constexpr std::size_t kLines = 200; ///< no sensible position has more lines

template <class Match, class Game, class Start>
void find(const std::shared_ptr<const Game>& game, const std::string& name, const Start& start,
          const Wish& wish)
{
    std::size_t found = 0;
    for (std::uint64_t seed = wish.first; found < wish.positions; ++seed) {
        typename Game::State state = start(seed);
        std::vector<bots::GreedyBot> seats;
        for (std::size_t i = 0; i < seatParties(*game, state).size(); ++i)
            seats.emplace_back(bots::botSeed(seed, static_cast<Seat>(i)));
        bool taken = false;
        for (int number = 1; number < 10'000 && !game->isOver(state) && !taken; ++number) {
            const auto question = game->question(state);
            const Choice greedy = seats[question.seat].choose(*game, state, question);
            const std::size_t count = question.options.size();
            const Match match(game, state);
            if (count >= kFewest && !match.question().insideEffect) {
                const Party party = seatParties(*game, state)[question.seat];
                std::vector<std::string> best;
                bool sound = true;
                bool greedyWins = false;
                for (std::size_t i = 0; i < count && sound; ++i) {
                    int wins = 0;
                    for (int w = 0; w < kWorlds && sound; ++w) {
                        typename Game::State world = state;
                        Random random(seed + static_cast<std::uint64_t>(w));
                        determinize(world, question.seat, random);
                        game->apply(world, question.options[i]);
                        Proof<Game> proof(*game, party, kNodes);
                        wins += proof.wins(world, wish.depth) ? 1 : 0;
                        sound = !proof.isExhausted();
                        if (wins <= w)
                            break;
                    }
                    if (wins == kWorlds) {
                        best.push_back(match.write(question.options[i]));
                        greedyWins = greedyWins || question.options[i] == greedy;
                    }
                }
                // An answer that wins a little later is as good, and nobody should be told otherwise.
                const bool few = sound && !best.empty() && best.size() * 3 <= count && !greedyWins;
                for (std::size_t i = 0; i < count && few && sound; ++i) {
                    if (std::find(best.begin(), best.end(), match.write(question.options[i])) != best.end())
                        continue;
                    typename Game::State world = state;
                    Random random(seed);
                    determinize(world, question.seat, random);
                    game->apply(world, question.options[i]);
                    Proof<Game> proof(*game, party, kDeepNodes);
                    sound = !proof.wins(world, wish.depth + kDeeper) && !proof.isExhausted();
                }
                const std::vector<std::string> lines = match.scenarioLines();
                if (few && sound && !lines.empty() && lines.size() < kLines) {
                    std::printf("scenario A forced win that greedy misses (%s, seed %llu, decision %d)\n",
                                name.c_str(), static_cast<unsigned long long>(seed), number);
                    for (const std::string& line : lines)
                        std::printf("%s\n", line.c_str());
                    std::printf("\nexpect best %s:", match.question().who.c_str());
                    for (std::size_t i = 0; i < best.size(); ++i)
                        std::printf("%s%s", i == 0 ? " " : " | ", best[i].c_str());
                    std::printf("\n\n");
                    std::fflush(stdout);
                    ++found;
                    taken = true;
                }
            }
            game->apply(state, greedy);
        }
    }
}

} // namespace

int main(int argc, char** argv)
{
    const std::string name = argc > 1 ? argv[1] : "";
    Wish wish;
    for (int i = 2; i < argc; ++i) {
        const std::string word = argv[i];
        const long value = std::atol(word.c_str() + word.find('=') + 1);
        if (word.rfind("first=", 0) == 0)
            wish.first = static_cast<std::uint64_t>(value);
        else if (word.rfind("positions=", 0) == 0)
            wish.positions = static_cast<std::size_t>(value);
        else if (word.rfind("depth=", 0) == 0)
            wish.depth = static_cast<int>(value);
    }
    if (name == "duel" || name == "tournament") {
        const crimson_matches::Matches matches;
        const auto game = std::make_shared<const crimson::Game>(matches.game());
        const auto table = name == "duel" ? crimson_matches::Table::Duel : crimson_matches::Table::Tournament;
        find<crimson::Match>(
            game, name, [&](std::uint64_t seed) { return matches.start(table, seed); }, wish);
    } else if (name == "battleground") {
        const battleground_matches::Matches matches;
        const auto table = battleground_matches::Table::Standard;
        const auto game = std::make_shared<const battleground::Game>(matches.game(table));
        find<battleground::Match>(
            game, name, [&](std::uint64_t seed) { return matches.start(table, seed); }, wish);
    } else {
        std::fputs("tactics duel|tournament|battleground [first=SEED] [positions=N] [depth=DECISIONS]\n",
                   stderr);
        return 2;
    }
    return 0;
}
