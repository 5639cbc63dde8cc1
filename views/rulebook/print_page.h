// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book_pages.h"

class QPrinter;

namespace views {

/// A chapter on paper: the same text as on the screen, in ink on white, with page numbers; both languages
/// side by side if two are given.
void printPage(QPrinter& printer, const model::Rulebook& book, const model::BookPage& page,
               const std::vector<model::Language>& languages);

} // namespace views
