// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/decks/card_pool.h"

#include <algorithm>

namespace rules::decks {

CardPool::CardPool(std::vector<PoolCard> cards, bool ownedKnown)
    : m_cards(std::move(cards))
    , m_ownedKnown(ownedKnown)
{
    std::sort(m_cards.begin(), m_cards.end(),
              [](const PoolCard& a, const PoolCard& b) { return a.id < b.id; });
}

const PoolCard* CardPool::find(std::string_view id) const
{
    const auto found = std::lower_bound(
        m_cards.begin(), m_cards.end(), id,
        [](const PoolCard& card, std::string_view wanted) { return std::string_view(card.id) < wanted; });
    return found != m_cards.end() && found->id == id ? &*found : nullptr;
}

} // namespace rules::decks
