// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/card_sorting.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace model {

CardSorting::CardSorting(const Directory& directory)
    : m_directory(directory)
{}

const std::vector<std::uint32_t>& CardSorting::ranks(Language language)
{
    std::vector<std::uint32_t>& ranks = m_ranks[language == Language::German ? 1 : 0];
    if (!ranks.empty() || m_directory.count() == 0)
        return ranks;
    // The names first, so that sorting does not look for them again with every comparison.
    std::vector<std::pair<std::string_view, std::uint32_t>> named(m_directory.count());
    for (std::size_t i = 0; i < named.size(); ++i)
        named[i] = {m_directory.name(i, language), static_cast<std::uint32_t>(i)};
    std::sort(named.begin(), named.end());
    ranks.resize(named.size());
    for (std::size_t i = 0; i < named.size(); ++i)
        ranks[named[i].second] = static_cast<std::uint32_t>(i);
    return ranks;
}

std::uint32_t CardSorting::major(std::uint32_t item, CardSort order) const
{
    switch (order) {
    case CardSort::Strength: return static_cast<std::uint32_t>(m_directory.strength(item));
    case CardSort::Type: // by the first effect type; without one last
        return static_cast<std::uint32_t>(std::countr_zero((m_directory.traits(item) & 0x3fu) | 0x40u));
    case CardSort::Box: return m_directory.boxRank(item);
    case CardSort::Owned: return static_cast<std::uint32_t>(m_directory.owned(item));
    case CardSort::Fit:
    case CardSort::Name:
    case CardSort::OtherName: break;
    }
    return 0;
}

void CardSorting::sort(std::vector<std::uint32_t>& cards, CardSort order, bool descending, Language shown)
{
    if (order == CardSort::Fit) {
        if (descending)
            std::reverse(cards.begin(), cards.end());
        return;
    }
    const bool byName = order == CardSort::Name || order == CardSort::OtherName;
    const auto& names = ranks(order == CardSort::OtherName ? otherLanguage(shown) : shown);
    std::vector<std::pair<std::uint64_t, std::uint32_t>> keyed;
    keyed.reserve(cards.size());
    for (const std::uint32_t card : cards) {
        std::uint32_t first = byName ? names[card] : major(card, order);
        if (descending)
            first = 0x7fffffffu - first;
        // Cards without a strength come last in either direction.
        if (order == CardSort::Strength && m_directory.strength(card) < 0)
            first = 0xffffffffu;
        keyed.emplace_back((std::uint64_t{first} << 32) | names[card], card);
    }
    std::sort(keyed.begin(), keyed.end());
    std::transform(keyed.begin(), keyed.end(), cards.begin(), [](const auto& entry) { return entry.second; });
}

} // namespace model
