// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/sample_offer.h"

namespace model {

SampleOffer::SampleOffer(const std::vector<const Deck*>& decks, quint64 seed, std::size_t open)
{
    int owner = 0;
    for (const Deck* deck : decks) {
        for (const DeckCard& card : deck->cards)
            for (int i = 0; i < card.copies; ++i)
                m_cards.push_back({card.card, owner});
        ++owner;
    }
    rules::Random random(seed);
    random.shuffle(m_cards);
    while (m_offer.size() < open && m_next < m_cards.size())
        m_offer.push_back(m_next++);
}

std::vector<SampleOffer::Card> SampleOffer::offer() const
{
    std::vector<Card> cards;
    for (const std::size_t index : m_offer)
        cards.push_back(m_cards[index]);
    return cards;
}

std::optional<SampleOffer::Card> SampleOffer::top() const
{
    if (m_next >= m_cards.size())
        return std::nullopt;
    return m_cards[m_next];
}

void SampleOffer::take(std::size_t index)
{
    if (index >= m_offer.size())
        return;
    m_before.push_back(m_offer);
    m_taken.push_back(m_cards[m_offer[index]]);
    if (m_next < m_cards.size())
        m_offer[index] = m_next++;
    else
        m_offer.erase(m_offer.begin() + static_cast<std::ptrdiff_t>(index));
}

void SampleOffer::stepBack()
{
    if (m_taken.empty())
        return;
    if (m_offer.size() == m_before.back().size())
        --m_next;
    m_offer = std::move(m_before.back());
    m_before.pop_back();
    m_taken.pop_back();
}

} // namespace model
