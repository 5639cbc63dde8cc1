// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/playable.h"
#include "rules/bots/search_parameters.h"
#include "rules/core/analysis.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cassert>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <thread>
#include <vector>

namespace rules::bots {

/// A game that can be searched: its namespace also says which party each seat belongs to and how the search
/// is tuned to a match.
template <class Game>
concept Searchable = Rated<Game> && requires(const Game& game, const typename Game::State& seen)
{
    {
        seatParties(game, seen)
        } -> std::same_as<FixedVector<Party, kMaxSeats>>;
    {
        searchParameters(game, seen)
        } -> std::same_as<SearchParameters>;
};

/// A tree search over a question with at least one answer.
///
/// Worlds are sampled from what the deciding seat knows, and each has a tree of its own, in which a node is
/// named by the answers that lead to it. So nothing that the seat cannot see names a node, no position is
/// hashed, and the result is the same for any number of threads. The answers to the open question compete in
/// rounds: all that are left get equally many playouts in the same worlds, then the worse half drops out.
/// Values are averaged over worlds. Forced answers are carried out and cost nothing.
///
/// A playout follows the tree to a new position, goes on for `horizon` decisions by a cheap policy, and is
/// worth the outcome, or the rating of where it stopped. Every party wants its own chance to be high, so
/// teams, many sides and co-operation need no special case.
///
/// Memory: at most kMaxEdges answers of 28 bytes and as many nodes of 12 divided by the branching, so below
/// 40 MB however many iterations are asked for.
template <Searchable Game>
class Search
{
public:
    using State = typename Game::State;
    using Question = typename Game::Question;
    /// Makes one world out of the position; `determinize` for everybody who plays.
    using Sampler = std::function<void(State&, Seat, Random&)>;

    static constexpr std::size_t kMaxEdges = 1'000'000;

    Search(const Game& game, const State& state, const Question& question, const SearchParameters& parameters)
        : m_game(game)
        , m_state(state)
        , m_seat(question.seat)
        , m_parameters(parameters)
        , m_parties(seatParties(game, state))
        , m_party(m_parties[question.seat])
        , m_partyCount(game.outcome(state).parties)
    {
        for (std::size_t i = 0; i < question.options.size(); ++i)
            m_options.push_back({question.options[i], 0, 0, 0});
        for (Seat seat = 0; seat < m_parties.size(); ++seat)
            if (!m_sides.contains(m_parties[seat])) {
                m_sides.push_back(m_parties[seat]);
                m_speakers.push_back(seat);
            }
        m_sampler = [](State& world, Seat seat, Random& random) { determinize(world, seat, random); };
    }

    /// For benchmarks only: the ceiling is a search that sees everything.
    void setSampler(Sampler sampler) { m_sampler = std::move(sampler); }

    /// `onRound` gets what is known after each round, in the calling thread.
    [[nodiscard]] Analysis run(const AnalysisBudget& budget, const OnAnalysis& onRound = {})
    {
        const std::uint32_t iterations = budget.iterations.value_or(m_parameters.master);
        Analysis result;
        if (m_options.size() == 1) {
            result.answers = {{m_options[0].choice, 0.5, 0, 0}};
            return result;
        }
        sampleWorlds(budget.seed);
        rateOptions();
        std::size_t left =
            std::min<std::size_t>(m_options.size(), std::max<std::size_t>(2, m_parameters.width));
        const auto rounds = static_cast<std::uint32_t>(std::bit_width(left - 1));
        for (std::uint32_t round = 0; round < rounds && iterations > 0; ++round) {
            const std::uint32_t spent = result.iterations;
            const std::uint32_t share = (iterations - spent) / (rounds - round);
            const auto each = std::max<std::uint32_t>(1, share / static_cast<std::uint32_t>(left));
            playRound(left, each, budget);
            collect(result);
            result.stopped = isStopped(budget);
            // The better half goes on. Ratings decide among equals, because the sort is stable.
            std::stable_sort(m_options.begin(), m_options.begin() + std::ptrdiff_t(left),
                             [](const Option& a, const Option& b) { return a.value > b.value; });
            left = std::max<std::size_t>(2, (left + 1) / 2);
            if (onRound)
                onRound(ranked(result));
            if (result.stopped || result.iterations >= iterations)
                break;
        }
        return ranked(result);
    }

private:
    /// Worlds in which the answers to the open question are rated before the search.
    static constexpr std::size_t kRatedWorlds = 4;
    static constexpr std::uint32_t kNoNode = 0xffffffff;
    /// A match in which nobody has a choice any more goes on without end; the outlook stops.
    static constexpr int kMaxForced = 64;
    static constexpr std::size_t kMaxDepth = 64;

    using Values = std::array<float, kMaxParties>;

