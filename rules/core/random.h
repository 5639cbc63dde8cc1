// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstdint>
#include <utility>

namespace rules {

/// Our own generator, because the standard distributions and shuffles differ between libraries and a match
/// must replay exactly everywhere: PCG-XSH-RR with 64 bits of state, which live inside the game state. Saved
/// matches depend on every number it gives. Do not change it: add another one beside it.
class Random
{
public:
    constexpr Random() = default;
    constexpr explicit Random(std::uint64_t seed)
        : m_state(mix(seed + kIncrement))
    {}

    constexpr std::uint32_t next()
    {
        const std::uint64_t old = m_state;
        m_state = old * 6364136223846793005ULL + kIncrement;
        const auto shifted = static_cast<std::uint32_t>(((old >> 18u) ^ old) >> 27u);
        const auto turn = static_cast<std::uint32_t>(old >> 59u);
        return (shifted >> turn) | (shifted << ((32u - turn) & 31u));
    }

    /// A number from 0 to `bound` − 1, each equally likely. `bound` is at least 1.
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        assert(bound > 0);
        std::uint64_t product = std::uint64_t{next()} * bound;
        auto low = static_cast<std::uint32_t>(product);
        if (low < bound) {
            const std::uint32_t threshold = (0u - bound) % bound;
            while (low < threshold) {
                product = std::uint64_t{next()} * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32u);
    }

    /// Fisher–Yates from the end; the order of the draws is part of the match format.
    template <class Items>
    constexpr void shuffle(Items&& items)
    {
        for (auto i = static_cast<std::uint32_t>(items.size()); i > 1; --i)
            std::swap(items[i - 1], items[below(i)]);
    }

    [[nodiscard]] constexpr std::uint64_t state() const { return m_state; }
    [[nodiscard]] static constexpr Random fromState(std::uint64_t state)
    {
        Random random;
        random.m_state = state;
        return random;
    }

    /// Spreads a small number over 64 bits; for deriving one seed from another.
    [[nodiscard]] static constexpr std::uint64_t mix(std::uint64_t x)
    {
        x = (x ^ (x >> 30u)) * 0xbf58476d1ce4e5b9ULL;
        x = (x ^ (x >> 27u)) * 0x94d049bb133111ebULL;
        return x ^ (x >> 31u);
    }

    friend constexpr bool operator==(const Random&, const Random&) = default;

private:
    static constexpr std::uint64_t kIncrement = 1442695040888963407ULL;

    std::uint64_t m_state = 0;
};

} // namespace rules
