// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace model {

/// A set of small numbers below a fixed size.
class Bits
{
public:
    Bits() = default;
    explicit Bits(std::size_t size, bool full = false)
        : m_size(size)
        , m_words((size + 63) / 64, full ? ~std::uint64_t{0} : 0)
    {
        if (full && size % 64 != 0)
            m_words.back() = (std::uint64_t{1} << (size % 64)) - 1;
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    void add(std::size_t at) { m_words[at / 64] |= std::uint64_t{1} << (at % 64); }
    [[nodiscard]] bool has(std::size_t at) const { return (m_words[at / 64] >> (at % 64) & 1) != 0; }

    Bits& operator&=(const Bits& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= other.m_words[i];
        return *this;
    }
    Bits& operator|=(const Bits& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] |= other.m_words[i];
        return *this;
    }
    Bits& subtract(const Bits& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= ~other.m_words[i];
        return *this;
    }

    [[nodiscard]] std::size_t count() const
    {
        std::size_t result = 0;
        for (const std::uint64_t word : m_words)
            result += static_cast<std::size_t>(std::popcount(word));
        return result;
    }
    [[nodiscard]] bool empty() const
    {
        for (const std::uint64_t word : m_words) {
            if (word != 0)
                return false;
        }
        return true;
    }

    /// Calls visit(number) for each, in rising order.
    template <class Visit>
    void each(Visit visit) const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            for (std::uint64_t word = m_words[i]; word != 0; word &= word - 1)
                visit(i * 64 + static_cast<std::size_t>(std::countr_zero(word)));
        }
    }

private:
    std::size_t m_size = 0;
    std::vector<std::uint64_t> m_words;
};

} // namespace model
