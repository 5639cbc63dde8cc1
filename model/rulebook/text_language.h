// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"
#include "model/pdf/paragraph_builder.h"

#include <optional>

namespace model {

/// The language that a book is plainly written in, by the small words that every sentence needs; nothing if
/// it is too short, in both languages, or in neither.
[[nodiscard]] std::optional<Language> languageOfText(const std::vector<PdfParagraph>& paragraphs);

} // namespace model
