// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/rulebook_place.h"

#include "model/rulebook/examples.h"
#include "views/frame/choice_box.h"
#include "views/rulebook/card_peek.h"
#include "views/rulebook/contents_pane.h"
#include "views/rulebook/find_bar.h"
#include "views/rulebook/page_view.h"
#include "views/rulebook/pdf_pane.h"
#include "views/rulebook/rulebook_state.h"
#include "views/text/label.h"
#include "views/text/plain_texts.h"

#include <QComboBox>
#include <QCursor>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolTip>
#include <QUrl>

namespace views {

using namespace Qt::StringLiterals;
using model::Language;

namespace {

const QString kPlace = u"place:"_s; ///< before a step of the history that lies outside of the book

const QString kBook = u"book:"_s; ///< before game and id: chapters are called alike in the books

/// The first PDF of what is dragged; empty if there is none.
QString pdfIn(const QMimeData* dragged)
{
    for (const QUrl& url : dragged->urls()) {
        if (url.toLocalFile().endsWith(u".pdf"_s, Qt::CaseInsensitive))
            return url.toLocalFile();
    }
    return {};
}

} // namespace

RulebookPlace::RulebookPlace(model::RulebookOf books, const model::CardListModel& cards,
                             model::EditionShelf& editions, model::Settings& settings,
                             ActionRegistry& actions, const Theme& theme, FileChooser& files,
                             PagePrinter& printer, QWidget* parent)
    : Place(parent)
    , m_books(std::move(books))
    , m_book(&m_books(editions.game()))
    , m_cards(cards)
    , m_editions(editions)
    , m_settings(settings)
    , m_actions(actions)
    , m_theme(theme)
    , m_printer(printer)
    , m_finder(*m_book)
    , m_title(new Label(this))
    , m_game(new ChoiceBox(this))
    , m_contents(new ContentsPane(theme, this))
    , m_find(new FindBar(actions, theme, this))
    , m_view(new PageView(*m_book, theme, this))
    , m_peek(new CardPeek(theme, this))
    , m_pdf(new PdfPane(*m_book, editions, settings, actions, theme, files, this))
    , m_stack(new QStackedWidget(this))
    , m_both(settings.state(RulebookState::both(), false).toBool())
    , m_bookmarks(settings.state(RulebookState::bookmarks()).toStringList())
{
    setObjectName(u"rulebookPlace"_s);
    setAcceptDrops(true);
    build(actions);
    m_view->setZoom(settings.state(RulebookState::zoom(), 100).toInt());
    connectParts();
    connectActions();
    retranslate();
    adjust();
    m_contents->setBookmarks(m_bookmarks);
    m_view->setBookmarks(m_bookmarks);
    const QString last = inItsBook(settings.state(RulebookState::clause()).toString());
    if (turnTo(last))
        openClause(last);
    else if (page(0) != nullptr)
        openClause(m_pages.front().id);
    else
        m_view->setPlainText(tr("There are no rules in this library."));
    showChoices();
}

QString RulebookPlace::status() const
{
    if (isPdfShown())
        return m_pdf->status();
    const model::BookPage* shown = page(m_page);
    if (shown == nullptr)
        return tr("There are no rules in this library.");
    const QString title = shown->title.in(m_settings.language());
    return m_book->clause(m_entry) != nullptr ? tr("%1 · %2", "chapter and rule").arg(title, m_entry) : title;
}

QString RulebookPlace::game() const
{
    return m_book->game();
}

void RulebookPlace::openGame(const QString& game)
{
    if (game == m_game->currentData().toString() && game == m_book->game())
        return;
    setGame(game);
    if (page(0) != nullptr)
        openClause(m_pages.front().id);
}

void RulebookPlace::setGame(const QString& game)
{
    const model::Rulebook& book = m_books(game);
    if (&book == m_book || book.isEmpty())
        return;
    m_book = &book;
    m_page = -1;
    m_entry.clear();
    m_hits.clear();
    m_hit = -1;
    m_finder.setBook(book);
    m_view->setBook(book);
    m_pdf->setBook(book);
    m_editions.setGame(game);
    setPages();
    m_contents->setPages(m_pages, m_settings.language());
    const QSignalBlocker quiet(m_game);
    m_game->setCurrentIndex(m_game->findData(game));
}

bool RulebookPlace::turnTo(const QString& id)
{
    if (!model::entryOf(*m_book, m_pages, id).isEmpty())
        return true;
    for (int i = 0; i < m_game->count(); ++i) {
        const QString game = m_game->itemData(i).toString();
        const model::Rulebook& book = m_books(game);
        if (&book == m_book ||
            model::entryOf(book, model::pagesOf(book, m_settings.language()), id).isEmpty())
            continue;
        setGame(game);
        return true;
    }
    return false;
}

void RulebookPlace::takeFocus()
{
    if (isPdfShown())
        m_pdf->takeFocus();
    else
        m_contents->takeFocus();
}

void RulebookPlace::focusSearch()
{
    if (isPdfShown())
        m_pdf->focusFind();
    else
        m_find->take();
}

bool RulebookPlace::isPdfShown() const
{
    return m_stack->currentWidget() == m_pdf;
}

void RulebookPlace::showPdf(bool shown)
{
    m_peek->hide();
    m_stack->setCurrentIndex(shown ? 1 : 0);
    showChoices();
    takeFocus();
    Q_EMIT statusChanged();
}

bool RulebookPlace::openInPdf(const QString& clause)
{
    if (!m_pdf->has(clause))
        return false;
    showPdf(true);
    return m_pdf->showClause(clause);
}

bool RulebookPlace::openPdfPage(const QString& searchId)
{
    if (const QString game = m_editions.gameOfPage(searchId); !game.isEmpty())
        setGame(game);
    const auto found = m_editions.pageOf(searchId);
    if (!found)
        return false;
    showPdf(true);
    return m_pdf->showPage(found->first, found->second);
}

void RulebookPlace::importPdf(const QString& path)
{
    showPdf(true);
    if (path.isEmpty())
        m_pdf->chooseFile();
    else
        m_pdf->importFile(path);
}

void RulebookPlace::showSample()
{
    showPdf(false);
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
    if (!turnTo(id))
        return;
    if (isPdfShown())
        showPdf(false);
    m_history.visit(withBook(id));
    showEntry(id);
}

void RulebookPlace::openFrom(const QString& place, const QString& id)
{
    if (!turnTo(id))
        return;
    m_history.visit(kPlace + place);
    openClause(id);
    m_view->setFocus(Qt::OtherFocusReason);
}

QString RulebookPlace::withBook(const QString& id) const
{
    return kBook + m_book->game() + u'/' + id;
}

QString RulebookPlace::inItsBook(const QString& id)
{
    if (!id.startsWith(kBook))
        return id;
    setGame(id.mid(kBook.size()).section(u'/', 0, 0));
    return id.section(u'/', 1);
}

void RulebookPlace::showEntry(const QString& step)
{
    if (step.startsWith(kPlace)) {
        Q_EMIT placeWanted(step.mid(kPlace.size()));
        return;
    }
    const QString id = inItsBook(step);
    if (!turnTo(id))
        return;
    const QString entry = model::entryOf(*m_book, m_pages, id);
    const int index = model::pageWith(m_pages, entry);
    if (index != m_page) {
        m_page = index;
        m_view->showPage(*page(index), page(index + 1), languages());
        m_view->setBookmarks(m_bookmarks);
        m_view->setHits(m_hits, -1);
    }
    m_current = id;
    m_entry = entry;
    m_view->mark(entry, m_book->clarification(id) != nullptr ? id : QString());
    m_contents->follow(entry);
    m_settings.setState(RulebookState::clause(), withBook(id));
    showChoices();
    Q_EMIT statusChanged();
}

void RulebookPlace::showAgain()
{
    m_page = -1;
    // The reader may have scrolled on since.
    showEntry(model::entryOf(*m_book, m_pages, m_current) == m_entry ? m_current : m_entry);
}

void RulebookPlace::goToChapter(int steps)
{
    if (const model::BookPage* wanted = page(m_page + steps))
        openClause(wanted->id);
}

void RulebookPlace::followLink(const QString& kind, const QString& id)
{
    m_peek->hide();
    if (kind == u"example") {
        playExample(id);
        return;
    }
    openClause(kind == u"card" || kind == u"term" ? kind + u':' + id : id);
}

/// Where several show the clause, a menu lets the reader choose.
void RulebookPlace::playExample(const QString& id)
{
    const model::Clause* clause = m_book->clause(id);
    if (clause == nullptr)
        return;
    const std::vector<model::Example> examples = model::examplesOf(*m_book, *clause, m_settings.language());
    if (examples.size() == 1)
        Q_EMIT exampleWanted(examples.front().text, examples.front().title);
    if (examples.size() < 2)
        return;
    auto* menu = new QMenu(this);
    menu->setObjectName(u"exampleMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const model::Example& example : examples)
        menu->addAction(QString(example.title).replace(u'&', u"&&"_s), this,
                        [this, example] { Q_EMIT exampleWanted(example.text, example.title); });
    menu->popup(QCursor::pos());
}

std::optional<model::Card> RulebookPlace::cardOf(const QString& id) const
{
    if (auto merged = m_libraryCard ? m_libraryCard(game(), id) : std::nullopt)
        return merged;
    const int row = m_cards.rowOf(game(), id);
    return row >= 0 ? std::optional(m_cards.card(row)) : std::nullopt;
}

void RulebookPlace::pointAt(const QString& kind, const QString& id, const QRect& where, Language language)
{
    if (const auto card = kind == u"card" ? cardOf(id) : std::nullopt)
        m_peek->showCard(*card, language, where);
    else
        m_peek->hide();
    if (kind == u"term") {
        const model::Term* term = m_book->term(id);
        showTip(where.bottomLeft(), term->name.in(language) + u'\n' + term->meaning.in(language), m_view);
    } else if (QToolTip::isVisible()) {
        QToolTip::hideText();
    }
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

void RulebookPlace::dragEnterEvent(QDragEnterEvent* event)
{
    if (!pdfIn(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void RulebookPlace::dropEvent(QDropEvent* event)
{
    if (const QString path = pdfIn(event->mimeData()); !path.isEmpty()) {
        event->acceptProposedAction();
        importPdf(path);
    }
}

void RulebookPlace::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_peek->isVisible())
        m_peek->hide();
    else
        Place::keyPressEvent(event);
}

} // namespace views
