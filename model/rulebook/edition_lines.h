// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/paragraph_builder.h"

namespace model {

/// The lines of a paragraph as the library stores them, one per line of text: where each is and where it
/// begins in the text.
[[nodiscard]] QString storedLines(const PdfParagraph& paragraph);
/// The way back. What cannot be read is left out; libraries of earlier versions do not say where lines begin.
void readLines(const QString& stored, PdfParagraph& paragraph);
[[nodiscard]] std::vector<PageBox> linesFrom(const QString& stored);

} // namespace model
