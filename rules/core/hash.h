// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace rules {

/// FNV-1a over bytes, finished by a mix. The same on every machine: match files and golden signatures depend
/// on it.
class Hash
{
public:
    constexpr void byte(std::uint8_t value) { m_value = (m_value ^ value) * 0x100000001b3ULL; }
    constexpr void number(std::uint64_t value)
    {
        for (int i = 0; i < 8; ++i)
            byte(static_cast<std::uint8_t>(value >> (8 * i)));
    }
    constexpr void text(std::string_view value)
    {
        number(value.size());
        for (const char c : value)
            byte(static_cast<std::uint8_t>(c));
    }
    [[nodiscard]] constexpr std::uint64_t value() const
    {
        std::uint64_t x = m_value;
        x = (x ^ (x >> 33u)) * 0xff51afd7ed558ccdULL;
        return x ^ (x >> 33u);
    }

private:
    std::uint64_t m_value = 0xcbf29ce484222325ULL;
};

} // namespace rules
