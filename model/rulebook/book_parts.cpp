// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book_parts.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr float kChange = 11.27f;         ///< cost of a new part in the middle of a text
constexpr float kChangeAtHeading = 1.23f; ///< and where a heading stands
constexpr float kOutOfOrder = 31.2f;      ///< added for any but the next part of our book
constexpr float kBackToAPart = 90;        ///< added for a part that ought to be over
constexpr float kSmoothing = 0.4f;        ///< a word that a part does not have
constexpr float kHeadings = 0.863f;       ///< what headings count compared with text
constexpr float kTitle = 1.92f;           ///< a heading that has the part's own title
constexpr float kOwnHeading = 45;         ///< the heading itself, whatever stands below it
constexpr float kTrust = 0.564f;          ///< words of one paragraph hang together, so each tells less
constexpr float kMostOfAMark = 2.5f;      ///< no single word decides

/// How much likelier each mark is in each part than in the book as a whole, as logarithms; most marks come
/// again and again.
class PartWords
{
    static constexpr int kSeveral = -1;

public:
    explicit PartWords(const std::vector<BookPart>& parts)
        : m_counts(parts.size())
        , m_totals(parts.size())
    {
        for (size_t i = 0; i < parts.size(); ++i) {
            for (const int mark : parts[i].marks) {
                m_counts[i][mark] += 1;
                m_all[mark] += 1;
            }
            m_totals[i] = static_cast<float>(parts[i].marks.size());
            m_total += m_totals[i];
            for (const int mark : parts[i].title)
                m_titled[mark] = m_titled.value(mark, static_cast<int>(i)) == static_cast<int>(i)
                                     ? static_cast<int>(i)
                                     : kSeveral;
        }
    }

    /// Whether a heading has a word of this part's title that no other title has.
    [[nodiscard]] bool isTitled(const Marks& heading, size_t part) const
    {
        return std::any_of(heading.begin(), heading.end(), [&](int mark) {
            return m_titled.value(mark, kSeveral) == static_cast<int>(part);
        });
    }

    /// Adds what the marks tell for each part.
    void tell(const Marks& marks, float trust, std::vector<float>& parts)
    {
        for (const int mark : marks) {
            auto known = m_tells.constFind(mark);
            if (known == m_tells.cend())
                known = m_tells.insert(mark, tells(mark));
            for (size_t part = 0; part < parts.size(); ++part)
                parts[part] += trust * (*known)[part];
        }
    }

private:
    [[nodiscard]] std::vector<float> tells(int mark) const
    {
        std::vector<float> result(m_counts.size());
        const float everywhere = m_all.value(mark);
        if (everywhere <= 0 || m_total <= 0)
            return result;
        const auto kinds = static_cast<float>(m_all.size());
        for (size_t part = 0; part < result.size(); ++part) {
            const float here =
                (m_counts[part].value(mark) + kSmoothing) / (m_totals[part] + kSmoothing * kinds);
            result[part] = std::clamp(std::log(here * m_total / everywhere), -kMostOfAMark, kMostOfAMark);
        }
        return result;
    }

    std::vector<QHash<int, float>> m_counts;
    std::vector<float> m_totals;
    QHash<int, float> m_all;
    QHash<int, int> m_titled;               ///< mark → the only part that has it in its title
    QHash<int, std::vector<float>> m_tells; ///< what was worked out already, by mark
    float m_total = 0;
};

} // namespace

std::vector<int> partsOfBook(const std::vector<BookPart>& parts, const std::vector<PartText>& paragraphs)
{
    if (parts.size() < 2 || paragraphs.empty())
        return std::vector<int>(paragraphs.size(), 0);
    PartWords words(parts);
    std::vector<std::vector<int>> from;
    std::vector<float> best(parts.size());
    for (const PartText& paragraph : paragraphs) {
        const float change = paragraph.isHeading ? kChangeAtHeading : kChange;
        std::vector<float> next(parts.size());
        std::vector<int> came(parts.size());
        for (size_t part = 0; part < parts.size(); ++part) {
            next[part] = best[part];
            came[part] = static_cast<int>(part);
            for (size_t before = 0; before < parts.size(); ++before) {
                const float cost = change + (before + 1 == part ? 0
                                             : before < part    ? kOutOfOrder
                                                                : kBackToAPart);
                if (before != part && best[before] - cost > next[part]) {
                    next[part] = best[before] - cost;
                    came[part] = static_cast<int>(before);
                }
            }
            if (words.isTitled(paragraph.headings, part))
                next[part] += kTitle;
            if (parts[part].isVariant && paragraph.isHeading && words.isTitled(paragraph.marks, part))
                next[part] += kOwnHeading;
        }
        words.tell(paragraph.marks, kTrust, next);
        words.tell(paragraph.headings, kTrust * kHeadings, next);
        best = std::move(next);
        from.push_back(std::move(came));
    }
    std::vector<int> result(paragraphs.size());
    auto part = static_cast<int>(std::distance(best.begin(), std::max_element(best.begin(), best.end())));
    for (size_t i = paragraphs.size(); i > 0; --i) {
        result[i - 1] = part;
        part = from[i - 1][static_cast<size_t>(part)];
    }
    return result;
}

} // namespace model
