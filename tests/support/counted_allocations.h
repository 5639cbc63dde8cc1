// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Counts what operator new is asked for, in the whole program. It replaces the operators, so one source of a
// program includes it, and only a test of its own does.
#include <cstddef>
#include <cstdlib>
#include <new>

namespace tests {

inline std::size_t allocations = 0;

inline void* countedOrNull(std::size_t size) noexcept
{
    ++allocations;
    return std::malloc(size == 0 ? 1 : size);
}

inline void* counted(std::size_t size)
{
    if (void* const memory = countedOrNull(size))
        return memory;
    throw std::bad_alloc();
}

} // namespace tests

void* operator new(std::size_t size)
{
    return tests::counted(size);
}
void* operator new[](std::size_t size)
{
    return tests::counted(size);
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    return tests::countedOrNull(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept
{
    return tests::countedOrNull(size);
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete[](void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept
{
    std::free(memory);
}
