// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/measured_text.h"

#include "model/faces/figures.h"
#include "model/faces/text_line.h"

#include <QFontMetricsF>
#include <QStringList>

#include <algorithm>

namespace model {

namespace {

constexpr qsizetype kLongestGlued = 16; ///< letters; more would make all of a text smaller

/// A number stands on one line with what it counts, if that is short: "2 coins", "strength 3.".
QStringList glued(const QStringList& words)
{
    const auto isNumber = [](const QString& word) {
        return std::any_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); }) &&
               std::none_of(word.begin(), word.end(), [](QChar c) { return c.isLetter(); });
    };
    QStringList result;
    for (const QString& word : words) {
        const bool counts = !result.isEmpty() && isNumber(result.back()) && result.back().back().isDigit();
        const bool ends =
            !result.isEmpty() && isNumber(word) && !word.back().isDigit() && result.back().back().isLetter();
        if ((counts || ends) && result.back().size() + word.size() < kLongestGlued)
            result.back() += u' ' + word;
        else
            result << word;
    }
    return result;
}

} // namespace

MeasuredText::MeasuredText(const QString& text, const QFont& font)
    : m_font(TextLine::plain(font))
{
    m_font.setPixelSize(kReference);
    const QFontMetricsF metrics(m_font);
    m_blank = metrics.horizontalAdvance(u' ');
    for (const QString& paragraph : text.split(u'\n')) {
        bool first = true;
        const QStringList words = paragraph.split(u' ', Qt::SkipEmptyParts);
        for (const QString& word : glued(words.isEmpty() ? QStringList{QString()} : words)) {
            m_words.push_back({word, TextLine::width(word, m_font), first});
            m_widest = std::max(m_widest, m_words.back().width);
            first = false;
        }
    }
}

template <class Break>
void MeasuredText::walk(double size, double width, Break breakBefore) const
{
    const double room = width * kReference / size;
    double used = 0;
    for (const Word& word : m_words) {
        const bool starts = word.first || used + m_blank + word.width > room;
        used = starts ? word.width : used + m_blank + word.width;
        breakBefore(word, starts);
    }
}

std::vector<QString> MeasuredText::lines(double size, double width) const
{
    std::vector<QString> lines;
    walk(size, width, [&lines](const Word& word, bool starts) {
        if (starts)
            lines.push_back(word.text);
        else
            lines.back() += u' ' + word.text;
    });
    return lines;
}

int MeasuredText::lineCount(double size, double width) const
{
    int count = 0;
    walk(size, width, [&count](const Word&, bool starts) { count += starts ? 1 : 0; });
    return count;
}

bool MeasuredText::isWhole(double size, double width) const
{
    return m_widest * size <= width * kReference;
}

double MeasuredText::length(double size) const
{
    double sum = 0;
    for (const Word& word : m_words)
        sum += word.width + m_blank;
    return (sum - m_blank) * size / kReference;
}

} // namespace model
