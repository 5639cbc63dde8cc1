// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/suggest.h"

#include "rules/core/utf8.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace rules {

namespace {

constexpr std::size_t kLongestWord = 40;

std::size_t distance(std::string_view a, std::string_view b)
{
    std::array<std::size_t, kLongestWord + 1> row{};
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t change = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({change, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row[b.size()];
}

} // namespace

std::optional<std::string_view> closestWord(std::string_view written, std::span<const std::string_view> words,
                                            std::size_t most)
{
    if (written.size() > kLongestWord)
        return std::nullopt;
    std::optional<std::string_view> best;
    std::size_t least = std::min<std::size_t>(written.size() < 3 ? 1 : 2, most) + 1;
    for (const std::string_view word : words) {
        if (word.size() > kLongestWord)
            continue;
        const std::size_t slips = distance(written, word);
        if (slips < least && slips < word.size()) {
            least = slips;
            best = word;
        }
    }
    return best;
}

std::string unknownWord(std::string_view what, std::string_view written,
                        std::span<const std::string_view> words)
{
    std::string text = "unknown " + std::string(what) + " " + inMessage(written) + "; one of: ";
    for (std::size_t i = 0; i < words.size(); ++i) {
        text += i == 0 ? "" : ", ";
        text += words[i];
    }
    if (const auto meant = closestWord(written, words))
        text += "; did you mean " + std::string(*meant) + "?";
    return text;
}

std::string inMessage(std::string_view written)
{
    std::string text = "'";
    for (std::size_t at = 0; at < written.size();) {
        const std::size_t length = std::max<std::size_t>(utf8::lengthAt(written, at), 1);
        if (at + length > kLongestWord) {
            text += "…";
            break;
        }
        if (static_cast<unsigned char>(written[at]) < 0x20)
            text += ' ';
        else
            text.append(written, at, length);
        at += length;
    }
    return text + "'";
}

} // namespace rules
