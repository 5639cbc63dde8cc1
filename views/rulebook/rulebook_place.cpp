// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/rulebook_place.h"

#include "views/rulebook/card_peek.h"
#include "views/rulebook/contents_pane.h"
#include "views/rulebook/find_bar.h"
#include "views/rulebook/page_view.h"
#include "views/rulebook/print_page.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

using namespace Qt::StringLiterals;
using model::Language;

namespace {

const QString kClause = u"rulebook/clause"_s;
const QString kBoth = u"rulebook/both"_s;
const QString kZoom = u"rulebook/zoom"_s;
const QString kBookmarks = u"rulebook/bookmarks"_s;
const QString kPlace = u"place:"_s; ///< before a step of the history that lies outside of the book
constexpr int kZoomStep = 15;       ///< percent
constexpr int kContentsWidth = 264;

constexpr const char* kActions[] = {"rule.back",        "rule.forward",  "rule.previousChapter",
                                    "rule.nextChapter", "rule.findNext", "rule.findPrevious",
                                    "rule.bookmark",    "rule.copy",     "rule.print",
                                    "rule.both",        "rule.larger",   "rule.smaller"};

} // namespace

RulebookPlace::RulebookPlace(const model::Rulebook& book, const model::CardListModel& cards,
                             model::Settings& settings, ActionRegistry& actions, const Theme& theme,
                             PagePrinter& printer, QWidget* parent)
    : Place(parent)
    , m_book(book)
    , m_cards(cards)
    , m_settings(settings)
    , m_actions(actions)
    , m_theme(theme)
    , m_printer(printer)
    , m_finder(book)
    , m_title(new QLabel(this))
    , m_contents(new ContentsPane(theme, this))
    , m_find(new FindBar(actions, theme, this))
    , m_view(new PageView(book, theme, this))
    , m_peek(new CardPeek(theme, this))
    , m_both(settings.state(kBoth, false).toBool())
    , m_bookmarks(settings.state(kBookmarks).toStringList())
{
    setObjectName(u"rulebookPlace"_s);
    build(actions);
    m_view->setZoom(settings.state(kZoom, 100).toInt());
    connectParts();
    connectActions();
    retranslate();
    adjust();
    m_contents->setBookmarks(m_bookmarks);
    m_view->setBookmarks(m_bookmarks);
    const QString last = settings.state(kClause).toString();
    if (page(0) != nullptr)
        openClause(model::entryOf(m_book, m_pages, last).isEmpty() ? m_pages.front().id : last);
    else
        m_view->setPlainText(tr("There are no rules in this library."));
    showChoices();
}

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
    auto* left = new QWidget(this);
    left->setObjectName(u"rulebookLeft"_s);
    auto* leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(24, 20, 4, 0);
    leftColumn->setSpacing(8);
    leftColumn->addWidget(m_title);
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
    add(u"rule.both"_s, u"rulebookBoth"_s);
    add(u"rule.bookmark"_s, u"rulebookBookmark"_s);
    add(u"rule.copy"_s, u"rulebookCopy"_s);
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
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(left);
    row->addWidget(border);
    row->addWidget(right, 1);
}

void RulebookPlace::connectParts()
{
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
    on("rule.findNext", [this] { step(1); });
    on("rule.findPrevious", [this] { step(-1); });
    on("rule.bookmark", [this] { toggleBookmark(m_entry); });
    on("rule.copy", [this] { copyClause(); });
    on("rule.print", [this] { printPage(); });
    on("rule.both", [this](bool both) { setBoth(both); });
    on("rule.larger", [this] { zoomBy(1); });
    on("rule.smaller", [this] { zoomBy(-1); });
}

QString RulebookPlace::status() const
{
    const model::BookPage* shown = page(m_page);
    if (shown == nullptr)
        return tr("There are no rules in this library.");
    const QString title = shown->title.in(m_settings.language());
    return m_book.clause(m_entry) != nullptr ? tr("%1 · %2", "chapter and rule").arg(title, m_entry) : title;
}

void RulebookPlace::takeFocus()
{
    m_contents->takeFocus();
}

void RulebookPlace::focusSearch()
{
    m_find->take();
}

