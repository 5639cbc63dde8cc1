// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pdf/paragraph_builder.h"

#include "model/pdf/column_order.h"
#include "model/pdf/paragraph_breaks.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestHeading = 90; ///< letters
constexpr double kLargerHeading = 1.12;   ///< letters, compared with those of the text
constexpr qsizetype kLongestLargeHeading = 160;
constexpr qsizetype kMostCompounds = 5000;
constexpr qsizetype kLongestParagraph = 20'000;

bool isHyphen(QChar c)
{
    return c == u'-' || c.unicode() == 0x2010 || c.unicode() == 0x2011 || c.unicode() == 0xad;
}

/// "Einsatz- und", not a word that the line divided.
bool isConjunction(QStringView word)
{
    static const QStringList words{u"und"_s, u"oder"_s, u"bzw"_s, u"bzw."_s, u"and"_s,
                                   u"or"_s,  u"to"_s,   u"bis"_s, u"sowie"_s};
    return words.contains(word);
}

QStringView firstWord(QStringView text)
{
    const qsizetype end = text.indexOf(u' ');
    return end < 0 ? text : text.first(end);
}

QStringView lastWord(QStringView text)
{
    return text.mid(text.lastIndexOf(u' ') + 1);
}

QString lettersOf(QStringView word)
{
    QString result;
    for (const QChar c : word) {
        if (c.isLetter() || isHyphen(c))
            result += isHyphen(c) ? QChar(u'-') : c.toLower();
    }
    return result;
}

bool endsOpen(const QString& text)
{
    static const QString closing = u".!?:"_s;
    return !text.isEmpty() && !closing.contains(text.back());
}

} // namespace

void ParagraphBuilder::add(const PdfPageText& page)
{
    std::vector<PdfLine> lines = linesOf(page);
    putInReadingOrder(lines);
    m_heads.add({m_pages++, page.size, std::move(lines)});
    while (m_heads.hasPage())
        divide(m_heads.take());
}

void ParagraphBuilder::finish()
{
    m_heads.finish();
    while (m_heads.hasPage())
        divide(m_heads.take());
    close();
}

void ParagraphBuilder::divide(const LinedPage& page)
{
    const PageSetting setting(page.lines);
    if (setting.textHeight() > 0)
        m_textHeight = setting.textHeight();
    for (const PdfLine& line : page.lines)
        noteCompounds(line.text);
    for (size_t i = 0; i < page.lines.size(); ++i) {
        const PdfLine& line = page.lines[i];
        const bool begins = i == 0 || setting.isJump(i) ? !goesOn(line) : setting.beginsParagraph(i);
        if (begins) {
            close();
            m_isListed = line.isMarked;
        }
        append(line, page.number, setting.room(i));
    }
}

/// Into the next column or page: only what plainly is in the middle of a sentence.
bool ParagraphBuilder::goesOn(const PdfLine& line) const
{
    if (m_open.text.isEmpty() || line.isMarked || !endsOpen(m_open.text))
        return false;
    const double larger = std::max(line.height, m_openHeight);
    if (std::abs(line.height - m_openHeight) > 0.12 * larger)
        return false;
    const auto letter =
        std::find_if(line.text.begin(), line.text.end(), [](QChar c) { return c.isLetter(); });
    if (letter != line.text.end() && letter->isLower())
        return true;
    // A line that ends in the middle of a sentence because it was full; nouns may begin the next.
    const bool isFull = m_openRoom < line.firstWord + kRoomForAWord * line.height;
    const bool isLong = m_open.lines.size() > 1 || m_open.text.size() > kLongestHeading / 4;
    return isLong && (isFull || isHyphen(m_open.text.back()));
}

void ParagraphBuilder::append(const PdfLine& line, int page, double room)
{
    if (m_open.text.size() > kLongestParagraph)
        close();
    m_openHeight = line.height;
    m_openRoom = room;
    m_open.lines.push_back({page, line.box});
    appendText(line.text);
    m_open.starts.push_back(static_cast<int>(m_open.text.size() - line.text.size()));
}

void ParagraphBuilder::appendText(const QString& text)
{
    QString& all = m_open.text;
    if (all.isEmpty()) {
        all = text;
        return;
    }
    const bool divided = isHyphen(all.back()) && all.size() > 1 && all[all.size() - 2].isLetter();
    if (!divided || isConjunction(firstWord(text))) {
        all += u' ' + text;
        return;
    }
    const QString whole = lettersOf(lastWord(all)) + lettersOf(firstWord(text));
    const bool isCompound = all.back().unicode() != 0xad && m_compounds.contains(whole);
    if (text.front().isLower() && !isCompound)
        all.chop(1);
    all += text;
}

void ParagraphBuilder::noteCompounds(const QString& text)
{
    for (qsizetype at = text.indexOf(u'-'); at >= 0; at = text.indexOf(u'-', at + 1)) {
        if (at == 0 || at + 1 >= text.size() || !text[at - 1].isLetter() || !text[at + 1].isLetter())
            continue;
        if (m_compounds.size() < kMostCompounds)
            m_compounds.insert(lettersOf(lastWord(QStringView(text).first(at))) +
                               lettersOf(firstWord(QStringView(text).mid(at))));
    }
}

void ParagraphBuilder::close()
{
    // What a line could have been divided at, but was not.
    if (m_open.text.contains(QChar(0xad))) {
        for (int& start : m_open.starts)
            start -= static_cast<int>(QStringView(m_open.text).first(start).count(QChar(0xad)));
        m_open.text.remove(QChar(0xad));
    }
    if (m_open.text.isEmpty()) {
        m_open = {};
        return;
    }
    static const QString sentence = u".!;,:"_s;
    const bool isLarger = m_openHeight > kLargerHeading * m_textHeight;
    const bool isShort = m_open.text.size() <= kLongestHeading && m_open.lines.size() <= 2;
    m_open.isHeading = (isLarger && m_open.text.size() <= kLongestLargeHeading) ||
                       (isShort && !m_isListed && !sentence.contains(m_open.text.back()));
    m_sink(std::move(m_open));
    m_open = {};
}

} // namespace model
