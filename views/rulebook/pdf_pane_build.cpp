// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/game_cards.h"
#include "views/frame/empty_state.h"
#include "views/rulebook/pdf_clause_card.h"
#include "views/rulebook/pdf_import_strip.h"
#include "views/rulebook/pdf_pane.h"
#include "views/rulebook/pdf_side.h"
#include "views/rulebook/pdf_tools.h"
#include "views/rulebook/pdf_view.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

using namespace Qt::StringLiterals;

namespace {
constexpr int kSideWidth = 204;
constexpr int kCardWidth = 300;
} // namespace

void PdfPane::build()
{
    const auto line = [this](const QString& role) {
        auto* frame = new QFrame(this);
        frame->setProperty("role", role);
        return frame;
    };
    m_side->setContentsMargins(12, 12, 4, 0);
    m_card->setProperty("role", u"page"_s);
    m_card->setAttribute(Qt::WA_StyledBackground);
    m_card->hide();
    auto* pages = new QWidget(this);
    auto* row = new QHBoxLayout(pages);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_side);
    row->addWidget(line(u"hairline-vertical"_s));
    row->addWidget(m_view, 1);
    row->addWidget(m_card);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(pages);
    m_stack->addWidget(m_empty);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tools);
    column->addWidget(line(u"hairline"_s));
    column->addWidget(m_messages);
    column->addWidget(m_import);
    column->addWidget(m_stack, 1);
    setProperty("role", u"page"_s);
    setAttribute(Qt::WA_StyledBackground);
}

void PdfPane::connectParts()
{
    connect(&m_shelf, &model::EditionShelf::changed, this, &PdfPane::editionsChanged);
    connect(&m_shelf, &model::EditionShelf::linksChanged, this, &PdfPane::readLinks);
    connect(&m_shelf, &model::EditionShelf::imported, this, [this](const model::EditionReport& report) {
        m_edition = 0;
        (void)open(report.edition);
        if (!report.edition.hasText)
            m_messages->post({u"pdf"_s, MessageKind::Note, [name = report.edition.name()] {
                                  return tr("The pages of “%1” are images: you can read them, but there is "
                                            "no text to search.")
                                      .arg(name);
                              }});
        else if (report.outcome == model::ImportOutcome::UpToDate)
            m_messages->post({u"pdf"_s, MessageKind::Note, [name = report.edition.name()] {
                                  return tr("“%1” is already in your library.").arg(name);
                              }});
        else if (report.clauses == 0)
            m_messages->post(
                {u"pdf"_s, MessageKind::Warning,
                 [this, name = report.edition.name(), game = report.edition.game] {
                     return tr("“%1” was imported, but it is not the rulebook of %2, so none of our rules "
                               "are linked to it.")
                         .arg(name, model::gameName(game, m_settings.language()));
                 }});
        else
            m_messages->post({u"pdf"_s, MessageKind::Good, [report] {
                                  return tr("“%1” was imported. %n rule(s) were found in it.", nullptr,
                                            report.clauses)
                                      .arg(report.edition.name());
                              }});
    });
    connect(&m_shelf, &model::EditionShelf::failed, this, [this] {
        m_messages->post({u"pdf"_s, MessageKind::Warning, [] {
                              return tr("The library could not be read or written. Your PDFs are unchanged.");
                          }});
    });
    connect(m_import, &PdfImportStrip::failed, this,
            [this](const model::EditionError& error, const QString& path) {
                if (const auto* pdf = std::get_if<model::PdfError>(&error)) {
                    tellFailure(*pdf, path);
                    return;
                }
                m_messages->post({u"pdf"_s, MessageKind::Warning,
                                  [] { return tr("The library is not writable. Nothing was imported."); }});
            });
    connect(m_empty, &EmptyState::stepTaken, this, &PdfPane::chooseFile);
    connect(m_tools, &PdfTools::editionChosen, this, [this](qint64 key) {
        if (const model::Edition* edition = m_shelf.edition(key)) {
            if (!open(*edition))
                m_tools->setEditions(m_shelf.editions(), m_edition);
        }
    });
    connect(m_tools, &PdfTools::pageTyped, this, [this](int page) { m_view->goTo(page); });
    connect(m_tools, &PdfTools::fitWanted, m_view, &PdfView::fitWidth);
    connect(m_tools, &PdfTools::findEdited, this, &PdfPane::startFind);
    connect(m_tools, &PdfTools::findStep, this, &PdfPane::find);
    connect(m_tools, &PdfTools::left, this, &PdfPane::takeFocus);
    connect(m_side, &PdfSide::pageChosen, this, [this](int page) { m_view->goTo(page); });
    connect(m_side, &PdfSide::wished, m_view, &PdfView::setFurtherWishes);
    connect(m_view, &PdfView::pageChanged, this, [this](int page) {
        m_tools->setPage(page);
        m_side->follow(page);
        Q_EMIT changed();
    });
    connect(m_view, &PdfView::zoomChanged, this, [this](int percent) {
        m_tools->setZoom(percent);
        Q_EMIT changed();
    });
    connect(m_view, &PdfView::clicked, this, [this](int page, const QPointF& place) {
        showParagraph(m_content.paragraphAt(page, place), false);
    });
    connect(m_view, &PdfView::paragraphWanted, this, [this](int steps) {
        const auto count = static_cast<int>(m_content.paragraphs.size());
        if (count > 0)
            showParagraph(std::clamp(m_paragraph + steps, 0, count - 1), true);
    });
    connect(m_card, &PdfClauseCard::openWanted, this, &PdfPane::clauseWanted);
    connect(m_card, &PdfClauseCard::closed, this, [this] { showParagraph(-1, false); });
    connect(m_card, &PdfClauseCard::corrected, this, [this](const QString& clause) {
        if (const model::Edition* edition = shown())
            m_shelf.correct(*edition, clause, m_paragraph);
    });
    connect(m_card, &PdfClauseCard::denied, this, [this](const QString& clause) {
        if (const model::Edition* edition = shown())
            m_shelf.correct(*edition, clause, std::nullopt);
    });
    connect(m_card, &PdfClauseCard::takenBack, this, [this](const QString& clause) {
        if (const model::Edition* edition = shown())
            m_shelf.takeBackCorrection(*edition, clause);
    });
    connect(&m_theme, &Theme::changed, this, &PdfPane::adjust);
}

void PdfPane::retranslate()
{
    m_stack->setCurrentIndex(m_edition == 0 ? 1 : 0);
    m_empty->setTexts(m_shelf.editions().empty() ? tr("Your own rulebook") : tr("No PDF is open"),
                      tr("Add the PDF of your rulebook: it is included in searches, and each rule opens on "
                         "its page. The file stays on your computer."),
                      tr("Import a PDF…"));
    m_view->setAccessibleName(tr("Pages of the PDF"));
    m_view->setAccessibleDescription(
        tr("Press Ctrl and an arrow key to move between paragraphs and show our rule for each."));
}

void PdfPane::adjust()
{
    m_side->setFixedWidth(m_theme.scaled(kSideWidth));
    m_card->setFixedWidth(m_theme.scaled(kCardWidth));
}

} // namespace views
