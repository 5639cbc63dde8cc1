// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/paragraph_builder.h"
#include "model/rulebook/match_words.h"

namespace model {

/// A paragraph of a PDF that tells what a clause tells.
struct ClauseMatch
{
    QString clause;
    int paragraph = 0;    ///< index
    float confidence = 0; ///< from 0 to 1
    bool isFirst = true;  ///< where the clause opens; false for further paragraphs of the same clause

    friend bool operator==(const ClauseMatch&, const ClauseMatch&) = default;
};

/// Finds the paragraphs of a rulebook that somebody else wrote for the clauses that we wrote, in the same
/// language: by words that mean the same, by the headings they stand under, and by their order. Nothing of
/// any published text is known to it.
class ClauseMatcher
{
public:
    /// The book outlives the matcher.
    ClauseMatcher(const Rulebook& book, const std::vector<CardName>& cards, Language language);

    /// In the order of our book. Clauses without a counterpart are left out.
    [[nodiscard]] std::vector<ClauseMatch> match(const std::vector<PdfParagraph>& paragraphs) const;

private:
    const Rulebook& m_book;
    std::vector<CardName> m_cards;
    Language m_language;
};

} // namespace model
