// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/clause_order.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace model {

namespace {

constexpr size_t kMostPlaces = 192; ///< that are followed at the same time
constexpr int kReachOn = 24;        ///< sentences
constexpr int kReachBack = 3;
constexpr int kNowhere = -1000; ///< before the first clause

/// Where the reading of the book stands after a clause, and how likely.
struct BookPlace
{
    int sentence = kNowhere;
    double forward = 0;
    double backward = 0;
};

class ClauseChain
{
public:
    ClauseChain(const std::vector<std::vector<MatchCandidate>>& stops, const MatchWeights& weights)
        : m_stops(stops)
        , m_jump(std::exp(static_cast<double>(weights.jump)))
        , m_aside(std::exp(static_cast<double>(weights.aside)))
    {
        for (int distance = -kReachBack; distance <= kReachOn; ++distance) {
            const double worth =
                distance == 0 ? static_cast<double>(weights.same)
                : distance < 0
                    ? static_cast<double>(weights.back)
                    : static_cast<double>(weights.next - weights.fade * static_cast<float>(distance - 1));
            m_steps[static_cast<size_t>(distance + kReachBack)] = std::max(std::exp(worth), m_jump);
        }
    }

    std::vector<std::vector<float>> run()
    {
        goForward();
        goBackward();
        std::vector<std::vector<float>> result(m_stops.size());
        for (size_t i = 0; i < m_stops.size(); ++i)
            result[i] = chances(i);
        return result;
    }

private:
    [[nodiscard]] double step(int from, int to) const
    {
        const int distance = to - from;
        return distance >= -kReachBack && distance <= kReachOn
                   ? m_steps[static_cast<size_t>(distance + kReachBack)]
                   : m_jump;
    }

    [[nodiscard]] double worthAside(size_t stop) const
    {
        double sum = 0;
        for (const MatchCandidate& candidate : m_stops[stop])
            sum += std::exp(static_cast<double>(candidate.worth));
        return sum * m_aside;
    }

    /// What all places together give to jumps, without those near by.
    static double everywhere(const std::vector<BookPlace>& places)
    {
        double sum = 0;
        for (const BookPlace& place : places)
            sum += place.forward;
        return sum;
    }

    void goForward()
    {
        m_places.assign(1, {BookPlace{kNowhere, 1, 0}});
        for (size_t i = 0; i < m_stops.size(); ++i) {
            const std::vector<BookPlace>& before = m_places.back();
            std::vector<BookPlace> now;
            const double stays = 1 + worthAside(i);
            for (const BookPlace& place : before)
                now.push_back({place.sentence, place.forward * stays, 0});
            for (const MatchCandidate& candidate : m_stops[i]) {
                double sum = 0;
                for (const BookPlace& place : before)
                    sum += place.forward * step(place.sentence, candidate.sentence);
                now.push_back({candidate.sentence, sum * std::exp(static_cast<double>(candidate.worth)), 0});
            }
            keepLikely(now);
            m_places.push_back(std::move(now));
        }
    }

    static void keepLikely(std::vector<BookPlace>& places)
    {
        std::sort(places.begin(), places.end(),
                  [](const BookPlace& a, const BookPlace& b) { return a.sentence < b.sentence; });
        size_t kept = 0;
        for (size_t i = 1; i < places.size(); ++i) {
            if (places[i].sentence == places[kept].sentence)
                places[kept].forward += places[i].forward;
            else
                places[++kept] = places[i];
        }
        places.resize(kept + 1);
        if (places.size() > kMostPlaces) {
            std::nth_element(places.begin(), places.begin() + kMostPlaces, places.end(),
                             [](const BookPlace& a, const BookPlace& b) { return a.forward > b.forward; });
            places.resize(kMostPlaces);
            std::sort(places.begin(), places.end(),
                      [](const BookPlace& a, const BookPlace& b) { return a.sentence < b.sentence; });
        }
        const double all = everywhere(places);
        for (BookPlace& place : places)
            place.forward /= all;
    }

    /// The place after stop `i` with this sentence; null if it was not followed.
    [[nodiscard]] const BookPlace* placeAfter(size_t i, int sentence) const
    {
        const std::vector<BookPlace>& places = m_places[i + 1];
        const auto found =
            std::lower_bound(places.begin(), places.end(), sentence,
                             [](const BookPlace& place, int wanted) { return place.sentence < wanted; });
        return found != places.end() && found->sentence == sentence ? &*found : nullptr;
    }

    void goBackward()
    {
        for (BookPlace& place : m_places.back())
            place.backward = 1;
        for (size_t i = m_stops.size(); i > 0; --i) {
            const size_t stop = i - 1;
            const double stays = 1 + worthAside(stop);
            std::vector<double> ahead;
            for (const MatchCandidate& candidate : m_stops[stop]) {
                const BookPlace* place = placeAfter(stop, candidate.sentence);
                ahead.push_back(place ? place->backward * std::exp(static_cast<double>(candidate.worth)) : 0);
            }
            double largest = 0;
            for (BookPlace& place : m_places[stop]) {
                const BookPlace* same = placeAfter(stop, place.sentence);
                double sum = same ? same->backward * stays : 0;
                for (size_t k = 0; k < ahead.size(); ++k)
                    sum += ahead[k] * step(place.sentence, m_stops[stop][k].sentence);
                place.backward = sum;
                largest = std::max(largest, sum);
            }
            for (BookPlace& place : m_places[stop])
                place.backward /= std::max(largest, 1e-300);
        }
    }

    [[nodiscard]] std::vector<float> chances(size_t stop) const
    {
        const std::vector<MatchCandidate>& candidates = m_stops[stop];
        std::vector<double> weights(candidates.size());
        double none = 0;    // without a place
        double passing = 0; // the same, times what follows: shared by all places aside
        for (const BookPlace& place : m_places[stop]) {
            if (const BookPlace* same = placeAfter(stop, place.sentence))
                passing += place.forward * same->backward;
        }
        none = passing;
        double all = none;
        for (size_t k = 0; k < candidates.size(); ++k) {
            const double worth = std::exp(static_cast<double>(candidates[k].worth));
            weights[k] = passing * m_aside * worth;
            if (const BookPlace* after = placeAfter(stop, candidates[k].sentence)) {
                double reached = 0;
                for (const BookPlace& place : m_places[stop])
                    reached += place.forward * step(place.sentence, candidates[k].sentence);
                weights[k] += reached * worth * after->backward;
            }
            all += weights[k];
        }
        std::vector<float> result;
        for (const double weight : weights)
            result.push_back(all > 0 ? static_cast<float>(weight / all) : 0);
        return result;
    }

    const std::vector<std::vector<MatchCandidate>>& m_stops;
    double m_jump;
    double m_aside;
    std::array<double, kReachBack + kReachOn + 1> m_steps{};
    std::vector<std::vector<BookPlace>> m_places; ///< before each stop and after the last
};

} // namespace

std::vector<std::vector<float>> placeChances(const std::vector<std::vector<MatchCandidate>>& stops,
                                             const MatchWeights& weights)
{
    return ClauseChain(stops, weights).run();
}

} // namespace model
