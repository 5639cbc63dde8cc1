// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rule_command.h"

#include "app/cli/closest.h"
#include "app/cli/open_library.h"
#include "model/library/library_content.h"
#include "model/rulebook/reading.h"
#include "model/rulebook/rulebook_reader.h"
#include "model/rulebook/rulebook_store.h"

namespace app {

using namespace Qt::StringLiterals;

namespace {

void printList(QTextStream& out, const QString& head, const QStringList& entries)
{
    if (!entries.isEmpty())
        out << head << u' ' << entries.join(u", "_s) << '\n';
}

/// Links show the title of what they lead to, as in the window.
QString spoken(const model::LocalText& markdown, model::Language language)
{
    return model::shownText(model::builtInRulebook(), markdown.in(language), language);
}

void print(QTextStream& out, const model::Clause& clause, const std::vector<model::Clarification>& asked,
           model::Language language)
{
    out << clause.id << "  " << clause.title.in(language) << "\n\n" << spoken(clause.text, language) << '\n';
    if (!clause.ruling.in(language).isEmpty())
        out << '\n' << Cli::tr("Ruling: %1").arg(spoken(clause.ruling, language)) << '\n';
    for (const model::Clarification& one : asked)
        out << '\n'
            << spoken(one.question, language) << "  [" << one.id << "]\n"
            << spoken(one.answer, language) << '\n';
    out << '\n';
    printList(out, Cli::tr("Cards:"), clause.cards);
    printList(out, Cli::tr("See also:"), clause.related);
    printList(out, Cli::tr("Shown by:"), clause.scenarios);
    out.flush();
}

void print(QTextStream& out, const model::Clarification& one, model::Language language)
{
    out << one.id << "\n\n"
        << spoken(one.question, language) << '\n'
        << spoken(one.answer, language) << "\n\n";
    printList(out, Cli::tr("Cards:"), one.cards);
    printList(out, Cli::tr("See also:"), one.clauses);
    out.flush();
}

} // namespace

int runRule(CommandContext& context)
{
    const auto library = openLibrary(context);
    if (!library)
        return kBadInput;
    model::RulebookStore rulebook(*library->database);
    const QString id = context.arguments.first();
    const auto clause = rulebook.clause(id);
    if (!clause)
        return context.fail(storageSentence(clause.error()), kBadInput);
    if (*clause) {
        const auto asked = rulebook.clarificationsOfClause(model::kCrimsonCompany.toString(), id);
        if (!asked)
            return context.fail(storageSentence(asked.error()), kBadInput);
        print(context.out, **clause, *asked, context.language);
        return kSuccess;
    }
    const auto clarification = rulebook.clarification(id);
    if (!clarification)
        return context.fail(storageSentence(clarification.error()), kBadInput);
    if (*clarification) {
        print(context.out, **clarification, context.language);
        return kSuccess;
    }
    QStringList ids;
    if (const auto all = rulebook.clauses(model::kCrimsonCompany.toString())) {
        for (const model::Clause& each : *all)
            ids << each.id;
    }
    const QString near = closest(id, ids);
    return context.fail(
        near.isEmpty()
            ? Cli::tr("There is no rule “%1”; “castellan-cli search” finds rules by their words.").arg(id)
            : Cli::tr("There is no rule “%1”; did you mean “%2”?").arg(id, near),
        kBadInput);
}

} // namespace app
