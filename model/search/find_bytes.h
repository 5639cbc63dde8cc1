// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstring>
#include <string_view>

namespace model {

/// Where `wanted` begins in `text` from `at` on; npos if nowhere. std::string_view::find stops at every first
/// letter, which takes milliseconds in a megabyte of names.
[[nodiscard]] inline std::size_t findBytes(std::string_view text, std::string_view wanted, std::size_t at)
{
    if (at > text.size() || wanted.empty())
        return std::string_view::npos;
#ifdef __GLIBC__
    const void* found = memmem(text.data() + at, text.size() - at, wanted.data(), wanted.size());
    return found == nullptr ? std::string_view::npos
                            : static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
#else
    return text.find(wanted, at);
#endif
}

} // namespace model
