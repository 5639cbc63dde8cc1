// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tests {

/// How often to repeat what is worth repeating: a tenth of it where sanitizers make every step slow.
constexpr int many(int times)
{
#ifdef CASTELLAN_SANITIZED
    return (times + 9) / 10;
#else
    return times;
#endif
}

} // namespace tests
