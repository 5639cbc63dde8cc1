// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pdf/pdf_find.h"

#include "model/pdf/pdf_lines.h"
#include "model/search/folding.h"

#include <algorithm>

namespace model {

namespace {

constexpr qsizetype kFewestLetters = 2;

struct Letter
{
    size_t word = 0;
    double from = 0; ///< part of the word's width
    double until = 0;
};

/// The page in one string, and where each of its letters stands.
struct Stretch
{
    QString text;
    std::vector<Letter> letters;
};

bool isDivided(const std::vector<PdfWord>& words, size_t i)
{
    const QString& text = words[i].text;
    if (i + 1 >= words.size() || !words[i].endsLine || text.size() < 2 || words[i + 1].text.isEmpty())
        return false;
    const QChar last = text.back();
    return (last == u'-' || last.unicode() == 0x2010 || last.unicode() == 0xad) &&
           text[text.size() - 2].isLetter() && words[i + 1].text.front().isLower();
}

Stretch stretchOf(const PdfPageText& page, size_t first, size_t last)
{
    Stretch result;
    for (size_t i = first; i <= last && i < page.words.size(); ++i) {
        const bool divided = isDivided(page.words, i) && i < last;
        QString text = cleanedText(page.words[i].text);
        if (divided)
            text.chop(1);
        const auto size = static_cast<double>(std::max<qsizetype>(1, text.size()));
        for (qsizetype at = 0; at < text.size(); ++at)
            result.letters.push_back({i, static_cast<double>(at) / size, static_cast<double>(at + 1) / size});
        result.text += text;
        if (!divided) {
            result.text += u' ';
            result.letters.push_back({i, 1, 1});
        }
    }
    return result;
}

std::vector<QRectF> boxesOf(const PdfPageText& page, const Stretch& stretch, size_t first, size_t last)
{
    std::vector<QRectF> boxes;
    bool isNewLine = true;
    for (size_t at = first; at <= last && at < stretch.letters.size();) {
        const size_t word = stretch.letters[at].word;
        const double from = stretch.letters[at].from;
        double until = from;
        while (at <= last && at < stretch.letters.size() && stretch.letters[at].word == word)
            until = stretch.letters[at++].until;
        const QRectF& box = page.words[word].box;
        const QRectF part(box.left() + from * box.width(), box.top(), (until - from) * box.width(),
                          box.height());
        if (part.width() > 0) {
            if (isNewLine)
                boxes.push_back(part);
            else
                boxes.back() |= part;
            isNewLine = false;
        }
        isNewLine = isNewLine || page.words[word].endsLine;
    }
    return boxes;
}

} // namespace

std::vector<PdfHit> hitsOn(const PdfPageText& page, int number, const QString& typed)
{
    std::vector<PdfHit> hits;
    const QString wanted = fold(typed);
    if (wanted.size() < kFewestLetters || page.words.empty())
        return hits;
    const Stretch stretch = stretchOf(page, 0, page.words.size() - 1);
    const Folded folded = foldWithPlaces(stretch.text);
    for (qsizetype at = folded.text.indexOf(wanted); at >= 0;
         at = folded.text.indexOf(wanted, at + wanted.size())) {
        const auto first = static_cast<size_t>(folded.from[static_cast<size_t>(at)]);
        const auto end = static_cast<size_t>(folded.until[static_cast<size_t>(at + wanted.size() - 1)]);
        auto boxes = boxesOf(page, stretch, first, std::max(first, end - 1));
        if (!boxes.empty())
            hits.push_back({number, std::move(boxes)});
    }
    return hits;
}

QString textBetween(const PdfPageText& page, size_t first, size_t last)
{
    QString result;
    for (size_t i = first; i <= last && i < page.words.size(); ++i) {
        const bool divided = isDivided(page.words, i) && i < last;
        QString text = cleanedText(page.words[i].text);
        if (divided)
            text.chop(1);
        result += text;
        if (!divided && i < last)
            result += page.words[i].endsLine ? u'\n' : u' ';
    }
    return result;
}

} // namespace model
