// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/slips.h"

#include <algorithm>
#include <array>

namespace model {

std::uint32_t letterBits(std::string_view word)
{
    std::uint32_t result = 0;
    for (const char c : word)
        result |= 1u << (static_cast<unsigned char>(c) % 32);
    return result;
}

int slipsBetween(std::string_view typed, std::string_view word, int most, bool beginning)
{
    if (typed.size() > kLongestSlippedWord || typed.empty())
        return most + 1;
    if (!beginning && word.size() > typed.size() + static_cast<std::size_t>(most))
        return most + 1;
    word = word.substr(0, typed.size() + static_cast<std::size_t>(most));
    using Row = std::array<int, kLongestSlippedWord + 8>;
    Row twoAgo{};
    Row last{};
    Row row{};
    for (std::size_t j = 0; j <= word.size(); ++j)
        last[j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= typed.size(); ++i) {
        row[0] = static_cast<int>(i);
        int best = row[0];
        for (std::size_t j = 1; j <= word.size(); ++j) {
            const int wrong = typed[i - 1] == word[j - 1] ? 0 : 1;
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + wrong});
            if (i > 1 && j > 1 && typed[i - 1] == word[j - 2] && typed[i - 2] == word[j - 1])
                row[j] = std::min(row[j], twoAgo[j - 2] + 1);
            best = std::min(best, row[j]);
        }
        if (best > most)
            return most + 1;
        twoAgo = last;
        last = row;
    }
    const auto end = last.begin() + static_cast<std::ptrdiff_t>(word.size()) + 1;
    const int slips = beginning ? *std::min_element(last.begin(), end) : last[word.size()];
    return std::min(slips, most + 1);
}

} // namespace model
