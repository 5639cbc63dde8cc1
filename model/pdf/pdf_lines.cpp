// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pdf/pdf_lines.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr double kSameLine = 0.5; ///< of the smaller height has to overlap
constexpr double kMarkReach = 4;  ///< heights that a bullet may stand left of its text
constexpr qsizetype kLongestMark = 5;

bool isBullet(QChar c)
{
    static const QString bullets = u"•●○◦▪▫■□◆◇►▶‣⁃·–—*-→➤➢✓✔❖"_s;
    // Symbol fonts put their bullets into the private area.
    return bullets.contains(c) || c.category() == QChar::Other_PrivateUse;
}

bool isRoman(QStringView text)
{
    return !text.isEmpty() &&
           std::all_of(text.begin(), text.end(), [](QChar c) { return c == u'i' || c == u'v' || c == u'x'; });
}

double overlap(const QRectF& a, const QRectF& b)
{
    const double shared = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
    return shared / std::min(a.height(), b.height());
}

struct RawLine
{
    std::vector<const PdfWord*> words;
    QRectF box;
};

std::vector<RawLine> rawLines(const PdfPageText& page)
{
    std::vector<RawLine> lines;
    bool open = false;
    for (const PdfWord& word : page.words) {
        if (!(word.box.width() > 0) || !(word.box.height() > 0))
            continue;
        if (open && overlap(lines.back().words.back()->box, word.box) < kSameLine)
            open = false;
        if (!open)
            lines.push_back({{}, word.box});
        lines.back().words.push_back(&word);
        lines.back().box |= word.box;
        open = !word.endsLine;
    }
    return lines;
}

bool isOnlyMark(const RawLine& line)
{
    return line.words.size() == 1 && isListMark(line.words.front()->text);
}

/// Bullets that the reader found as lines of their own.
std::vector<QRectF> takeMarks(std::vector<RawLine>& lines)
{
    std::vector<QRectF> marks;
    for (size_t i = 0; i < lines.size(); ++i) {
        if (!isOnlyMark(lines[i]))
            continue;
        const QRectF& mark = lines[i].box;
        const bool hasText = std::any_of(lines.begin(), lines.end(), [&](const RawLine& line) {
            return !isOnlyMark(line) && overlap(mark, line.box) >= kSameLine &&
                   line.box.left() >= mark.right() - 1 &&
                   line.box.left() - mark.right() < kMarkReach * mark.height();
        });
        if (hasText)
            marks.push_back(mark);
    }
    std::erase_if(lines, [&](const RawLine& line) {
        return isOnlyMark(line) && std::find(marks.begin(), marks.end(), line.box) != marks.end();
    });
    return marks;
}

bool isAfterMark(const RawLine& line, const std::vector<QRectF>& marks)
{
    return std::any_of(marks.begin(), marks.end(), [&](const QRectF& mark) {
        return overlap(mark, line.box) >= kSameLine && line.box.left() >= mark.right() - 1 &&
               line.box.left() - mark.right() < kMarkReach * mark.height();
    });
}

double medianHeight(const RawLine& line)
{
    std::vector<double> heights;
    for (const PdfWord* word : line.words)
        heights.push_back(word->box.height());
    const auto middle = heights.begin() + static_cast<std::ptrdiff_t>(heights.size() / 2);
    std::nth_element(heights.begin(), middle, heights.end());
    return *middle;
}

} // namespace

bool isListMark(QStringView word)
{
    if (word.isEmpty() || word.size() > kLongestMark)
        return false;
    if (word.size() == 1)
        return isBullet(word[0]);
    const QChar last = word.back();
    if (last != u'.' && last != u')')
        return false;
    QStringView inside = word.chopped(1);
    if (inside.startsWith(u'('))
        inside = inside.mid(1);
    const bool digits = !inside.isEmpty() && inside.size() <= 2 &&
                        std::all_of(inside.begin(), inside.end(), [](QChar c) { return c.isDigit(); });
    return digits || (inside.size() == 1 && inside[0].isLower()) || isRoman(inside);
}

QString cleanedText(const QString& text)
{
    QString result;
    result.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c.unicode() >= 0xfb00 && c.unicode() <= 0xfb06) {
            result += QString(c).normalized(QString::NormalizationForm_KC);
        } else if (c.unicode() == 0xa8 && i + 1 < text.size() && text[i + 1].isLetter()) {
            // Old typesetters print an umlaut as two dots and a letter.
            result += text[++i];
            result += QChar(0x308);
        } else if (c.isSpace()) {
            result += u' ';
        } else if (c.category() != QChar::Other_Control && c.category() != QChar::Other_PrivateUse &&
                   c != QChar::ReplacementCharacter && c.unicode() != 0xfeff &&
                   (c.unicode() < 0x200b || c.unicode() > 0x200d)) {
            result += c;
        }
    }
    return result.normalized(QString::NormalizationForm_C);
}

std::vector<PdfLine> linesOf(const PdfPageText& page)
{
    std::vector<RawLine> raw = rawLines(page);
    const std::vector<QRectF> marks = takeMarks(raw);
    std::vector<PdfLine> lines;
    for (const RawLine& line : raw) {
        PdfLine result;
        result.height = medianHeight(line);
        result.isMarked = isAfterMark(line, marks);
        size_t first = 0;
        if (line.words.size() > 1 && isListMark(line.words.front()->text)) {
            result.isMarked = true;
            // A bullet says nothing; a number may be referred to.
            first = line.words.front()->text.size() == 1 ? 1 : 0;
        }
        for (size_t i = first; i < line.words.size(); ++i) {
            const QString word = cleanedText(line.words[i]->text).trimmed();
            if (word.isEmpty())
                continue;
            if (result.text.isEmpty())
                result.firstWord = line.words[i]->box.width();
            else
                result.text += u' ';
            result.text += word;
            result.box |= line.words[i]->box;
        }
        if (!result.text.isEmpty())
            lines.push_back(std::move(result));
    }
    return lines;
}

} // namespace model
