// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/page_view.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QPainterPath>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace views {

using namespace Qt::StringLiterals;
using model::Language;
using model::ParagraphKind;

namespace {

constexpr double kRail = 32;
constexpr int kEdge = 12; ///< least room beside the page
constexpr double kNotes = 230;
constexpr int kAboveMark = 12;
constexpr int kBelowLine = 5; ///< letters stand low in a line of fixed height

} // namespace

PageView::PageView(const model::Rulebook& book, const Theme& theme, QWidget* parent)
    : QTextBrowser(parent)
    , m_book(book)
    , m_theme(theme)
{
    setObjectName(u"rulebookPage"_s);
    setOpenLinks(false);
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
    for (size_t i = 0; i < m_book.clauses().size() && sample.size() < 600; ++i)
        sample += m_book.clauses()[i].text.in(m_languages.front());
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
    PageWriter writer(m_book, m_layout);
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

Language PageView::languageAt(const QPoint& point) const
{
    const auto column = static_cast<size_t>(std::max(0.0, point.x() / (m_layout.rail + m_layout.column)));
    return m_languages.empty() ? Language::English : m_languages[std::min(column, m_languages.size() - 1)];
}

void PageView::pointAt(const QUrl& link)
{
    if (link.isEmpty()) {
        Q_EMIT linkPointedAt({}, {}, {}, Language::English);
        return;
    }
    // The keyboard selects the link it is on; else the pointer is over it.
    QPoint at = viewport()->mapFromGlobal(QCursor::pos());
    if (anchorAt(at) != link.toString())
        at = cursorRect(textCursor()).center();
    const int line = QFontMetrics(fonts().serif()).height();
    const QRect where(viewport()->mapToGlobal(at) - QPoint(0, line / 2), QSize(1, line));
    Q_EMIT linkPointedAt(link.scheme(), link.path(), where, languageAt(at));
}

bool PageView::focusNextPrevChild(bool next)
{
    // Qt starts at the top of the document; a reader goes on from the clause that is marked.
    const QTextCursor at = textCursor();
    QTextCursor found;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            const int end = fragment.position() + fragment.length();
            const bool fits = next ? fragment.position() >= at.selectionEnd() && found.isNull()
                                   : end <= at.selectionStart();
            if (!fragment.charFormat().isAnchor() || !fits)
                continue;
            found = QTextCursor(document());
            found.setPosition(fragment.position());
            found.setPosition(end, QTextCursor::KeepAnchor);
        }
    }
    if (found.isNull())
        return QTextEdit::focusNextPrevChild(next);
    setTextCursor(found);
    m_focusedLink = found;
    pointAt(QUrl(found.charFormat().anchorHref()));
    return true;
}

QString PageView::entryAt(int position) const
{
    QString entry = m_page.id;
    int nearest = -1;
    for (const WrittenParagraph& written : m_written) {
        if (written.position <= position && written.position > nearest) {
            nearest = written.position;
            entry = written.entry;
        }
    }
    return entry;
}

QString PageView::passage() const
{
    const QTextCursor selected = textCursor();
    return !selected.hasSelection() || selected == m_focusedLink
               ? QString()
               : selected.selection().toPlainText().trimmed();
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

QRectF PageView::rectOf(size_t first, size_t last) const
{
    const auto* layout = document()->documentLayout();
    QRectF rect = layout->blockBoundingRect(document()->findBlock(m_written[first].position));
    rect = rect.united(layout->blockBoundingRect(document()->findBlock(m_written[last].position)));
    return rect.translated(0, -verticalScrollBar()->value());
}

void PageView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    paintMark(painter);
    paintSides(painter);
    paintBookmarks(painter);
    painter.end();
    QTextBrowser::paintEvent(event);
}

void PageView::paintMark(QPainter& painter) const
{
    if (m_marked.isEmpty() || m_marked == m_page.id)
        return;
    for (size_t i = 0; i < m_written.size(); ++i) {
        const auto belongs = [&](const WrittenParagraph& w) {
            return w.entry == m_marked && w.language == m_written[i].language &&
                   (m_markedQuestion.isEmpty() ? !model::isNote(w.kind)
                                               : w.clarification == m_markedQuestion);
        };
        if (!belongs(m_written[i]))
            continue;
        size_t last = i;
        while (last + 1 < m_written.size() && belongs(m_written[last + 1]))
            ++last;
        QRectF rect = rectOf(i, last);
        const auto column = static_cast<double>(
            std::find(m_languages.begin(), m_languages.end(), m_written[i].language) - m_languages.begin());
        rect.setLeft(column * (m_layout.rail + m_layout.column) + m_layout.rail - 14);
        rect.setWidth(m_layout.column + 22);
        rect.adjust(0, -2, 0, kBelowLine + 9);
        painter.setBrush(m_theme.tokens().accentTint);
        painter.drawRoundedRect(rect, 4, 4);
        painter.setBrush(m_theme.tokens().accent);
        painter.drawRoundedRect(QRectF(rect.left(), rect.top(), 3, rect.height()), 1.5, 1.5);
        i = last;
    }
}

void PageView::paintSides(QPainter& painter) const
{
    const Tokens& tokens = m_theme.tokens();
    for (size_t i = 0; i < m_written.size(); ++i) {
        const ParagraphKind kind = m_written[i].kind;
        if (kind != ParagraphKind::Ruling && kind != ParagraphKind::Question)
            continue;
        const size_t last = kind == ParagraphKind::Question && i + 1 < m_written.size() ? i + 1 : i;
        const QRectF rect = rectOf(i, last);
        const auto column = static_cast<double>(
            std::find(m_languages.begin(), m_languages.end(), m_written[i].language) - m_languages.begin());
        const double x = column * (m_layout.rail + m_layout.column) + m_layout.rail;
        painter.setBrush(kind == ParagraphKind::Ruling ? mixed(tokens.warning, tokens.raised, 0.6)
                                                       : tokens.line);
        painter.drawRect(QRectF(x, rect.top() + kBelowLine, 2, rect.height()));
    }
}

void PageView::paintBookmarks(QPainter& painter) const
{
    for (const WrittenParagraph& written : m_written) {
        if (written.kind != ParagraphKind::Title || !m_bookmarks.contains(written.entry) ||
            written.language != m_languages.front())
            continue;
        const QTextBlock block = document()->findBlock(written.position);
        const QRectF rect = document()->documentLayout()->blockBoundingRect(block);
        const double line = block.blockFormat().lineHeight();
        const double y = rect.top() + kBelowLine - verticalScrollBar()->value();
        QPainterPath ribbon;
        ribbon.moveTo(4, y + 4);
        ribbon.lineTo(13, y + 4);
        ribbon.lineTo(13, y + line - 3);
        ribbon.lineTo(8.5, y + line - 7);
        ribbon.lineTo(4, y + line - 3);
        ribbon.closeSubpath();
        painter.fillPath(ribbon, m_theme.tokens().emblem);
    }
}

} // namespace views
