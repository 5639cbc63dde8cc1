// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/mark_numbers.h"
#include "model/rulebook/match_words.h"

namespace model {

/// A paragraph as the division into parts sees it.
struct PartText
{
    Marks marks;
    Marks headings; ///< marks of the headings it stands under
    bool isHeading = false;
};

/// A part of our own book: the game itself, or one of its variants.
struct BookPart
{
    Marks title;
    Marks marks;
    bool isVariant = false;
};

/// Tells which part of our book the paragraphs of another book of the same game belong to. Parts are long,
/// come in the same order as a rule, and seldom begin without a heading. One number a paragraph, the index of
/// its part.
[[nodiscard]] std::vector<int> partsOfBook(const std::vector<BookPart>& parts,
                                           const std::vector<PartText>& paragraphs);

} // namespace model
