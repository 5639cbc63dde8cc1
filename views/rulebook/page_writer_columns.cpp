// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/page_writer.h"

#include <QTextTable>

namespace views {

using model::Language;

void PageWriter::inColumns(double above, const std::function<void(Language)>& write)
{
    if (!needsTable()) {
        write(m_layout.languages.front());
        return;
    }
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellPadding(0);
    format.setCellSpacing(0);
    format.setWidth(QTextLength(QTextLength::FixedLength, m_layout.width()));
    QList<QTextLength> widths(static_cast<qsizetype>(m_layout.languages.size()),
                              QTextLength(QTextLength::FixedLength, m_layout.rail + m_layout.column));
    if (m_layout.notes > 0)
        widths << QTextLength(QTextLength::FixedLength, m_layout.rail + m_layout.notes);
    format.setColumnWidthConstraints(widths);
    const auto hideBlock = [this] {
        QTextBlockFormat gap;
        gap.setLineHeight(1, QTextBlockFormat::FixedHeight);
        m_cursor.setBlockFormat(gap);
    };
    // Qt keeps a block around and between tables; it should not be seen.
    hideBlock();
    m_table = m_cursor.insertTable(1, static_cast<int>(widths.size()), format);
    for (size_t i = 0; i < m_layout.languages.size(); ++i) {
        // Qt leaves the margin above the first block of a cell out.
        setPadding(static_cast<int>(i), above);
        m_cursor = m_table->cellAt(0, static_cast<int>(i)).firstCursorPosition();
        m_freshBlock = true;
        write(m_layout.languages[i]);
    }
    m_cursor = m_table->lastCursorPosition();
    m_cursor.movePosition(QTextCursor::NextBlock);
    hideBlock();
    m_freshBlock = true;
}

void PageWriter::setPadding(int column, double above)
{
    QTextTableCell cell = m_table->cellAt(0, column);
    QTextTableCellFormat format = cell.format().toTableCellFormat();
    format.setTopPadding(above);
    cell.setFormat(format);
}

} // namespace views