void RulebookPlace::showSample()
{
    m_find->clear();
    setBoth(false);
    if (!m_bookmarks.contains(u"cc.effect.self"_s))
        toggleBookmark(u"cc.effect.self"_s);
    openClause(u"cc.effect.then"_s);
}

std::vector<Language> RulebookPlace::languages() const
{
    const Language own = m_settings.language();
    return m_both ? std::vector{own, model::otherLanguage(own)} : std::vector{own};
}

const model::BookPage* RulebookPlace::page(int index) const
{
    return index >= 0 && static_cast<size_t>(index) < m_pages.size() ? &m_pages[static_cast<size_t>(index)]
                                                                     : nullptr;
}

void RulebookPlace::openClause(const QString& id)
{
    if (model::entryOf(m_book, m_pages, id).isEmpty())
        return;
    m_history.visit(id);
    showEntry(id);
}

void RulebookPlace::openFrom(const QString& place, const QString& id)
{
    if (model::entryOf(m_book, m_pages, id).isEmpty())
        return;
    m_history.visit(kPlace + place);
    openClause(id);
    m_view->setFocus(Qt::OtherFocusReason);
}

void RulebookPlace::showEntry(const QString& id)
{
    if (id.startsWith(kPlace)) {
        Q_EMIT placeWanted(id.mid(kPlace.size()));
        return;
    }
    const QString entry = model::entryOf(m_book, m_pages, id);
    if (entry.isEmpty())
        return;
    const int index = model::pageWith(m_pages, entry);
    if (index != m_page) {
        m_page = index;
        m_view->showPage(*page(index), page(index + 1), languages());
        m_view->setBookmarks(m_bookmarks);
        m_view->setHits(m_hits, -1);
    }
    m_current = id;
    m_entry = entry;
    m_view->mark(entry, m_book.clarification(id) != nullptr ? id : QString());
    m_contents->follow(entry);
    m_settings.setState(kClause, id);
    showChoices();
    Q_EMIT statusChanged();
}

void RulebookPlace::showAgain()
{
    m_page = -1;
    // The reader may have scrolled on since.
    showEntry(model::entryOf(m_book, m_pages, m_current) == m_entry ? m_current : m_entry);
}

void RulebookPlace::goToChapter(int steps)
{
    if (const model::BookPage* wanted = page(m_page + steps))
        openClause(wanted->id);
}

void RulebookPlace::followLink(const QString& kind, const QString& id)
{
    m_peek->hide();
    openClause(kind == u"card" || kind == u"term" ? kind + u':' + id : id);
}

void RulebookPlace::pointAt(const QString& kind, const QString& id, const QRect& where, Language language)
{
    const int row = kind == u"card" ? m_cards.rowOf(id) : -1;
    if (row >= 0)
        m_peek->showCard(m_cards.card(row), language, where);
    else
        m_peek->hide();
    if (kind == u"term") {
        const model::Term* term = m_book.term(id);
        // A paragraph, so that long meanings are wrapped.
        QToolTip::showText(where.bottomLeft(),
                           u"<p><b>%1</b><br>%2</p>"_s.arg(term->name.in(language).toHtmlEscaped(),
                                                           term->meaning.in(language).toHtmlEscaped()),
                           m_view);
    } else if (QToolTip::isVisible()) {
        QToolTip::hideText();
    }
}

void RulebookPlace::setBoth(bool both)
{
    if (both == m_both)
        return;
    m_both = both;
    m_settings.setState(kBoth, both);
    showAgain();
    find();
}

void RulebookPlace::zoomBy(int steps)
{
    m_view->setZoom(m_view->zoom() + steps * kZoomStep);
    m_settings.setState(kZoom, m_view->zoom());
    showChoices();
}

void RulebookPlace::find()
{
    m_hits = m_finder.find(m_find->typed(), languages());
    // The first at or after what is being read, so that the page does not jump without need.
    m_hit = m_hits.empty() ? -1 : 0;
    for (size_t i = 0; i < m_hits.size(); ++i) {
        if (m_hits[i].page >= m_page) {
            m_hit = static_cast<int>(i);
            break;
        }
    }
    showHit();
}

