// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/reading.h"

namespace model {

/// What stands on a page, from top to bottom: a clause, a word of the glossary, or the heading of a part.
struct PageEntry
{
    QString id; ///< "cc.goal", "term:lane", or the id of a section
    bool isHeading = false;
    LocalText title;

    friend bool operator==(const PageEntry&, const PageEntry&) = default;
};

/// A chapter as it is read: one page to scroll. The glossary is the last.
struct BookPage
{
    QString id;
    int chapter = 0; ///< counted from 1; 0 for the glossary
    LocalText title;
    std::vector<PageEntry> entries;

    friend bool operator==(const BookPage&, const BookPage&) = default;
};

/// All pages of a book. The language decides the order of the glossary.
[[nodiscard]] std::vector<BookPage> pagesOf(const Rulebook& book, Language language);

/// The page that an id is on (a clause, a clarification, "term:lane", a section, a page); -1 if there is
/// none.
[[nodiscard]] int pageWith(const std::vector<BookPage>& pages, const QString& entry);

/// The entry where an id is told: clauses, terms and headings are entries themselves, a clarification is at
/// its clause, a card ("card:monk") in its own. Empty if there is none.
[[nodiscard]] QString entryOf(const Rulebook& book, const std::vector<BookPage>& pages, const QString& id);

/// What a page shows of one entry; nothing for a heading.
[[nodiscard]] std::vector<Paragraph> readingOf(const Rulebook& book, const PageEntry& entry,
                                               Language language);

} // namespace model
