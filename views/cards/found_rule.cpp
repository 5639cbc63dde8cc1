// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/found_rule.h"

#include "model/library/owner_card.h"
#include "model/rulebook/reading.h"

namespace views {

using namespace Qt::StringLiterals;
using model::Language;

QString sourceInWords(const QString& source, Language language)
{
    const bool german = language == Language::German;
    if (source == u"ruling")
        return german ? u"unsere Festlegung"_s : u"our ruling"_s;
    if (source == u"public")
        return german ? u"nach einer öffentlichen Beschreibung"_s : u"from a public description"_s;
    if (source == model::kOwnSource)
        return german ? u"deine eigene Antwort"_s : u"your own answer"_s;
    return german ? u"aus dem Regelheft"_s : u"from the rulebook"_s;
}

QString quotation(const FoundRule& rule, const model::Rulebook& book, Language language)
{
    if (rule.clarification) {
        const model::Clarification& told = *rule.clarification;
        return u"%1\n%2\n\n— %3, %4"_s.arg(model::shownText(book, told.question.in(language), language),
                                           model::shownText(book, told.answer.in(language), language),
                                           told.id, sourceInWords(told.source, language));
    }
    if (const model::Clause* clause = book.clause(rule.hit.id))
        return model::quotation(book, *clause, language);
    return u"%1\n%2"_s.arg(rule.hit.title, rule.hit.snippet);
}

} // namespace views
