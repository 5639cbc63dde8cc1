// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/snippet.h"

#include "model/search/folding.h"

#include <algorithm>

namespace model {

namespace {

constexpr qsizetype kLongestText = 20'000; ///< what is looked through for marks

struct WordMark
{
    Mark mark;
    std::size_t word; ///< which of the words it is
};

/// Where the typed word stands in a word of the text; -1 if it does not.
qsizetype placeIn(QStringView word, const MarkedWord& wanted)
{
    if (wanted.word.isEmpty())
        return -1;
    if (wanted.fit == WordFit::Whole)
        return word == wanted.word ? 0 : -1;
    if (word.startsWith(wanted.word))
        return 0;
    return wanted.fit == WordFit::Within && wanted.word.size() >= 3 ? word.indexOf(wanted.word) : -1;
}

/// Where the rest of a phrase ends, beginning behind `at`; -1 if something else stands there.
qsizetype endOfRest(QStringView all, qsizetype at, const MarkedWord& wanted)
{
    for (qsizetype i = 0; i < wanted.rest.size(); ++i) {
        const qsizetype begin = at + 1;
        qsizetype end = all.indexOf(u' ', begin);
        if (end < 0)
            end = all.size();
        if (begin >= all.size())
            return -1;
        const QStringView word = all.mid(begin, end - begin);
        const bool last = i + 1 == wanted.rest.size();
        if (last && wanted.fit != WordFit::Whole) {
            if (!word.startsWith(wanted.rest[i]))
                return -1;
            return begin + wanted.rest[i].size();
        }
        if (word != wanted.rest[i])
            return -1;
        at = end;
    }
    return at;
}

std::vector<WordMark> wordMarks(QStringView text, const std::vector<MarkedWord>& words)
{
    std::vector<WordMark> result;
    if (words.empty())
        return result;
    const Folded folded = foldWithPlaces(text.left(kLongestText));
    const QStringView all = folded.text;
    for (qsizetype begin = 0; begin < all.size();) {
        qsizetype end = all.indexOf(u' ', begin);
        if (end < 0)
            end = all.size();
        const QStringView word = all.mid(begin, end - begin);
        for (std::size_t i = 0; i < words.size(); ++i) {
            const bool phrase = !words[i].rest.isEmpty();
            if (phrase && word != words[i].word)
                continue;
            const qsizetype at = phrase ? 0 : placeIn(word, words[i]);
            const qsizetype until =
                phrase ? endOfRest(all, end, words[i]) : begin + at + words[i].word.size();
            if (at < 0 || until < 0)
                continue;
            const auto first = static_cast<std::size_t>(begin + at);
            const auto last = static_cast<std::size_t>(until - 1);
            result.push_back({{folded.from[first], folded.until[last] - folded.from[first]}, i});
            if (phrase && (end = all.indexOf(u' ', until)) < 0)
                end = all.size();
            break;
        }
        begin = end + 1;
    }
    return result;
}

QString oneLine(QStringView text)
{
    QString result = text.toString();
    for (QChar& c : result) {
        if (c.isSpace() || c.category() == QChar::Other_Control)
            c = u' ';
    }
    return result;
}

} // namespace

std::vector<Mark> marksIn(const QString& text, const std::vector<MarkedWord>& words)
{
    std::vector<Mark> result;
    for (const WordMark& found : wordMarks(text, words))
        result.push_back(found.mark);
    return result;
}

Snippet snippetOf(const QString& text, const std::vector<MarkedWord>& words, int width)
{
    const std::vector<WordMark> marks = wordMarks(text, words);
    Snippet result;
    std::vector<bool> seen(words.size());
    for (const WordMark& found : marks)
        seen[found.word] = true;
    result.words = static_cast<int>(std::count(seen.begin(), seen.end(), true));

    int begin = 0;
    std::size_t most = 0;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        std::vector<bool> inside(words.size());
        for (std::size_t j = i;
             j < marks.size() && marks[j].mark.from + marks[j].mark.length <= marks[i].mark.from + width - 20;
             ++j)
            inside[marks[j].word] = true;
        const auto count = static_cast<std::size_t>(std::count(inside.begin(), inside.end(), true));
        if (count > most) {
            most = count;
            begin = marks[i].mark.from;
        }
    }
    const int length = static_cast<int>(text.size());
    begin = begin < 30 || length <= width ? 0 : begin - 20;
    begin = std::min(begin, std::max(0, length - width));
    while (begin > 0 && begin < length && !text[begin - 1].isSpace())
        ++begin;
    int end = std::min(length, begin + width);
    while (end < length && end > begin + width / 2 && !text[end].isSpace())
        --end;

    const QString before = begin > 0 ? QStringLiteral("… ") : QString();
    result.text = before + oneLine(QStringView(text).mid(begin, end - begin)) +
                  (end < length ? QStringLiteral(" …") : QString());
    for (const WordMark& found : marks) {
        if (found.mark.from >= begin && found.mark.from + found.mark.length <= end)
            result.marks.push_back(
                {found.mark.from - begin + static_cast<int>(before.size()), found.mark.length});
    }
    return result;
}

} // namespace model
