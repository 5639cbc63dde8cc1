// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <string>

/// For test programs without Qt Test: says what failed and counts it.
namespace tests {

inline int failures = 0;
inline int checks = 0;

inline bool check(bool holds, const std::string& what)
{
    ++checks;
    if (!holds) {
        ++failures;
        if (failures <= 20)
            std::printf("FAILED: %s\n", what.c_str());
    }
    return holds;
}

/// The exit status of a program: a test that checked nothing has failed.
inline int result()
{
    std::printf("%d checks, %d failed\n", checks, failures);
    return failures == 0 && checks > 0 ? 0 : 1;
}

} // namespace tests
