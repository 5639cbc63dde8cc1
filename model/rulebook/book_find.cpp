// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book_find.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

/// One letter for one letter, so that a place in the folded text is the same place in the text.
QString foldedLetters(const QString& text)
{
    QString result = text;
    for (QChar& letter : result) {
        const QString parts = letter.decomposition();
        letter = (parts.isEmpty() || letter.decompositionTag() != QChar::Canonical ? letter : parts.front())
                     .toLower();
    }
    return result;
}

QStringList spellingsOf(const QString& typed)
{
    const QString plain = foldedLetters(typed.simplified());
    QString spelled = plain;
    spelled.replace(u"ae"_s, u"a"_s).replace(u"oe"_s, u"o"_s).replace(u"ue"_s, u"u"_s);
    QString sharp = plain;
    sharp.replace(u"ss"_s, u"ß"_s);
    QString wide = plain;
    wide.replace(u"ß"_s, u"ss"_s);
    QStringList all{plain, spelled, sharp, wide};
    all.removeDuplicates();
    return all;
}

} // namespace

void BookFind::setPages(const std::vector<BookPage>& pages)
{
    m_pages = pages;
    for (auto& lines : m_lines)
        lines.clear();
}

const std::vector<BookFind::Line>& BookFind::lines(Language language)
{
    std::vector<Line>& known = m_lines[static_cast<size_t>(language)];
    if (!known.empty())
        return known;
    int counted = 0;
    for (size_t page = 0; page < m_pages.size(); ++page) {
        for (const PageEntry& entry : m_pages[page].entries) {
            const std::vector<Paragraph> paragraphs = readingOf(*m_book, entry, language);
            for (size_t i = 0; i < paragraphs.size(); ++i) {
                if (!isNote(paragraphs[i].kind))
                    known.push_back({static_cast<int>(page), counted, entry.id, static_cast<int>(i),
                                     foldedLetters(paragraphs[i].text())});
            }
            ++counted;
        }
    }
    return known;
}

std::vector<BookHit> BookFind::find(const QString& typed, const std::vector<Language>& languages)
{
    std::vector<std::pair<int, BookHit>> found;
    const QStringList spellings = spellingsOf(typed);
    if (spellings.front().size() < 2)
        return {};
    for (const Language language : languages) {
        for (const Line& line : lines(language)) {
            for (const QString& spelling : spellings) {
                for (qsizetype at = line.text.indexOf(spelling); at >= 0;
                     at = line.text.indexOf(spelling, at + spelling.size()))
                    found.push_back({line.entry,
                                     {line.page, line.id, language, line.paragraph, static_cast<int>(at),
                                      static_cast<int>(spelling.size())}});
            }
        }
    }
    // Both languages of an entry stand side by side, so they are visited together.
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<BookHit> hits;
    hits.reserve(found.size());
    for (auto& [entry, hit] : found)
        hits.push_back(std::move(hit));
    return hits;
}

} // namespace model
