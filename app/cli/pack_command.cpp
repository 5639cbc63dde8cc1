// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pack_command.h"

#include "app/cli/open_library.h"
#include "model/packs/pack_shelf.h"
#include "model/packs/pack_writer.h"
#include "model/packs/plan_words.h"
#include "model/text/visible_text.h"
#include "rules/core/json.h"

#include <QFileInfo>

namespace app {

namespace {

using model::PackFault;
using model::PackWords;
using model::PlanWords;
using rules::json::Value;

/// Each problem as a line "FILE: path: reason". A file that cannot be opened at all is bad input.
int refuse(const CommandContext& context, const QString& file, const model::PackProblems& problems)
{
    bool unreadable = false;
    for (const model::PackProblem& problem : problems) {
        context.err << model::visibleLine(file + QStringLiteral(": ") + PackWords::problem(problem)) << '\n';
        unreadable |= problem.fault == PackFault::CannotRead && problem.path.isEmpty();
    }
    context.err.flush();
    return unreadable ? kBadInput : kNo;
}

void describe(const CommandContext& context, const model::PackReading& reading)
{
    const model::PackManifest& manifest = reading.manifest;
    context.out << Cli::tr("%1 (%2), version %3, for %4")
                       .arg(manifest.titleIn(context.language), manifest.id, manifest.version.text(),
                            manifest.game)
                << '\n';
    context.out
        << Cli::tr("By %1; licence: %2").arg(manifest.authors.join(QStringLiteral(", ")), manifest.licence)
        << '\n';
    context.out << Cli::tr("Contents: %1").arg(PlanWords::counts(reading.content.counts)) << '\n';
    for (const model::PackNeed& need : manifest.needs)
        context.out << Cli::tr("Requires: %1 %2").arg(need.pack, need.versions.text()).trimmed() << '\n';
    for (const model::PackProblem& note : reading.content.notes)
        context.out << Cli::tr("Note: %1").arg(PackWords::problem(note)) << '\n';
}

void print(const CommandContext& context, const model::PackPlan& plan)
{
    for (const model::PlanLine& line : plan.lines) {
        if (line.change == model::PlanChange::Same && line.clashes.isEmpty())
            continue;
        QStringList cells{PlanWords::change(line.change), PlanWords::kind(line.kind), line.id,
                          line.name.in(context.language)};
        if (const QString detail = PlanWords::detail(line); !detail.isEmpty())
            cells << detail;
        for (QString& cell : cells)
            cell = model::visibleLine(cell);
        context.out << cells.join(u'\t') << '\n';
    }
    context.out << PlanWords::summary(plan, context.language) << '\n';
}

/// The user's library, to be changed; nothing, with a sentence, where it can only be read.
std::optional<model::ReadyLibrary> writableLibrary(const CommandContext& context)
{
    auto library = openLibrary(context);
    if (!library)
        return {};
    if (library->standIn || library->database->isReadOnly()) {
        const model::StorageError error =
            library->standIn.value_or(model::StorageError{model::StorageErrorCode::ReadOnly, QString()});
        context.err << storageSentence(error) << Qt::endl;
        return {};
    }
    return library;
}

} // namespace

int runPackBuild(CommandContext& context)
{
    const QString folder = context.arguments.value(0);
    if (!QFileInfo(folder).isDir())
        return context.fail(Cli::tr("There is no folder “%1”.").arg(folder), kBadInput);
    const model::PackReading built = model::buildPack(folder, context.arguments.value(1));
    if (!built.isGood())
        return refuse(context, folder, built.problems);
    describe(context, built);
    context.out.flush();
    return kSuccess;
}

int runPackVerify(CommandContext& context)
{
    const QString file = context.arguments.value(0);
    const model::PackReading reading = model::readPack(file);
    if (!reading.isGood())
        return refuse(context, file, reading.problems);
    describe(context, reading);
    context.out.flush();
    return kSuccess;
}

int runPackInstall(CommandContext& context)
{
    const QString file = context.arguments.value(0);
    const auto library = writableLibrary(context);
    if (!library)
        return kBadInput;
    const auto plan = model::planPack(*library->database, file);
    if (!plan)
        return context.fail(storageSentence(plan.error()), kBadInput);
    if (!plan->canInstall())
        return refuse(context, file, plan->problems);
    print(context, *plan);
    if (context.has(QStringLiteral("dry-run"))) {
        context.out << Cli::tr("Nothing was changed.") << Qt::endl;
        return kSuccess;
    }
    const model::SystemClock clock;
    const auto outcome = model::PackShelf(*library->database, clock).install(*plan);
    if (!outcome)
        return context.fail(storageSentence(outcome.error()), kBadInput);
    if (!outcome->undo)
        return refuse(context, file, outcome->problems);
    context.out << Cli::tr("The pack was installed. To remove it, use “pack remove %1”.")
                       .arg(plan->reading.manifest.id)
                << Qt::endl;
    return kSuccess;
}

int runPackList(CommandContext& context)
{
    const auto library = openLibrary(context);
    if (!library)
        return kBadInput;
    const model::SystemClock clock;
    const auto packs = model::PackShelf(*library->database, clock).list();
    if (!packs)
        return context.fail(storageSentence(packs.error()), kBadInput);
    Value list = Value::array();
    for (const model::InstalledPack& pack : *packs) {
        if (!context.has(QStringLiteral("json"))) {
            context.out << pack.id << '\t' << pack.version.text() << '\t' << pack.game << '\t'
                        << model::visibleLine(pack.titleIn(context.language)) << '\t'
                        << PlanWords::counts(pack.counts) << '\n';
            continue;
        }
        Value value = Value::object();
        value.set("id", pack.id.toStdString());
        value.set("version", pack.version.text().toStdString());
        value.set("game", pack.game.toStdString());
        value.set("title", pack.titleIn(context.language).toStdString());
        value.set("licence", pack.licence.toStdString());
        value.set("cards", pack.counts.cards);
        value.set("castles", pack.counts.otherCards); // As this member has always been called.
        value.set("corrections", pack.counts.corrections);
        value.set("pictures", pack.counts.pictures);
        list.append(std::move(value));
    }
    if (context.has(QStringLiteral("json")))
        context.out << QString::fromStdString(rules::json::write(list, 2)) << '\n';
    context.out.flush();
    return packs->empty() ? kNo : kSuccess;
}

int runPackRemove(CommandContext& context)
{
    const QString id = context.arguments.value(0);
    const auto library = writableLibrary(context);
    if (!library)
        return kBadInput;
    const model::SystemClock clock;
    model::PackShelf shelf(*library->database, clock);
    const auto packs = shelf.list();
    if (!packs)
        return context.fail(storageSentence(packs.error()), kBadInput);
    if (std::none_of(packs->begin(), packs->end(),
                     [&id](const model::InstalledPack& pack) { return pack.id == id; }))
        return context.fail(Cli::tr("The pack “%1” is not installed.").arg(id));
    const auto outcome = shelf.remove(id);
    if (!outcome)
        return context.fail(storageSentence(outcome.error()), kBadInput);
    if (!outcome->undo)
        return refuse(context, id, outcome->problems);
    context.out << Cli::tr(
                       "The pack %1 was removed. Decks keep its cards, and your corrections are unchanged.")
                       .arg(id)
                << Qt::endl;
    return kSuccess;
}

} // namespace app
