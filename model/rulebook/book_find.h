// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book_pages.h"

namespace model {

/// A place in the book where the typed words stand.
struct BookHit
{
    int page = 0;
    QString entry;
    Language language = Language::English;
    int paragraph = 0; ///< of the entry's reading
    int start = 0;     ///< in the paragraph's text
    int length = 0;

    friend bool operator==(const BookHit&, const BookHit&) = default;
};

/// Finds words in a book, letter by letter, whatever their case and accents; "ae" finds "ä" and "ss" finds
/// "ß" too. Reads the book once a language, when first asked. The book must outlive it.
class BookFind
{
public:
    explicit BookFind(const Rulebook& book)
        : m_book(&book)
    {}

    /// Another book; its pages have to follow.
    void setBook(const Rulebook& book) { m_book = &book; }
    void setPages(const std::vector<BookPage>& pages);

    /// In the order of the pages; notes in the margin are left out. Less than two letters find nothing.
    [[nodiscard]] std::vector<BookHit> find(const QString& typed, const std::vector<Language>& languages);

private:
    struct Line
    {
        int page;
        int entry; ///< counted through all pages
        QString id;
        int paragraph;
        QString text; ///< folded, as long as the paragraph
    };
    [[nodiscard]] const std::vector<Line>& lines(Language language);

    const Rulebook* m_book;
    std::vector<BookPage> m_pages;
    std::vector<Line> m_lines[kLanguages.size()];
};

} // namespace model
