// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/mark_numbers.h"
#include "model/rulebook/match_weights.h"

namespace model {

/// What a text is about: its marks with their weights, sorted by mark.
struct MatchProfile
{
    std::vector<std::pair<int, float>> marks;
    float length = 0; ///< of the vector
    float sum = 0;    ///< of the weights
};

/// Makes profiles that can be compared with each other: rare marks weigh more than common ones.
class MatchProfiles
{
public:
    /// All marks have their numbers before finish() is called.
    MatchProfiles(const MarkNumbers& numbers, const MatchWeights& weights)
        : m_numbers(numbers)
        , m_weights(weights)
    {}

    /// Marks of a text to be weighed; `factor` says how much a part counts. Call for all parts of all texts
    /// before the first profile.
    struct Part
    {
        Marks marks;
        float factor = 1;
    };
    void add(const std::vector<Part>& parts);
    /// The same for a text that overlaps others: it says nothing about how rare its marks are.
    void addOverlapping(const std::vector<Part>& parts);
    /// In the order in which they were added. Called once.
    [[nodiscard]] std::vector<MatchProfile> finish();

private:
    void addCounts(const std::vector<Part>& parts, bool isCounted);

    const MarkNumbers& m_numbers;
    const MatchWeights& m_weights;
    int m_countedTexts = 0;
    std::vector<int> m_texts;             ///< by mark: in how many texts it is
    std::vector<MatchProfile> m_profiles; ///< with counts instead of weights
};

/// How much two texts say the same, from 0 to 1. One may say more than the other.
[[nodiscard]] float likeness(const MatchProfile& a, const MatchProfile& b, const MatchWeights& weights);

/// How much of the first text the second has, from 0 to 1.
[[nodiscard]] float sharedPart(const MatchProfile& of, const MatchProfile& with);

/// Compares one text with many: only those that share a mark with it are looked at.
class MatchIndex
{
public:
    /// The texts outlive the index.
    MatchIndex(std::vector<const MatchProfile*> texts, const MatchWeights& weights);

    /// The likeness to each of the texts, in their order; 0 where nothing is shared.
    void compare(const MatchProfile& text, std::vector<float>& likenesses) const;

private:
    struct Place
    {
        int text = 0;
        float weight = 0;
    };
    struct Shared
    {
        float product = 0;
        float ofOne = 0;
        float ofOther = 0;
    };

    std::vector<const MatchProfile*> m_texts;
    const MatchWeights& m_weights;
    std::vector<std::vector<Place>> m_places; ///< by mark
};

} // namespace model
