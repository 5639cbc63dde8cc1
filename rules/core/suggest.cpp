// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/suggest.h"

#include "rules/core/core_reasons.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace rules {

namespace {

constexpr std::size_t kLongestWord = 40;

/// A letter too many, too few or wrong, or two neighbours that changed places, is one slip.
std::size_t distance(std::string_view a, std::string_view b)
{
    using Row = std::array<std::size_t, kLongestWord + 1>;
    Row beforeLast{};
    Row last{};
    Row row{};
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        beforeLast = last;
        last = row;
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            row[j + 1] = std::min({last[j] + (a[i] == b[j] ? 0U : 1U), row[j] + 1, last[j + 1] + 1});
            if (i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j])
                row[j + 1] = std::min(row[j + 1], beforeLast[j - 1] + 1);
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

Reason unknownWord(std::string_view what, std::string_view written, std::span<const std::string_view> words)
{
    return suggesting({CoreReason::UnknownWord, verbatim(what), written, listed(words)}, written, words);
}

Reason unknownKey(std::string_view written, std::span<const std::string_view> words)
{
    return suggesting({CoreReason::UnknownKey, written, listed(words)}, written, words);
}

Reason suggesting(Reason reason, std::string_view written, std::span<const std::string_view> words)
{
    if (const auto meant = closestWord(written, words))
        return {CoreReason::DidYouMean, std::move(reason), verbatim(*meant)};
    return reason;
}

std::string inMessage(std::string_view written)
{
    return "'" + shortened(written) + "'";
}

} // namespace rules
