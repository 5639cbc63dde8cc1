// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/game_cards.h"
#include "views/rulebook/card_peek.h"
#include "views/rulebook/contents_pane.h"
#include "views/rulebook/find_bar.h"
#include "views/rulebook/page_view.h"
#include "views/rulebook/pdf_pane.h"
#include "views/rulebook/rulebook_place.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;
using model::Language;

namespace {

constexpr int kContentsWidth = 264;

constexpr const char* kActions[] = {"rule.back",        "rule.forward",   "rule.previousChapter",
                                    "rule.nextChapter", "rule.findNext",  "rule.findPrevious",
                                    "rule.bookmark",    "rule.copy",      "rule.print",
                                    "rule.both",        "rule.larger",    "rule.smaller",
                                    "rule.pdf",         "rule.showInPdf", "rule.removePdf"};

} // namespace

void RulebookPlace::restActions(ActionRegistry& actions)
{
    for (const char* id : kActions)
        actions.action(QString::fromLatin1(id))->setEnabled(false);
}

QAction* RulebookPlace::action(const char* id) const
{
    return m_actions.action(QString::fromLatin1(id));
}

void RulebookPlace::build(ActionRegistry& actions)
{
    m_game->setObjectName(u"rulebookGame"_s);
    for (const model::GameCards* game : model::allGameCards())
        m_game->addItem(QString(), game->id());
    m_game->setCurrentIndex(m_game->findData(m_book->game()));
    auto* left = new QWidget(this);
    left->setObjectName(u"rulebookLeft"_s);
    auto* leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(24, 20, 4, 0);
    leftColumn->setSpacing(8);
    leftColumn->addWidget(m_title);
    leftColumn->addWidget(m_game);
    leftColumn->addWidget(m_contents, 1);
    auto* right = new QWidget(this);
    right->setProperty("role", u"page"_s);
    right->setAttribute(Qt::WA_StyledBackground);
    auto* tools = new QHBoxLayout;
    tools->setContentsMargins(16, 12, 16, 8);
    tools->setSpacing(4);
    const auto add = [&](const QString& id, const QString& name) {
        auto* button = new QToolButton(right);
        button->setObjectName(name);
        button->setDefaultAction(actions.action(id));
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setIconSize(QSize(20, 20));
        button->setFocusPolicy(Qt::StrongFocus);
        tools->addWidget(button);
    };
    add(u"rule.back"_s, u"rulebookBack"_s);
    add(u"rule.forward"_s, u"rulebookForward"_s);
    tools->addSpacing(8);
    tools->addWidget(m_find, 1);
    tools->addSpacing(8);
    add(u"rule.both"_s, u"rulebooRulebookState::both()"_s);
    add(u"rule.bookmark"_s, u"rulebookBookmark"_s);
    add(u"rule.copy"_s, u"rulebookCopy"_s);
    add(u"rule.showInPdf"_s, u"rulebookShowInPdf"_s);
    add(u"rule.pdf"_s, u"rulebookPdf"_s);
    add(u"rule.print"_s, u"rulebookPrint"_s);
    add(u"rule.smaller"_s, u"rulebookSmaller"_s);
    add(u"rule.larger"_s, u"rulebookLarger"_s);
    auto* line = new QFrame(right);
    line->setProperty("role", u"hairline"_s);
    auto* rightColumn = new QVBoxLayout(right);
    rightColumn->setContentsMargins(0, 0, 0, 0);
    rightColumn->setSpacing(0);
    rightColumn->addLayout(tools);
    rightColumn->addWidget(line);
    rightColumn->addWidget(m_view, 1);
    auto* border = new QFrame(this);
    border->setProperty("role", u"hairline-vertical"_s);
    auto* reader = new QWidget(this);
    auto* row = new QHBoxLayout(reader);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(left);
    row->addWidget(border);
    row->addWidget(right, 1);
    m_stack->addWidget(reader);
    m_stack->addWidget(m_pdf);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_stack);
}

void RulebookPlace::connectParts()
{
    connect(m_game, &QComboBox::activated, this, [this] { openGame(m_game->currentData().toString()); });
    connect(m_find, &FindBar::otherBookWanted, this, &RulebookPlace::findElsewhere);
    connect(m_contents, &ContentsPane::chosen, this, &RulebookPlace::openClause);
    connect(m_contents, &ContentsPane::opened, this, [this](const QString& id) {
        openClause(id);
        m_view->setFocus(Qt::OtherFocusReason);
    });
    connect(m_contents, &ContentsPane::bookmarkWanted, this, [this] { toggleBookmark(m_entry); });
    connect(m_contents, &ContentsPane::bookmarkRemoved, this, &RulebookPlace::toggleBookmark);
    connect(m_view, &PageView::linkActivated, this, &RulebookPlace::followLink);
    connect(m_view, &PageView::linkPointedAt, this, &RulebookPlace::pointAt);
    connect(m_view, &PageView::zoomWanted, this, &RulebookPlace::zoomBy);
    connect(m_view, &PageView::topEntryChanged, this, [this](const QString& entry) {
        m_entry = entry;
        m_contents->follow(entry);
        showChoices();
        Q_EMIT statusChanged();
    });
    connect(m_find, &FindBar::edited, this, &RulebookPlace::find);
    connect(m_find, &FindBar::nextWanted, this, [this] { step(1); });
    connect(m_find, &FindBar::previousWanted, this, [this] { step(-1); });
    connect(m_find, &FindBar::left, this, [this] { m_view->setFocus(Qt::OtherFocusReason); });
    connect(m_find, &FindBar::bothWanted, this, [this] { setBoth(true); });
    connect(m_pdf, &PdfPane::clauseWanted, this, &RulebookPlace::openClause);
    connect(m_pdf, &PdfPane::changed, this, [this] {
        showChoices();
        Q_EMIT statusChanged();
    });
    connect(&m_theme, &Theme::changed, this, &RulebookPlace::adjust);
}

