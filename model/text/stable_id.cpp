// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/stable_id.h"

#include <QList>

#include <algorithm>

namespace model {

namespace {

constexpr qsizetype kLongestPlain = 80;
constexpr qsizetype kLongestDotted = 120;

bool isIdCharacter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-';
}

} // namespace

// No regular expression: "$" would also fit before a line break at the end.
bool isPlainId(QStringView text)
{
    return !text.isEmpty() && text.size() <= kLongestPlain && text.front() != u'-' &&
           std::all_of(text.begin(), text.end(), isIdCharacter);
}

bool isCardId(QStringView text)
{
    const qsizetype at = text.indexOf(u'@');
    return text.size() <= kLongestPlain &&
           (at < 0 ? isPlainId(text) : isPlainId(text.first(at)) && isPlainId(text.sliced(at + 1)));
}

bool isDottedId(QStringView text)
{
    if (text.size() > kLongestDotted)
        return false;
    const auto parts = text.split(u'.');
    return std::all_of(parts.begin(), parts.end(), isPlainId);
}

} // namespace model
