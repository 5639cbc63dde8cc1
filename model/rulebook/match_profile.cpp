// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/match_profile.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr float kCardWeight = 2.99f; ///< names are sure, words are not

/// `product` of the weights that both have, and what those are of each.
float together(const MatchProfile& a, const MatchProfile& b, float product, float ofA, float ofB)
{
    if (product <= 0)
        return 0;
    const float cosine = product / (a.length * b.length);
    return 0.6f * cosine + 0.25f * std::max(ofA / a.sum, ofB / b.sum) +
           0.15f * std::min(ofA / a.sum, ofB / b.sum);
}

} // namespace

int MatchProfiles::add(const std::vector<Part>& parts)
{
    QHash<int, float> counts;
    for (const Part& part : parts) {
        for (const QString& mark : part.marks) {
            const auto known = m_numbers.constFind(mark);
            int number = known != m_numbers.cend() ? *known : static_cast<int>(m_texts.size());
            if (known == m_numbers.cend()) {
                m_numbers.insert(mark, number);
                m_texts.push_back(0);
                m_isCard.push_back(mark.startsWith(u"card:"));
            }
            counts[number] += part.factor;
        }
    }
    for (auto it = counts.keyBegin(); it != counts.keyEnd(); ++it)
        ++m_texts[static_cast<size_t>(*it)];
    m_counts.push_back(std::move(counts));
    return static_cast<int>(m_counts.size()) - 1;
}

std::vector<MatchProfile> MatchProfiles::finish() const
{
    const auto all = static_cast<float>(m_counts.size());
    std::vector<MatchProfile> result(m_counts.size());
    for (size_t i = 0; i < m_counts.size(); ++i) {
        MatchProfile& profile = result[i];
        for (auto it = m_counts[i].cbegin(); it != m_counts[i].cend(); ++it) {
            const auto mark = static_cast<size_t>(it.key());
            const float rarity = std::log((all + 1) / (static_cast<float>(m_texts[mark]) + 0.5f));
            const float count = it.value() < 1 ? it.value() : 1 + std::log(it.value());
            const float weight = count * std::max(rarity, 0.1f) * (m_isCard[mark] ? kCardWeight : 1);
            profile.marks.push_back({it.key(), weight});
            profile.length += weight * weight;
            profile.sum += weight;
        }
        profile.length = std::sqrt(profile.length);
        std::sort(profile.marks.begin(), profile.marks.end());
    }
    return result;
}

float likeness(const MatchProfile& a, const MatchProfile& b)
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
    return together(a, b, product, ofA, ofB);
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

MatchIndex::MatchIndex(std::vector<const MatchProfile*> texts)
    : m_texts(std::move(texts))
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
        likenesses[i] = together(text, *m_texts[i], shared[i].product, shared[i].ofOne, shared[i].ofOther);
}

} // namespace model
