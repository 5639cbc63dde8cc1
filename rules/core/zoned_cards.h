// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
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

    /// `cards` new ones in an empty match, all in `zone`; their indexes count from 0.
    void fill(std::size_t zone, std::size_t cards)
    {
        assert(count() == 0 && cards <= MaxCards);
        for (std::size_t card = 0; card < cards; ++card)
            m_order[card] = static_cast<CardIx>(card);
        std::memset(m_zone.data(), static_cast<int>(zone), cards);
        std::memset(m_start.data() + zone + 1, static_cast<int>(cards), Zones - zone);
    }

    /// Takes `card` from where it is and puts it at `position` of `zone`, counted without the card itself.
    void move(CardIx card, std::size_t zone, std::size_t position)
    {
        const std::size_t from = m_zone[card];
        const std::size_t place = placeOf(card);
        const std::size_t target = m_start[zone] + position - (from < zone ? 1 : 0);
        if (place < target)
            moveUp(place, target, card);
        else
            moveDown(target, place, card);
        if (from < zone)
            changeStarts<-1>(from + 1, zone - from);
        else if (from > zone)
            changeStarts<1>(zone + 1, from - zone);
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

    // How many cards and zones lie between the old and the new place of a card is different every time, and a
    // loop or a call over so few bytes costs more by wrong guesses of the processor than by its work. So the
    // usual, short distances are changed as whole words, and what lies behind them is written back unchanged.
    static constexpr bool kByWords = std::endian::native == std::endian::little;
    static constexpr std::size_t kWord = sizeof(std::uint64_t);

    /// The lowest `bytes` bytes of a word, at least one.
    static constexpr std::uint64_t lowest(std::size_t bytes)
    {
        return bytes >= kWord ? ~std::uint64_t{0} : (std::uint64_t{1} << (bytes * 8)) - 1;
    }
    static std::uint64_t load(const std::uint8_t* from)
    {
        std::uint64_t word = 0;
        std::memcpy(&word, from, sizeof word);
        return word;
    }
    static void store(std::uint8_t* to, std::uint64_t word) { std::memcpy(to, &word, sizeof word); }

    /// What lies at `first` … `last` - 1 goes one place up; `card` comes to `first`.
    void moveDown(std::size_t first, std::size_t last, CardIx card)
    {
        std::uint8_t* const at = &m_order[first];
        const std::size_t bytes = last - first + 1;
        if (!kByWords || bytes > 2 * kWord) {
            std::memmove(at + 1, at, bytes - 1);
            *at = card;
            return;
        }
        const std::uint64_t low = load(at);
        const std::uint64_t high = load(at + kWord);
        const std::uint64_t lowMask = lowest(bytes);
        const std::uint64_t highMask = bytes > kWord ? lowest(bytes - kWord) : 0;
        store(at, (((low << 8u) | card) & lowMask) | (low & ~lowMask));
        store(at + kWord, (((high << 8u) | (low >> 56u)) & highMask) | (high & ~highMask));
    }
    /// What lies at `first` + 1 … `last` goes one place down; `card` comes to `last`.
    void moveUp(std::size_t first, std::size_t last, CardIx card)
    {
        std::uint8_t* const at = &m_order[first];
        const std::size_t bytes = last - first; // those that go down
        if (!kByWords || bytes > 2 * kWord) {
            std::memmove(at, at + 1, bytes);
        } else {
            const std::uint64_t low = load(at);
            const std::uint64_t high = load(at + kWord);
            const std::uint64_t end = at[2 * kWord];
            const std::uint64_t lowMask = lowest(bytes);
            const std::uint64_t highMask = bytes > kWord ? lowest(bytes - kWord) : 0;
            store(at, (((low >> 8u) | (high << 56u)) & lowMask) | (low & ~lowMask));
            store(at + kWord, (((high >> 8u) | (end << 56u)) & highMask) | (high & ~highMask));
        }
        m_order[last] = card;
    }
    /// Adds `By` to the starts of `zones` zones from `first` on. None of them leaves the range of a byte.
    template <int By>
    void changeStarts(std::size_t first, std::size_t zones)
    {
        constexpr std::uint64_t kEach = 0x0101010101010101u;
        if (!kByWords || zones > 2 * kWord) {
            for (std::size_t zone = first; zone < first + zones; ++zone)
                m_start[zone] = static_cast<std::uint8_t>(m_start[zone] + By);
            return;
        }
        std::uint8_t* const at = &m_start[first];
        const std::uint64_t low = kEach & lowest(zones);
        store(at, By > 0 ? load(at) + low : load(at) - low);
        if (zones > kWord) {
            const std::uint64_t high = kEach & lowest(zones - kWord);
            store(at + kWord, By > 0 ? load(at + kWord) + high : load(at + kWord) - high);
        }
    }

    // Behind the last entry there is room for the words that begin at it.
    std::array<CardIx, MaxCards + 2 * kWord + 1> m_order{};
    std::array<std::uint8_t, MaxCards> m_zone{};
    std::array<std::uint8_t, Zones + 1 + 2 * kWord> m_start{};
};

} // namespace rules