    struct Option
    {
        Choice choice;
        double value = 0;
        double error = 0;
        std::uint32_t visits = 0;
        std::int64_t rating = 0;
        std::uint16_t index = 0; ///< among the answers of the question
        Seat next = kNoSeat;     ///< who decides after it; kNoSeat: nobody
    };
    struct Edge
    {
        Choice choice;
        float prior = 0; ///< the winning chance by rating alone
        float sum = 0;   ///< of values for the party that decides
        std::uint32_t visits = 0;
        std::uint32_t child = kNoNode;
    };
    struct Node
    {
        std::uint32_t first = 0;
        std::uint16_t edges = 0;
        Party party = 0;
        std::uint32_t visits = 0;
    };
    struct World
    {
        State root;
        Random random;
        std::vector<Node> nodes;
        std::vector<Edge> edges; ///< the first ones are the answers to the open question, by index
    };
    struct Ranked
    {
        Choice choice;
        std::int64_t rating = 0;
        Seat next = kNoSeat; ///< who decides after it; kNoSeat: nobody
    };
    struct Step
    {
        std::uint32_t edge = 0;
        std::uint32_t node = kNoNode;
        Party party = 0;
    };

    [[nodiscard]] bool isTwoSided() const { return m_sides.size() == 2 && m_partyCount == 2; }
    [[nodiscard]] static bool isStopped(const AnalysisBudget& budget)
    {
        return budget.stop != nullptr && budget.stop->load(std::memory_order_relaxed);
    }

    void sampleWorlds(std::uint64_t seed)
    {
        m_worlds.resize(std::max<std::size_t>(1, m_parameters.worlds));
        std::uint64_t number = Random::mix(seed);
        for (World& world : m_worlds) {
            world.random = Random(Random::mix(++number));
            world.root = m_state;
            m_sampler(world.root, m_seat, world.random);
            world.edges.resize(m_options.size());
            for (std::size_t i = 0; i < m_options.size(); ++i)
                world.edges[i].choice = m_options[i].choice;
        }
    }

    /// Puts the answers into the order of their ratings, averaged over a few worlds.
    void rateOptions()
    {
        const std::size_t worlds = std::min(kRatedWorlds, m_worlds.size());
        // Where sides are not compared with each other, a rating says little by itself: chances are then
        // better or worse than now.
        if (!isTwoSided())
            for (std::size_t w = 0; w < worlds; ++w)
                for (const Seat seat : m_speakers)
                    m_now[w][m_parties[seat]] = rate(m_game, m_worlds[w].root, seat);
        for (std::size_t w = 1; w < worlds; ++w)
            for (const Party party : m_sides)
                m_now[0][party] += m_now[w][party];
        for (const Party party : m_sides)
            m_now[0][party] /= static_cast<double>(worlds);
        for (std::size_t i = 0; i < m_options.size(); ++i) {
            Option& option = m_options[i];
            option.index = static_cast<std::uint16_t>(i);
            for (std::size_t w = 0; w < worlds; ++w) {
                State after = m_worlds[w].root;
                m_game.apply(after, option.choice);
                option.next = skipForced(after) ? m_game.question(after).seat : kNoSeat;
                option.rating += rate(m_game, after, m_seat);
            }
            option.value = chanceOf(double(option.rating) / double(worlds), m_party);
        }
        order(m_options, m_parameters.width);
    }

