// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/match_words.h"

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
    explicit MatchProfiles(const MatchWords& words)
        : m_words(words)
    {}

    /// A text to be weighed; `factor` says how much a part counts. Call for all parts of all texts before
    /// the first profile.
    struct Part
    {
        QString text;
        float factor = 1;
    };
    /// Gives the number of the text.
    int add(const std::vector<Part>& parts);
    [[nodiscard]] std::vector<MatchProfile> finish() const;

private:
    const MatchWords& m_words;
    QHash<QString, int> m_numbers;
    std::vector<int> m_texts; ///< by mark: in how many texts it is
    std::vector<bool> m_isCard;
    std::vector<QHash<int, float>> m_counts;
};

/// How much two texts say the same, from 0 to 1. One may say more than the other.
[[nodiscard]] float likeness(const MatchProfile& a, const MatchProfile& b);

} // namespace model
