// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pdf/paragraph_builder.h"
#include "model/pdf/pdf_document.h"

#include <cstdint>

/// Bytes that claim to be a PDF are opened or refused, and harm nobody. Pages are few and small, so that time
/// goes to odd files and not to large ones.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    model::PdfFile file;
    file.content = QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto document = model::PdfDocument::open(file);
    if (!document)
        return 0;
    model::ParagraphBuilder builder([](const model::PdfParagraph&) {});
    for (int page = 0; page < std::min((*document)->pageCount(), 3); ++page) {
        builder.add((*document)->text(page));
        (void)(*document)->label(page);
        const QSizeF points = (*document)->size(page);
        (void)(*document)->render(page, 60 / std::max(points.width(), points.height()));
    }
    builder.finish();
    (void)(*document)->outline();
    return 0;
}
