// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/vocabulary.h"

#include "model/search/find_bytes.h"
#include "model/search/slips.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace model {

std::string_view Vocabulary::word(std::size_t at) const
{
    const std::size_t end = at + 1 < m_begins.size() ? m_begins[at + 1] : m_words.size();
    return std::string_view(m_words).substr(m_begins[at], end - m_begins[at] - 1);
}

std::size_t Vocabulary::lowerBound(std::string_view folded) const
{
    std::size_t low = 0;
    std::size_t high = count();
    while (low < high) {
        const std::size_t middle = (low + high) / 2;
        if (word(middle) < folded)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

void Vocabulary::addItems(std::size_t at, Bits& items) const
{
    for (std::uint32_t i = m_lists[at]; i < m_lists[at + 1]; ++i)
        items.add(m_items[i]);
}

void Vocabulary::addWhole(const std::string& folded, Bits& items) const
{
    const std::size_t at = lowerBound(folded);
    if (at < count() && word(at) == folded)
        addItems(at, items);
}

void Vocabulary::addBeginning(const std::string& folded, Bits& items) const
{
    for (std::size_t at = lowerBound(folded); at < count() && word(at).substr(0, folded.size()) == folded;
         ++at)
        addItems(at, items);
}

void Vocabulary::addContaining(const std::string& folded, Bits& items) const
{
    addBeginning(folded, items);
    for (const std::size_t at : wordsWith(folded))
        addItems(at, items);
}

std::vector<std::size_t> Vocabulary::wordsWith(const std::string& folded) const
{
    std::vector<std::size_t> found;
    const std::string_view words = m_words;
    std::size_t index = 0;
    for (std::size_t at = findBytes(words, folded, 1); at != std::string_view::npos;
         at = findBytes(words, folded, at + 1)) {
        if (words[at - 1] == '\n')
            continue;
        while (index + 1 < m_begins.size() && m_begins[index + 1] <= at)
            ++index;
        if (found.empty() || found.back() != index)
            found.push_back(index);
    }
    return found;
}

QStringList Vocabulary::containing(const std::string& folded, std::size_t most) const
{
    std::vector<std::size_t> found = wordsWith(folded);
    const std::size_t kept = std::min(most, found.size());
    std::partial_sort(
        found.begin(), found.begin() + static_cast<std::ptrdiff_t>(kept), found.end(),
        [this](std::size_t a, std::size_t b) { return std::tuple(uses(b), a) < std::tuple(uses(a), b); });
    QStringList result;
    for (std::size_t i = 0; i < kept; ++i)
        result << QString::fromStdString(std::string(word(found[i])));
    return result;
}

QStringList Vocabulary::near(const std::string& folded, std::size_t most) const
{
    struct Found
    {
        int slips;
        std::uint32_t uses;
        std::size_t index;
    };
    QStringList result;
    if (folded.size() < 4 || folded.size() > kLongestSlippedWord)
        return result;
    const int allowed = folded.size() >= 8 ? 2 : 1;
    const std::uint32_t letters = letterBits(folded);
    std::vector<Found> found;
    for (std::size_t i = 0; i < count(); ++i) {
        if (std::popcount(letters & ~m_letters[i]) > allowed)
            continue;
        const std::string_view known = word(i);
        if (known.size() + static_cast<std::size_t>(allowed) < folded.size())
            continue;
        const bool longer = known.size() > folded.size() + static_cast<std::size_t>(allowed);
        if (const int slips = slipsBetween(folded, known, allowed, longer); slips <= allowed)
            found.push_back({longer ? slips + 2 : slips, static_cast<std::uint32_t>(uses(i)), i});
    }
    std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
        return std::tuple(a.slips, b.uses, a.index) < std::tuple(b.slips, a.uses, b.index);
    });
    for (std::size_t i = 0; i < std::min(most, found.size()); ++i) {
        // A word as it stands beats those that are farther off.
        if (found[i].slips > found.front().slips)
            break;
        result << QString::fromStdString(std::string(word(found[i].index)));
    }
    return result;
}

std::size_t Vocabulary::memory() const
{
    return m_words.capacity() +
           (m_begins.capacity() + m_letters.capacity() + m_lists.capacity() + m_items.capacity()) *
               sizeof(std::uint32_t);
}

} // namespace model
