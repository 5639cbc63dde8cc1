// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

namespace rules {

/// A list with a fixed capacity and no heap: trivially copyable when T is. Adding beyond the capacity is a
/// broken contract. Unused places are kept zero by erase and pop, so that equal lists have equal bytes.
template <class T, std::size_t N>
class FixedVector
{
public:
    using value_type = T;
    static constexpr std::size_t kCapacity = N;

    constexpr FixedVector() = default;
    constexpr FixedVector(std::initializer_list<T> items)
    {
        for (const T& item : items)
            push_back(item);
    }

    [[nodiscard]] constexpr std::size_t size() const { return m_size; }
    [[nodiscard]] constexpr bool empty() const { return m_size == 0; }
    [[nodiscard]] constexpr bool full() const { return m_size == N; }

    constexpr T& operator[](std::size_t i)
    {
        assert(i < m_size);
        return m_items[i];
    }
    constexpr const T& operator[](std::size_t i) const
    {
        assert(i < m_size);
        return m_items[i];
    }
    constexpr T& back() { return (*this)[m_size - 1u]; }
    [[nodiscard]] constexpr const T& back() const { return (*this)[m_size - 1u]; }

    constexpr T* begin() { return m_items.data(); }
    constexpr T* end() { return m_items.data() + m_size; }
    [[nodiscard]] constexpr const T* begin() const { return m_items.data(); }
    [[nodiscard]] constexpr const T* end() const { return m_items.data() + m_size; }

    constexpr void push_back(const T& item)
    {
        assert(!full());
        m_items[m_size] = item;
        m_size = static_cast<Size>(m_size + 1);
    }
    constexpr void pop_back()
    {
        assert(!empty());
        m_size = static_cast<Size>(m_size - 1);
        m_items[m_size] = T{};
    }
    constexpr void clear()
    {
        std::fill_n(m_items.begin(), m_size, T{});
        m_size = 0;
    }
    /// Forgets the items without wiping them; for scratch lists that are never compared or saved.
    constexpr void forget() { m_size = 0; }

    [[nodiscard]] constexpr bool contains(const T& item) const
    {
        return std::find(begin(), end(), item) != end();
    }

    friend constexpr bool operator==(const FixedVector& a, const FixedVector& b)
    {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    using Size = std::conditional_t<(N < 256), std::uint8_t, std::uint16_t>;

    std::array<T, N> m_items{};
    Size m_size = 0;
};

} // namespace rules
