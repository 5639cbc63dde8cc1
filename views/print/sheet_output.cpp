// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/print/sheet_output.h"

#include "model/proxies/proxy_exports.h"
#include "model/proxies/proxy_words.h"

#include <QPrinter>

namespace views {

namespace {

QString sheetFileName(const QString& deck, const QString& ending)
{
    QString name = deck.simplified();
    for (QChar& c : name) {
        if (!c.isLetterOrNumber() && c != u' ' && c != u'-')
            c = u'-';
    }
    return (name.isEmpty() ? QStringLiteral("cards") : name) + ending;
}

} // namespace

SheetOutput::SheetOutput(PrintSources& sources, FileChooser& files, PagePrinter& printer, QObject* parent)
    : QObject(parent)
    , m_sources(sources)
    , m_files(files)
    , m_printer(printer)
{
    connect(&m_work, &PrintWork::started, this, &SheetOutput::started);
    connect(&m_work, &PrintWork::progress, this, &SheetOutput::progress);
    connect(&m_work, &PrintWork::finished, this, &SheetOutput::finish);
}

QString SheetOutput::pathFor(SheetRequest&& request, Kind kind, const QString& title, const QString& ending,
                             const QString& filter)
{
    if (!request.job || isRunning())
        return {};
    QString path =
        m_files.fileToSave(request.parent, title, sheetFileName(request.job->deck.name, ending), filter);
    if (path.isEmpty())
        return {};
    m_request = std::move(request);
    m_kind = kind;
    m_path = path;
    return path;
}

void SheetOutput::savePdf(SheetRequest request)
{
    const QString path = pathFor(std::move(request), Kind::Sheets, tr("Save sheets as PDF"),
                                 QStringLiteral(".pdf"), tr("PDF (*.pdf)"));
    if (path.isEmpty())
        return;
    const std::shared_ptr<model::PictureSource> pictures = m_sources.pictures();
    m_work.start([job = m_request.job, path, profile = m_request.profile, pictures](model::ProxyMeans means) {
        means.profile = profile;
        means.pictures = pictures.get();
        return model::writePdf(*job, path, means);
    });
}

void SheetOutput::print(SheetRequest request)
{
    if (!request.job || isRunning())
        return;
    const QString title = request.job->deck.name;
    std::optional<model::ProxyResult> result;
    const Printed printed = m_printer.print(request.parent, title, [&](QPrinter& printer) {
        m_request = std::move(request);
        m_kind = Kind::Sheets;
        m_path.clear();
        const std::shared_ptr<model::PictureSource> pictures = m_sources.pictures();
        m_waiting = &result;
        m_work.print(m_request.job, printer, {pictures.get(), m_request.profile, {}, {}});
        m_waiting = nullptr;
    });
    if (printed.failure && (!result || *result))
        tellResult(*printed.failure);
    else if (result)
        tellResult(*result);
}

void SheetOutput::saveCutPaths(SheetRequest request)
{
    const QString path =
        pathFor(std::move(request), Kind::CutPaths, tr("Save cut paths"), QStringLiteral(".svg"),
                tr("SVG (*.svg)") + QStringLiteral(";;") + tr("DXF (*.dxf)"));
    if (path.isEmpty())
        return;
    m_work.start([job = m_request.job, path](const model::ProxyMeans&) -> model::ProxyResult {
        if (const auto failure = model::writeCutPaths(*job, path))
            return *failure;
        return model::ProxyOutcome{};
    });
}

void SheetOutput::saveTabletop(SheetRequest request)
{
    const QString path = pathFor(std::move(request), Kind::Tabletop, tr("Save for Tabletop Simulator"),
                                 QStringLiteral(".json"), tr("Saved object (*.json)"));
    if (path.isEmpty())
        return;
    const std::shared_ptr<model::PictureSource> pictures = m_sources.pictures();
    m_work.start([job = m_request.job, path, pictures](const model::ProxyMeans& means) -> model::ProxyResult {
        if (const auto failure = model::writeTabletop(*job, path, pictures.get(), means.progress))
            return *failure;
        return model::ProxyOutcome{};
    });
}

void SheetOutput::finish(const model::ProxyResult& result)
{
    if (m_waiting != nullptr)
        *m_waiting = result;
    else
        tellResult(result);
}

void SheetOutput::tellResult(const model::ProxyResult& result)
{
    if (!result) {
        model::ProxyFailure failure = result.error();
        const bool stopped = failure.kind == model::ProxyFailure::Kind::Cancelled;
        const bool printing = m_path.isEmpty();
        Q_EMIT finished(false);
        tell(stopped ? MessageKind::Note : MessageKind::Warning,
             [failure = std::move(failure), stopped, printing] {
                 return stopped && printing
                            ? tr("Stopped. Pages already sent to the printer may still be printed.")
                            : model::ProxyWords::failure(failure);
             });
        return;
    }
    if (m_kind == Kind::Sheets)
        m_sources.remember(m_request.deck, m_request.deckId, m_request.job->options, m_request.isWhole);
    Q_EMIT finished(true);
    const QString missing = namesOf(result->missingPictures);
    tell(missing.isEmpty() ? MessageKind::Good : MessageKind::Warning,
         [kind = m_kind, path = m_path, pages = result->pages, missing] {
             const QString done = doneText(kind, path, pages);
             return missing.isEmpty() ? done
                                      : done + u' ' +
                                            tr("The pictures of these cards cannot be read; their emblems "
                                               "are shown instead: %1.")
                                                .arg(missing);
         });
}

void SheetOutput::tell(MessageKind kind, std::function<QString()> text)
{
    Q_EMIT told({QStringLiteral("print"), kind, std::move(text), {}});
}

QString SheetOutput::doneText(Kind kind, const QString& path, int pages)
{
    if (kind == Kind::CutPaths)
        return tr("The cut paths were saved in %1.").arg(path);
    if (kind == Kind::Tabletop)
        return tr("The deck was saved as %1, with its pictures next to it. Move the files to the saved "
                  "objects of Tabletop Simulator.")
            .arg(path);
    if (path.isEmpty())
        return tr("%n page(s) were sent to the printer.", nullptr, pages);
    return tr("%n page(s) were saved in %1. Print them without scaling.", nullptr, pages).arg(path);
}

/// A few names, so that the message stays a message.
QString SheetOutput::namesOf(const QStringList& cards) const
{
    constexpr qsizetype kMost = 5;
    QStringList names;
    for (const model::ProxyCard& card : m_request.job->deck.cards) {
        if (cards.contains(card.card.id) && names.size() < kMost)
            names << card.card.name.in(m_request.job->options.language);
    }
    if (cards.size() > kMost)
        names << tr("%n more", nullptr, static_cast<int>(cards.size() - kMost));
    return names.join(QStringLiteral(", "));
}

} // namespace views
