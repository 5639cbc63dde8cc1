// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/vocabulary.h"

#include "model/search/find_bytes.h"

#include <algorithm>
#include <array>
#include <bit>
#include <tuple>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kLongestWord = 40;

std::uint32_t lettersOf(std::string_view word)
{
    std::uint32_t result = 0;
    for (const char c : word)
        result |= 1u << (static_cast<unsigned char>(c) % 32);
    return result;
}

} // namespace

int slipsBetween(std::string_view typed, std::string_view word, int most, bool beginning)
{
    if (typed.size() > kLongestWord || typed.empty())
        return most + 1;
    if (!beginning && word.size() > typed.size() + static_cast<std::size_t>(most))
        return most + 1;
    word = word.substr(0, typed.size() + static_cast<std::size_t>(most));
    using Row = std::array<int, kLongestWord + 8>;
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

StorageResult<Vocabulary> Vocabulary::load(Database& database)
{
    // Two rows of text instead of tens of thousands of small ones, which would take longer to fetch than to use.
    const auto words = database.value(u"SELECT group_concat(term, char(10)) FROM search_word"_s);
    if (!words)
        return words.error();
    const auto uses = database.value(u"SELECT group_concat(doc) FROM search_word"_s);
    if (!uses)
        return uses.error();
    Vocabulary result;
    result.m_words = words->toString().toStdString();
    if (result.m_words.empty())
        return result;
    result.m_words += '\n';
    std::size_t begin = 0;
    for (std::size_t end = result.m_words.find('\n'); end != std::string::npos; end = result.m_words.find('\n', begin)) {
        result.m_begins.push_back(static_cast<std::uint32_t>(begin));
        result.m_letters.push_back(lettersOf(std::string_view(result.m_words).substr(begin, end - begin)));
        begin = end + 1;
    }
    for (const QStringView use : QStringView(uses->toString()).split(u','))
        result.m_uses.push_back(use.toUInt());
    result.m_uses.resize(result.m_begins.size());
    return result;
}

std::string_view Vocabulary::word(std::size_t at) const
{
    const std::size_t end = at + 1 < m_begins.size() ? m_begins[at + 1] : m_words.size();
    return std::string_view(m_words).substr(m_begins[at], end - m_begins[at] - 1);
}

QStringList Vocabulary::containing(const std::string& folded, std::size_t most) const
{
    std::vector<std::size_t> found;
    const std::string_view words = m_words;
    for (std::size_t at = findBytes(words, folded, 1); at != std::string_view::npos;
         at = findBytes(words, folded, at + 1)) {
        if (words[at - 1] == '\n')
            continue;
        const auto begin = std::upper_bound(m_begins.begin(), m_begins.end(), at) - 1;
        const auto index = static_cast<std::size_t>(begin - m_begins.begin());
        if (found.empty() || found.back() != index)
            found.push_back(index);
    }
    const std::size_t kept = std::min(most, found.size());
    std::partial_sort(
        found.begin(), found.begin() + static_cast<std::ptrdiff_t>(kept), found.end(),
        [this](std::size_t a, std::size_t b) { return std::tuple(m_uses[b], a) < std::tuple(m_uses[a], b); });
    QStringList result;
    for (std::size_t i = 0; i < kept; ++i)
        result << QString::fromStdString(std::string(word(found[i])));
    return result;
}

QStringList Vocabulary::near(const std::string& folded, std::size_t most) const
{
    struct Found
    {
        int slips;
        std::uint32_t uses;
        std::size_t index;
    };
    QStringList result;
    if (folded.size() < 4 || folded.size() > kLongestWord)
        return result;
    const int allowed = folded.size() >= 8 ? 2 : 1;
    const std::uint32_t letters = lettersOf(folded);
    std::vector<Found> found;
    for (std::size_t i = 0; i < count(); ++i) {
        if (std::popcount(letters & ~m_letters[i]) > allowed)
            continue;
        const std::string_view known = word(i);
        if (known.size() + static_cast<std::size_t>(allowed) < folded.size())
            continue;
        const bool longer = known.size() > folded.size() + static_cast<std::size_t>(allowed);
        if (const int slips = slipsBetween(folded, known, allowed, longer); slips <= allowed)
            found.push_back({longer ? slips + 2 : slips, m_uses[i], i});
    }
    std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
        return std::tuple(a.slips, b.uses, a.index) < std::tuple(b.slips, a.uses, b.index);
    });
    for (std::size_t i = 0; i < std::min(most, found.size()); ++i) {
        // A word as it stands beats those that are farther off.
        if (found[i].slips > found.front().slips)
            break;
        result << QString::fromStdString(std::string(word(found[i].index)));
    }
    return result;
}

std::size_t Vocabulary::memory() const
{
    return m_words.capacity() +
           (m_begins.capacity() + m_letters.capacity() + m_uses.capacity()) * sizeof(std::uint32_t);
}

} // namespace model
