// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/pdf_page.h"

namespace model {

/// A place on a page where the typed words stand; several boxes where they go over a line's end.
struct PdfHit
{
    int page = 0;
    std::vector<QRectF> boxes;

    friend bool operator==(const PdfHit&, const PdfHit&) = default;
};

/// Where the typed words stand on a page, from top to bottom, compared as in search: whatever their case,
/// accents and ligatures, and also where a line divides them. Less than two letters find nothing.
[[nodiscard]] std::vector<PdfHit> hitsOn(const PdfPageText& page, int number, const QString& typed);

/// The text from one word to another, as it is copied: words that lines divide are joined.
[[nodiscard]] QString textBetween(const PdfPageText& page, size_t first, size_t last);

} // namespace model
