// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/proxy_command.h"

#include "app/cli/open_library.h"
#include "app/cli/proxy_cards.h"
#include "app/cli/proxy_options.h"
#include "model/faces/stored_pictures.h"
#include "model/library/card_pictures.h"
#include "model/proxies/calibration_page.h"
#include "model/proxies/folder_pictures.h"
#include "model/proxies/print_history.h"
#include "model/proxies/proxy_exports.h"
#include "model/proxies/proxy_words.h"
#include "model/settings/settings.h"

#include <QFileInfo>

#include <algorithm>
#include <memory>

namespace app {

using namespace Qt::StringLiterals;

namespace {

std::optional<model::PrinterProfile> profileOption(const CommandContext& context)
{
    if (!context.has(u"profile"_s))
        return model::PrinterProfile();
    model::Settings settings(model::Settings::defaultFile());
    auto profile = model::PrinterProfiles(settings).find(context.value(u"profile"_s));
    if (!profile)
        context.err << Cli::tr("There is no printer profile “%1”. Create one in the window, under Print.")
                           .arg(context.value(u"profile"_s))
                    << Qt::endl;
    return profile;
}

/// Files beside the PDF. False, with a sentence on `err`, if one cannot be written.
bool writeOthers(const CommandContext& context, const model::ProxyJob& job, model::PictureSource* pictures)
{
    std::optional<model::ProxyFailure> failure;
    if (context.has(u"cut"_s))
        failure = model::writeCutPaths(job, context.value(u"cut"_s));
    if (!failure && context.has(u"tabletop"_s))
        failure = model::writeTabletop(job, context.value(u"tabletop"_s), pictures);
    if (failure)
        context.err << model::ProxyWords::failure(*failure) << Qt::endl;
    return !failure;
}

void report(const CommandContext& context, const model::ProxyOutcome& outcome, const model::ProxyJob& job)
{
    context.out << Cli::tr("%1: %2, %3.")
                       .arg(context.value(u"output"_s), Cli::tr("%n card(s)", nullptr, outcome.cards),
                            Cli::tr("%n page(s)", nullptr, outcome.pages))
                << Qt::endl;
    if (!outcome.missingPictures.isEmpty())
        context.err << Cli::tr("These cards have no picture and show their emblem: %1.")
                           .arg(outcome.missingPictures.join(u", "_s))
                    << Qt::endl;
    if (outcome.smallestText > 0 && outcome.smallestText < 5)
        context.err << Cli::tr(
                           "The smallest text is %1 pt. Larger cards or a single language make it larger.")
                           .arg(model::localeFor(job.options.language).toString(outcome.smallestText, 'f', 1))
                    << Qt::endl;
}

/// What the deck has new since it was printed last, where that is asked for. Nothing, with a sentence on
/// `err`, if the library cannot be read.
std::optional<model::ProxyDeck> wantedPart(const CommandContext& context, const model::ProxyDeck& deck,
                                           const QString& id, const model::SheetOptions& sheet,
                                           model::PrintHistory& history)
{
    if (!context.has(u"only-changed"_s))
        return deck;
    auto part = history.onlyChanged(deck, id, sheet);
    if (part)
        return std::move(part).value();
    context.err << storageSentence(part.error()) << Qt::endl;
    return std::nullopt;
}

} // namespace

int runProxy(CommandContext& context)
{
    const QString path = context.value(u"output"_s);
    if (path.isEmpty())
        return context.fail(Cli::tr("“proxy” needs a file to write: -o OUT.pdf."), kBadInput);
    const auto box = proxyBox(context);
    auto sheet = box ? sheetOptions(context) : std::nullopt;
    // Boards and tokens have sizes of their own unless one is chosen.
    if (sheet && box->set && !context.has(u"card"_s))
        if (const auto size = model::sizeFrom(model::cardSizes(), QString::fromLatin1(box->set->size)))
            sheet->card = *size;
    const auto profile = sheet ? profileOption(context) : std::nullopt;
    if (!sheet || !profile)
        return kBadInput;
    if (const auto layout = model::layOut(*sheet); !layout)
        return context.fail(model::ProxyWords::problem(layout.error()), kBadInput);
    if (context.has(u"cut"_s) && !model::isCutPathName(context.value(u"cut"_s)))
        return context.fail(Cli::tr("--cut writes .svg or .dxf, not “%1”.").arg(context.value(u"cut"_s)),
                            kBadInput);
    if (context.has(u"pictures"_s) && !QFileInfo(context.value(u"pictures"_s)).isDir())
        return context.fail(Cli::tr("There is no folder “%1”.").arg(context.value(u"pictures"_s)), kBadInput);

    auto library = openLibrary(context);
    if (!library)
        return kBadInput;
    auto request = proxyRequest(context, *box);
    if (!request)
        return kBadInput;
    model::ProxyDeck* const deck = &request->deck;
    deck->name = context.value(u"title"_s, deck->name);
    deck->date = QDate::currentDate();
    if (context.has(u"sleeves"_s)) {
        deck->sleeves = QColor(context.value(u"sleeves"_s));
        if (!deck->sleeves.isValid())
            return context.fail(Cli::tr("--%1 needs a colour such as black or #c0c0c0, not “%2”.")
                                    .arg(u"sleeves"_s, context.value(u"sleeves"_s)),
                                kBadInput);
    }

    const model::SystemClock clock;
    model::PrintHistory history(*library->database, clock);
    auto part = wantedPart(context, *deck, request->id, *sheet, history);
    if (!part)
        return kBadInput;
    if (part->cards.empty() && !deck->cards.empty()) {
        context.out << Cli::tr("Nothing has changed since this deck was printed.") << Qt::endl;
        return kSuccess;
    }
    const auto job = model::planJob(std::move(*part), *sheet);
    if (!job)
        return context.fail(model::ProxyWords::problem(job.error()), kBadInput);

    std::unique_ptr<model::PictureSource> pictures;
    if (context.has(u"pictures"_s))
        pictures = std::make_unique<model::FolderPictures>(context.value(u"pictures"_s));
    else if (const auto known = model::cardPictures(*library->database); known && *known)
        pictures = std::make_unique<model::StoredPictures>(*known);
    model::PictureSource* const source = pictures.get();
    const auto outcome = model::writePdf(*job, path, {source, *profile, {}});
    if (!outcome)
        return context.fail(model::ProxyWords::failure(outcome.error()));
    report(context, *outcome, *job);
    if (!writeOthers(context, *job, source))
        return kNo;
    if (library->database->isReadOnly())
        return kSuccess;
    const auto printed =
        request->isWhole ? model::PrintHistory::Part::Whole : model::PrintHistory::Part::Some;
    if (const auto kept = history.remember(*deck, request->id, *sheet, printed); !kept)
        return context.fail(storageSentence(kept.error()));
    return kSuccess;
}

int runProxyCalibrate(CommandContext& context)
{
    const QString path = context.value(u"output"_s);
    if (path.isEmpty())
        return context.fail(Cli::tr("“proxy calibrate” needs a file to write: -o OUT.pdf."), kBadInput);
    const QString paper = context.value(u"paper"_s, u"a4"_s);
    const auto size = model::sizeFrom(model::paperSizes(), paper);
    if (!size || std::min(size->width(), size->height()) < 100)
        return context.fail(
            Cli::tr("A calibration page needs paper of at least 100 x 100 mm, not “%1”.").arg(paper),
            kBadInput);
    if (const auto failure = model::writePages(model::calibrationPages(*size, context.language), path))
        return context.fail(model::ProxyWords::failure(*failure));
    context.out << Cli::tr("%1: print it on both sides without scaling, then enter your measurements in the "
                           "window, under Print.")
                       .arg(path)
                << Qt::endl;
    return kSuccess;
}

} // namespace app
