// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/reading.h"

#include "model/games/game_cards.h"
#include "model/rulebook/clause_reader.h"
#include "model/rulebook/examples.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

// In the language of the text, which is not always the program's: side by side, both are on the page.
const LocalText kRuling{u"Ruling"_s, u"Festlegung"_s};
const LocalText kExamples{u"Examples"_s, u"Beispiele"_s};
const LocalText kPlay{u"Play this at the table"_s, u"Am Tisch spielen"_s};
const LocalText kCards{u"Cards"_s, u"Karten"_s};
const LocalText kWords{u"Words"_s, u"Begriffe"_s};
const LocalText kQuestions{u"Questions"_s, u"Fragen"_s};
const LocalText kRelated{u"See also"_s, u"Siehe auch"_s};
const LocalText kOurRuling{u"our ruling"_s, u"unsere Festlegung"_s};
const LocalText kPublic{u"from a public description"_s, u"nach einer öffentlichen Beschreibung"_s};

QString shownFor(const Rulebook& book, const LinkText& link, Language language)
{
    if (!link.shown.isEmpty())
        return link.shown;
    if (link.kind == LinkKind::Term) {
        const Term* term = book.term(link.target);
        return term != nullptr ? term->name.in(language) : link.target;
    }
    const Clause* clause =
        link.kind == LinkKind::Card ? book.clauseOfCard(link.target) : book.clause(link.target);
    return clause != nullptr ? clause->title.in(language) : link.target;
}

std::vector<Run> runsOf(const Rulebook& book, const QString& markdown, Language language)
{
    std::vector<Run> runs;
    qsizetype at = 0;
    const auto plainUntil = [&](qsizetype end) {
        if (end > at)
            runs.push_back({markdown.mid(at, end - at), LinkKind::None, {}});
    };
    for (const LinkText& link : linksIn(markdown)) {
        plainUntil(link.start);
        runs.push_back({shownFor(book, link, language), link.kind, link.target});
        at = link.start + link.length;
    }
    plainUntil(markdown.size());
    return runs;
}

class ClauseReading
{
public:
    ClauseReading(const Rulebook& book, const Clause& clause, Language language)
        : m_book(book)
        , m_clause(clause)
        , m_language(language)
    {}

    std::vector<Paragraph> read()
    {
        add(ParagraphKind::Title, {{m_clause.title.in(m_language), LinkKind::None, {}}});
        addText();
        if (const QString ruling = m_clause.ruling.in(m_language); !ruling.isEmpty())
            addLabelled(ParagraphKind::Ruling, kRuling,
                        runsOf(m_book, QString(ruling).replace(u'\n', u' '), m_language));
        addClarifications();
        if (hasExamples(m_book, m_clause))
            addLabelled(ParagraphKind::Examples, kExamples,
                        {{kPlay.in(m_language), LinkKind::Example, m_clause.id}});
        addLinks(ParagraphKind::Cards, kCards, LinkKind::Card, others(m_clause.cards));
        addLinks(ParagraphKind::Words, kWords, LinkKind::Term, m_clause.terms);
        addLinks(ParagraphKind::Questions, kQuestions, LinkKind::Clarification, m_elsewhere);
        addLinks(ParagraphKind::Related, kRelated, LinkKind::Clause, m_clause.related);
        return std::move(m_paragraphs);
    }

private:
    void add(ParagraphKind kind, std::vector<Run> runs, const QString& clarification = {})
    {
        m_paragraphs.push_back({kind, std::move(runs), clarification});
    }

    void addLabelled(ParagraphKind kind, const LocalText& label, std::vector<Run> runs)
    {
        runs.insert(runs.begin(), {label.in(m_language) + u"  "_s, LinkKind::Label, {}});
        add(kind, std::move(runs));
    }

    /// Blank lines part paragraphs, "- " begins an item; lines of one paragraph flow together.
    void addText()
    {
        QString open;
        ParagraphKind kind = ParagraphKind::Text;
        const auto close = [&] {
            if (!open.isEmpty())
                add(kind, runsOf(m_book, open, m_language));
            open.clear();
            kind = ParagraphKind::Text;
        };
        for (const QString& line : m_clause.text.in(m_language).split(u'\n')) {
            const QString text = line.trimmed();
            if (text.isEmpty() || text.startsWith(u"- "_s))
                close();
            if (text.startsWith(u"- "_s)) {
                kind = ParagraphKind::Item;
                open = text.mid(2);
            } else if (!text.isEmpty()) {
                open += (open.isEmpty() ? QString() : u" "_s) + text;
            }
        }
        close();
    }

