// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/paragraph_builder.h"

namespace model {

/// A sentence of a PDF, a heading or a short entry of a list: the unit that rules are matched with, because
/// it stays the same however a book is divided into paragraphs.
struct BookSentence
{
    QString text;
    int paragraph = 0; ///< index
    int firstLine = 0; ///< of the paragraph, where the sentence begins
    int lastLine = 0;
    bool isHeading = false;
};

/// All sentences in reading order. Abbreviations, numbers and brackets do not end a sentence.
[[nodiscard]] std::vector<BookSentence> sentencesOf(const std::vector<PdfParagraph>& paragraphs);

} // namespace model
