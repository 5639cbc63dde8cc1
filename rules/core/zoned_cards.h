// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <utility>

namespace rules {

/// A card of a match: an index into the match's cards, from 0.
using CardIx = std::uint8_t;
inline constexpr CardIx kNoCard = 0xff;

/// All cards of a match and the zones they lie in, each zone an ordered list. One array holds all zones one
/// behind the other, so a card is in exactly one place by construction and no zone can overflow. At most 255
/// cards.
template <std::size_t MaxCards, std::size_t Zones>
class ZonedCards
{
public:
    static_assert(MaxCards <= kNoCard && Zones < 255);

    [[nodiscard]] std::size_t count() const { return m_start[Zones]; }
    [[nodiscard]] std::size_t size(std::size_t zone) const
    {
        return std::size_t(m_start[zone + 1] - m_start[zone]);
    }
    [[nodiscard]] bool empty(std::size_t zone) const { return m_start[zone + 1] == m_start[zone]; }
    [[nodiscard]] std::span<const CardIx> in(std::size_t zone) const
    {
        return {m_order.data() + m_start[zone], size(zone)};
    }
    /// The cards of all zones from `first` up to but not including `last`, zone by zone.
    [[nodiscard]] std::span<const CardIx> inAll(std::size_t first, std::size_t last) const
    {
        return {m_order.data() + m_start[first], std::size_t(m_start[last] - m_start[first])};
    }
    [[nodiscard]] CardIx at(std::size_t zone, std::size_t position) const
    {
        assert(position < size(zone));
        return m_order[m_start[zone] + position];
    }
    [[nodiscard]] std::size_t zoneOf(CardIx card) const { return m_zone[card]; }
    [[nodiscard]] std::size_t positionOf(CardIx card) const { return placeOf(card) - m_start[m_zone[card]]; }

    /// A new card at the end of `zone`. Returns its index.
    CardIx add(std::size_t zone)
    {
        const std::size_t card = count();
        assert(card < MaxCards);
        const std::size_t place = m_start[zone + 1];
        std::memmove(&m_order[place] + 1, &m_order[place], card - place);
        m_order[place] = static_cast<CardIx>(card);
        m_zone[card] = static_cast<std::uint8_t>(zone);
        for (std::size_t z = zone + 1; z <= Zones; ++z)
            ++m_start[z];
        return static_cast<CardIx>(card);
    }

    /// Takes `card` from where it is and puts it at `position` of `zone`, counted without the card itself.
    void move(CardIx card, std::size_t zone, std::size_t position)
    {
        const std::size_t from = m_zone[card];
        const std::size_t place = placeOf(card);
        if (from < zone) {
            const std::size_t target = m_start[zone] + position - 1;
            std::memmove(&m_order[place], &m_order[place] + 1, target - place);
            m_order[target] = card;
            for (std::size_t z = from + 1; z <= zone; ++z)
                --m_start[z];
        } else if (from > zone) {
            const std::size_t target = m_start[zone] + position;
            std::memmove(&m_order[target] + 1, &m_order[target], place - target);
            m_order[target] = card;
            for (std::size_t z = zone + 1; z <= from; ++z)
                ++m_start[z];
        } else {
            const std::size_t target = m_start[zone] + position;
            if (place < target)
                std::memmove(&m_order[place], &m_order[place] + 1, target - place);
            else
                std::memmove(&m_order[target] + 1, &m_order[target], place - target);
            m_order[target] = card;
        }
        m_zone[card] = static_cast<std::uint8_t>(zone);
    }
    void moveToEnd(CardIx card, std::size_t zone)
    {
        move(card, zone, size(zone) - (m_zone[card] == zone ? 1 : 0));
    }

    /// Exchanges the places of two cards.
    void swap(CardIx a, CardIx b)
    {
        const std::size_t placeA = placeOf(a);
        const std::size_t placeB = placeOf(b);
        m_order[placeA] = b;
        m_order[placeB] = a;
        std::swap(m_zone[a], m_zone[b]);
    }

    /// Shuffles one zone, or what lies in it from position `from` on.
    template <class Generator>
    void shuffle(std::size_t zone, Generator& random, std::size_t from = 0)
    {
        if (from < size(zone))
            random.shuffle(std::span<CardIx>{m_order.data() + m_start[zone] + from, size(zone) - from});
    }

    friend bool operator==(const ZonedCards&, const ZonedCards&) = default;

private:
    [[nodiscard]] std::size_t placeOf(CardIx card) const
    {
        std::size_t place = m_start[m_zone[card]];
        while (m_order[place] != card)
            ++place;
        return place;
    }

    std::array<CardIx, MaxCards> m_order{};
    std::array<std::uint8_t, MaxCards> m_zone{};
    std::array<std::uint8_t, Zones + 1> m_start{};
};

} // namespace rules
