// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/paragraph_builder.h"
#include "model/rulebook/match_weights.h"
#include "model/rulebook/match_words.h"

namespace model {

/// A passage of a PDF that states what a clause states.
struct ClauseMatch
{
    QString clause;
    int paragraph = 0;    ///< index
    float confidence = 0; ///< how likely the link is right, from 0 to 1
    bool isFirst = true;  ///< where the clause opens; false for further paragraphs of the same clause
    int firstLine = 0;    ///< of the paragraph
    int lastLine = -1;    ///< -1: the last

    friend bool operator==(const ClauseMatch&, const ClauseMatch&) = default;
};

/// Finds the passages of a rulebook that somebody else wrote for the clauses that we wrote, in the same
/// language: by words that mean the same, by the headings above them, and by their order. The units are
/// sentences, so that it does not matter how the book is divided into paragraphs. Nothing of any published
/// text is known to it.
class ClauseMatcher
{
public:
    /// Raised when matching is done in another way: then every edition is matched again.
    static constexpr int kVersion = 3;

    /// The book outlives the matcher.
    ClauseMatcher(const Rulebook& book, const std::vector<CardName>& cards, Language language,
                  const MatchWeights& weights = {});

    /// In the order of our book. Clauses without a counterpart are left out.
    [[nodiscard]] std::vector<ClauseMatch> match(const std::vector<PdfParagraph>& paragraphs) const;

private:
    const Rulebook& m_book;
    std::vector<CardName> m_cards;
    Language m_language;
    MatchWeights m_weights;
};

} // namespace model
