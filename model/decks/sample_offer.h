// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck.h"
#include "rules/core/random.h"

#include <array>

namespace model {

/// A shuffled deck with its offer, or its opening hand, to see how it comes up: some cards lie open, the next
/// one is visible, and taking one refills them at once. The shuffle is the one that matches use.
class SampleOffer
{
public:
    static constexpr std::size_t kOffered = 4;

    /// `owner` of the cards: the deck they come from, 0 or 1.
    struct Card
    {
        QString card;
        int owner = 0;
    };

    SampleOffer(const std::vector<const Deck*>& decks, quint64 seed, std::size_t open = kOffered);

    [[nodiscard]] std::vector<Card> offer() const;
    /// The visible top card; nothing when the deck is empty.
    [[nodiscard]] std::optional<Card> top() const;
    [[nodiscard]] int left() const { return static_cast<int>(m_cards.size() - m_next); }
    [[nodiscard]] const std::vector<Card>& taken() const { return m_taken; }

    /// Takes a card of the offer away; the next one takes its place.
    void take(std::size_t index);
    /// The last card taken comes back.
    void stepBack();

private:
    std::vector<Card> m_cards; ///< shuffled; the top is at m_next
    std::size_t m_next = 0;
    std::vector<std::size_t> m_offer; ///< indexes into m_cards
    std::vector<Card> m_taken;
    std::vector<std::vector<std::size_t>> m_before; ///< the offer before each taking
};

} // namespace model
