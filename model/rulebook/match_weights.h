// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace model {

/// What speaks for and against a link between a clause and a passage of a PDF, in one place, so that
/// tests/layouts can fit it. The values are those of the last fit.
struct MatchWeights
{
    // How alike two texts are.
    float asked = 0.2f;           ///< questions that people ask about a clause, beside its text
    float headingAbove = 0.65f;   ///< the nearest heading, beside the text
    float cardWeight = 2.723f;    ///< names are certain, words are not
    float meaningWeight = 1.014f; ///< words that mean much the same
    float cosine = 0.6f;
    float larger = 0.325f; ///< the larger of the shares that both have in common
    float smaller = 0.2f;
    float sharpClause = 0.21f; ///< likeness counts in full only for the most alike
    float sharpPassage = 0.21f;
    float context = 0.175f; ///< chapters and headings
    float longer = -0.01f;  ///< per further sentence of a passage

    // Cards and parts of the book.
    float ownCard = 0.2394f;     ///< the passage begins with the clause's card
    float otherCard = -0.3381f;  ///< it begins with another card
    float strangeCard = -0.01f;  ///< it begins with a card, and the clause is about none
    float ownCardNamed = 0.549f; ///< it names the clause's card somewhere
    float ownCardMissing = -0.196f;
    float otherPart = -0.39f; ///< the variant of another chapter
    float absentPart = -0.6f; ///< nothing of the clause's variant is in the book
    float heading = -0.35f;   ///< text is looked for, headings only lead to it

    // The order: what a place is worth compared with none, as logarithms.
    float scale = 18.2f;  ///< of the likeness
    float none = 5.5f;    ///< likeness, times scale, that is as good as no place
    float same = 0.65f;   ///< the passage of the clause before
    float next = 3.6f;    ///< directly behind it
    float fade = 0.4f;    ///< less per sentence further on
    float back = 0.05f;   ///< up to three sentences back
    float jump = -2.1f;   ///< anywhere else
    float aside = -2.45f; ///< anywhere else, after which the order goes on where it was
    float rival = 0.3f;   ///< of what another clause fits better
    float untold = 6;     ///< less for any place, times the part of our rules that the book does not state
    float references = 1; ///< 0: our own order is expected, whatever our references to the printed book say
};

} // namespace model
