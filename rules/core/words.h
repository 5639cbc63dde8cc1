// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Lines of words, as scenario files, set-ups and saved positions have them.
namespace rules {

/// The words between blanks.
[[nodiscard]] std::vector<std::string> splitWords(std::string_view line);

/// The words with a blank between them.
[[nodiscard]] std::string joinWords(std::span<const std::string> words);

/// A whole number from 0 to `most`, written in digits alone.
[[nodiscard]] std::optional<int> readNumber(std::string_view word, int most);
/// Whether a word is a number at all, below zero or too large as it may be.
[[nodiscard]] bool isNumber(std::string_view word);

} // namespace rules
