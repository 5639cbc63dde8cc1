// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/page_view.h"

#include <QAbstractTextDocumentLayout>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace views {

using namespace Qt::StringLiterals;
using model::Language;

namespace {

constexpr double kRail = 32;
constexpr int kEdge = 12; ///< least room beside the page
constexpr double kNotes = 230;
constexpr int kAboveMark = 12;

} // namespace

PageView::PageView(const model::Rulebook& book, const Theme& theme, QWidget* parent)
    : TextPage(parent)
    , m_book(&book)
    , m_theme(theme)
{
    setObjectName(u"rulebookPage"_s);
    setUndoRedoEnabled(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setLineWrapMode(QTextEdit::FixedPixelWidth);
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    document()->setDocumentMargin(0);
    m_rewrite.setSingleShot(true);
    connect(&m_rewrite, &QTimer::timeout, this, &PageView::rewrite);
    connect(&theme, &Theme::changed, this, &PageView::rewrite);
    connect(this, &QTextBrowser::highlighted, this, &PageView::pointAt);
    connect(this, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { Q_EMIT linkActivated(link.scheme(), link.path()); });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        pointAt({});
        if (m_scrolling)
            return;
        if (const QString top = topEntry(); top != m_top) {
            m_top = top;
            Q_EMIT topEntryChanged(top);
        }
    });
}

Fonts PageView::fonts() const
{
    return Fonts(m_theme.scaled(m_zoom));
}

void PageView::showPage(const model::BookPage& page, const model::BookPage* next,
                        const std::vector<Language>& languages)
{
    m_page = page;
    m_next = next != nullptr ? std::optional(*next) : std::nullopt;
    m_languages = languages;
    m_marked.clear();
    m_markedQuestion.clear();
    m_hits.clear();
    m_currentHit = -1;
    const QScopedValueRollback quiet(m_scrolling, true);
    write();
    verticalScrollBar()->setValue(0);
    m_top = page.id;
}

void PageView::setZoom(int percent)
{
    const int zoom = std::clamp(percent, kSmallestZoom, kLargestZoom);
    if (zoom == m_zoom)
        return;
    m_zoom = zoom;
    rewrite();
}

int PageView::room() const
{
    return std::max(0, width() - 2 * kEdge - verticalScrollBar()->sizeHint().width());
}

PageLayout PageView::layoutFor(double room) const
{
    PageLayout layout;
    layout.languages = m_languages;
    layout.tokens = &m_theme.tokens();
    layout.fonts = fonts();
    layout.rail = kRail;
    const QFontMetricsF metrics(layout.fonts.serif());
    // Measured on rules, so that the mean letter is that of reading and not of the alphabet.
    QString sample;
    for (size_t i = 0; i < m_book->clauses().size() && sample.size() < 600; ++i)
        sample += m_book->clauses()[i].text.in(m_languages.front());
    const double letter =
        metrics.horizontalAdvance(sample) / std::max(1.0, static_cast<double>(sample.size()));
    const auto columns = static_cast<double>(m_languages.size());
    layout.column = std::floor(std::min(letter * kLettersInLine, room / columns - layout.rail));
    const double notes = kNotes * m_theme.scaled(m_zoom) / 100;
    if (m_languages.size() == 1 && m_page.chapter > 0 && room > layout.width() + layout.rail + notes)
        layout.notes = notes;
    return layout;
}

void PageView::write()
{
    if (m_languages.empty())
        return;
    m_room = room();
    m_layout = layoutFor(m_room);
    const int over = std::max(0, static_cast<int>(m_room - m_layout.width()));
    // A little to the left of the middle, as the rail is empty.
    const int left = kEdge + std::max(0, over / 2 - static_cast<int>(kRail / 2));
    setViewportMargins(left, 0, kEdge + std::max(0, over - (left - kEdge)), 0);
    // Whether the scroll bar is there or not, lines are as long.
    setLineWrapColumnOrWidth(static_cast<int>(m_layout.width()));
    document()->clear();
    document()->setDefaultFont(m_layout.fonts.serif());
    PageWriter writer(*m_book, m_layout);
    m_written = writer.write(*document(), m_page, m_next ? &*m_next : nullptr);
    moveCursor(QTextCursor::Start);
    showHits();
}

