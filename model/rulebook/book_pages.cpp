// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book_pages.h"

#include <QCollator>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

const QString kTerm = u"term:"_s;

void addClauses(const Rulebook& book, const Section& section, BookPage& page)
{
    for (const int index : section.clauses) {
        const Clause& clause = book.clauses()[static_cast<size_t>(index)];
        page.entries.push_back({clause.id, false, clause.title});
    }
    for (const int index : section.parts) {
        const Section& part = book.sections()[static_cast<size_t>(index)];
        page.entries.push_back({part.id, true, part.title});
        addClauses(book, part, page);
    }
}

BookPage glossary(const Rulebook& book, Language language)
{
    BookPage page{u"glossary"_s, 0, {u"Glossary"_s, u"Glossar"_s}, {}};
    for (const Term& term : book.terms())
        page.entries.push_back({kTerm + term.id, false, term.name});
    QCollator order{localeFor(language)};
    order.setCaseSensitivity(Qt::CaseInsensitive);
    std::stable_sort(page.entries.begin(), page.entries.end(), [&](const PageEntry& a, const PageEntry& b) {
        return order.compare(a.title.in(language), b.title.in(language)) < 0;
    });
    return page;
}

} // namespace

std::vector<BookPage> pagesOf(const Rulebook& book, Language language)
{
    std::vector<BookPage> pages;
    for (const Section& section : book.sections()) {
        if (section.parent >= 0)
            continue;
        BookPage page{section.id, static_cast<int>(pages.size()) + 1, section.title, {}};
        addClauses(book, section, page);
        pages.push_back(std::move(page));
    }
    if (!book.terms().empty())
        pages.push_back(glossary(book, language));
    return pages;
}

int pageWith(const std::vector<BookPage>& pages, const QString& entry)
{
    for (size_t i = 0; i < pages.size(); ++i) {
        const auto& entries = pages[i].entries;
        if (pages[i].id == entry ||
            std::any_of(entries.begin(), entries.end(), [&](const PageEntry& e) { return e.id == entry; }))
            return static_cast<int>(i);
    }
    return -1;
}

QString entryOf(const Rulebook& book, const std::vector<BookPage>& pages, const QString& id)
{
    if (const Clarification* one = book.clarification(id)) {
        const Clause* home = homeOf(book, *one);
        return home != nullptr ? home->id : QString();
    }
    if (id.startsWith(u"card:"_s)) {
        const Clause* clause = book.clauseOfCard(id.mid(5));
        return clause != nullptr ? clause->id : QString();
    }
    return pageWith(pages, id) >= 0 ? id : QString();
}

std::vector<Paragraph> readingOf(const Rulebook& book, const PageEntry& entry, Language language)
{
    if (const Clause* clause = book.clause(entry.id))
        return readingOf(book, *clause, language);
    if (entry.id.startsWith(kTerm)) {
        if (const Term* term = book.term(entry.id.mid(kTerm.size())))
            return readingOf(book, *term, language);
    }
    return {};
}

} // namespace model
