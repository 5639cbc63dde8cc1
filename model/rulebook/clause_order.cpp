// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/clause_order.h"

#include <algorithm>

namespace model {

namespace {

constexpr float kNone = 0.025f;     ///< what it is worth to leave a clause without a paragraph
constexpr float kStep = 0.158f;     ///< what it is worth to go on where the last clause was
constexpr float kSame = -0.032f;    ///< and to stay in the same paragraph
constexpr float kReach = 4.83f;     ///< paragraphs that still count as going on
constexpr float kBack = 0.149f;     ///< of that, for one or two paragraphs back
constexpr float kAside = 0.01f;     ///< cost of a place apart, after which the order goes on where it was
constexpr size_t kMostStates = 160; ///< ways that are followed at the same time

struct State
{
    int last = -1; ///< the paragraph of the last clause that has one; -1: before the first
    int chosen = -1;
    float score = 0;
    int from = -1; ///< index of the state of the clause before
};

float goingOn(int last, int next)
{
    if (next == last)
        return kSame;
    const auto distance = static_cast<float>(next - last);
    if (distance > 0 && distance <= kReach)
        return kStep * (1 - (distance - 1) / kReach);
    if (distance < 0 && distance >= -2)
        return kStep * kBack;
    return 0;
}

/// One state a last paragraph, the best.
void keepBest(std::vector<State>& states)
{
    std::sort(states.begin(), states.end(), [](const State& a, const State& b) {
        return a.last != b.last ? a.last < b.last : a.score > b.score;
    });
    states.erase(std::unique(states.begin(), states.end(),
                             [](const State& a, const State& b) { return a.last == b.last; }),
                 states.end());
    if (states.size() <= kMostStates)
        return;
    std::nth_element(states.begin(), states.begin() + kMostStates, states.end(),
                     [](const State& a, const State& b) { return a.score > b.score; });
    states.resize(kMostStates);
}

} // namespace

std::vector<int> bestOrder(const std::vector<std::vector<MatchCandidate>>& candidates)
{
    std::vector<std::vector<State>> all{{State{}}};
    for (const std::vector<MatchCandidate>& list : candidates) {
        const std::vector<State>& before = all.back();
        std::vector<State> now;
        now.reserve(before.size() + list.size());
        for (size_t i = 0; i < before.size(); ++i)
            now.push_back({before[i].last, -1, before[i].score + kNone, static_cast<int>(i)});
        // A question at the end of the book, for instance: the next clause is not looked for there.
        const auto alike =
            std::max_element(list.begin(), list.end(), [](const MatchCandidate& a, const MatchCandidate& b) {
                return a.score < b.score;
            });
        for (size_t i = 0; alike != list.end() && i < before.size(); ++i)
            now.push_back({before[i].last, alike->paragraph, before[i].score + alike->score - kAside,
                           static_cast<int>(i)});
        for (const MatchCandidate& candidate : list) {
            State best{candidate.paragraph, candidate.paragraph, -1, -1};
            for (size_t i = 0; i < before.size(); ++i) {
                const float score =
                    before[i].score + candidate.score + goingOn(before[i].last, candidate.paragraph);
                if (best.from < 0 || score > best.score) {
                    best.score = score;
                    best.from = static_cast<int>(i);
                }
            }
            now.push_back(best);
        }
        keepBest(now);
        all.push_back(std::move(now));
    }
    std::vector<int> result(candidates.size(), -1);
    const auto& last = all.back();
    auto best = std::max_element(last.begin(), last.end(),
                                 [](const State& a, const State& b) { return a.score < b.score; });
    const State* state = &*best;
    for (size_t i = candidates.size(); i > 0; --i) {
        result[i - 1] = state->chosen;
        state = &all[i - 1][static_cast<size_t>(state->from)];
    }
    return result;
}

} // namespace model
