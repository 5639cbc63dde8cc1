// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/reason.h"

#include "rules/core/utf8.h"

#include <algorithm>
#include <cassert>

namespace rules {

namespace {

constexpr std::size_t kLongestOutside = 40;

/// The argument that "{3}" at this place names; none where the brace is just a brace.
std::size_t gapAt(std::string_view words, std::size_t at)
{
    const bool isGap = words.size() - at >= 3 && words[at] == '{' && words[at + 1] >= '0' &&
                       words[at + 1] <= '9' && words[at + 2] == '}';
    return isGap ? static_cast<std::size_t>(words[at + 1] - '0') : std::string_view::npos;
}

std::string grouped(std::int64_t number, Language language)
{
    std::string text = std::to_string(number);
    const std::size_t first = number < 0 ? 1 : 0;
    for (std::size_t at = text.size(); at > first + 3;) {
        at -= 3;
        text.insert(at, 1, language == Language::German ? '.' : ',');
    }
    return text;
}

} // namespace

Reason::Reason() = default;
Reason::Reason(const Reason& other) = default;
Reason::Reason(Reason&& other) noexcept = default;
Reason& Reason::operator=(const Reason& other) = default;
Reason& Reason::operator=(Reason&& other) noexcept = default;
Reason::~Reason() = default;

bool Reason::empty() const
{
    return m_words == nullptr;
}

void Reason::setWords(const ReasonWords& words)
{
    assert(argumentCount(words.en) == m_arguments.size());
    m_words = &words;
}

std::string Reason::in(Language language) const
{
    if (m_words == nullptr)
        return {};
    const std::string_view words = m_words->in(language);
    std::string text;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::size_t gap = gapAt(words, at);
        if (gap == std::string_view::npos) {
            text += words[at];
            continue;
        }
        if (gap < m_arguments.size())
            text += m_arguments[gap].in(language);
        at += 2;
    }
    return text;
}

BothLanguages Reason::inBoth() const
{
    return {in(Language::English), in(Language::German)};
}

ReasonArgument::ReasonArgument(std::string_view outside)
    : m_text{shortened(outside), {}}
{
    m_text.de = m_text.en;
}

std::string ReasonArgument::in(Language language) const
{
    if (!m_reason.empty())
        return m_reason.front().in(language);
    return m_isNumber ? grouped(m_number, language) : m_text.in(language);
}

Verbatim verbatim(std::string_view text)
{
    return {std::string(text)};
}

Verbatim listed(std::span<const std::string_view> words)
{
    Verbatim list;
    for (const std::string_view word : words)
        list.text += (list.text.empty() ? "" : ", ") + std::string(word);
    return list;
}

std::string shortened(std::string_view outside)
{
    std::string text;
    for (std::size_t at = 0; at < outside.size();) {
        const std::size_t length = std::max<std::size_t>(utf8::lengthAt(outside, at), 1);
        if (at + length > kLongestOutside)
            return text + "…";
        if (static_cast<unsigned char>(outside[at]) < 0x20)
            text += ' ';
        else
            text.append(outside, at, length);
        at += length;
    }
    return text;
}

std::size_t argumentCount(std::string_view words)
{
    std::size_t count = 0;
    for (std::size_t at = 0; at < words.size(); ++at)
        if (const std::size_t gap = gapAt(words, at); gap != std::string_view::npos)
            count = std::max(count, gap + 1);
    return count;
}

} // namespace rules
