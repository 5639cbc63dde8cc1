// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

/// The bytes of a fuzzer, one after the other; 0 when there are no more.
class FuzzBytes
{
public:
    FuzzBytes(const std::uint8_t* bytes, std::size_t size)
        : m_bytes(bytes)
        , m_left(size)
    {}
    [[nodiscard]] bool empty() const { return m_left == 0; }
    std::uint8_t byte()
    {
        if (m_left == 0)
            return 0;
        --m_left;
        return *m_bytes++;
    }
    std::uint16_t word()
    {
        const unsigned high = byte();
        return static_cast<std::uint16_t>(high << 8u | byte());
    }

private:
    const std::uint8_t* m_bytes;
    std::size_t m_left;
};

/// Stops the fuzzer with what is wrong; nothing is fine.
inline void require(const std::string& wrong)
{
    if (wrong.empty())
        return;
    std::fprintf(stderr, "%s\n", wrong.c_str());
    std::abort();
}
