// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace rules {

/// A set of small numbers, one bit each.
using Bits = std::uint64_t;

inline constexpr Bits bit(std::size_t number)
{
    return Bits{1} << number;
}

/// Counts without the processor's own instruction, which not every machine has: the compiler would call a
/// library for it.
inline constexpr unsigned countBits(Bits bits)
{
    bits -= (bits >> 1u) & 0x5555555555555555u;
    bits = (bits & 0x3333333333333333u) + ((bits >> 2u) & 0x3333333333333333u);
    bits = (bits + (bits >> 4u)) & 0x0f0f0f0f0f0f0f0fu;
    return static_cast<unsigned>((bits * 0x0101010101010101u) >> 56u);
}

/// All legal answers to a question of a board game, sorted and unique, held in rows: a verb, a first number
/// and bits for the second ("from this tile to any of those"), or a verb and bits for the first number. One
/// is made for every question, so nothing is written that is not used.
template <std::size_t MaxRows>
class RowOptions
{
public:
    RowOptions() = default;

    /// Room for `count` rows more, to be filled by `set`; their indices go on from those before.
    std::size_t make(std::size_t count)
    {
        const std::size_t first = m_rowCount;
        m_rowCount += count;
        assert(m_rowCount <= MaxRows);
        return first;
    }
    /// `b` runs over `seconds`, which may be none. Rows are in ascending order of verb and `a`.
    void set(std::size_t row, std::uint16_t verb, std::uint16_t a, Bits seconds)
    {
        put(row, {seconds, verb, a, seconds == 0 ? 0 : countBits(seconds)}); // most rows of attacks are empty
    }
    void add(std::uint16_t verb, std::uint16_t a, Bits seconds) { set(make(1), verb, a, seconds); }
    /// `a` runs over `firsts`, `b` is 0.
    void addFirsts(std::uint16_t verb, Bits firsts)
    {
        put(make(1), {firsts, verb, kFirsts, countBits(firsts)});
    }
    void addSingle(std::uint16_t verb) { put(make(1), {1, verb, 0, 1}); }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }

    Choice operator[](std::size_t i) const
    {
        assert(i < m_size);
        const Row* row = m_rows.data();
        while (i >= row->count)
            i -= (row++)->count;
        Bits bits = row->bits;
        while (i-- > 0)
            bits &= bits - 1;
        const auto number = static_cast<std::uint16_t>(std::countr_zero(bits));
        return row->a == kFirsts ? Choice{row->verb, number, 0, 0} : Choice{row->verb, row->a, number, 0};
    }

    [[nodiscard]] bool contains(const Choice& choice) const
    {
        if (choice.c != 0 || choice.a >= kFirsts)
            return false;
        for (std::size_t r = 0; r < m_rowCount; ++r) {
            const Row& row = m_rows[r];
            if (row.verb != choice.verb || (row.a != kFirsts && row.a != choice.a))
                continue;
            const std::uint16_t number = row.a == kFirsts ? choice.a : choice.b;
            if (number < 64 && (row.bits >> number & 1u) != 0 && (row.a != kFirsts || choice.b == 0))
                return true;
        }
        return false;
    }

private:
    static constexpr std::uint16_t kFirsts = 0xffff;

    struct Row
    {
        Bits bits;
        std::uint16_t verb;
        std::uint16_t a;
        std::uint32_t count;
    };

    void put(std::size_t index, const Row& row)
    {
        m_size += row.count;
        m_rows[index] = row;
    }

    std::array<Row, MaxRows> m_rows; // only the first m_rowCount are ever written
    std::size_t m_rowCount = 0;
    std::size_t m_size = 0;
};

} // namespace rules
