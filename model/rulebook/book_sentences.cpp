// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book_sentences.h"

#include <algorithm>
#include <cmath>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestSentence = 600; ///< letters; a table without stops is divided here

bool isSentenceEnd(QChar c)
{
    return c == u'.' || c == u'!' || c == u'?';
}

bool isClosing(QChar c)
{
    static const QString closing = u")]}\"”“’«»"_s;
    return closing.contains(c);
}

/// "e.g.", "d.h.", "z.B.", "ggf.", "b.", and "3." at the beginning: the stop belongs to the word.
bool isAbbreviation(QStringView word, bool isFirst)
{
    static const QStringList known{u"ggf"_s, u"bzw"_s, u"etc"_s, u"vgl"_s, u"max"_s, u"min"_s,
                                   u"vs"_s,  u"usw"_s, u"no"_s,  u"nr"_s,  u"ca"_s};
    const qsizetype first = std::distance(
        word.begin(), std::find_if(word.begin(), word.end(), [](QChar c) { return c.isLetterOrNumber(); }));
    const QStringView plain = word.mid(first, word.size() - first - 1);
    if (plain.isEmpty() || plain.contains(u'.') || (plain.size() == 1 && plain.front().isLetter()))
        return true;
    if (std::all_of(plain.begin(), plain.end(), [](QChar c) { return c.isDigit(); }))
        return isFirst;
    return known.contains(plain.toString().toLower());
}

/// Where the line with this character is: as the file says, or estimated from the widths of the lines.
int lineAt(const PdfParagraph& paragraph, qsizetype place)
{
    if (paragraph.lines.empty())
        return 0;
    if (paragraph.starts.size() == paragraph.lines.size()) {
        const auto after = std::upper_bound(paragraph.starts.begin(), paragraph.starts.end(), place);
        return std::max(0, static_cast<int>(std::distance(paragraph.starts.begin(), after)) - 1);
    }
    double all = 0;
    for (const PageBox& line : paragraph.lines)
        all += line.box.width();
    double left =
        all * static_cast<double>(place) / std::max<double>(1, static_cast<double>(paragraph.text.size()));
    for (size_t i = 0; i < paragraph.lines.size(); ++i) {
        left -= paragraph.lines[i].box.width();
        if (left < 0)
            return static_cast<int>(i);
    }
    return static_cast<int>(paragraph.lines.size()) - 1;
}

class SentenceDivider
{
public:
    explicit SentenceDivider(std::vector<BookSentence>& result)
        : m_result(result)
    {}

    void divide(const PdfParagraph& paragraph, int index)
    {
        const QString& text = paragraph.text;
        qsizetype start = 0;
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text[i] != u' ')
                continue;
            if (i > start && (endsBefore(text, start, i) || i - start > kLongestSentence)) {
                add(paragraph, index, start, i);
                start = i + 1;
            }
        }
        add(paragraph, index, start, text.size());
    }

private:
    /// Whether the blank at `blank` stands between two sentences.
    static bool endsBefore(const QString& text, qsizetype start, qsizetype blank)
    {
        if (blank + 1 < text.size() && text[blank + 1].unicode() == 0x2022)
            return true;
        qsizetype last = blank - 1;
        while (last > start && isClosing(text[last]))
            --last;
        if (!isSentenceEnd(text[last]))
            return false;
        const qsizetype word = text.lastIndexOf(u' ', last) + 1;
        if (text[last] == u'.' && isAbbreviation(QStringView(text).mid(word, last + 1 - word), word <= start))
            return false;
        // A lower-case letter goes on with the sentence.
        qsizetype next = blank + 1;
        while (next < text.size() && !text[next].isLetterOrNumber())
            ++next;
        return next >= text.size() || !text[next].isLower();
    }

    void add(const PdfParagraph& paragraph, int index, qsizetype start, qsizetype end)
    {
        const QString text = paragraph.text.mid(start, end - start).trimmed();
        if (std::none_of(text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber(); }))
            return;
        m_result.push_back({text, index, lineAt(paragraph, start),
                            lineAt(paragraph, std::max(start, end - 1)), paragraph.isHeading});
    }

    std::vector<BookSentence>& m_result;
};

} // namespace

std::vector<BookSentence> sentencesOf(const std::vector<PdfParagraph>& paragraphs)
{
    std::vector<BookSentence> result;
    SentenceDivider divider(result);
    for (size_t i = 0; i < paragraphs.size(); ++i)
        divider.divide(paragraphs[i], static_cast<int>(i));
    return result;
}

} // namespace model
