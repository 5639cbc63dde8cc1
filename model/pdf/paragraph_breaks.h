// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/pdf_lines.h"

namespace model {

/// Heights that have to be left over before a word counts as one that had room.
inline constexpr double kRoomForAWord = 0.6;

/// How the text of one page is set, as far as it shows where paragraphs end.
class PageSetting
{
public:
    explicit PageSetting(const std::vector<PdfLine>& lines);

    /// The height of the letters that most of the text has; 0 on an empty page.
    [[nodiscard]] double textHeight() const { return m_textHeight; }
    /// Whether line `next` (not the first) begins a paragraph. A line that goes on in another column does
    /// not tell: see isJump.
    [[nodiscard]] bool beginsParagraph(size_t next) const;
    /// What is left between the end of a line and the end of its column.
    [[nodiscard]] double room(size_t line) const { return rightEdge(line) - m_lines[line].box.right(); }
    /// Whether the line `next` stands in another column than the one before.
    [[nodiscard]] bool isJump(size_t next) const;

private:
    struct Column
    {
        size_t first = 0;
        size_t last = 0;
    };

    void findColumns();
    [[nodiscard]] double rightEdge(size_t line) const;
    [[nodiscard]] double pitch(size_t line) const;
    [[nodiscard]] bool isAlike(size_t a, size_t b) const;

    const std::vector<PdfLine>& m_lines;
    std::vector<Column> m_columns;
    std::vector<size_t> m_columnOf;
    double m_textHeight = 0;
};

} // namespace model