void RulebookPlace::connectActions()
{
    const auto on = [this](const char* id, auto&& run) {
        connect(action(id), &QAction::triggered, this, run);
    };
    on("rule.back", [this] { showEntry(m_history.back()); });
    on("rule.forward", [this] { showEntry(m_history.forward()); });
    on("rule.previousChapter", [this] { goToChapter(-1); });
    on("rule.nextChapter", [this] { goToChapter(1); });
    on("rule.findNext", [this] { isPdfShown() ? m_pdf->find(1) : step(1); });
    on("rule.findPrevious", [this] { isPdfShown() ? m_pdf->find(-1) : step(-1); });
    on("rule.bookmark", [this] { toggleBookmark(m_entry); });
    on("rule.copy", [this] { copyClause(); });
    on("rule.print", [this] { printPage(); });
    on("rule.both", [this](bool both) { setBoth(both); });
    on("rule.larger", [this] { isPdfShown() ? m_pdf->zoom(1) : zoomBy(1); });
    on("rule.smaller", [this] { isPdfShown() ? m_pdf->zoom(-1) : zoomBy(-1); });
    on("rule.pdf", [this](bool shown) { showPdf(shown); });
    on("rule.showInPdf", [this] { openInPdf(m_entry); });
    on("rule.removePdf", [this] { m_pdf->removeShown(); });
}

void RulebookPlace::showChoices()
{
    const bool here = isVisible();
    const bool pdf = isPdfShown();
    const auto enable = [&](const char* id, bool possible) { action(id)->setEnabled(here && possible); };
    enable("rule.back", !pdf && m_history.canGoBack());
    enable("rule.forward", !pdf && m_history.canGoForward());
    enable("rule.previousChapter", !pdf && m_page > 0);
    enable("rule.nextChapter", !pdf && page(m_page + 1) != nullptr);
    enable("rule.findNext", pdf ? m_pdf->hasHits() : !m_hits.empty());
    enable("rule.findPrevious", pdf ? m_pdf->hasHits() : !m_hits.empty());
    enable("rule.bookmark", !pdf && !m_entry.isEmpty());
    enable("rule.copy", !pdf && m_book->clause(m_entry) != nullptr);
    enable("rule.print", !pdf && m_page >= 0);
    enable("rule.both", !pdf && m_page >= 0);
    enable("rule.larger", pdf ? m_pdf->isShowing() : m_view->zoom() < PageView::kLargestZoom);
    enable("rule.smaller", pdf ? m_pdf->isShowing() : m_view->zoom() > PageView::kSmallestZoom);
    enable("rule.pdf", true);
    enable("rule.showInPdf", !pdf && m_pdf->has(m_entry));
    enable("rule.removePdf", pdf && m_pdf->isShowing());
    action("rule.both")->setChecked(m_both);
    action("rule.bookmark")->setChecked(m_bookmarks.contains(m_entry));
    action("rule.pdf")->setChecked(pdf);
}

void RulebookPlace::retranslate()
{
    const Language language = m_settings.language();
    m_title->setText(tr("Rulebook"));
    m_game->setAccessibleName(tr("Choose the game"));
    m_game->setToolTip(tr("Choose the game"));
    const std::vector<const model::GameCards*>& games = model::allGameCards();
    for (size_t i = 0; i < games.size(); ++i)
        m_game->setItemText(static_cast<int>(i), games[i]->name().in(language));
    m_view->setAccessibleName(tr("Text of the rulebook"));
    setPages();
    m_contents->setPages(m_pages, language);
    if (m_page >= 0) {
        showAgain();
        find();
    }
    Q_EMIT statusChanged();
}

void RulebookPlace::setPages()
{
    m_pages = model::pagesOf(*m_book, m_settings.language());
    m_finder.setPages(m_pages);
}

void RulebookPlace::adjust()
{
    m_title->setFont(m_theme.fonts().heading(Fonts::kTitle));
    findChild<QWidget*>(u"rulebookLeft"_s)->setFixedWidth(m_theme.scaled(kContentsWidth));
}

} // namespace views
