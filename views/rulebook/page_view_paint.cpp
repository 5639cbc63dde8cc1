// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/page_view.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

namespace views {

using model::ParagraphKind;

namespace {
constexpr int kBelowLine = 5; ///< letters stand low in a line of fixed height
} // namespace

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
