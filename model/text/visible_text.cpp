// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/visible_text.h"

#include <algorithm>

namespace model {

namespace {

bool isControl(QChar character)
{
    const char16_t code = character.unicode();
    return code < 0x20 || (code >= 0x7f && code <= 0x9f);
}

bool changesDirection(QChar character)
{
    const char16_t code = character.unicode();
    return code == 0x061c || code == 0x200e || code == 0x200f || (code >= 0x202a && code <= 0x202e) ||
           (code >= 0x2066 && code <= 0x2069);
}

bool isUnsafe(QChar character)
{
    return (isControl(character) && character != u'\n' && character != u'\t') || changesDirection(character);
}

bool isUnsafeInALine(QChar character)
{
    return isControl(character) || changesDirection(character) || character == QChar::LineSeparator ||
           character == QChar::ParagraphSeparator;
}

QString escaped(const QString& text, bool (*unsafe)(QChar))
{
    if (std::none_of(text.begin(), text.end(), unsafe))
        return text;
    QString visible;
    visible.reserve(text.size() + 16);
    for (const QChar character : text) {
        if (unsafe(character))
            visible += QStringLiteral("\\u%1").arg(uint(character.unicode()), 4, 16, QLatin1Char('0'));
        else
            visible += character;
    }
    return visible;
}

} // namespace

QString visibleText(const QString& text)
{
    return escaped(text, isUnsafe);
}

QString visibleLine(const QString& text)
{
    return escaped(text, isUnsafeInALine);
}

} // namespace model
