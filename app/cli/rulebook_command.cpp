// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rulebook_command.h"

#include "app/cli/open_library.h"
#include "app/cli/password.h"
#include "model/pdf/pdf_sentence.h"
#include "model/play/known_games.h"
#include "model/rulebook/edition_import.h"
#include "model/rulebook/edition_store.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace app {

using namespace Qt::StringLiterals;

namespace {

/// The game of --game; nothing, with a sentence on `err`, if there is no such game.
std::optional<QString> gameOf(const CommandContext& context)
{
    const QString named = context.value(u"game"_s);
    const QStringList known = model::knownGameIds();
    if (known.contains(named))
        return named;
    const QString all = known.join(u", "_s);
    context.err << (named.isEmpty() ? Cli::tr("--game is missing; available games: %1.").arg(all)
                                    : Cli::tr("There is no game “%1”; available games: %2.").arg(named, all))
                << Qt::endl;
    return {};
}

/// A stand-in would be gone with the program, and the work with it.
bool canKeep(const CommandContext& context, const model::ReadyLibrary& library)
{
    if (!library.standIn && !library.database->isReadOnly())
        return true;
    context.err << Cli::tr("Nothing was imported: the library is not writable.") << Qt::endl;
    return false;
}

bool needsPassword(const model::EditionError& error)
{
    const auto* pdf = std::get_if<model::PdfError>(&error);
    return pdf != nullptr && pdf->code == model::PdfErrorCode::NeedsPassword;
}

QString sentence(const model::EditionError& error, const QString& path)
{
    if (const auto* pdf = std::get_if<model::PdfError>(&error)) {
        const QString text = model::pdfSentence(*pdf, path);
        switch (pdf->code) {
        case model::PdfErrorCode::NeedsPassword:
            return text + u' ' + Cli::tr("Specify it with --password-file FILE.");
        case model::PdfErrorCode::InEnglish: return text + u" (--lang en)"_s;
        case model::PdfErrorCode::InGerman: return text + u" (--lang de)"_s;
        default: return text;
        }
    }
    return storageSentence(std::get<model::StorageError>(error));
}

void tell(const CommandContext& context, const model::EditionReport& report)
{
    if (report.outcome == model::ImportOutcome::UpToDate) {
        context.out << Cli::tr("“%1” is already in the library.").arg(report.edition.name()) << Qt::endl;
        return;
    }
    context.out
        << Cli::tr("“%1” was imported: %n page(s).", nullptr, report.edition.pages).arg(report.edition.name())
        << u' '
        << (!report.edition.hasText ? Cli::tr("Its pages are images, so there is no text to search.")
            : report.clauses == 0
                ? Cli::tr("It does not seem to be the rulebook of this game, so no rules are linked to it.")
                : Cli::tr("%n rule(s) were found in it.", nullptr, report.clauses))
        << Qt::endl;
}

QJsonArray boxes(const std::vector<model::PageBox>& lines, int page)
{
    QJsonArray result;
    for (const model::PageBox& line : lines) {
        if (line.page == page)
            result << QJsonArray{line.box.x(), line.box.y(), line.box.width(), line.box.height()};
    }
    return result;
}

/// One object a page that a paragraph stands on: most have one.
void addLink(QJsonArray& result, const model::Edition& edition, const std::vector<model::EditionPage>& pages,
             const model::EditionLink& link)
{
    int last = -1;
    for (const model::PageBox& line : link.lines) {
        if (line.page == last || line.page < 0 || static_cast<size_t>(line.page) >= pages.size())
            continue;
        last = line.page;
        result << QJsonObject{{u"clause"_s, link.clause},
                              {u"edition"_s, edition.name()},
                              {u"language"_s, model::languageCode(edition.language)},
                              {u"page"_s, line.page + 1},
                              {u"label"_s, pages[static_cast<size_t>(line.page)].label},
                              {u"box"_s, boxes(link.lines, line.page)},
                              {u"confidence"_s, std::round(link.confidence * 100) / 100},
                              {u"opens"_s, link.isFirst && line.page == link.lines.front().page},
                              {u"corrected"_s, link.isCorrected}};
    }
}

} // namespace

int runRulebookImport(CommandContext& context)
{
    const auto game = gameOf(context);
    if (!game)
        return kBadInput;
    const QString code = context.value(u"lang"_s);
    const auto language = model::languageFromCode(code);
    if (!language)
        return context.fail(code.isEmpty()
                                ? Cli::tr("--lang is missing; use en or de, the language of the PDF.")
                                : Cli::tr("There is no language “%1”; use en or de.").arg(code),
                            kBadInput);
    const auto password = givenPassword(context);
    if (!password)
        return kBadInput;
    const auto library = openLibrary(context);
    if (!library || !canKeep(context, *library))
        return kBadInput;
    const QString path = context.arguments.first();
    const auto import = [&](const QString& with) {
        return model::importEdition(*library->database, {path, with, *game, *language});
    };
    auto report = import(*password);
    if (!report && password->isEmpty() && needsPassword(report.error())) {
        if (const auto typed = askPassword(context, Cli::tr("Password of %1: ").arg(path)))
            report = import(*typed);
    }
    if (!report)
        return context.fail(sentence(report.error(), path), kBadInput);
    tell(context, *report);
    return kSuccess;
}

int runRulebookLinks(CommandContext& context)
{
    const auto game = gameOf(context);
    if (!game)
        return kBadInput;
    const auto library = openLibrary(context);
    if (!library)
        return kBadInput;
    model::Database& database = *library->database;
    if (!database.isReadOnly()) {
        if (auto refreshed = model::refreshLinks(database, *game); !refreshed)
            return context.fail(storageSentence(refreshed.error()), kBadInput);
    }
    model::EditionStore store(database);
    const auto editions = store.editions(*game);
    if (!editions)
        return context.fail(storageSentence(editions.error()), kBadInput);
    QJsonArray result;
    for (const model::Edition& edition : *editions) {
        const auto pages = store.pages(edition);
        const auto links = store.links(edition);
        if (!pages || !links)
            return context.fail(storageSentence(!pages ? pages.error() : links.error()), kBadInput);
        for (const model::EditionLink& link : *links) {
            if (link.isShown())
                addLink(result, edition, *pages, link);
        }
    }
    if (result.isEmpty())
        return context.fail(
            Cli::tr("There is no PDF for this game in the library; add one with “rulebook import”."));
    if (context.has(u"json"_s)) {
        context.out << QString::fromUtf8(QJsonDocument(result).toJson());
        context.out.flush();
        return kSuccess;
    }
    for (const auto& value : std::as_const(result)) {
        const QJsonObject link = value.toObject();
        context.out << link[u"clause"_s].toString() << '\t' << link[u"edition"_s].toString() << '\t'
                    << link[u"label"_s].toString() << '\t' << link[u"confidence"_s].toDouble() << '\n';
    }
    context.out.flush();
    return kSuccess;
}

} // namespace app
