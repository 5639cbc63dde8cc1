// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rule_command.h"

#include "app/cli/closest.h"
#include "app/cli/open_library.h"
#include "model/play/known_games.h"
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
QString spoken(const model::Rulebook& book, const model::LocalText& markdown, model::Language language)
{
    return model::shownText(book, markdown.in(language), language);
}

void print(QTextStream& out, const model::Clause& clause, const std::vector<model::Clarification>& asked,
           model::Language language)
{
    const model::Rulebook& book = model::builtInRulebookWith(clause.id);
    out << clause.id << "  " << clause.title.in(language) << "\n\n"
        << spoken(book, clause.text, language) << '\n';
    if (!clause.ruling.in(language).isEmpty())
        out << '\n' << Cli::tr("Ruling: %1").arg(spoken(book, clause.ruling, language)) << '\n';
    for (const model::Clarification& one : asked)
        out << '\n'
            << spoken(book, one.question, language) << "  [" << one.id << "]\n"
            << spoken(book, one.answer, language) << '\n';
    out << '\n';
    printList(out, Cli::tr("Cards:"), clause.cards);
    printList(out, Cli::tr("See also:"), clause.related);
    printList(out, Cli::tr("Shown by:"), clause.scenarios);
    out.flush();
}

void print(QTextStream& out, const model::Clarification& one, model::Language language)
{
    const model::Rulebook& book = model::builtInRulebookWith(one.id);
    out << one.id << "\n\n"
        << spoken(book, one.question, language) << '\n'
        << spoken(book, one.answer, language) << "\n\n";
    printList(out, Cli::tr("Cards:"), one.cards);
    printList(out, Cli::tr("See also:"), one.clauses);
    out.flush();
}

/// What the owner's library says of a rule; nothing if it does not have it. `failed` if it cannot be read.
bool printFromLibrary(CommandContext& context, model::RulebookStore& rulebook, const QString& id,
                      std::optional<model::StorageError>& failed)
{
    const auto clause = rulebook.clause(id);
    if (!clause) {
        failed = clause.error();
        return false;
    }
    if (*clause) {
        std::vector<model::Clarification> asked;
        for (const QString& game : model::knownGameIds()) {
            const auto some = rulebook.clarificationsOfClause(game, id);
            if (!some) {
                failed = some.error();
                return false;
            }
            asked.insert(asked.end(), some->begin(), some->end());
        }
        print(context.out, **clause, asked, context.language);
        return true;
    }
    const auto clarification = rulebook.clarification(id);
    if (!clarification) {
        failed = clarification.error();
        return false;
    }
    if (*clarification)
        print(context.out, **clarification, context.language);
    return clarification->has_value();
}

} // namespace

int runRule(CommandContext& context)
{
    const auto library = openLibrary(context);
    if (!library)
        return kBadInput;
    model::RulebookStore rulebook(*library->database);
    const QString id = context.arguments.first();
    std::optional<model::StorageError> failed;
    if (printFromLibrary(context, rulebook, id, failed))
        return kSuccess;
    if (failed)
        return context.fail(storageSentence(*failed), kBadInput);
    QStringList ids;
    for (const QString& game : model::knownGameIds())
        for (const model::Clause& each : model::builtInRulebook(game).clauses())
            ids << each.id;
    const QString near = closest(id, ids);
    return context.fail(
        near.isEmpty()
            ? Cli::tr("There is no rule “%1”; “castellan-cli search” finds rules by their words.").arg(id)
            : Cli::tr("There is no rule “%1”; did you mean “%2”?").arg(id, near),
        kBadInput);
}

} // namespace app
