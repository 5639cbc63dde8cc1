// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/match_profile.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

/// `product` of the weights that both have, and what those are of each.
float together(const MatchProfile& a, const MatchProfile& b, float product, float ofA, float ofB,
               const MatchWeights& weights)
{
    if (product <= 0)
        return 0;
    const float cosine = product / (a.length * b.length);
    return weights.cosine * cosine + weights.larger * std::max(ofA / a.sum, ofB / b.sum) +
           weights.smaller * std::min(ofA / a.sum, ofB / b.sum);
}

} // namespace

void MatchProfiles::add(const std::vector<Part>& parts)
{
    addCounts(parts, true);
}

void MatchProfiles::addOverlapping(const std::vector<Part>& parts)
{
    addCounts(parts, false);
}

void MatchProfiles::addCounts(const std::vector<Part>& parts, bool isCounted)
{
    m_countedTexts += isCounted ? 1 : 0;
    std::vector<std::pair<int, float>> counts;
    for (const Part& part : parts) {
        for (const int mark : part.marks)
            counts.push_back({mark, part.factor});
    }
    std::sort(counts.begin(), counts.end());
    MatchProfile& profile = m_profiles.emplace_back();
    for (const auto& [mark, factor] : counts) {
        if (!profile.marks.empty() && profile.marks.back().first == mark) {
            profile.marks.back().second += factor;
            continue;
        }
        profile.marks.push_back({mark, factor});
        if (static_cast<size_t>(mark) >= m_texts.size())
            m_texts.resize(static_cast<size_t>(mark) + 1);
        m_texts[static_cast<size_t>(mark)] += isCounted ? 1 : 0;
    }
    profile.marks.shrink_to_fit();
}

std::vector<MatchProfile> MatchProfiles::finish()
{
    const auto all = static_cast<float>(m_countedTexts);
    std::vector<float> factors;
    for (size_t mark = 0; mark < m_texts.size(); ++mark) {
        const auto number = static_cast<int>(mark);
        factors.push_back(!m_numbers.card(number).isEmpty() ? m_weights.cardWeight
                          : m_numbers.isMeaning(number)     ? m_weights.meaningWeight
                                                            : 1);
    }
    for (MatchProfile& profile : m_profiles) {
        for (auto& [mark, weight] : profile.marks) {
            const auto number = static_cast<size_t>(mark);
            const float rarity = std::log((all + 1) / (static_cast<float>(m_texts[number]) + 0.5f));
            const float count = weight < 1 ? weight : 1 + std::log(weight);
            weight = count * std::max(rarity, 0.1f) * factors[number];
            profile.length += weight * weight;
            profile.sum += weight;
        }
        profile.length = std::sqrt(profile.length);
    }
    return std::move(m_profiles);
}

float likeness(const MatchProfile& a, const MatchProfile& b, const MatchWeights& weights)
{
    float product = 0;
    float ofA = 0;
    float ofB = 0;
    auto left = a.marks.begin();
    auto right = b.marks.begin();
    while (left != a.marks.end() && right != b.marks.end()) {
        if (left->first < right->first) {
            ++left;
        } else if (right->first < left->first) {
            ++right;
        } else {
            product += left->second * right->second;
            ofA += left->second;
            ofB += right->second;
            ++left;
            ++right;
        }
    }
    return together(a, b, product, ofA, ofB, weights);
}

float sharedPart(const MatchProfile& of, const MatchProfile& with)
{
    float shared = 0;
    auto other = with.marks.begin();
    for (const auto& [mark, weight] : of.marks) {
        while (other != with.marks.end() && other->first < mark)
            ++other;
        if (other != with.marks.end() && other->first == mark)
            shared += weight;
    }
    return of.sum > 0 ? shared / of.sum : 0;
}

MatchIndex::MatchIndex(std::vector<const MatchProfile*> texts, const MatchWeights& weights)
    : m_texts(std::move(texts))
    , m_weights(weights)
{
    for (size_t i = 0; i < m_texts.size(); ++i) {
        for (const auto& [mark, weight] : m_texts[i]->marks) {
            if (static_cast<size_t>(mark) >= m_places.size())
                m_places.resize(static_cast<size_t>(mark) + 1);
            m_places[static_cast<size_t>(mark)].push_back({static_cast<int>(i), weight});
        }
    }
}

void MatchIndex::compare(const MatchProfile& text, std::vector<float>& likenesses) const
{
    std::vector<Shared> shared(m_texts.size());
    for (const auto& [mark, weight] : text.marks) {
        if (static_cast<size_t>(mark) >= m_places.size())
            continue;
        for (const Place& place : m_places[static_cast<size_t>(mark)]) {
            Shared& with = shared[static_cast<size_t>(place.text)];
            with.product += weight * place.weight;
            with.ofOne += weight;
            with.ofOther += place.weight;
        }
    }
    likenesses.resize(m_texts.size());
    for (size_t i = 0; i < m_texts.size(); ++i)
        likenesses[i] =
            together(text, *m_texts[i], shared[i].product, shared[i].ofOne, shared[i].ofOther, m_weights);
}

} // namespace model
