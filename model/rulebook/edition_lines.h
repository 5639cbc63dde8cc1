// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/pdf_page.h"

namespace model {

/// Boxes of lines as the library stores them, one a line of text; and back. What cannot be read is left out.
[[nodiscard]] QString storedLines(const std::vector<PageBox>& lines);
[[nodiscard]] std::vector<PageBox> linesFrom(const QString& stored);

} // namespace model