void RulebookPlace::step(int direction)
{
    if (m_hits.empty())
        return;
    const auto count = static_cast<int>(m_hits.size());
    m_hit = (m_hit + direction + count) % count;
    showHit();
}

void RulebookPlace::showHit()
{
    const Language other = model::otherLanguage(m_settings.language());
    const bool askOther = m_hits.empty() && !m_both;
    m_find->showCount(m_hit + 1, static_cast<int>(m_hits.size()),
                      askOther ? static_cast<int>(m_finder.find(m_find->typed(), {other}).size()) : 0, other);
    if (m_hit >= 0 && m_hits[static_cast<size_t>(m_hit)].page != m_page)
        openClause(m_hits[static_cast<size_t>(m_hit)].entry);
    m_view->setHits(m_hits, m_hit);
    showChoices();
}

void RulebookPlace::toggleBookmark(const QString& entry)
{
    if (entry.isEmpty())
        return;
    if (m_bookmarks.contains(entry))
        m_bookmarks.removeAll(entry);
    else
        m_bookmarks << entry;
    m_settings.setState(kBookmarks, m_bookmarks);
    m_contents->setBookmarks(m_bookmarks);
    m_view->setBookmarks(m_bookmarks);
    showChoices();
}

void RulebookPlace::copyClause()
{
    const QString passage = m_view->passage();
    const model::Clause* clause =
        m_book.clause(passage.isEmpty() ? m_entry : m_view->entryAt(m_view->textCursor().selectionStart()));
    if (clause == nullptr)
        return;
    const Language language = m_settings.language();
    QGuiApplication::clipboard()->setText(passage.isEmpty()
                                              ? model::quotation(m_book, *clause, language)
                                              : passage + u"\n\n— "_s + model::citation(*clause, language));
    Q_EMIT copied(clause->id);
}

void RulebookPlace::printPage()
{
    if (const model::BookPage* shown = page(m_page))
        m_printer.print(this, shown->title.in(m_settings.language()),
                        [&](QPrinter& printer) { views::printPage(printer, m_book, *shown, languages()); });
}

void RulebookPlace::showChoices()
{
    const bool here = isVisible();
    const auto enable = [&](const char* id, bool possible) { action(id)->setEnabled(here && possible); };
    enable("rule.back", m_history.canGoBack());
    enable("rule.forward", m_history.canGoForward());
    enable("rule.previousChapter", m_page > 0);
    enable("rule.nextChapter", page(m_page + 1) != nullptr);
    enable("rule.findNext", !m_hits.empty());
    enable("rule.findPrevious", !m_hits.empty());
    enable("rule.bookmark", !m_entry.isEmpty());
    enable("rule.copy", m_book.clause(m_entry) != nullptr);
    enable("rule.print", m_page >= 0);
    enable("rule.both", m_page >= 0);
    enable("rule.larger", m_view->zoom() < PageView::kLargestZoom);
    enable("rule.smaller", m_view->zoom() > PageView::kSmallestZoom);
    action("rule.both")->setChecked(m_both);
    action("rule.bookmark")->setChecked(m_bookmarks.contains(m_entry));
}

void RulebookPlace::changeEvent(QEvent* event)
{
    Place::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RulebookPlace::showEvent(QShowEvent* event)
{
    Place::showEvent(event);
    showChoices();
}

void RulebookPlace::hideEvent(QHideEvent* event)
{
    Place::hideEvent(event);
    m_peek->hide();
    restActions(m_actions);
}

void RulebookPlace::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_peek->isVisible())
        m_peek->hide();
    else
        Place::keyPressEvent(event);
}

void RulebookPlace::retranslate()
{
    const Language language = m_settings.language();
    m_title->setText(tr("Rulebook"));
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
    m_pages = model::pagesOf(m_book, m_settings.language());
    m_finder.setPages(m_pages);
}

void RulebookPlace::adjust()
{
    m_title->setFont(m_theme.fonts().heading(Fonts::kTitle));
    findChild<QWidget*>(u"rulebookLeft"_s)->setFixedWidth(m_theme.scaled(kContentsWidth));
}

} // namespace views
