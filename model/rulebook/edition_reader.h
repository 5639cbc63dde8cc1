// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library_import.h"
#include "model/pdf/pdf_document.h"
#include "model/rulebook/edition_tables.h"

namespace model {

/// Reads all pages of a PDF, a few at a time, in two threads. Nothing, if it was cancelled.
[[nodiscard]] PdfResult<std::optional<ReadEdition>> readEdition(const PdfFile& file, const QString& password,
                                                                const ImportWatch& watch);

} // namespace model
