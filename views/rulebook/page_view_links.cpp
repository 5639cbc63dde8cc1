// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/page_view.h"

#include <QTextBlock>
#include <QTextDocumentFragment>

#include <algorithm>

namespace views {

using model::Language;

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
        // Not the browser's own, which goes through its links itself.
        // NOLINTNEXTLINE(bugprone-parent-virtual-call)
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

} // namespace views
