// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/fixed_vector.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace rules {

/// A seat at the table, from 0 in turn order.
using Seat = std::uint8_t;
inline constexpr Seat kNoSeat = 0xff;

/// Who is asked: a seat, or with this bit a party that decides together. Both are kept in a Seat.
inline constexpr Seat kTogether = 0x80;
inline constexpr Seat together(std::uint8_t party)
{
    return static_cast<Seat>(kTogether | party);
}
inline constexpr bool isTogether(Seat who)
{
    return who != kNoSeat && (who & kTogether) != 0;
}

/// One answer to a question: a verb of the game and up to three numbers whose meaning the verb gives.
struct Choice
{
    std::uint16_t verb = 0;
    std::uint16_t a = 0;
    std::uint16_t b = 0;
    std::uint16_t c = 0;

    friend constexpr auto operator<=>(const Choice&, const Choice&) = default;
};

/// All legal answers to a question, sorted and unique. Held as a product: every `first` with every `second`
/// under one verb, perhaps once more under a greater verb, followed by single answers with greater verbs. So
/// a bid on five cards with twenty coins is stored as five plus two numbers. One is made for every question,
/// so nothing is written that is not used.
template <std::size_t MaxFirst>
class OptionSet
{
public:
    OptionSet() = default;

    /// The verb of the product; before the first `add`.
    void setVerb(std::uint16_t verb) { m_verb = verb; }
    /// Adds a value for `a`. Values may come in any order and repeatedly; sorted ones are cheapest.
    void add(std::uint16_t first)
    {
        std::size_t place = m_firstCount;
        while (place > 0 && m_first[place - 1] > first)
            --place;
        if (place > 0 && m_first[place - 1] == first)
            return;
        assert(m_firstCount < MaxFirst);
        for (std::size_t i = m_firstCount++; i > place; --i)
            m_first[i] = m_first[i - 1];
        m_first[place] = first;
    }
    /// `b` runs over low … high for every `a`.
    void range(std::uint16_t low, std::uint16_t high)
    {
        m_low = low;
        m_secondCount = static_cast<std::uint16_t>(high - low + 1);
    }
    /// `b` runs over the given values, which come sorted.
    void addSecond(std::uint16_t second)
    {
        m_second.push_back(second);
        m_secondCount = static_cast<std::uint16_t>(m_second.size());
    }
    /// The whole product once more under a greater verb.
    void repeat(std::uint16_t verb) { m_again = verb; }
    /// A single answer; its verb is greater than the product's and than that of the one added before.
    void addSingle(Choice choice) { m_single.push_back(choice); }

    [[nodiscard]] std::size_t size() const
    {
        return productSize() * (m_again == 0 ? 1 : 2) + m_single.size();
    }
    [[nodiscard]] bool empty() const { return size() == 0; }

    Choice operator[](std::size_t i) const
    {
        const std::size_t product = productSize();
        std::uint16_t verb = m_verb;
        if (i >= product) {
            i -= product;
            if (m_again == 0 || i >= product)
                return m_single[m_again == 0 ? i : i - product];
            verb = m_again;
        }
        const auto place = static_cast<std::uint32_t>(i); // dividing 64 bits takes three times as long
        const std::uint32_t second = place % m_secondCount;
        return {verb, m_first[place / m_secondCount],
                m_second.empty() ? static_cast<std::uint16_t>(m_low + second) : m_second[second], 0};
    }

    [[nodiscard]] bool contains(const Choice& choice) const
    {
        for (const Choice& single : m_single)
            if (single == choice)
                return true;
        const auto* const end = m_first.begin() + m_firstCount;
        if ((choice.verb != m_verb && (m_again == 0 || choice.verb != m_again)) || choice.c != 0 ||
            std::find(m_first.begin(), end, choice.a) == end)
            return false;
        if (!m_second.empty())
            return m_second.contains(choice.b);
        return choice.b >= m_low && choice.b - m_low < m_secondCount;
    }

private:
    [[nodiscard]] std::size_t productSize() const { return std::size_t{m_firstCount} * m_secondCount; }

    std::array<std::uint16_t, MaxFirst> m_first; // only the first m_firstCount are ever written
    FixedVector<std::uint16_t, 12> m_second;
    FixedVector<Choice, 3> m_single;
    std::uint16_t m_firstCount = 0;
    std::uint16_t m_verb = 0;
    std::uint16_t m_again = 0;
    std::uint16_t m_low = 0;
    std::uint16_t m_secondCount = 1;
};

} // namespace rules
