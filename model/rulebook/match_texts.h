// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/paragraph_builder.h"
#include "model/rulebook/book_parts.h"
#include "model/rulebook/match_profile.h"
#include "model/rulebook/match_words.h"

namespace model {

/// Our clauses and the paragraphs of another book of the same game, made ready to be compared: what each is
/// about, the card it begins with or names, what stands above it, and the part of the book it belongs to.
class MatchTexts
{
public:
    static constexpr int kNobody = -1;

    /// What is known of a paragraph besides its words.
    struct Paragraph
    {
        MatchProfile profile;
        int lead = kNobody;     ///< the card that it begins with
        std::vector<int> named; ///< cards that it names
        int context = 0;        ///< the headings above it
        int part = 0;           ///< of our book
        bool isOwned = false;   ///< its part has a clause of its own about the card that it begins with
        bool isHeading = false;

        [[nodiscard]] bool names(int card) const;
    };

    struct Clause
    {
        MatchProfile profile;
        int card = kNobody; ///< that it is about
        int context = 0;    ///< the sections around it
        int part = 0;
        bool isElsewhere = false; ///< its card is named in the book, but nowhere in its part
        bool isPrinted = true;    ///< what we decided ourselves is in no printed book
    };

    MatchTexts(const Rulebook& book, const std::vector<CardName>& cards, Language language,
               const std::vector<PdfParagraph>& paragraphs);

    [[nodiscard]] const std::vector<Clause>& clauses() const { return m_clauses; }
    [[nodiscard]] const std::vector<Paragraph>& paragraphs() const { return m_paragraphs; }
    /// How much the headings above a paragraph are like the sections around a clause, from 0 to 1.
    [[nodiscard]] float alikeAround(const Clause& clause, const Paragraph& paragraph) const
    {
        return m_contexts[static_cast<size_t>(clause.context)][static_cast<size_t>(paragraph.context)];
    }

private:
    struct Reader;

    std::vector<Clause> m_clauses;
    std::vector<Paragraph> m_paragraphs;
    std::vector<std::vector<float>> m_contexts; ///< ours and theirs
};

} // namespace model
