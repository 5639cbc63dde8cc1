// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/pdf_pane.h"

#include "model/pdf/pdf_document.h"
#include "model/pdf/pdf_sentence.h"
#include "views/frame/empty_state.h"
#include "views/rulebook/pdf_clause_card.h"
#include "views/rulebook/pdf_import_strip.h"
#include "views/rulebook/pdf_side.h"
#include "views/rulebook/pdf_tools.h"
#include "views/rulebook/pdf_view.h"

#include <QEvent>
#include <QFileInfo>
#include <QStackedWidget>

#include <algorithm>

namespace views {

using namespace Qt::StringLiterals;

namespace {
const QString kEdition = u"rulebook/edition"_s; ///< content hash of the one that was read last
const QString kMessage = u"pdf"_s;
constexpr int kZoomStep = 15; ///< percent
} // namespace

PdfPane::PdfPane(const model::Rulebook& book, model::EditionShelf& shelf, model::Settings& settings,
                 ActionRegistry& actions, const Theme& theme, FileChooser& files, QWidget* parent)
    : QWidget(parent)
    , m_shelf(shelf)
    , m_settings(settings)
    , m_theme(theme)
    , m_files(files)
    , m_messages(new MessageBar(theme, this))
    , m_import(new PdfImportStrip(shelf, this))
    , m_tools(new PdfTools(actions, theme, this))
    , m_side(new PdfSide(this))
    , m_view(new PdfView(theme, this))
    , m_card(new PdfClauseCard(book, theme, this))
    , m_empty(new EmptyState(theme, this))
{
    setObjectName(u"pdfPane"_s);
    build();
    connectParts();
    adjust();
    retranslate();
    editionsChanged();
}

PdfPane::~PdfPane() = default;

const model::Edition* PdfPane::shown() const
{
    return m_shelf.edition(m_edition);
}

std::vector<model::Edition> PdfPane::ownLanguageFirst() const
{
    std::vector<model::Edition> editions = m_shelf.editions();
    std::stable_partition(editions.begin(), editions.end(),
                          [this](const model::Edition& edition) { return edition.key == m_edition; });
    std::stable_partition(editions.begin(), editions.end(), [this](const model::Edition& edition) {
        return edition.language == m_settings.language();
    });
    return editions;
}

void PdfPane::editionsChanged()
{
    if (shown() == nullptr)
        close();
    readPlaces();
    m_tools->setEditions(m_shelf.editions(), m_edition);
    if (m_edition == 0 && isVisible() && !m_shelf.editions().empty()) {
        const QString last = m_settings.state(kEdition).toString();
        std::vector<model::Edition> editions = ownLanguageFirst();
        std::stable_partition(editions.begin(), editions.end(),
                              [&last](const model::Edition& edition) { return edition.hash == last; });
        (void)open(editions.front());
    }
    retranslate();
    Q_EMIT changed();
}

void PdfPane::setBook(const model::Rulebook& book)
{
    m_card->setBook(book);
}

bool PdfPane::open(const model::Edition& edition)
{
    if (edition.key == m_edition)
        return true;
    const auto file = model::PdfFile::read(edition.file);
    if (!file) {
        tellFailure(file.error(), edition.file);
        return false;
    }
    if (file->hash != edition.hash) {
        tellFailure({model::PdfErrorCode::Changed, {}}, edition.file);
        return false;
    }
    const QString password = m_shelf.passwordOf(edition);
    const auto document = model::PdfDocument::open(*file, password);
    if (!document) {
        tellFailure(document.error(), edition.file);
        return false;
    }
    m_messages->dismiss(kMessage);
    m_edition = edition.key;
    m_settings.setState(kEdition, edition.hash);
    m_content = m_shelf.content(edition);
    m_paragraph = -1;
    m_hits.clear();
    m_hit = -1;
    QStringList labels;
    std::vector<QSizeF> sizes;
    for (const model::EditionPage& page : m_content.pages) {
        labels << page.label;
        sizes.push_back(page.size);
    }
    m_view->show(*file, password, sizes);
    connect(m_view->renderer(), &model::PageRenderer::drawn, m_side, [this](const model::PageWish& wish) {
        m_side->setPicture(wish, m_view->renderer()->picture(wish));
    });
    connect(m_view->renderer(), &model::PageRenderer::found, this, &PdfPane::takeHits);
    connect(m_view->renderer(), &model::PageRenderer::searched, this, [this] {
        m_searching = false;
        showHit();
    });
    m_tools->setEditions(m_shelf.editions(), m_edition);
    m_tools->setLabels(labels);
    m_tools->setPage(0);
    m_tools->setZoom(m_view->zoom());
    m_side->setPages(labels, sizes, (*document)->outline());
    m_card->hide();
    startFind();
    retranslate();
    Q_EMIT changed();
    return true;
}

void PdfPane::close()
{
    m_edition = 0;
    m_content = {};
    m_paragraph = -1;
    m_hits.clear();
    m_hit = -1;
    m_view->clear();
    m_side->setPages({}, {}, {});
    m_tools->setLabels({});
    m_card->hide();
}

void PdfPane::tellFailure(const model::PdfError& error, const QString& path)
{
    std::vector<Message::Answer> answers;
    if (error.code == model::PdfErrorCode::NeedsPassword ||
        error.code == model::PdfErrorCode::WrongPassword || error.code == model::PdfErrorCode::Changed)
        answers.push_back({[] { return tr("Open it again"); }, [this, path] { importFile(path); }});
    if (error.code == model::PdfErrorCode::Missing)
        answers.push_back({[] { return tr("Show me where it is"); }, [this] { chooseFile(); }});
    m_messages->post({kMessage, MessageKind::Warning,
                      [error, path] { return model::pdfSentence(error, path); }, std::move(answers)});
}

void PdfPane::readPlaces()
{
    m_placed.clear();
    for (const model::Edition& edition : m_shelf.editions()) {
        for (const model::EditionLink& link : m_shelf.content(edition).links)
            m_placed.insert(link.clause);
    }
}

bool PdfPane::showClause(const QString& clause)
{
    for (const model::Edition& edition : ownLanguageFirst()) {
        if (m_shelf.content(edition).placeOf(clause) == nullptr || !open(edition))
            continue;
        if (const model::EditionLink* link = m_content.placeOf(clause)) {
            showParagraph(link->paragraph, true, clause);
            return true;
        }
    }
    return false;
}

bool PdfPane::showPage(qint64 edition, int page)
{
    const model::Edition* wanted = m_shelf.edition(edition);
    if (wanted == nullptr || !open(*wanted))
        return false;
    m_view->goTo(page);
    return true;
}

void PdfPane::showParagraph(int paragraph, bool goThere, const QString& asked)
{
    m_paragraph = paragraph;
    m_asked = asked;
    if (paragraph < 0 || static_cast<size_t>(paragraph) >= m_content.paragraphs.size()) {
        m_view->setMarks({});
        m_card->hide();
        return;
    }
    const std::vector<const model::EditionLink*> links = m_content.linksOf(paragraph, asked);
    // Of a long paragraph only the sentences that state the rule that was asked for.
    const bool isAsked = !links.empty() && links.front()->clause == asked;
    const std::vector<model::PageBox> lines =
        isAsked ? links.front()->lines : m_content.paragraphs[static_cast<size_t>(paragraph)].lines;
    m_view->setMarks(lines);
    m_card->showLinks(links, m_settings.language());
    m_card->show();
    if (goThere && !lines.empty())
        m_view->goTo(lines.front().page, lines.front().box);
    Q_EMIT changed();
}

void PdfPane::readLinks()
{
    readPlaces();
    if (const model::Edition* edition = shown()) {
        m_content = m_shelf.content(*edition);
        showParagraph(m_paragraph, false, m_asked);
    }
}

void PdfPane::chooseFile()
{
    importFile(m_files.fileToOpen(this, tr("Import a rulebook PDF"), tr("PDF files (*.pdf)")));
}

void PdfPane::importFile(const QString& path)
{
    if (path.isEmpty())
        return;
    if (m_shelf.canImport())
        m_import->begin(path, m_settings.language());
    else
        m_messages->post({kMessage, MessageKind::Warning,
                          [] { return tr("There is no library to add a PDF to. Nothing was imported."); }});
}

void PdfPane::removeShown()
{
    if (const model::Edition* edition = shown()) {
        const QString file = edition->file;
        const model::Language language = edition->language;
        m_shelf.remove(*edition);
        m_messages->post(
            {kMessage,
             MessageKind::Note,
             [file] {
                 return tr("“%1” was removed. The file itself was not deleted.")
                     .arg(QFileInfo(file).fileName());
             },
             {{[] { return tr("Undo"); }, [this, file, language] { m_shelf.import(file, language); }}}});
    }
}

void PdfPane::startFind()
{
    m_hits.clear();
    m_hit = -1;
    m_searching = m_view->renderer() != nullptr && m_tools->typed().size() >= 2;
    if (m_view->renderer() != nullptr)
        m_view->renderer()->find(m_searching ? m_tools->typed() : QString(), m_view->page());
    showHit();
}

void PdfPane::takeHits(const std::vector<model::PdfHit>& hits)
{
    // The search began at the page that is shown; the list is in the order of the book.
    const model::PdfHit current = m_hit >= 0 ? m_hits[static_cast<size_t>(m_hit)] : hits.front();
    m_hits.insert(m_hits.end(), hits.begin(), hits.end());
    std::stable_sort(m_hits.begin(), m_hits.end(),
                     [](const model::PdfHit& a, const model::PdfHit& b) { return a.page < b.page; });
    m_hit = static_cast<int>(std::find(m_hits.begin(), m_hits.end(), current) - m_hits.begin());
    showHit();
}

void PdfPane::find(int direction)
{
    if (m_hits.empty())
        return;
    const auto count = static_cast<int>(m_hits.size());
    m_hit = (m_hit + direction + count) % count;
    showHit();
}

void PdfPane::showHit()
{
    m_view->setHits(m_hits, m_hit);
    m_tools->setFound(m_hit + 1, static_cast<int>(m_hits.size()), m_searching);
    Q_EMIT changed();
}

void PdfPane::zoom(int steps)
{
    m_view->setZoom(m_view->zoom() + steps * kZoomStep);
}

void PdfPane::focusFind()
{
    m_tools->focusFind();
}

void PdfPane::takeFocus()
{
    m_view->setFocus(Qt::OtherFocusReason);
}

QString PdfPane::status() const
{
    const model::Edition* edition = shown();
    if (edition == nullptr)
        return tr("No PDF is open.");
    return tr("%1 · page %2", "name of the PDF and printed page")
        .arg(edition->name(), m_content.pages.empty()
                                  ? QString()
                                  : m_content.pages[static_cast<size_t>(m_view->page())].label);
}

void PdfPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (m_paragraph >= 0)
            showParagraph(m_paragraph, false, m_asked);
    }
}

void PdfPane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_edition == 0)
        editionsChanged();
}

} // namespace views
