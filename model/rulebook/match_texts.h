// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pdf/paragraph_builder.h"
#include "model/rulebook/book_parts.h"
#include "model/rulebook/book_sentences.h"
#include "model/rulebook/match_profile.h"
#include "model/rulebook/match_words.h"

namespace model {

/// Our clauses and the passages of another book of the same game, made ready to be compared: what each is
/// about, the card it begins with or names, what stands above it, and the part of the book it belongs to.
class MatchTexts
{
public:
    static constexpr int kNobody = -1;
    static constexpr int kMostSentences = 4; ///< of a passage

    /// A few sentences that follow each other below the same heading, and what is known of them besides their
    /// words.
    struct Passage
    {
        MatchProfile profile;
        int first = 0; ///< sentence
        int last = 0;
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
        bool isAbsent = false;    ///< the book has nothing of its part
        bool isPrinted = true;    ///< what we decided ourselves is in no printed book
    };

    /// The weights outlive this.
    MatchTexts(const Rulebook& book, const std::vector<CardName>& cards, Language language,
               const std::vector<PdfParagraph>& paragraphs, const MatchWeights& weights);

    [[nodiscard]] const std::vector<BookSentence>& sentences() const { return m_sentences; }
    [[nodiscard]] const std::vector<Clause>& clauses() const { return m_clauses; }
    /// By their first sentence, the shortest first.
    [[nodiscard]] const std::vector<Passage>& passages() const { return m_passages; }
    /// The clauses (their indices) in the order in which a printed book states them, as far as our references
    /// to it tell, otherwise in our own. A clause with several references is there as often.
    [[nodiscard]] const std::vector<int>& expectedOrder() const { return m_expected; }
    /// How much the headings above a passage are like the sections around a clause, from 0 to 1.
    [[nodiscard]] float alikeAround(const Clause& clause, const Passage& passage) const
    {
        return m_contexts[static_cast<size_t>(clause.context)][static_cast<size_t>(passage.context)];
    }

private:
    struct Reader;

    std::vector<BookSentence> m_sentences;
    std::vector<Clause> m_clauses;
    std::vector<Passage> m_passages;
    std::vector<int> m_expected;
    std::vector<std::vector<float>> m_contexts; ///< ours and theirs
};

} // namespace model