void PageView::rewrite()
{
    const QScopedValueRollback quiet(m_scrolling, true);
    write();
    const int position = positionOf(m_top, m_top == m_marked ? m_markedQuestion : QString());
    if (position >= 0 && m_top != m_page.id)
        scrollToBlock(position);
    viewport()->update();
}

int PageView::positionOf(const QString& entry, const QString& clarification) const
{
    const auto found = std::find_if(m_written.begin(), m_written.end(), [&](const WrittenParagraph& w) {
        return w.entry == entry && (clarification.isEmpty() || w.clarification == clarification);
    });
    return found != m_written.end() ? found->position : -1;
}

void PageView::scrollToBlock(int position)
{
    const QRectF rect = document()->documentLayout()->blockBoundingRect(document()->findBlock(position));
    verticalScrollBar()->setValue(static_cast<int>(rect.top()) - kAboveMark);
}

void PageView::mark(const QString& entry, const QString& clarification)
{
    const QScopedValueRollback quiet(m_scrolling, true);
    m_marked = entry;
    m_markedQuestion = clarification;
    int position = positionOf(entry, clarification);
    if (position < 0)
        position = positionOf(entry, {});
    if (position >= 0 && entry != m_page.id) {
        scrollToBlock(position);
        // The keyboard goes on from here: the next link is one of this clause.
        QTextCursor cursor(document());
        cursor.setPosition(position);
        const int scrolled = verticalScrollBar()->value();
        setTextCursor(cursor);
        verticalScrollBar()->setValue(scrolled);
    } else {
        verticalScrollBar()->setValue(0);
    }
    m_top = entry;
    viewport()->update();
}

void PageView::setBookmarks(const QStringList& entries)
{
    m_bookmarks = entries;
    viewport()->update();
}

void PageView::setHits(std::vector<model::BookHit> hits, int current)
{
    m_hits = std::move(hits);
    m_currentHit = current;
    showHits();
}

void PageView::showHits()
{
    QList<QTextEdit::ExtraSelection> selections;
    const Tokens& tokens = m_theme.tokens();
    for (size_t i = 0; i < m_hits.size(); ++i) {
        const model::BookHit& hit = m_hits[i];
        const auto found = std::find_if(m_written.begin(), m_written.end(), [&](const WrittenParagraph& w) {
            return w.entry == hit.entry && w.language == hit.language && w.paragraph == hit.paragraph;
        });
        if (found == m_written.end())
            continue;
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document());
        selection.cursor.setPosition(found->position + hit.start);
        selection.cursor.setPosition(found->position + hit.start + hit.length, QTextCursor::KeepAnchor);
        const bool current = static_cast<int>(i) == m_currentHit;
        selection.format.setBackground(current ? tokens.accent : mixed(tokens.warning, tokens.raised, 0.28));
        selection.format.setForeground(current ? tokens.onAccent : tokens.ink);
        selections << selection;
        if (current) {
            const QRectF block = document()->documentLayout()->blockBoundingRect(selection.cursor.block());
            const int from = verticalScrollBar()->value();
            if (block.top() < from || block.bottom() > from + viewport()->height())
                verticalScrollBar()->setValue(static_cast<int>(block.top()) - viewport()->height() / 3);
        }
    }
    setExtraSelections(selections);
}

QString PageView::topEntry() const
{
    // Asked before the first layout there is no page yet.
    if (m_written.empty())
        return m_page.id;
    const double top = verticalScrollBar()->value() + kAboveMark + 1;
    QString entry = m_page.id;
    for (const WrittenParagraph& written : m_written) {
        const QRectF rect =
            document()->documentLayout()->blockBoundingRect(document()->findBlock(written.position));
        if (rect.top() > top)
            break;
        entry = written.entry;
    }
    return entry;
}

void PageView::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (room() != m_room)
        m_rewrite.start(0);
}

void PageView::wheelEvent(QWheelEvent* event)
{
    if ((event->modifiers() & Qt::ControlModifier) == 0) {
        QTextBrowser::wheelEvent(event);
        return;
    }
    Q_EMIT zoomWanted(event->angleDelta().y() > 0 ? 1 : -1);
    event->accept();
}

bool PageView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        pointAt({});
    return QTextBrowser::viewportEvent(event);
}

} // namespace views
