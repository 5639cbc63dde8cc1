// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/rulebook_check.h"

#include "model/library/content_limits.h"
#include "model/rulebook/links.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

QStringList sortedTargets(const ClauseText& clause)
{
    QStringList targets;
    for (const LinkText& link : linksIn(clause.text + u'\n' + clause.ruling))
        targets << link.target;
    targets.sort();
    return targets;
}

class LinkCheck
{
public:
    LinkCheck(const Rulebook& book, const RulebookSources& sources, std::vector<rules::Error>& problems)
        : m_book(book)
        , m_sources(sources)
        , m_problems(problems)
    {}

    void check(const Clause& clause)
    {
        for (const QString& id : clause.related)
            need(isClause(id), clause, id);
        for (const QString& id : clause.cards)
            need(isCard(id), clause, id);
        for (const QString& id : clause.terms)
            need(isTerm(id), clause, id);
        for (const Language language : kLanguages) {
            for (const LinkText& link :
                 linksIn(clause.text.in(language) + u'\n' + clause.ruling.in(language)))
                need(leadsSomewhere(link), clause, link.target);
        }
    }

    void check(const Clarification& one)
    {
        const QString file = u"clarifications.json"_s;
        const auto need = [&](bool fine, const QString& id) {
            if (!fine)
                m_problems.push_back({inFile(file.toStdString()),
                                      {ContentReason::DeadLink, one.id.toStdString(), id.toStdString()}});
        };
        for (const QString& id : one.clauses)
            need(isClause(id), id);
        for (const QString& id : one.cards)
            need(isCard(id), id);
        for (const LocalText* text : {&one.question, &one.answer}) {
            for (const LinkText& link : linksIn(text->en + u'\n' + text->de))
                need(leadsSomewhere(link), link.target);
        }
    }

private:
    [[nodiscard]] bool isClause(const QString& id) const { return m_book.clause(id) != nullptr; }
    [[nodiscard]] bool isCard(const QString& id) const { return m_book.clauseOfCard(id) != nullptr; }
    [[nodiscard]] bool isTerm(const QString& id) const { return m_book.term(id) != nullptr; }

    [[nodiscard]] bool leadsSomewhere(const LinkText& link) const
    {
        switch (link.kind) {
        case LinkKind::Card: return isCard(link.target);
        case LinkKind::Term: return isTerm(link.target);
        default: return isClause(link.target);
        }
    }

    void need(bool fine, const Clause& clause, const QString& id)
    {
        if (!fine)
            m_problems.push_back({placeOf(clause, id).toStdString(),
                                  {ContentReason::DeadLink, clause.id.toStdString(), id.toStdString()}});
    }

    /// The line inside the clause that names the id, in whichever file has it.
    [[nodiscard]] QString placeOf(const Clause& clause, const QString& id) const
    {
        for (auto source = m_sources.cbegin(); source != m_sources.cend(); ++source) {
            const qsizetype first = source->indexOf(u"## "_s + clause.id);
            for (qsizetype line = first + 1; first >= 0 && line < source->size(); ++line) {
                if (source->at(line).startsWith(u"## "_s))
                    break;
                if (source->at(line).contains(id))
                    return u"%1, line %2"_s.arg(source.key()).arg(line + 1);
            }
        }
        return clause.id;
    }

    const Rulebook& m_book;
    const RulebookSources& m_sources;
    std::vector<rules::Error>& m_problems;
};

} // namespace

void checkParallel(const QString& file, const ClauseText& en, const ClauseText& de,
                   std::vector<rules::Error>& problems)
{
    const auto same = [&](bool fine, const char* what) {
        if (!fine)
            problems.push_back(
                {rules::Location::ofLine(static_cast<std::size_t>(de.line)).in(file.toStdString()),
                 {ContentReason::ClauseDiffers, de.id.toStdString(), what}});
    };
    same(en.section == de.section, "section");
    same(en.related == de.related, "related clauses");
    same(en.cards == de.cards, "cards");
    same(en.terms == de.terms, "terms");
    same(en.source == de.source, "source");
    same(en.scenarios == de.scenarios, "scenarios");
    same(en.ruling.isEmpty() == de.ruling.isEmpty(), "ruling");
    same(sortedTargets(en) == sortedTargets(de), "links");
}

void checkLinks(const Rulebook& book, const RulebookSources& sources, std::vector<rules::Error>& problems)
{
    LinkCheck check(book, sources, problems);
    for (const Clause& clause : book.clauses())
        check.check(clause);
    for (const Clarification& one : book.clarifications())
        check.check(one);
    for (const Term& term : book.terms()) {
        if (!term.clause.isEmpty() && book.clause(term.clause) == nullptr)
            problems.push_back({inFile("glossary.json"),
                                {ContentReason::DeadLink, term.id.toStdString(), term.clause.toStdString()}});
    }
}

} // namespace model
