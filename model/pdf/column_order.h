// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/pdf_lines.h"

namespace model {

/// Puts the lines of a page in the order in which people read them: column by column, each from top to
/// bottom; what spans several columns divides the page into what stands above it and below. Pieces of a line
/// that was spread to fill its column are joined.
void putInReadingOrder(std::vector<PdfLine>& lines);

} // namespace model
