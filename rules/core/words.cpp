// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/words.h"

#include <algorithm>
#include <charconv>

namespace rules {

std::vector<std::string> splitWords(std::string_view line)
{
    std::vector<std::string> words;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        if (end > at)
            words.emplace_back(line.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

std::string joinWords(std::span<const std::string> words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

std::optional<int> readNumber(std::string_view word, int most)
{
    int number = 0;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (word.empty() || problem != std::errc{} || end != word.data() + word.size() || number < 0 ||
        number > most || word.front() == '-')
        return std::nullopt;
    return number;
}

bool isNumber(std::string_view word)
{
    if (word.starts_with('-'))
        word.remove_prefix(1);
    return !word.empty() &&
           std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace rules
