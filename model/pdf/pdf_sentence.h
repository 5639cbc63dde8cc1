// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/pdf_error.h"

namespace model {

/// What happened to a PDF and what to do, in the program's language. `path` may have folders, which are left
/// out.
[[nodiscard]] QString pdfSentence(const PdfError& error, const QString& path);

} // namespace model