    /// A clause about one card need not list that card.
    [[nodiscard]] QStringList others(QStringList cards) const
    {
        cards.removeIf([this](const QString& card) { return m_book.clauseOfCard(card) == &m_clause; });
        return cards;
    }

    void addClarifications()
    {
        for (const Clarification& one : m_book.clarifications()) {
            const bool aboutItsCard =
                std::any_of(one.cards.begin(), one.cards.end(),
                            [this](const QString& card) { return m_book.clauseOfCard(card) == &m_clause; });
            const bool named = one.clauses.contains(m_clause.id);
            if (homeOf(m_book, one) == &m_clause || (named && aboutItsCard))
                addInFull(one);
            else if (named || aboutItsCard)
                m_elsewhere << one.id;
        }
    }

    void addInFull(const Clarification& one)
    {
        add(ParagraphKind::Question, runsOf(m_book, one.question.in(m_language), m_language), one.id);
        std::vector<Run> answer = runsOf(m_book, one.answer.in(m_language), m_language);
        if (one.source != u"rulebook")
            answer.push_back({u"  "_s + (one.source == u"public" ? kPublic : kOurRuling).in(m_language),
                              LinkKind::Label,
                              {}});
        add(ParagraphKind::Answer, std::move(answer), one.id);
    }

    void addLinks(ParagraphKind kind, const LocalText& label, LinkKind link, const QStringList& targets)
    {
        std::vector<Run> runs;
        for (const QString& target : targets) {
            // Questions are sentences and stand on lines of their own.
            if (link == LinkKind::Clarification)
                runs.push_back({QString(QChar::LineSeparator), LinkKind::None, {}});
            else if (!runs.empty())
                runs.push_back({u" · "_s, LinkKind::None, {}});
            const QString shown = link == LinkKind::Clarification
                                      ? m_book.clarification(target)->question.in(m_language)
                                      : shownFor(m_book, {link, target, {}, 0, 0}, m_language);
            runs.push_back({shown, link, target});
        }
        if (!runs.empty())
            addLabelled(kind, label, std::move(runs));
    }

    const Rulebook& m_book;
    const Clause& m_clause;
    Language m_language;
    QStringList m_elsewhere;
    std::vector<Paragraph> m_paragraphs;
};

} // namespace

QString Paragraph::text() const
{
    QString all;
    for (const Run& run : runs)
        all += run.text;
    return all;
}

bool isNote(ParagraphKind kind)
{
    return kind >= ParagraphKind::Examples;
}

std::vector<Paragraph> readingOf(const Rulebook& book, const Clause& clause, Language language)
{
    return ClauseReading(book, clause, language).read();
}

std::vector<Paragraph> readingOf(const Rulebook& book, const Term& term, Language language)
{
    return {{ParagraphKind::Title, {{term.name.in(language), LinkKind::None, {}}}, {}},
            {ParagraphKind::Text, runsOf(book, term.meaning.in(language), language), {}}};
}

QString shownText(const Rulebook& book, const QString& markdown, Language language)
{
    QString all;
    for (const Run& run : runsOf(book, markdown, language))
        all += run.text;
    return plainText(all);
}

const Clause* homeOf(const Rulebook& book, const Clarification& clarification)
{
    return clarification.clauses.isEmpty() ? nullptr : book.clause(clarification.clauses.first());
}

QString citation(const Rulebook& book, const Clause& clause, Language language)
{
    return u"%1 (%2), %3"_s.arg(clause.title.in(language), clause.id, gameName(book.game(), language));
}

QString quotation(const Rulebook& book, const Clause& clause, Language language)
{
    QStringList lines;
    for (const Paragraph& paragraph : readingOf(book, clause, language)) {
        if (paragraph.kind == ParagraphKind::Title || isNote(paragraph.kind))
            continue;
        QString text = paragraph.text().simplified();
        if (paragraph.kind == ParagraphKind::Ruling)
            text.insert(kRuling.in(language).size(), u':');
        const bool answer = paragraph.kind == ParagraphKind::Answer;
        if (!lines.isEmpty() && !answer && paragraph.kind != ParagraphKind::Item)
            lines << QString();
        lines << (paragraph.kind == ParagraphKind::Item ? u"- "_s + text : text);
    }
    lines << QString() << u"— "_s + citation(book, clause, language);
    return lines.join(u'\n');
}

} // namespace model
