// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace rules::utf8 {

/// The length of the character at `at` (1 to 4 bytes), or 0 where the bytes are no UTF-8: cut off, overlong,
/// a surrogate or beyond U+10FFFF. `at` must be inside the text.
[[nodiscard]] std::size_t lengthAt(std::string_view text, std::size_t at);

[[nodiscard]] bool isValid(std::string_view text);

/// Appends one character; it must be a Unicode scalar value.
void append(std::string& text, std::uint32_t character);

} // namespace rules::utf8
