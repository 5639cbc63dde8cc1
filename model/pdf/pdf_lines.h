// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/pdf_page.h"

namespace model {

/// A printed line of one column.
struct PdfLine
{
    QString text; ///< cleaned, see cleanedText
    QRectF box;
    double height = 0;     ///< of its letters
    double firstWord = 0;  ///< width of its first word
    bool isMarked = false; ///< begins an entry of a list: a bullet or a number stands before it

    friend bool operator==(const PdfLine&, const PdfLine&) = default;
};

/// The lines of a page in reading order. Bullets that stand apart from their text are joined to it.
[[nodiscard]] std::vector<PdfLine> linesOf(const PdfPageText& page);

/// What a font made of letters turned back into letters: ligatures resolved, accents joined to what they
/// stand on, characters without meaning left out.
[[nodiscard]] QString cleanedText(const QString& text);

/// "•", "–", "3.", "b)": what begins an entry of a list.
[[nodiscard]] bool isListMark(QStringView word);

} // namespace model
