// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/game_cards.h"
#include "views/rulebook/contents_pane.h"
#include "views/rulebook/find_bar.h"
#include "views/rulebook/page_view.h"
#include "views/rulebook/print_page.h"
#include "views/rulebook/rulebook_place.h"
#include "views/rulebook/rulebook_state.h"

#include <QClipboard>
#include <QGuiApplication>

namespace views {

using namespace Qt::StringLiterals;
using model::Language;

namespace {
constexpr int kZoomStep = 15; ///< percent
} // namespace

void RulebookPlace::setBoth(bool both)
{
    if (both == m_both)
        return;
    m_both = both;
    m_settings.setState(RulebookState::both(), both);
    showAgain();
    find();
}

void RulebookPlace::zoomBy(int steps)
{
    m_view->setZoom(m_view->zoom() + steps * kZoomStep);
    m_settings.setState(RulebookState::zoom(), m_view->zoom());
    showChoices();
}

/// Whether a rule's title begins with what was found.
bool RulebookPlace::isTitle(const model::BookHit& hit) const
{
    return hit.paragraph == 0 && hit.start == 0 && m_book->clause(hit.entry) != nullptr;
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
    // Whoever types the name of a card or the title of a rule, or how it begins, wants that rule, not the
    // first that mentions it. The shortest is the nearest to what was typed.
    constexpr qsizetype kLeastTyped = 3;
    qsizetype shortest = m_find->typed().trimmed().size() < kLeastTyped ? 0 : 1000;
    for (size_t i = 0; i < m_hits.size(); ++i) {
        const model::BookHit& hit = m_hits[i];
        if (!isTitle(hit))
            continue;
        const qsizetype length = m_book->clause(hit.entry)->title.in(hit.language).size();
        if (length < shortest) {
            shortest = length;
            m_hit = static_cast<int>(i);
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
    if (m_hits.empty())
        showElsewhere();
    if (m_hit >= 0) {
        const model::BookHit& hit = m_hits[static_cast<size_t>(m_hit)];
        if (hit.page != m_page)
            openClause(hit.entry);
        else if (isTitle(hit) && hit.entry != m_entry)
            showEntry(hit.entry);
    }
    m_view->setHits(m_hits, m_hit);
    showChoices();
}

void RulebookPlace::showElsewhere()
{
    const auto [game, count] = hitsElsewhere();
    if (count > 0)
        m_find->showElsewhere(count, model::gameName(game, m_settings.language()));
}

std::pair<QString, int> RulebookPlace::hitsElsewhere() const
{
    const Language language = m_settings.language();
    for (const model::GameCards* game : model::allGameCards()) {
        const model::Rulebook& book = m_books(game->id());
        if (&book == m_book)
            continue;
        model::BookFind finder(book);
        finder.setPages(model::pagesOf(book, language));
        if (const auto hits = finder.find(m_find->typed(), {language, model::otherLanguage(language)});
            !hits.empty())
            return {game->id(), static_cast<int>(hits.size())};
    }
    return {};
}

void RulebookPlace::findElsewhere()
{
    const auto [game, count] = hitsElsewhere();
    if (count == 0)
        return;
    openGame(game);
    find();
    if (m_hits.empty())
        setBoth(true);
}

void RulebookPlace::toggleBookmark(const QString& entry)
{
    if (entry.isEmpty())
        return;
    if (m_bookmarks.contains(entry))
        m_bookmarks.removeAll(entry);
    else
        m_bookmarks << entry;
    m_settings.setState(RulebookState::bookmarks(), m_bookmarks);
    m_contents->setBookmarks(m_bookmarks);
    m_view->setBookmarks(m_bookmarks);
    showChoices();
}

void RulebookPlace::copyClause()
{
    const QString passage = m_view->passage();
    const model::Clause* clause =
        m_book->clause(passage.isEmpty() ? m_entry : m_view->entryAt(m_view->textCursor().selectionStart()));
    if (clause == nullptr)
        return;
    const Language language = m_settings.language();
    QGuiApplication::clipboard()->setText(
        passage.isEmpty() ? model::quotation(*m_book, *clause, language)
                          : passage + u"\n\n— "_s + model::citation(*m_book, *clause, language));
    Q_EMIT copied(clause->id);
}

void RulebookPlace::printPage()
{
    const model::BookPage* shown = page(m_page);
    if (shown == nullptr)
        return;
    const Printed printed =
        m_printer.print(this, shown->title.in(m_settings.language()),
                        [&](QPrinter& printer) { views::printPage(printer, *m_book, *shown, languages()); });
    if (printed.failure)
        Q_EMIT printFailed(*printed.failure);
}

} // namespace views