    /// Best rated first. With `spread`, where more than `width` compete, the best of each group go first: the
    /// same verb and first number, and the same seat to decide next. So a bid that cannot be matched is a
    /// group of its own beside the bids on the same card that can.
    template <class Items>
    void order(Items& items, std::size_t width) const
    {
        const auto byRating = [](const auto& a, const auto& b) { return a.rating > b.rating; };
        std::stable_sort(items.begin(), items.end(), byRating);
        if (!m_parameters.spread || items.size() <= width)
            return;
        struct Group
        {
            std::uint16_t verb;
            std::uint16_t first;
            Seat next;
            std::uint16_t count;
        };
        std::array<Group, 64> groups;
        std::size_t known = 0;
        std::vector<std::pair<std::uint16_t, std::uint16_t>> places; // within its group, in the order so far
        places.reserve(items.size());
        for (const auto& item : items) {
            std::size_t g = 0;
            while (g < known && (groups[g].verb != item.choice.verb || groups[g].first != item.choice.a ||
                                 groups[g].next != item.next))
                ++g;
            if (g == groups.size())
                g = groups.size() - 1;
            else if (g == known)
                groups[known++] = {item.choice.verb, item.choice.a, item.next, 0};
            places.emplace_back(groups[g].count++, static_cast<std::uint16_t>(places.size()));
        }
        std::stable_sort(places.begin(), places.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        Items spread;
        spread.reserve(items.size());
        for (const auto& place : places)
            spread.push_back(items[place.second]);
        items = std::move(spread);
    }

    /// Every answer that is left gets `each` playouts, spread evenly over the worlds.
    void playRound(std::size_t left, std::uint32_t each, const AnalysisBudget& budget)
    {
        const auto count = static_cast<std::uint32_t>(m_worlds.size());
        std::atomic<std::uint32_t> next{0};
        const auto work = [&] {
            for (std::uint32_t w = next++; w < count; w = next++) {
                const std::uint32_t mine = each / count + (w < each % count ? 1 : 0);
                for (std::uint32_t i = 0; i < mine; ++i)
                    for (std::size_t option = 0; option < left; ++option) {
                        if (isStopped(budget))
                            return;
                        iterate(m_worlds[w], m_options[option].index);
                    }
            }
        };
        std::vector<std::thread> others;
        for (unsigned i = 1; i < std::min<unsigned>(budget.threads, count); ++i)
            others.emplace_back(work);
        work();
        for (std::thread& thread : others)
            thread.join();
    }

    /// Averages the values of each answer over the worlds.
    void collect(Analysis& result)
    {
        std::uint32_t all = 0;
        for (Option& option : m_options) {
            double sum = 0;
            double squares = 0;
            std::uint32_t worlds = 0;
            option.visits = 0;
            for (const World& world : m_worlds) {
                const Edge& edge = world.edges[option.index];
                if (edge.visits == 0)
                    continue;
                const double mean = double(edge.sum) / edge.visits;
                sum += mean;
                squares += mean * mean;
                ++worlds;
                option.visits += edge.visits;
            }
            all += option.visits;
            if (worlds == 0)
                continue;
            option.value = sum / worlds;
            const double variance = std::max(0.0, squares / worlds - option.value * option.value);
            option.error = worlds < 2 ? 0.5 : std::sqrt(variance / (worlds - 1));
        }
        result.iterations = all;
    }

    [[nodiscard]] Analysis ranked(const Analysis& spent) const
    {
        Analysis result;
        result.iterations = spent.iterations;
        result.stopped = spent.stopped;
        for (const Option& option : m_options)
            result.answers.push_back({option.choice, option.value, option.error, option.visits});
        return result;
    }

    /// Runs on to a question with several answers; false if there is none.
    bool skipForced(State& state) const
    {
        for (int forced = 0; forced < kMaxForced; ++forced) {
            if (m_game.isOver(state))
                return false;
            const Question next = m_game.question(state);
            if (next.options.size() != 1)
                return true;
            m_game.apply(state, next.options[0]);
        }
        return false;
    }

    void iterate(World& world, std::uint32_t rootEdge)
    {
        State state = world.root;
        std::array<Step, kMaxDepth> path;
        std::size_t depth = 0;
        path[depth++] = {rootEdge, kNoNode, m_party};
        m_game.apply(state, world.edges[rootEdge].choice);
        for (;;) {
            if (!skipForced(state) || depth == kMaxDepth || m_parameters.flat)
                break;
            const std::uint32_t edge = path[depth - 1].edge;
            if (world.edges[edge].child == kNoNode) {
                // A position is worth a node when it is met for the second time.
                if (world.edges[edge].visits == 0 || !grow(world, edge, state))
                    break;
            }
            const std::uint32_t node = world.edges[edge].child;
            const std::uint32_t chosen = select(world, world.nodes[node]);
            m_game.apply(state, world.edges[chosen].choice);
            path[depth++] = {chosen, node, world.nodes[node].party};
        }
        const Values values = playOut(state, world.random);
        for (std::size_t i = 0; i < depth; ++i) {
            Edge& edge = world.edges[path[i].edge];
            ++edge.visits;
            edge.sum += values[path[i].party];
            if (path[i].node != kNoNode)
                ++world.nodes[path[i].node].visits;
        }
    }

    /// The node behind an edge, with its best rated answers. False when the memory is used up.
    bool grow(World& world, std::uint32_t edge, const State& state)
    {
        const Question question = m_game.question(state);
        const std::size_t count = question.options.size();
        const std::size_t kept = std::min<std::size_t>(count, std::max<std::size_t>(2, m_parameters.branch));
        if ((world.edges.size() + kept) * m_worlds.size() > kMaxEdges)
            return false;
        thread_local std::vector<Ranked> answers;
        answers.clear();
        for (std::size_t i = 0; i < count; ++i) {
            State after = state;
            m_game.apply(after, question.options[i]);
            const Seat next = skipForced(after) ? m_game.question(after).seat : kNoSeat;
            answers.push_back({question.options[i], rate(m_game, after, question.seat), next});
        }
        order(answers, kept);
        Node node;
        node.first = static_cast<std::uint32_t>(world.edges.size());
        node.edges = static_cast<std::uint16_t>(kept);
        node.party = m_parties[question.seat];
        for (std::size_t i = 0; i < kept; ++i)
            world.edges.push_back({answers[i].choice,
                                   static_cast<float>(chanceOf(double(answers[i].rating), node.party)), 0, 0,
                                   kNoNode});
        world.edges[edge].child = static_cast<std::uint32_t>(world.nodes.size());
        world.nodes.push_back(node);
        return true;
    }

    /// The answer to try next: good so far, or seldom tried. The rating counts as one visit. Only operations
    /// that give the same number everywhere.
    [[nodiscard]] std::uint32_t select(const World& world, const Node& node) const
    {
        const auto breadth = static_cast<float>(std::bit_width(node.visits + 1));
        std::uint32_t best = node.first;
        float bestScore = -1;
        for (std::uint32_t i = node.first; i < node.first + node.edges; ++i) {
            const Edge& edge = world.edges[i];
            const auto tries = static_cast<float>(edge.visits + 1);
            const float score =
                (edge.sum + edge.prior) / tries + m_parameters.exploration * std::sqrt(breadth / tries);
            if (score > bestScore) {
                bestScore = score;
                best = i;
            }
        }
        return best;
    }

    /// How many answers a playout compares at a question; 0: any at random.
    [[nodiscard]] std::uint32_t samplesFor(std::uint16_t verb) const
    {
        for (const PlayoutRule& rule : m_parameters.rules)
            if (rule.verb == verb)
                return rule.samples;
        return m_parameters.samples;
    }

    [[nodiscard]] Choice policy(const State& state, const Question& question, Random& random) const
    {
        const auto count = static_cast<std::uint32_t>(question.options.size());
        const std::uint32_t samples = samplesFor(question.options[0].verb);
        if (samples == 0 || (random.next() & 255u) < m_parameters.noise)
            return question.options[random.below(count)];
        std::optional<State> imagined;
        if (m_parameters.flat)
            m_sampler(imagined.emplace(state), question.seat, random);
        const State& seen = imagined ? *imagined : state;
        const std::uint32_t tries = std::min(samples, count);
        const bool all = tries == count;
        Choice best;
        int bestRating = std::numeric_limits<int>::min();
        for (std::uint32_t i = 0; i < tries; ++i) {
            const Choice choice = question.options[all ? i : random.below(count)];
            State after = seen;
            m_game.apply(after, choice);
            skipForced(after);
            const int rating = rate(m_game, after, question.seat);
            if (rating > bestRating) {
                bestRating = rating;
                best = choice;
            }
        }
        return best;
    }

    [[nodiscard]] Values playOut(State& state, Random& random) const
    {
        for (std::uint32_t i = 0; i < m_parameters.horizon; ++i) {
            if (!skipForced(state))
                break;
            const Question question = m_game.question(state);
            m_game.apply(state, policy(state, question, random));
        }
        return valuesOf(state);
    }

    /// A rating as a winning chance. Not the logistic curve, whose digits depend on the library.
    [[nodiscard]] double chanceOf(double rating, Party party) const
    {
        const double x = (rating - m_now[0][party]) / m_parameters.lead;
        return 0.5 + 0.5 * x / (1 + std::abs(x));
    }

    [[nodiscard]] Values valuesOf(const State& state) const
    {
        Values values{};
        if (m_game.isOver(state)) {
            const Outcome outcome = m_game.outcome(state);
            unsigned first = 0;
            for (Party party = 0; party < outcome.parties; ++party)
                first += outcome.rank[party] == 1 ? 1 : 0;
            for (Party party = 0; party < outcome.parties; ++party)
                if (outcome.rank[party] == 1)
                    values[party] = 1.0F / static_cast<float>(first);
            return values;
        }
        std::array<double, kMaxParties> ratings{};
        for (const Seat seat : m_speakers)
            ratings[m_parties[seat]] = rate(m_game, state, seat);
        if (isTwoSided()) {
            // The two add up to a certainty, whether or not the ratings do.
            values[0] = static_cast<float>(chanceOf((ratings[0] - ratings[1]) / 2, 0));
            values[1] = 1 - values[0];
            return values;
        }
        for (const Party party : m_sides)
            values[party] = static_cast<float>(chanceOf(ratings[party], party));
        return values;
    }

    const Game& m_game;
    const State& m_state;
    Seat m_seat;
    SearchParameters m_parameters;
    FixedVector<Party, kMaxSeats> m_parties;
    Party m_party;
    std::uint8_t m_partyCount;
    FixedVector<Party, kMaxParties> m_sides;   ///< parties with seats
    FixedVector<Seat, kMaxParties> m_speakers; ///< the first seat of each
    std::array<std::array<double, kMaxParties>, kRatedWorlds>
        m_now{}; ///< ratings of the position itself, where they count
    Sampler m_sampler;
    std::vector<Option> m_options; ///< those that are left first
    std::vector<World> m_worlds;
};

} // namespace rules::bots
